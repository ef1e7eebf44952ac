// Where things lie on the scrubber of a replay: everything as a share of the whole game.
import type { Bookmark } from '../wire';

export interface Segment {
  round: number;
  /** From and to which step. */
  from: number;
  to: number;
}

/** A round is as long as it had decisions; rounds without any are left out. */
export function segments(bookmarks: readonly Bookmark[], last: number): Segment[] {
  return bookmarks
    .map(({ round, step }, i) => ({ round, from: i === 0 ? 0 : step, to: bookmarks[i + 1]?.step ?? last }))
    .filter(({ from, to }) => to > from);
}

/** How much of a segment lies before a step. */
export const filled = ({ from, to }: Segment, step: number): number => Math.max(0, Math.min(1, (step - from) / (to - from)));

/** The round a step belongs to. */
export const roundAt = (all: readonly Segment[], step: number): number => (all.findLast((it) => it.from <= step) ?? all[0])?.round ?? 0;

/** Things that lie too close to be told apart stand in one place. */
export function together<Mark extends { step: number }>(
  marks: readonly Mark[],
  last: number,
  apart = 0.012,
): { at: number; marks: Mark[] }[] {
  const found: { at: number; marks: Mark[] }[] = [];
  for (const mark of [...marks].sort((a, b) => a.step - b.step)) {
    const at = last > 0 ? mark.step / last : 0;
    const near = found.at(-1);
    if (near && at - near.at < apart) near.marks.push(mark);
    else found.push({ at, marks: [mark] });
  }
  return found;
}

/** The next of some steps in a direction; the end of the game if there is none. */
export function beyond(steps: readonly number[], from: number, way: 1 | -1, last: number): number {
  return way > 0 ? (steps.find((it) => it > from) ?? last) : (steps.findLast((it) => it < from) ?? 0);
}
