// Lists that come in parts, and what a table in a list says.
import type { TableInfo, Tables } from '../wire';
import type { Part } from '../lib/api';
import { ago, language, t } from '../lib/i18n/index.svelte';

/** All parts of a list, as one. A table that moved meanwhile stands where it was first. */
export async function everything(part: (from: Part) => Promise<Tables>): Promise<Tables> {
  let list = await part({});
  while (list.next !== undefined) list = joined(list, await part({ after: list.next }));
  return list;
}

/** A list with its next part. */
export function joined(list: Tables, more: Tables): Tables {
  const known = new Set(list.tables.map((it) => it.id));
  return { ...more, tables: [...list.tables, ...more.tables.filter((it) => !known.has(it.id))] };
}

/** Whether it is my turn there. */
export const isMyTurn = (info: TableInfo): boolean =>
  !info.frozen && info.stage === 'playing' && info.you !== undefined && info.asked.includes(info.you);

export const isRunning = (info: TableInfo): boolean => info.stage === 'open' || info.stage === 'playing';

export interface Result {
  text: string;
  /** Won, lost, or neither. */
  won: boolean | null;
}

/** How a game that is over ended for me; nothing for those who only looked on. */
export function result(info: TableInfo): Result | null {
  const own = info.you === undefined ? undefined : info.seats[info.you]?.points;
  if (info.stage !== 'over' || info.you === undefined || own === undefined) return null;
  const others = info.seats.flatMap((it, seat) => (seat === info.you || it.points === undefined ? [] : [it.points]));
  const won = info.winners.includes(info.you);
  // Alone or together: there is nobody to be ahead of.
  const alike = others.length === 0 || info.winners.length === 0 || info.winners.length === info.seats.length;
  const ahead = own - Math.max(...others);
  if (alike || ahead === 0) return { text: won ? t('result.won') : t('result.lost'), won };
  if (won) return { text: t('result.won.by', { n: ahead }), won };
  if (others.length === 1) return { text: t('result.lost.by', { n: -ahead }), won };
  const place = 1 + others.filter((it) => it > own).length;
  return { text: t('result.place', { place, n: info.seats.length }), won: place === 1 ? won : null };
}

/** A day, as near as one remembers it. */
export function day(then: number, now: number): string {
  if (now - then < 48 * 3_600_000) return ago(then, now);
  const date = new Date(then);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString(language(), { day: 'numeric', month: 'short', year });
}
