// Which lessons were taken, in this browser.
const KEY = 'tharsis.lessons';

export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

export function markDone(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), id])]));
}
