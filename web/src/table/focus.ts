// Jumps of the focus to the parts of the table.
import type { GameView } from './view.svelte';

/** What of a view the jumps need. */
type Focused = Pick<GameView, 'dialog' | 'me' | 'tableau'>;

function jump(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.offsetParent !== null);
  all[0]?.focus();
  return all.length > 0;
}

/** To the first of these that is there; small screens must open its page before. */
function reach(tab: string, selectors: readonly string[], otherwise: () => void): void {
  if (selectors.some(jump)) return;
  document.dispatchEvent(new CustomEvent('tharsis-tab', { detail: tab }));
  requestAnimationFrame(() => {
    if (!selectors.some(jump)) otherwise();
  });
}

export function focusHand(view: Focused): void {
  reach('hand', ['.hand .card.can, .hand .prow:not(.off)', '.hand .card, .hand .prow'], () => (view.dialog = 'hand'));
}

export function focusEngine(view: Focused): void {
  reach('engine', ['.eng .mini.can'], () => {
    if (view.me !== null) view.tableau = view.me;
  });
}

export function focusActions(): void {
  jump('.ask .pri, .ask .act:not(.off), .ask .btn');
}

export function focusTray(): void {
  jump('.tray .cards .card, .open .card, .tray-list .prow, .pickrow .mini');
}

export function focusLog(): void {
  jump('.loglist');
}

/** The nearest of these in the row above or below; nothing at the edge. */
function across(all: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const middle = (it: HTMLElement) => {
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, high: box.height };
  };
  const at = middle(from);
  const far = (it: HTMLElement) => {
    const other = middle(it);
    return Math.abs(other.y - at.y) * 100 + Math.abs(other.x - at.x);
  };
  return all.filter((it) => (down ? 1 : -1) * (middle(it).y - at.y) > at.high / 2).sort((a, b) => far(a) - far(b))[0];
}

/** Arrow keys, Home and End inside rows or a column of buttons. */
export function arrows(event: KeyboardEvent): void {
  const { key, currentTarget, altKey } = event;
  if (altKey || !/^(Arrow|Home$|End$)/.test(key) || !(currentTarget instanceof HTMLElement)) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')].filter((it) => it.offsetParent !== null);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const from = all[at];
  if (!from) return;
  const ahead = key === 'ArrowRight' || key === 'ArrowDown';
  const rows = across(all, from, true) ?? across(all, from, false);
  let next = all[at + (ahead ? 1 : -1)];
  if (key === 'Home') next = all[0];
  else if (key === 'End') next = all[all.length - 1];
  else if (rows && /Up|Down/.test(key)) next = across(all, from, ahead);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Gives the focus to a heading if whatever had it is gone. */
export function refocus(heading: () => HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && !document.querySelector('dialog[open]')) heading()?.focus({ preventScroll: true });
  });
}
