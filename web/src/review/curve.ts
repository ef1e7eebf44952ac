// Where things lie on the curve of a game: across by choices made, down by chance or points.
import type { CurvePoint, Graded } from '../wire';
import { badness } from '../table/coach';

export type What = 'chances' | 'points';

/** The part of the picture in which lines are drawn. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const across = (step: number, last: number, { left, right }: Plot): number => left + ((right - left) * step) / Math.max(1, last);
export const down = (value: number, [low, high]: readonly [number, number], { top, bottom }: Plot): number =>
  bottom - ((bottom - top) * (value - low)) / (high - low);

/** From the lowest to the highest value that is shown. */
export function range(curve: readonly CurvePoint[], what: What): [number, number] {
  if (what === 'chances') return [0, 1];
  const all = curve.flatMap((it) => it.points);
  const low = Math.floor(Math.min(...all) / 10) * 10;
  return [low, Math.max(low + 10, Math.ceil(Math.max(...all) / 10) * 10)];
}

/** Values that have a line across, as many as there is room for. */
export function grid([low, high]: readonly [number, number], what: What, room: number): number[] {
  const strides = what === 'chances' ? [0.25, 0.5] : [5, 10, 20, 50, 100];
  const stride = strides.find((it) => ((high - low) / it) * 24 <= room) ?? high - low;
  return Array.from({ length: Math.floor((high - low) / stride + 1e-6) + 1 }, (_, i) => low + i * stride);
}

/** A seat's line, as points of the picture. */
export const line = (curve: readonly CurvePoint[], seat: number, what: What, x: (step: number) => number, y: (value: number) => number) =>
  curve.map((it) => `${x(it.step).toFixed(1)},${y(it[what][seat] ?? 0).toFixed(1)}`).join(' ');

/** How it stood at a step: what was known of the moment before it. */
export const valueAt = (curve: readonly CurvePoint[], seat: number, what: What, step: number): number =>
  (curve.findLast((it) => it.step <= step) ?? curve[0])?.[what][seat] ?? 0;

/** The rounds, each from its first step to the next one's. */
export function rounds(curve: readonly CurvePoint[], last: number): { round: number; from: number; to: number }[] {
  const begun = curve.filter((it, i) => it.round !== curve[i - 1]?.round);
  return begun.map(({ round, step }, i) => ({ round, from: i === 0 ? 0 : step, to: begun[i + 1]?.step ?? last }));
}

/** The decision nearest to a step. */
export const nearest = (decisions: readonly Graded[], step: number): Graded | undefined =>
  decisions.reduce<Graded | undefined>(
    (best, it) => (best && Math.abs(best.step - step) <= Math.abs(it.step - step) ? best : it),
    undefined,
  );

/** The decisions worth a mark: the worse ones first, and none so near another that they could not be told apart. */
export function marks(decisions: readonly Graded[], x: (step: number) => number, apart: number): Graded[] {
  const kept: Graded[] = [];
  const bad = decisions.filter((it) => badness(it.grade) >= badness('inaccuracy'));
  for (const it of bad.sort((a, b) => badness(b.grade) - badness(a.grade) || b.points - a.points)) {
    if (kept.every((other) => Math.abs(x(other.step) - x(it.step)) >= apart)) kept.push(it);
  }
  return kept.sort((a, b) => a.step - b.step);
}

/** Heights moved apart as little as need be, all of them inside. */
export function spread(heights: readonly number[], apart: number, bottom: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (const [k, it] of order.entries()) it.y = Math.max(it.y, (order[k - 1]?.y ?? -Infinity) + apart);
  for (const [k, it] of [...order.entries()].reverse()) it.y = Math.min(it.y, (order[k + 1]?.y ?? bottom + apart) - apart);
  const found = [...heights];
  for (const { y, i } of order) found[i] = y;
  return found;
}
