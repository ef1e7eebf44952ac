// Cards in boxes of a fixed size. What does not fit gives way step by step: first the picture, then what only repeats
// (labels, kind and number), then space, at last the icons that the text says again. Nothing is ever cut.

const STEPS = 5;

interface Watching {
  update: () => void;
  destroy: () => void;
}

/** Looks at an element again whenever its size or what it holds has changed. */
function watching(element: HTMLElement, look: () => void): Watching {
  if (typeof ResizeObserver === 'undefined') return { update: look, destroy: () => undefined };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(element);
  changes.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-yields', 'aria-pressed'] });
  return {
    update: look,
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}

/** A line in which parts give way one after the other, by the number in `data-yields`, until the rest has room. */
export function yielding(line: HTMLElement): Watching {
  return watching(line, () => {
    line.querySelectorAll<HTMLElement>('[hidden]').forEach((it) => (it.hidden = false));
    const parts = [...line.querySelectorAll<HTMLElement>('[data-yields]')];
    const turns = [...new Set(parts.map((it) => Number(it.dataset['yields'])))].sort((a, b) => a - b);
    for (const turn of turns) {
      if (line.scrollWidth <= line.clientWidth) return;
      parts.filter((it) => Number(it.dataset['yields']) === turn).forEach((it) => (it.hidden = true));
    }
  });
}

/** Letters get so much narrower at most. */
const NARROWEST = 0.72;

/** A line that is drawn narrower where it is too long, rather than cut. */
export function condensed(line: HTMLElement): Watching {
  return watching(line, () => {
    line.style.removeProperty('--narrow');
    const narrow = line.clientWidth / line.scrollWidth;
    if (narrow < 1) line.style.setProperty('--narrow', String(Math.max(NARROWEST, Math.floor(narrow * 100) / 100)));
  });
}

/** Finds for each card inside the step at which it fits, and again whenever sizes or cards change. */
export function fitting(element: HTMLElement, _cards?: unknown): Watching {
  const cards = () => [...element.querySelectorAll<HTMLElement>('.card')];
  const over = (it: HTMLElement) => {
    const parts = [it, it.querySelector<HTMLElement>('.bd')];
    return parts.some((part) => part && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1));
  };
  // All are measured before any is changed: a step costs one layout, however many cards there are.
  const look = () => {
    let open = cards();
    open.forEach((it) => delete it.dataset['fit']);
    for (let step = 1; step <= STEPS && open.length > 0; step++) {
      open = open.filter(over);
      open.forEach((it) => (it.dataset['fit'] = Array.from({ length: step }, (_, i) => i + 1).join(' ')));
    }
  };
  // The foot says kind and number as far as there is room beside the points.
  const feet = () => [...element.querySelectorAll<HTMLElement>('.card > .ft > span:first-child')];
  const shorten = () => {
    let open = feet();
    open.forEach((it) => delete it.dataset['short']);
    for (const step of ['1', '2']) {
      open = open.filter((it) => it.scrollWidth > it.clientWidth);
      open.forEach((it) => (it.dataset['short'] = step));
    }
  };
  const both = () => {
    shorten();
    look();
  };
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(both);
  const update = () => {
    watch?.disconnect();
    watch?.observe(element);
    cards().forEach((it) => watch?.observe(it));
  };
  update();
  // Letters get larger with the window, also where cards stay as large as they are.
  addEventListener('resize', both);
  const destroy = () => {
    watch?.disconnect();
    removeEventListener('resize', both);
  };
  return { update, destroy };
}
