// Where an arrow lies that points at something: beside it, never over it, and not over the words of the lesson if that can be helped.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/** How long it is, how far its point stays away, and how near it may come to the edge of the window. */
const LENGTH = 76;
const GAP = 9;
const EDGE = 8;

/** Ways to come from, the most natural first: from below, where the words of most pages end, then round it. */
const FROM: readonly Point[] = [
  [-0.45, 0.9],
  [0.45, 0.9],
  [-1, 0],
  [1, 0],
  [-0.45, -0.9],
  [0.45, -0.9],
  [0, 1],
  [0, -1],
];

/** Where a ray from the middle of a box leaves it, and which way an arrow comes there: never along the edge. */
function rim({ x, y, width, height }: Box, [dx, dy]: Point): { at: Point; way: Point } {
  const [aside, above] = [dx === 0 ? Infinity : width / 2 / Math.abs(dx), dy === 0 ? Infinity : height / 2 / Math.abs(dy)];
  const far = Math.min(aside, above);
  const [steep, flat] = dx === 0 || dy === 0 ? [1, 0] : [0.9, 0.45];
  const way: Point = aside < above ? [Math.sign(dx) * steep, Math.sign(dy) * flat] : [Math.sign(dx) * flat, Math.sign(dy) * steep];
  return { at: [x + width / 2 + dx * far, y + height / 2 + dy * far], way };
}

function laid(box: Box, from: Point, length: number): Arrow {
  const { at, way } = rim(box, from);
  const off = (by: number): Point => [at[0] + way[0] * by, at[1] + way[1] * by];
  return { from: off(GAP + length), to: off(GAP) };
}

const within = ([x, y]: Point, { width, height }: { width: number; height: number }) =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;

const inside = ([x, y]: Point, box: Box) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

/** Whether it lies over a box; looked at in a few places along it. */
function over({ from, to }: Arrow, box: Box): boolean {
  return [0, 0.25, 0.5, 0.75, 1].some((at) => inside([from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at], box));
}

/** The arrow to a box in a window of this size; a shorter one where there is little room, and none where there is no room at all. */
export function arrowTo(box: Box, size: { width: number; height: number }, avoid: readonly Box[] = []): Arrow | null {
  for (const length of [LENGTH, LENGTH / 2]) {
    const all = FROM.map((way) => laid(box, way, length)).filter((it) => within(it.from, size) && within(it.to, size));
    const free = all.find((it) => !avoid.some((other) => over(it, other)));
    if (free) return free;
    if (length !== LENGTH && all[0]) return all[0];
  }
  return null;
}
