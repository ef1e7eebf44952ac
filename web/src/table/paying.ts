// The ways to pay for a choice, as the engine lists them: which payers there are, and which way has so much of one.
import type { Change, Foresight, Part, Payment, Way, WordInfo } from '../wire';

export interface Payer {
  with: string;
  card: string | undefined;
  worth: number;
  /** How many of it can be paid, fewest first. */
  amounts: number[];
}

const is = (part: Part, payer: Pick<Payer, 'with' | 'card'>) => part.with === payer.with && part.card === payer.card;

export const paid = (way: Way, payer: Pick<Payer, 'with' | 'card'>): number => way.parts.find((it) => is(it, payer))?.n ?? 0;

export function payers({ ways }: Payment): Payer[] {
  const found: Payer[] = [];
  for (const part of ways.flatMap((it) => it.parts)) {
    if (!found.some((it) => is(part, it))) found.push({ with: part.with, card: part.card, worth: part.worth, amounts: [] });
  }
  for (const it of found) it.amounts = [...new Set(ways.map((way) => paid(way, it)))].sort((a, b) => a - b);
  return found;
}

/** The way with so much of a payer in which the others pay most nearly what they do now. */
export function stepped(payment: Payment, from: Way, payer: Payer, n: number): Way | undefined {
  const rest = payers(payment).filter((it) => it !== payer && !(it.with === payer.with && it.card === payer.card));
  const far = (way: Way) => rest.reduce((sum, it) => sum + Math.abs(paid(way, it) - paid(from, it)), 0);
  return payment.ways.filter((it) => paid(it, payer) === n).sort((a, b) => far(a) - far(b))[0];
}

/** What changes if it is paid in this way: the engine tells it for the proposed one. */
export function paidBy(
  { changes, payment }: Foresight,
  way: Way | undefined,
  word: (key: string) => WordInfo,
  me: number | null,
): readonly Change[] {
  const proposed = payment?.ways[payment.proposed];
  if (!payment || !proposed || !way || way === proposed) return changes;
  const money = word('resource.money').icon;
  const less = [
    { icon: money, card: undefined, by: proposed.money - way.money },
    ...payers(payment).map((it) => ({
      icon: word(`${it.card === undefined ? 'resource' : 'held'}.${it.with}`).icon,
      card: it.card,
      by: paid(proposed, it) - paid(way, it),
    })),
  ].filter((it) => it.by !== 0);
  const kept = [...changes];
  for (const { icon, card, by } of less) {
    const at = kept.findIndex((it) => it.seat === me && it.icon === icon && !it.production && it.card === card);
    const found = kept[at];
    if (found) kept[at] = { ...found, by: (found.by ?? 0) + by };
    else if (icon !== null && me !== null) kept.push({ icon, by, seat: me, ...(card === undefined ? {} : { card }) });
  }
  return kept.filter((it) => it.by !== 0);
}
