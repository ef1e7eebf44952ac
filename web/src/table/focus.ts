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

/** Arrow keys inside a row or column of buttons. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')].filter((it) => it.offsetParent !== null);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at + step];
  if (at < 0 || !next) return;
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
