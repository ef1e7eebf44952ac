// The shapes of the board: hexagons, the globe and its rim.

export const RADIUS = 281;
/** As far from the middle of the globe the areas reach. */
const FIELD = RADIUS - 7.6;
const HALF = Math.sqrt(3) / 2;

export function hexagon(size: number): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 180) * (60 * i - 90);
    d += `${i ? 'L' : 'M'}${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`;
  }
  return `${d}z`;
}

/** How many areas each row of a map has, from the top. */
export function rowLengths(areas: readonly { row: number | null }[]): number[] {
  const rows: number[] = [];
  for (const { row } of areas) if (row !== null) rows[row] = (rows[row] ?? 0) + 1;
  return rows;
}

/** A name on at most two lines, broken between words where the longer line is shortest. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  const longer = (lines: string[]) => Math.max(...lines.map((it) => it.length));
  const ways = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')].filter(Boolean));
  return ways.reduce((best, way) => (longer(way) < longer(best) ? way : best), [name]);
}

/** The centre of an area, from its row and its place in the row; all rows are centred on the same axis. */
export const centre = (rows: readonly number[], row: number, place: number, size: number): [number, number] => [
  (2 * place + 1 - (rows[row] ?? 1)) * size * HALF,
  (row - (rows.length - 1) / 2) * 1.5 * size,
];

/** How large areas are that fill the globe with so many in each row. */
export function hexSize(rows: readonly number[]): number {
  const middle = (rows.length - 1) / 2;
  const reach = rows.map((length, row) => {
    const away = Math.abs(row - middle) * 1.5;
    return Math.max(Math.hypot(length * HALF, away + 0.5), Math.hypot((length - 1) * HALF, away + 1));
  });
  return FIELD / Math.max(...reach);
}

/** The size of a picture of the globe with its rim, and how far from the middle the numbers on the rim reach at most. */
export const PICTURE = { width: 840, height: 690 };
const NUMBERS = RADIUS + 20;
/** A number on the rim on the screen, with some air. */
const NUMBER = 22;

/** Room beside the globe in a place so wide, from its edge: so far over the middle of a globe drawn at that scale. */
export const beside = (wide: number, scale: number, over: number): number =>
  wide / 2 - NUMBER - Math.sqrt(Math.max(0, (NUMBERS * scale) ** 2 - Math.max(0, over) ** 2));

export const onCircle = (radius: number, degrees: number): [number, number] => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

/** A piece of a ring. */
export function segment(inner: number, outer: number, from: number, to: number): string {
  const point = (radius: number, angle: number) =>
    onCircle(radius, angle)
      .map((it) => it.toFixed(1))
      .join(' ');
  const sweep = to > from ? 1 : 0;
  return `M${point(outer, from)}A${outer} ${outer} 0 0 ${sweep} ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 ${1 - sweep} ${point(inner, from)}z`;
}

function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** The planet itself: craters and a valley, always the same. */
export function planet(radius: number, id: string): string {
  const random = dice(11);
  let craters = '';
  for (let i = 0; i < 34; i++) {
    const angle = random() * 6.28;
    const distance = Math.sqrt(random()) * radius * 0.93;
    const r = 4 + random() * random() * 34;
    const x = Math.cos(angle) * distance;
    const y = Math.sin(angle) * distance;
    craters += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="#000" opacity=".06"/><circle cx="${(x - r * 0.12).toFixed(0)}" cy="${(y - r * 0.12).toFixed(0)}" r="${(r * 0.8).toFixed(0)}" fill="#fff" opacity=".025"/>`;
  }
  const R = radius;
  return `<defs><radialGradient id="${id}-g" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="var(--planet-1)"/><stop offset=".62" stop-color="var(--planet-2)"/><stop offset="1" stop-color="var(--planet-3)"/></radialGradient><radialGradient id="${id}-a" cx=".5" cy=".5" r=".5"><stop offset=".88" stop-color="var(--mars)" stop-opacity=".5"/><stop offset="1" stop-color="var(--mars)" stop-opacity="0"/></radialGradient><clipPath id="${id}-c"><circle r="${R}"/></clipPath></defs><circle r="${R * 1.1}" fill="url(#${id}-a)" opacity=".5"/><circle r="${R}" fill="url(#${id}-g)"/><g clip-path="url(#${id}-c)">${craters}<path d="M${-R} ${R * 0.12}C${-R * 0.5} ${R * 0.02} ${-R * 0.2} ${R * 0.2} ${R * 0.1} ${R * 0.1}S${R * 0.6} ${R * 0.2} ${R} ${R * 0.05}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="16"/></g>`;
}

export function stars(width: number, height: number, radius: number): string {
  const random = dice(5);
  let all = '';
  for (let i = 0; i < 70; i++) {
    const x = (random() - 0.5) * width;
    const y = (random() - 0.5) * height;
    if (Math.hypot(x, y) > radius)
      all += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.5 + random() * 0.7).toFixed(1)}" opacity="${(0.15 + random() * 0.35).toFixed(2)}"/>`;
  }
  return `<g class="stars">${all}</g>`;
}

/** From one place to the nearest other one in the direction of an arrow key. */
export function neighbour(from: [number, number], key: string, all: readonly (readonly [string, [number, number]])[]): string | null {
  const directions: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const direction = directions[key];
  if (!direction) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of all) {
    const along = (x - from[0]) * direction[0] + (y - from[1]) * direction[1];
    const aside = Math.abs((x - from[0]) * direction[1]) + Math.abs((y - from[1]) * direction[0]);
    if (along <= 1 || along < aside * 0.35) continue;
    const far = along + aside * 1.8;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
