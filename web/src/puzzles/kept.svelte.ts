// Which puzzles were solved is kept in the browser: at the first go, later, or with the answer shown.

/** How a puzzle went. */
export type Went = 'first' | 'later' | 'shown';

const KEY = 'tharsis.puzzles';

function stored(): Record<string, Went> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Went>;
  } catch {
    return {};
  }
}

let all = $state.raw(stored());

export const went = (id: string): Went | undefined => all[id];

/** Keeps how a puzzle went; only the first time counts. */
export function keepWent(id: string, how: Went): void {
  all = { ...stored(), [id]: stored()[id] ?? how };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
