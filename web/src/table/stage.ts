// Where the parts of a shown move stand: measured on the page, so that they keep clear of what somebody may want to press.

/** A place on the page. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Stage {
  /** A small screen. */
  small: boolean;
  /** The panel of whose move it is. */
  owner: Spot | null;
  /** The card, in styles; nothing if there is no room that is not needed. */
  card: string | null;
  caption: string | null;
  /** The caption is only read: a touch anywhere goes on. */
  narrow: boolean;
  /** What is shown to everybody at once. */
  middle: string;
  /** The receipt of a seat; on a small screen they stand together. */
  receipt(seat: number): string | null;
  slips: string;
}

/** A looked-at card. */
const CARD = { width: 292, height: 446 };
const GAP = 12;
/** Between two receipts. */
const CLOSE = 4;
/** Smaller than this nobody reads a card. */
const READABLE = 0.45;
/** As high as a receipt may get. */
const RECEIPT = 160;

export const box = (it: Spot) => `left:${it.left}px;top:${it.top}px;width:${it.width}px;height:${it.height}px`;

const find = (selector: string): Spot | null => {
  const found = document.querySelector(selector)?.getBoundingClientRect();
  return found && found.width > 0 ? found : null;
};
const panel = (seat: number | undefined) => (seat === undefined ? null : find(`.left [data-seat="${seat}"]`));

/** The places for a move of a seat; `aside` keeps clear of the middle. */
export function stage(seat: number | undefined, aside: boolean): Stage {
  return find('.ph') ? smallStage(aside) : largeStage(seat, aside);
}

function largeStage(seat: number | undefined, aside: boolean): Stage {
  const centre = find('.centre') ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const owner = panel(seat);
  const foot = aside ? null : clearFoot(centre);
  return {
    small: false,
    owner,
    card: owner && cardPlace(owner, centre, aside, foot?.top ?? centre.top + centre.height),
    caption: foot && `left:${foot.left}px;width:${foot.width}px;bottom:${innerHeight - foot.top - foot.height}px`,
    narrow: false,
    middle: `left:${centre.left + centre.width / 2}px;top:${centre.top + 48}px;max-width:${centre.width - 32}px`,
    receipt(of) {
      const at = panel(of);
      if (!at) return null;
      // Over the panel where the middle is needed, beside it else; the lowest grow upwards.
      const floor = foot?.top ?? centre.top + centre.height;
      if (aside) {
        const end = find('.dock')?.top ?? innerHeight;
        const down = at.top + 40 + RECEIPT > end ? `bottom:${innerHeight - end + GAP}px` : `top:${at.top + 40}px`;
        return `left:${at.left + 6}px;${down};width:${at.width - 12}px`;
      }
      const down = at.top + RECEIPT > floor ? `bottom:${innerHeight - floor + GAP}px` : `top:${at.top + 8}px`;
      return `left:${at.left + at.width + GAP}px;${down}`;
    },
    slips: '',
  };
}

/** The foot of the board, clear of what can be pressed there. */
function clearFoot(centre: Spot): Spot {
  const strips = find('.centre :is(.strips, .phases, .pstripA)');
  const [left, right] = [find('.centre .corner.bl'), find('.centre .corner.br')];
  const from = left ? left.left + left.width + GAP : centre.left + GAP;
  const to = right ? right.left - GAP : centre.left + centre.width - GAP;
  return { left: from, width: to - from, top: (strips?.top ?? centre.top + centre.height) - 66, height: 54 };
}

/** Beside its owner, inside the board; over the panels where the board is needed. */
function cardPlace(owner: Spot, centre: Spot, aside: boolean, foot: number): string {
  const room = aside ? innerHeight - 16 : foot - centre.top - 2 * GAP;
  const scale = Math.min(1, room / CARD.height, aside ? (owner.width - 8) / CARD.width : 1);
  const high = CARD.height * scale;
  const wanted = owner.top + owner.height / 2 - high / 2;
  const top = Math.max(centre.top + 8, Math.min(wanted, (aside ? innerHeight - 8 : foot - GAP) - high));
  const left = aside ? owner.left + 4 : owner.left + owner.width + 2 * GAP;
  return `left:${left}px;top:${top}px;--scale:${scale};--from:${Math.round(owner.top + owner.height / 2 - top)}px`;
}

function smallStage(aside: boolean): Stage {
  const middle = find('.pmid') ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
  // Only over the board: on other pages there is something to read.
  const free = !aside && find('.pmid .pboard') !== null;
  const scale = Math.min(1, (middle.height - 170) / CARD.height);
  const below = innerHeight - middle.top - middle.height + 8;
  const left = middle.left + (middle.width - CARD.width * scale) / 2;
  return {
    small: true,
    owner: null,
    card: free && scale >= READABLE ? `left:${left}px;top:${middle.top + 44}px;--scale:${scale};--from:50%` : null,
    caption: free
      ? `left:${middle.left + 8}px;width:${middle.width - 16}px;bottom:${innerHeight - middle.top - middle.height + 8}px`
      : null,
    narrow: true,
    middle: `left:${middle.left + middle.width / 2}px;top:${middle.top + 8}px;width:${middle.width - 16}px`,
    receipt: () => null,
    // Where a list is read, they stand at its foot.
    slips: `left:${middle.left + 8}px;max-width:${middle.width - 16}px;${free ? `top:${middle.top + 8}px` : `bottom:${below}px`}`,
  };
}

/** Receipts of players who sit close to each other make room: downwards first, then up from the foot of the board. */
export function apart(layer: Element): void {
  const slips = [...layer.querySelectorAll<HTMLElement>('.slip.beside')];
  for (const it of slips) it.style.translate = '';
  const placed = slips.map((it) => ({ it, ...spot(it) })).sort((a, b) => a.was - b.was);
  let free = 0;
  for (const it of placed) {
    it.top = Math.max(it.was, free);
    free = it.top + it.height + CLOSE;
  }
  const centre = find('.centre');
  let floor = centre ? centre.top + centre.height : innerHeight;
  for (const it of placed.reverse()) {
    it.top = Math.min(it.top, floor - it.height);
    floor = it.top - CLOSE;
    it.it.style.translate = `0 ${it.top - it.was}px`;
  }
}

function spot(it: HTMLElement): { was: number; top: number; height: number } {
  const { top, height } = it.getBoundingClientRect();
  return { was: top, top, height };
}
