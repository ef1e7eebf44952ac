// A study as an address: where it begins, what was tried, whose side is looked at. Whoever opens it finds the same position.
import type { Origin, Tried } from '../wire';
import { pack, unpack } from '../lib/pack';

export interface Place {
  from: Origin;
  tried: readonly Tried[];
  seat: number | undefined;
  /** Whose chances are told of every move: the seat's, unless an address says another one. */
  side?: number | undefined;
}

/** A number in an address, if it is one. */
function numbered(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

export async function addressOf({ from, tried, seat, side }: Place): Promise<string> {
  const query = new URLSearchParams();
  if (from.table !== undefined) query.set('table', from.table);
  if (from.puzzle !== undefined) query.set('puzzle', from.puzzle);
  if (from.text !== undefined) query.set('text', await pack(from.text));
  if (from.step !== undefined) query.set('step', String(from.step));
  if (tried.length > 0) query.set('tried', await pack(tried.map((it) => `${it.seat} ${it.choice}`).join('\n')));
  if (seat !== undefined) query.set('seat', String(seat));
  if (side !== undefined && side !== seat) query.set('side', String(side));
  return `/study?${query}`;
}

async function originOf(query: URLSearchParams): Promise<Origin | null> {
  const [table, puzzle, text] = [query.get('table'), query.get('puzzle'), query.get('text')];
  if (table !== null) return { table };
  if (puzzle !== null) return { puzzle };
  return text === null ? null : { text: await unpack(text) };
}

/** Where an address leads; nothing if it names no position, an error if it is damaged. */
export async function placeOf(query: URLSearchParams): Promise<Place | null> {
  const from = await originOf(query);
  if (!from) return null;
  const tried = query.get('tried');
  const step = numbered(query, 'step');
  if (step !== undefined) from.step = step;
  const lines = tried === null ? [] : (await unpack(tried)).split('\n');
  const read = (line: string): Tried => {
    const [seat = '', ...choice] = line.split(' ');
    return { seat: Number(seat), choice: choice.join(' ') };
  };
  const seat = numbered(query, 'seat');
  return { from, tried: lines.map(read), seat, side: numbered(query, 'side') ?? seat };
}
