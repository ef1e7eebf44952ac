// Pictures for cards, drawn from their tags and numbers: nothing to load, always the same for the same card.
import type { CardInfo } from '../wire';

const PALETTES: Record<string, [string, string]> = {
  space: ['#101a3a', '#5b3a7a'],
  jovian: ['#2a1420', '#c47a3c'],
  science: ['#14304a', '#6aa2c4'],
  power: ['#241247', '#8a5ae0'],
  plant: ['#123a2a', '#8fc25a'],
  animal: ['#0f3a3a', '#e0a25a'],
  microbe: ['#2c3a10', '#b4c24a'],
  building: ['#3a1d16', '#d9844a'],
  city: ['#1d2238', '#e08a5a'],
  earth: ['#0f2a52', '#5aa8e0'],
  venus: ['#3d3a12', '#d8c25c'],
  event: ['#2a1430', '#e0663a'],
  none: ['#3a1a1a', '#e0875a'],
};
const W = 200;
const H = 64;
const cache = new Map<string, string>();

/** The picture of a card as SVG. */
export function art(card: CardInfo): string {
  let svg = cache.get(card.number);
  if (svg === undefined) cache.set(card.number, (svg = draw(card)));
  return svg;
}

function draw(card: CardInfo): string {
  let seed = 7;
  for (const letter of card.english) seed = (seed * 31 + letter.charCodeAt(0)) % 99991;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < 4; i++) random();
  const n = (x: number) => x.toFixed(1);
  const tag = card.tags[0] ?? 'none';
  const [top, bottom] = PALETTES[tag] ?? ['#3a1a1a', '#e0875a'];
  let g = '';
  for (let i = 0; i < 14; i++)
    g += `<circle cx="${n(random() * W)}" cy="${n(random() * H * 0.6)}" r="${n(0.4 + random() * 0.8)}" fill="#fff" opacity="${n(0.3 + random() * 0.6)}"/>`;
  const x = 30 + random() * 140;
  if (tag === 'jovian') {
    g += `<circle cx="${n(x)}" cy="40" r="33" fill="#e8b98a"/><path d="M${n(x - 33)} 32h66M${n(x - 34)} 42h68M${n(x - 30)} 54h60" stroke="#a85f35" stroke-width="5" opacity=".7"/>`;
    if (random() > 0.5)
      g += `<ellipse cx="${n(x)}" cy="42" rx="56" ry="9" fill="none" stroke="#f0d9b8" stroke-width="3" opacity=".6" transform="rotate(-12 ${n(x)} 42)"/>`;
  } else if (tag === 'earth') {
    g += `<circle cx="${n(x)}" cy="38" r="29" fill="#4a9be8"/><path d="M${n(x - 18)} 27q12-10 22 0t10 14-24 8z" fill="#7cc46a"/>`;
  } else if (tag === 'venus') {
    g += many(
      5,
      (i) =>
        `<path d="M0 ${n(12 + i * 13 + random() * 8)}q50 ${n(random() * 20 - 10)} 100 0t100 0" fill="none" stroke="#fff3b0" stroke-width="${n(3 + random() * 5)}" opacity="${n(0.2 + random() * 0.3)}"/>`,
    );
  } else {
    g += `<circle cx="${n(x)}" cy="23" r="${n(9 + random() * 9)}" fill="#ffe3b8" opacity=".85"/>`;
  }
  const ridge = (y: number, rough: number, color: string) => {
    let d = `M0 ${H}V${n(y)}`;
    for (let i = 0; i <= W; i += 20) d += `L${i} ${n(y + (random() - 0.5) * rough)}`;
    return `<path d="${d}V${H}z" fill="${color}"/>`;
  };
  if (!['space', 'jovian', 'earth', 'venus'].includes(tag) || card.tags.includes('building')) {
    g += ridge(H * 0.66, 18, '#00000055') + ridge(H * 0.82, 10, '#00000088');
  }
  g += motif(card.tags.includes('city') ? 'city' : tag, random, n);
  if (card.kind === 'event' || tag === 'space') {
    const a = 130 + random() * 40;
    const b = 12 + random() * 14;
    g += `<path d="M${n(a)} ${n(b)} ${n(a - 95)} ${n(b + 40)} ${n(a - 88)} ${n(b + 46)} ${n(a + 8)} ${n(b + 8)}z" fill="#ffb27a" opacity=".35"/><circle cx="${n(a + 3)}" cy="${n(b + 3)}" r="8" fill="#f6ead8"/><circle cx="${n(a + 1)}" cy="${n(b + 1)}" r="2.5" fill="#b89f86"/>`;
  }
  return `<svg class="art" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style="background:linear-gradient(${top},${bottom})">${g}</svg>`;
}

const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('');

function motif(what: string, random: () => number, n: (x: number) => string): string {
  switch (what) {
    case 'building':
    case 'city':
      return many(9, (i) => {
        const x = 20 + i * 18 + random() * 8;
        const h = 8 + random() * (what === 'city' ? 30 : 18);
        if (what === 'city' && i % 3 === 1) return `<path d="M${n(x - 8)} ${H}v-8a12 12 0 0 1 24 0v8z" fill="#ffd9a6" opacity=".8"/>`;
        return `<rect x="${n(x)}" y="${n(H - h)}" width="${n(7 + random() * 6)}" height="${n(h)}" fill="#1a1014" opacity=".85"/>`;
      });
    case 'plant':
      return many(26, () => {
        const x = random() * W;
        const l = 8 + random() * 20;
        return `<path d="M${n(x)} ${H}q${n((random() - 0.5) * 10)} ${n(-l / 2)} ${n((random() - 0.5) * 12)} ${n(-l)}" stroke="#b8e07a" stroke-width="2" fill="none" opacity=".85" stroke-linecap="round"/>`;
      });
    case 'microbe':
    case 'animal':
      return many(
        8,
        () =>
          `<ellipse cx="${n(random() * W)}" cy="${n(H * (0.4 + random() * 0.5))}" rx="${n(5 + random() * 9)}" ry="${n(3 + random() * 4)}" fill="#f4f2d0" opacity="${n(0.3 + random() * 0.5)}" transform="rotate(${n(random() * 60 - 30)} 100 40)"/>`,
      );
    case 'power':
      return many(
        4,
        () => `<path d="M${n(20 + random() * 160)} 6l-7 20h8l-5 20" stroke="#e8d6ff" stroke-width="2.5" fill="none" opacity=".9"/>`,
      );
    case 'science': {
      const tilt = 10 + random() * 20;
      return `<g fill="none" stroke="#d9ecff" opacity=".7" stroke-width="1.5"><ellipse cx="100" cy="34" rx="52" ry="14" transform="rotate(${n(tilt)} 100 34)"/><ellipse cx="100" cy="34" rx="52" ry="14" transform="rotate(${n(-tilt - 6)} 100 34)"/></g><circle cx="100" cy="34" r="6" fill="#fff"/>`;
    }
    default:
      return '';
  }
}
