// What the page of the daily deal says of days, players and what one can do.
import type { DailyDeal, DailyPlayer } from '../wire';

/** What I can do with a deal: nothing once its day is over and I did not begin it. */
export type Does = 'play' | 'go' | 'look' | 'none';

export function does(deal: DailyDeal, isToday: boolean): Does {
  if (!deal.own) return isToday ? 'play' : 'none';
  return deal.own.state === 'playing' ? 'go' : 'look';
}

/** The places as they are written: those that several share are marked. */
export function placed(players: readonly DailyPlayer[]): string[] {
  const count = new Map<number, number>();
  for (const { place } of players) if (place !== undefined) count.set(place, (count.get(place) ?? 0) + 1);
  return players.map(({ place }) => (place === undefined ? '–' : `${place}.${(count.get(place) ?? 0) > 1 ? '=' : ''}`));
}

/** Those that stand in a short list: the first, and me in any case. */
export function few(players: readonly DailyPlayer[], own: DailyPlayer | undefined, n: number): DailyPlayer[] {
  const first = players.slice(0, n);
  if (!own || first.some((it) => it.you)) return first;
  return [...first.slice(0, n - 1), own];
}

/** Hours and minutes until a moment, never less than none. */
export function left(until: number, now: number): { h: number; m: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return { h: Math.floor(minutes / 60), m: minutes % 60 };
}

/** A day as it is said; it is a day of UTC wherever one looks at it. */
export function said(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** The level of a bot, however long it thinks. */
export const level = (bot: string): string => bot.split(':')[0] ?? bot;
