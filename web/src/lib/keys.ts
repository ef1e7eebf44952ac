// Keyboard short cuts: whoever can do something registers its key while it can be done; `?` lists them.

interface Binding {
  label: string;
  run: () => void;
}

// Not reactive: keys are bound inside effects, which must not depend on each other. The list is made when it opens.
const bindings = new Map<string, Binding[]>();

/** Binds a key (`a`, `ArrowLeft`, `Shift+ArrowLeft`) inside an effect; the last one bound wins. Returns what unbinds it. */
export function bind(key: string, label: string, run: () => void): () => void {
  const binding = { label, run };
  bindings.set(key, [...(bindings.get(key) ?? []), binding]);
  return () =>
    bindings.set(
      key,
      (bindings.get(key) ?? []).filter((it) => it !== binding),
    );
}

export const bound = (): { key: string; label: string }[] =>
  [...bindings]
    .flatMap(([key, all]) => (all.length > 0 ? [{ key, label: all[all.length - 1]?.label ?? '' }] : []))
    .filter((it) => it.label !== '');

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && target.type === 'range') &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** Whether a key press belongs to the element that has the focus: buttons want Enter and Space for themselves. */
const taken = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button,a,summary,[role=button],[role=radio],[role=checkbox]') !== null;

export function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || taken(event)) return;
  // A dialog is a world of its own; the browser closes it on Escape.
  if (document.querySelector('dialog[open]')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const last = (event.shiftKey && bindings.get(`Shift+${key}`)?.at(-1)) || bindings.get(key)?.at(-1);
  if (!last) return;
  event.preventDefault();
  last.run();
}
