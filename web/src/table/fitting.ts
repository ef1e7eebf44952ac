// Cards in boxes of a fixed size: text that does not fit fades out at the edge; the whole card is a look away.

/** Marks the bodies of cards that do not fit, and again whenever sizes or cards change. */
export function fitting(element: HTMLElement, _cards?: unknown): { update: () => void; destroy: () => void } {
  const bodies = () => element.querySelectorAll<HTMLElement>('.card > .bd');
  const look = () => bodies().forEach((it) => it.classList.toggle('cut', it.scrollHeight > it.clientHeight + 1));
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  const update = () => {
    watch?.disconnect();
    bodies().forEach((it) => watch?.observe(it));
  };
  update();
  return { update, destroy: () => watch?.disconnect() };
}
