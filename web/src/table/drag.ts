// Cards moved by the pointer: pressed, pulled over another one, let go. A click stays a click.

const FAR = 6;

/** Lets the slots inside be pulled; tells the card and the place it was pulled to. */
export function draggable(element: HTMLElement, moved: (card: string, to: number) => void): { destroy: () => void } {
  let card = '';
  let from = { x: 0, y: 0 };
  let pulled = false;
  const slotAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null);

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    card = slotAt(event.target)?.dataset['slot'] ?? '';
    from = { x: event.clientX, y: event.clientY };
    pulled = false;
  };
  const move = (event: PointerEvent) => {
    if (card === '' || (!pulled && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR)) return;
    pulled = true;
    element.classList.add('pulling');
    const over = slotAt(document.elementFromPoint(event.clientX, event.clientY));
    if (!over || over.dataset['slot'] === card || !element.contains(over)) return;
    const all = [...element.querySelectorAll<HTMLElement>('[data-slot]')];
    moved(card, all.indexOf(over));
  };
  const up = () => {
    card = '';
    element.classList.remove('pulling');
  };
  // What was pulled is not pressed, too.
  const click = (event: MouseEvent) => {
    if (!pulled) return;
    pulled = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  element.addEventListener('click', click, true);
  return {
    destroy: () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    },
  };
}
