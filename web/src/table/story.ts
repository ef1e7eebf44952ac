// The log as a story: a block for each turn, in the order it happened.

interface Told {
  key: number;
  step: number;
  seat?: number;
  turn?: number;
  round: number;
}

export interface Block<Entry extends Told> {
  /** That of its first move: it stays while the turn goes on. */
  key: number;
  /** Whose turn it was; nobody's, if the rules did it by themselves. */
  seat: number | undefined;
  turn: number | undefined;
  round: number;
  moves: Entry[];
}

/** What one player did in one turn stands together; what nobody did stands together, too. */
export function blocks<Entry extends Told>(entries: readonly Entry[]): Block<Entry>[] {
  const found: Block<Entry>[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && last.seat === entry.seat && last.turn === entry.turn && last.round === entry.round) last.moves.push(entry);
    else found.push({ key: entry.key, seat: entry.seat, turn: entry.turn, round: entry.round, moves: [entry] });
  }
  return found;
}

/** The steps at which a turn was done. */
export const turnEnds = (entries: readonly Told[]): number[] => blocks(entries).map((it) => it.moves.at(-1)?.step ?? 0);
