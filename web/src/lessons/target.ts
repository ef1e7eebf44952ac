// What an arrow points at, named by what it is: the same on large and small screens.

/** `area 35`, `resource plants`, `choice convert plants`, `part phases` … */
export type Target =
  `${'area' | 'card' | 'choice' | 'goals' | 'number' | 'parameter' | 'part' | 'production' | 'resource' | 'seat'} ${string}`;

/** On a small screen it may be on another page, or behind the button that opens the list of actions: then that is pointed at. */
const LIST = '.pdec .btn.pri:not([data-commit])';
const tab = (name: string) => `.tabs [data-tab="${name}"]:not(.on)`;

/** Parts that small screens show elsewhere. */
const PARTS: Record<string, readonly string[]> = {
  acts: ['[data-guide="acts"]', LIST],
  phases: ['[data-guide="phases"]', tab('board')],
  tray: ['.tray .cards', '.tray-list', tab('board')],
};

const WAYS: Record<string, (name: string) => readonly string[]> = {
  area: (it) => [`[data-commit="area ${it}"]`, `[data-at="${it}"]`, tab('board')],
  card: (it) => [`.hand [data-card="${it}"]`, `.prow[data-card="${it}"]`, tab('hand')],
  choice: (it) => {
    const [, card] = /^play (\S+)$/.exec(it) ?? [];
    const ways = [`[data-commit="${it}"]`, `[data-choice="${it}"]`];
    return card ? [ways[0] ?? '', ...(WAYS['card']?.(card) ?? [])] : [...ways, `[data-verb="${it.split(' ')[0]}"]`, LIST];
  },
  goals: (it) => [`[data-goals="${it}"]`, tab('board')],
  number: (it) => [`[data-number="${it}"]`],
  parameter: (it) => [`.side [data-parameter="${it}"]`, `[data-parameter="${it}"]`],
  part: (it) => PARTS[it] ?? [`[data-guide="${it}"]`],
  production: (it) => [`[data-resource="${it}"] .pbox`, `[data-resource="${it}"] .p`],
  resource: (it) => [`[data-resource="${it}"]`],
  seat: (it) => [`.pl[data-seat="${it}"]`, tab('rivals')],
};

/** Where to look for it, the best place first. */
export function ways(target: Target): readonly string[] {
  const [kind = '', ...name] = target.split(' ');
  return WAYS[kind]?.(name.join(' ')) ?? [];
}

/** Whether any of an element can be seen: it is drawn, and lies in the window. */
function seen(it: Element): boolean {
  const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** What is pointed at now; nothing while it is nowhere to be seen. */
export function found(target: Target): Element | null {
  for (const way of ways(target)) {
    const all = [...document.querySelectorAll(way)];
    const it = all.find(seen);
    if (it) return it;
  }
  return null;
}
