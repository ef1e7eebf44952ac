// The order and choice of cards in hand and in the browser.
import type { CardInfo, CardInHand } from '../wire';
import type { Settings } from '../lib/settings.svelte';
import { inOrder } from './marks.svelte';
import type { AnyCatalogue } from './game';

const KINDS = ['automated', 'green', 'active', 'blue', 'event', 'red', 'prelude', 'corporation'];

/** What S goes through; the others are a click away. */
export const QUICK: readonly Settings['handSort'][] = ['playable', 'cost', 'mine'];
export const SORTS: readonly Settings['handSort'][] = [...QUICK, 'name', 'kind'];

/** The order after this one. */
export const nextSort = (sort: Settings['handSort']): Settings['handSort'] => QUICK[(QUICK.indexOf(sort) + 1) % QUICK.length] ?? 'playable';

export function sortHand(
  hand: readonly CardInHand[],
  cat: AnyCatalogue,
  by: Settings['handSort'],
  can: (card: string) => boolean,
  mine: readonly string[] = [],
): CardInHand[] {
  const name = (it: CardInHand) => cat.cards[it.card]?.name ?? '';
  const kind = (it: CardInHand) => KINDS.indexOf(cat.cards[it.card]?.kind ?? '');
  const byCost = (a: CardInHand, b: CardInHand) => a.price - b.price || name(a).localeCompare(name(b));
  const own = inOrder(
    hand.map((it) => it.card),
    mine,
  );
  const orders: Record<Settings['handSort'], (a: CardInHand, b: CardInHand) => number> = {
    playable: (a, b) => Number(can(b.card)) - Number(can(a.card)) || byCost(a, b),
    cost: byCost,
    mine: (a, b) => own.indexOf(a.card) - own.indexOf(b.card),
    name: (a, b) => name(a).localeCompare(name(b)),
    kind: (a, b) => kind(a) - kind(b) || byCost(a, b),
  };
  return [...hand].sort(orders[by]);
}

/** Whether a card has what somebody looks for in its name, text, tags, kind or number. */
export function matches(card: CardInfo, search: string): boolean {
  const text = [
    card.name,
    card.english,
    card.number,
    card.kind,
    ...card.tags,
    ...card.requirement,
    ...card.lines.map((it) => it.text),
    card.points ?? '',
  ]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
