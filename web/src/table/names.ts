// Names of cards in the room they have. They close up, then get smaller, then narrower, and never break inside a word; a
// word that is longer even so is divided at a syllable, with a hyphen.

export interface Fitted {
  text: string;
  /** In em. */
  spacing?: number;
  /** In px: a step of the scale. */
  size?: number;
  /** Letters so much narrower than they are drawn. */
  narrow?: number;
}

const CLOSEST = -0.045;
const NARROWEST = 0.84;
const STEPS = ['--t5', '--t4', '--t3', '--t2', '--t1'] as const;
/** The step of the scale a name has if there is room, by the size of its card. */
export const NAME_STEP: Record<string, (typeof STEPS)[number]> = { slat: '--t1', peek: '--t2', hand: '--t2', zoom: '--t5' };

type Measure = (word: string, size: number) => number;

const VOWELS = 'aeiouyáäéěíóôúůýąęаеёиоуыэюя';
/** Letters that are written with two signs, and signs that belong to the letter before. */
const TOGETHER = /^(ch|sz|cz|rz|dz|dź|dż|th|ph|.[ьъй])$/;

/** Where a word may be divided: before a consonant and its vowel, with three letters on either side. */
export function syllables(word: string): string[] {
  const letters = [...word];
  const vowel = (at: number) => VOWELS.includes((letters[at] ?? ' ').toLowerCase());
  const pair = (at: number) => TOGETHER.test(`${letters[at]}${letters[at + 1]}`.toLowerCase());
  const cuts = letters.flatMap((_, at) => {
    const inside = at >= 3 && at <= letters.length - 3 && letters.slice(0, at).some((_, i) => vowel(i));
    const starts = !vowel(at) && (vowel(at + 1) || (pair(at) && vowel(at + 2)));
    return inside && starts && !pair(at - 1) ? [at] : [];
  });
  return [0, ...cuts].map((from, i) => letters.slice(from, cuts[i]).join(''));
}

/** A text whose long words may be divided at a syllable where there is no room for them. */
export const soft = (text: string, least = 10): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < least ? word : syllables(word).join('\u00ad')));

/** A word divided so that each part fits, with as few hyphens as can be. */
export function divided(word: string, fits: (part: string) => boolean): string {
  const parts: string[] = [];
  for (const syllable of syllables(word)) {
    const longer = `${parts[parts.length - 1] ?? ''}${syllable}`;
    if (parts.length > 0 && fits(`${longer}-`)) parts[parts.length - 1] = longer;
    else parts.push(syllable);
  }
  return parts.join('-\u200b');
}

/** How a name is written so that each of its words fits. */
export function fitted(name: string, width: number, sizes: readonly number[], measure: Measure): Fitted {
  const base = sizes[0] ?? 0;
  if (width <= 0 || base === 0) return { text: name };
  const parts = name.split(/(\s+|(?<=-))/);
  const words = parts.filter((it) => it.trim() !== '');
  const over = (size: number, spacing: number) => Math.max(...words.map((it) => measure(it, size) + spacing * size * it.length)) - width;
  if (over(base, 0) <= 0) return { text: name };
  for (const size of sizes) {
    if (over(size, CLOSEST) > 0) continue;
    const need = Math.max(...words.map((it) => (measure(it, size) - width) / (size * it.length)));
    return { text: name, size, spacing: Math.max(CLOSEST, -Math.max(0, need) - 0.002) };
  }
  const size = sizes[sizes.length - 1] ?? base;
  const long = (word: string) => measure(word, size) + CLOSEST * size * word.length;
  const narrow = Math.max(NARROWEST, Math.floor((100 * width) / Math.max(...words.map(long))) / 100);
  const fits = (part: string) => long(part) * narrow <= width;
  const text = parts.map((it) => (fits(it) ? it : divided(it, fits))).join('');
  return { text, size, spacing: CLOSEST, narrow };
}

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a word in bold, by the page's font; measured once, without laying anything out. */
function widthOf(font: string): Measure {
  pen ??= document.createElement('canvas').getContext('2d');
  return (word, size) => {
    const key = `${font}|${word}`;
    let width = widths.get(key);
    if (width === undefined) {
      if (!pen) return 0;
      pen.font = `700 100px ${font}`;
      widths.set(key, (width = pen.measureText(word).width / 100));
    }
    return width * size;
  };
}

/** The same for an element's font and the page's scale. */
export function fit(name: string, card: string, width: number | undefined): Fitted {
  if (!width) return { text: name };
  const page = getComputedStyle(document.body);
  const from = STEPS.indexOf(NAME_STEP[card] ?? '--t2');
  const sizes = STEPS.slice(from).map((it) => Number.parseFloat(page.getPropertyValue(it)));
  return fitted(name, width, sizes, widthOf(page.fontFamily));
}
