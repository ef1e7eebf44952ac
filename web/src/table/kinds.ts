// The colour a card is drawn in, by its kind: the two games have other words for the same colours.
const COLORS: Record<string, string> = {
  automated: 'green', active: 'blue', event: 'red', green: 'green', blue: 'blue', red: 'red', corporation: 'corp',
};

export const color = (kind: string): string => COLORS[kind] ?? 'green';
