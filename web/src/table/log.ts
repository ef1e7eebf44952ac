// The log as people read it: a line for what was done, and under it what came of it.
import type { Change, LogLine } from '../wire';

export interface Entry {
  key: string;
  step: number;
  seat?: number;
  text: string;
  kind: string;
  cards: string[];
  area?: string;
  changes: Change[];
  /** All its sentences. */
  lines: string[];
  /** Says nothing that the page does not show. */
  quiet: boolean;
}

const QUIET = new Set(['turn-began', 'turn-ended', 'dealt', 'first-player', 'refreshed', 'drafted', 'planned', 'finished']);

/** What moves by itself when somebody does something: told with it, not beside it. */
const BESIDE = new Set(['marker-moved', 'leader-chosen', 'dominance-moved', 'lobby-filled', 'fleets-back']);

/** What only follows goes with what was done: in the same step, or by the same player. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const follows = (line.changes?.length ?? 0) > 0 && !QUIET.has(line.kind);
    const head = last && !last.quiet ? last : undefined;
    if (head && follows && (head.step === line.step || (head.seat === line.seat && head.seat !== undefined && line.step - head.step <= 3))) {
      head.changes = merged(head.changes, line.changes ?? []);
      head.lines.push(line.text);
      head.area ??= line.area;
      for (const card of line.cards ?? []) if (!head.cards.includes(card)) head.cards.push(card);
      continue;
    }
    if (head && BESIDE.has(line.kind) && line.step - head.step <= 3 && head.kind !== 'paid') {
      head.lines.push(line.text);
      continue;
    }
    // What is thrown away goes with what was taken.
    if (head && line.kind === 'discarded' && head.step === line.step && head.seat === line.seat) {
      head.lines.push(line.text);
      for (const card of line.cards ?? []) if (!head.cards.includes(card)) head.cards.push(card);
      continue;
    }
    // What was paid is told before what it was paid for: one entry, called by what was done.
    if (head && !follows && head.kind === 'paid' && head.step === line.step && head.seat === line.seat) {
      head.text = line.text;
      head.kind = line.kind;
      head.lines.push(line.text);
      continue;
    }
    found.push({
      key: `${line.step}.${found.length}`,
      step: line.step,
      text: line.text,
      kind: line.kind,
      cards: [...(line.cards ?? [])],
      changes: [...(line.changes ?? [])],
      lines: [line.text],
      quiet: QUIET.has(line.kind),
      ...(line.seat === undefined ? {} : { seat: line.seat }),
      ...(line.area === undefined ? {} : { area: line.area }),
    });
  }
  return found;
}

function merged(into: Change[], more: readonly Change[]): Change[] {
  const all = into.map((it) => ({ ...it }));
  for (const change of more) {
    const same = all.find(
      (it) => it.icon === change.icon && it.seat === change.seat && it.production === change.production && it.card === change.card,
    );
    if (same && same.by !== undefined) same.by += change.by ?? 0;
    else all.push({ ...change });
  }
  return all.filter((it) => it.by !== 0);
}
