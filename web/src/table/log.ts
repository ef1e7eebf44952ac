// The log as the server tells it: moves with all that came of them. What is told again has gone on since, or begins anew.
import type { LogEntry } from '../wire';

export type Entry = LogEntry;

/** A log with what an update brings; without what was taken back after a step. */
export function continued(log: readonly Entry[], news: readonly Entry[], undone?: number): Entry[] {
  const known = new Map(log.map((it) => [it.key, it]));
  for (const it of log) if (undone !== undefined && it.step > undone) known.delete(it.key);
  for (const it of news) known.set(it.key, it);
  return [...known.values()].sort((a, b) => a.key - b.key);
}
