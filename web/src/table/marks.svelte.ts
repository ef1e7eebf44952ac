// What I have decided about the cards in my hand: an order of my own, which to keep and which to sell. It belongs to the
// game and lasts, in this browser; it is no part of the rules, so the server does not know of it.
export type Mark = 'keep' | 'sell';

interface Kept {
  order: readonly string[];
  marks: Readonly<Record<string, Mark>>;
  /** When it was last changed: of many games the oldest are forgotten. */
  at: number;
}

const PREFIX = 'hand.';
const MOST = 40;

/** My order first, then what came since, as it came. */
export function inOrder(cards: readonly string[], order: readonly string[]): string[] {
  const mine = order.filter((it) => cards.includes(it));
  return [...mine, ...cards.filter((it) => !mine.includes(it))];
}

/** A card put where another one is; those between make room. */
export function moved(cards: readonly string[], card: string, to: number): string[] {
  const rest = cards.filter((it) => it !== card);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}

function stored(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Forgets the games that were looked at longest ago. */
function clean(): void {
  const keys = Object.keys(localStorage).filter((it) => it.startsWith(PREFIX));
  if (keys.length <= MOST) return;
  const age = new Map(keys.map((it) => [it, stored(it)?.at ?? 0]));
  keys.sort((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
  for (const key of keys.slice(0, keys.length - MOST)) localStorage.removeItem(key);
}

export class Marks {
  order = $state.raw<readonly string[]>([]);
  #marks = $state.raw<Readonly<Record<string, Mark>>>({});
  readonly #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `${PREFIX}${table}.${seat ?? ''}`;
    const kept = stored(this.#key);
    this.order = kept?.order ?? [];
    this.#marks = kept?.marks ?? {};
  }

  of(card: string): Mark | undefined {
    return this.#marks[card];
  }

  /** Marks a card, or takes the mark away. */
  toggle(card: string, mark: Mark): void {
    const { [card]: before, ...rest } = this.#marks;
    this.#marks = before === mark ? rest : { ...rest, [card]: mark };
    this.#keep();
  }

  /** Makes what is shown my order, with one card moved. */
  move(shown: readonly string[], card: string, to: number): void {
    this.order = moved(shown, card, to);
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ order: this.order, marks: this.#marks, at: Date.now() } satisfies Kept));
    clean();
  }
}
