// Whose panels are unfolded where not all have room.

/** With so many players everybody's panel is shown whole. */
const FEW = 3;

/** The seats whose panels are unfolded: all of a few; of many those that are `wanted` most, as long as there is room. */
export function unfolded(seats: readonly number[], wanted: readonly (number | null)[], room: number): ReadonlySet<number> {
  if (seats.length <= FEW) return new Set(seats);
  return new Set([...new Set(wanted)].filter((it) => it !== null && seats.includes(it)).slice(0, room) as number[]);
}

/** The seats among `all` but mine that have most of something, in seat order. */
export function best(all: readonly number[], me: number | null): number[] {
  const others = all.map((_, seat) => seat).filter((seat) => seat !== me);
  const most = Math.max(...others.map((seat) => all[seat] ?? 0));
  return others.filter((seat) => all[seat] === most);
}

/** The place of a seat by points; whoever won is first, also where others have as many. */
export function rank(points: readonly number[], winners: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  const loses = !winners.includes(seat);
  return points.filter((it, i) => it > own || (it === own && loses && winners.includes(i))).length + 1;
}
