// Where something that floats may lie: never over the question and its button, my resources, or what it explains.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the page keeps free, as far as it is there. */
export interface Room {
  width: number;
  height: number;
  /** The decision panel at the right, or at the foot of small screens. */
  panel: Box | null;
  /** My resources, over the hand. */
  mine: Box | null;
}

const EDGE = 8;
/** How high something over my resources may be. */
export const most = ({ height, mine }: Room): number => (mine?.top ?? height) - 2 * EDGE;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/** The left upper corner for something of this size that belongs to a box. */
export function place(of: Box, size: { width: number; height: number }, room: Room): { left: number; top: number } {
  const { panel, mine } = room;
  const beside = panel !== null && panel.top < room.height / 2;
  const right = (beside ? panel.left : room.width) - EDGE - size.width;
  const foot = (panel !== null && !beside ? panel.top : room.height) - EDGE - size.height;
  const centred = clamp((of.left + of.right - size.width) / 2, EDGE, right);
  // From the panel: to its left. From my side of the table: over my resources.
  if (beside && of.left >= panel.left) return { left: right, top: clamp((of.top + of.bottom - size.height) / 2, EDGE, foot) };
  if (mine && of.bottom > mine.top) return { left: centred, top: clamp(Math.min(mine.top, of.top) - EDGE - size.height, EDGE, foot) };
  if (of.top - EDGE - size.height >= EDGE) return { left: centred, top: of.top - EDGE - size.height };
  if (of.bottom + EDGE <= foot) return { left: centred, top: of.bottom + EDGE };
  const top = clamp(of.top, EDGE, foot);
  if (of.right + EDGE <= right) return { left: of.right + EDGE, top };
  return { left: clamp(of.left - EDGE - size.width, EDGE, right), top };
}

const boxOf = (selector: string): Box | null => document.querySelector(selector)?.getBoundingClientRect() ?? null;

/** The room there is on the page now. */
export const room = (): Room => ({ width: innerWidth, height: innerHeight, panel: boxOf('.right, .pdec'), mine: boxOf('.dock .me') });
