// The colour a card is drawn in, by its kind: the two games have other words for the same colours.
const COLORS: Record<string, string> = {
  automated: 'green',
  active: 'blue',
  event: 'red',
  green: 'green',
  blue: 'blue',
  red: 'red',
  corporation: 'corp',
  prelude: 'prelude',
};

export const color = (kind: string): string => COLORS[kind] ?? 'green';

/** What is bought and paid for; corporations and preludes are not. */
export const priced = (card: { kind: string; cost: number | null }): boolean => card.cost !== null && card.kind !== 'prelude';
