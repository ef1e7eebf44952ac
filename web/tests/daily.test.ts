// The deals of a day: places, what one can do, time that is left.
import { expect, test } from 'vitest';
import { does, few, left, level, placed, said } from '../src/daily/daily';
import type { DailyDeal, DailyPlayer } from '../src/wire';

const player = (name: string, place?: number, you = false): DailyPlayer => ({
  name,
  you,
  state: place === undefined ? 'playing' : 'finished',
  ...(place === undefined ? {} : { place }),
});
const deal = (own?: DailyPlayer): DailyDeal => ({
  game: 'mars',
  kind: 'solo',
  options: '',
  bots: [],
  started: 0,
  finished: 0,
  open: false,
  players: [],
  ...(own ? { own } : {}),
});

test('places that are shared are marked, and who has none has none', () => {
  const players = [player('Ann', 1), player('Ben', 2), player('Cyd', 2), player('Dan', 4), player('Eve')];
  expect(placed(players)).toEqual(['1.', '2.=', '2.=', '4.', '–']);
});

test('a short list has me in it', () => {
  const me = player('Me', 5, true);
  const players = [player('Ann', 1), player('Ben', 2), player('Cyd', 3), player('Dan', 4), me];
  const names = (n: number, own?: DailyPlayer) => few(players, own, n).map((it) => it.name);
  expect(names(3, me)).toEqual(['Ann', 'Ben', 'Me']);
  expect(names(3)).toEqual(['Ann', 'Ben', 'Cyd']);
  expect(names(9, me)).toEqual(['Ann', 'Ben', 'Cyd', 'Dan', 'Me']);
});

test('what can be done with a deal', () => {
  expect(does(deal(), true)).toBe('play');
  expect(does(deal(), false)).toBe('none');
  expect(does(deal(player('Me', undefined, true)), true)).toBe('go');
  expect(does(deal(player('Me', 1, true)), true)).toBe('look');
});

test('the day that is left, whichever the time zone', () => {
  const end = Date.UTC(2026, 10, 20);
  expect(left(end, Date.UTC(2026, 10, 19, 20, 30))).toEqual({ h: 3, m: 30 });
  expect(left(end, end + 5)).toEqual({ h: 0, m: 0 });
  expect(said('2026-11-19', 'en')).toMatch(/19/);
  expect([level('champion:400'), level('steady')]).toEqual(['champion', 'steady']);
});
