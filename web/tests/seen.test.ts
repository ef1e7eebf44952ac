// The moves of others: what is shown when, and what is never held back.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, still } from '../src/lib/settings.svelte';
import { beats, joined, times } from '../src/table/present.svelte';
import { before, left, whole } from '../src/table/retell';
import { entry as told, Played, players } from './seen.svelte';

const mine = { icon: 'r-mc', by: -9, seat: 1 };
const plays = (seat: number, card: string, by = -9) => [
  { kind: 'played', seat, text: `P${seat} plays ${card}.`, cards: [card] },
  { kind: 'paid', seat, text: `P${seat} pays.`, changes: [{ icon: 'r-mc', by, seat }] },
];
const passes = (seat: number) => [{ kind: 'passed', seat, text: `P${seat} passes.` }];

let table: Played;
const at = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
  return [table.presenter.now?.text ?? '', table.presenter.beat ?? ''];
};
const update: Played['update'] = (...news) => {
  table.update(...news);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'calm';
  table = new Played();
  flushSync();
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  Object.assign(still, { matches: false });
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

describe('moves of others', () => {
  it('are shown one after the other, and the numbers follow them', () => {
    update(2, [...plays(1, 'A'), ...plays(2, 'B', -4)], { asked: [0], players: players(30, 21, 26) });
    expect(at(0)).toEqual(['P1 plays A.', 'card']);
    expect(table.presenter.card).toBe('A');
    expect(table.money).toEqual([30, 30, 30]);
    expect(at(600)).toEqual(['P1 plays A.', 'numbers']);
    expect(table.money).toEqual([30, 21, 30]);
    expect(at(450)).toEqual(['P2 plays B.', 'card']);
    expect(table.presenter.receipts.map((it) => it.seat)).toEqual([1]);
    expect(at(1000)).toEqual(['', '']);
    expect(table.money).toEqual([30, 21, 26]);
    expect(table.presenter.receipts.map((it) => it.seat)).toEqual([1, 2]);
    at(4000);
    expect(table.presenter.receipts).toEqual([]);
  });

  it('let tiles and the planet wait for their picture, and the card give way to it', () => {
    const lands = [
      ...plays(1, 'A'),
      { kind: 'placed', seat: 1, text: 'P1 places.', area: '35', changes: [{ icon: 'tile-greenery', seat: 1 }] },
      { kind: 'raised', seat: 1, text: 'Oxygen.', changes: [{ icon: 'oxygen', by: 1 }] },
    ];
    update(2, lands, { asked: [0], parameters: { oxygen: 4 }, tiles: { 35: { tile: 'greenery' } }, players: players(30, 21, 30) });
    const planet = () => [table.view.globals[0]?.value, Object.keys((table.view.seen as unknown as { tiles: object }).tiles)];
    expect(planet()).toEqual([3, []]);
    expect(at(360)).toEqual(['P1 plays A.', 'place']);
    expect(table.presenter.card).toBeNull();
    expect(planet()).toEqual([4, ['35']]);
    expect(table.money[1]).toBe(30);
    expect(at(350)).toEqual(['P1 plays A.', 'numbers']);
    expect(table.money[1]).toBe(21);
  });

  it('of several choices are shown when they are whole, and what comes later goes on', () => {
    update(2, plays(1, 'A').slice(0, 1), { asked: [1] });
    expect(at(50)).toEqual(['', '']);
    update(3, plays(1, 'A').slice(1), { asked: [1], players: players(30, 21, 30) });
    expect(at(50)).toEqual(['', '']);
    expect(at(40)).toEqual(['P1 plays A.', 'card']);
    at(1000);
    update(4, [{ kind: 'gained', seat: 1, text: 'P1 gains.', changes: [{ icon: 'r-mc', by: 2, seat: 1 }] }], {
      asked: [0],
      players: players(30, 23, 30),
    });
    expect(at(0)).toEqual(['P1 plays A.', 'numbers']);
    expect(table.presenter.card).toBeNull();
    expect(table.presenter.now?.changes).toEqual([{ icon: 'r-mc', by: 2, seat: 1 }]);
  });

  it('take a quarter of a second for a pass, half a second when brisk', () => {
    expect(times(['pass'], 'calm', true)).toEqual([250]);
    const sum = (all: number[]) => Math.round(all.reduce((so, it) => so + it, 0));
    expect(sum(times(['card', 'place', 'numbers'], 'brisk', true))).toBe(550);
    expect(sum(times(['card', 'place', 'numbers'], 'calm', true))).toBe(1000);
    expect(sum(times(['place', 'numbers'], 'calm', true))).toBe(650);
    expect(times(['card', 'place', 'numbers'], 'brisk', false)).toEqual([300, 300, 300]);
  });

  it('stand still for those who want no movement', () => {
    Object.assign(still, { matches: true });
    update(2, plays(1, 'A'), { asked: [0] });
    expect(at(290)[1]).toBe('card');
    expect(at(20)[1]).toBe('numbers');
    expect(at(300)).toEqual(['', '']);
  });

  it('are told by receipts alone when they are to be instant', () => {
    settings.pace = 'instant';
    update(2, [...plays(1, 'A'), ...passes(2)], { asked: [0], players: players(30, 21, 30) });
    expect(at(0)).toEqual(['', '']);
    expect(table.money[1]).toBe(21);
    expect(table.presenter.receipts.map((it) => it.seat)).toEqual([1, 2]);
  });
});

describe('a press', () => {
  beforeEach(() => update(2, [...plays(1, 'A'), ...passes(2), ...plays(1, 'B')], { asked: [0], players: players(30, 12, 30) }));

  it('ends the move', () => {
    table.presenter.skip();
    expect(at(0)).toEqual(['P2 passes.', 'pass']);
    expect(table.money[1]).toBe(21);
  });

  it('ends all of them when it is held', () => {
    table.presenter.skipAll();
    expect(at(0)).toEqual(['', '']);
    expect(table.money[1]).toBe(12);
    expect(table.presenter.receipts.find((it) => it.seat === 1)?.moves.map((it) => it.cards)).toEqual([['A'], ['B']]);
  });

  it('on a choice ends all of them', () => {
    table.view.armed = 'play 009';
    expect(at(0)).toEqual(['', '']);
    expect(table.money[1]).toBe(12);
  });
});

describe('an answer on its way', () => {
  it('does not hide what comes of it', () => {
    table.view.busy = true;
    flushSync();
    update(2, plays(1, 'A'), { asked: [0] });
    table.view.forget();
    expect(at(0)[1]).toBe('card');
    table.view.busy = false;
    expect(at(0)[1]).toBe('card');
  });
});

describe('a question', () => {
  it('is there at once, while moves are shown', () => {
    update(2, plays(1, 'A'), { asked: [0] }, { kind: 'turn', text: 'What will you do?' });
    expect(at(0)[1]).toBe('card');
    expect(table.view.ask?.text).toBe('What will you do?');
    expect(table.presenter.aside).toBe(false);
  });

  it('about the board ends the show; about cards moves it aside', () => {
    update(2, plays(1, 'A'), { asked: [0] }, { kind: 'research', choices: [{ choice: 'card 009', text: '' }] });
    expect([at(0)[1], table.presenter.aside]).toEqual(['card', true]);
    update(3, plays(2, 'B'), { players: players(30, 21, 21) }, { kind: 'decide', choices: [{ choice: 'area 35', text: '' }] });
    expect(at(0)).toEqual(['', '']);
    expect(table.money).toEqual([30, 21, 21]);
  });

  it('never makes my own numbers wait', () => {
    update(2, plays(1, 'A'), { players: players(17, 21, 30) }, { kind: 'turn' });
    expect(table.view.mine?.stock.money).toBe(17);
  });
});

describe('the end of a round', () => {
  const round = [
    ...passes(1),
    { kind: 'phase-began', text: 'Generation 1: production.' },
    { kind: 'gained', seat: 1, text: 'P1 gains.', changes: [{ icon: 'r-mc', by: 20, seat: 1 }] },
  ];
  it('is summed up for two seconds', () => {
    update(2, round, { asked: [0] });
    at(250);
    expect(at(10)[1]).toBe('summary');
    expect(at(1900)[1]).toBe('summary');
    expect(at(200)[1]).toBe('');
  });

  it('comes first when cards wait to be chosen', () => {
    update(2, round, { asked: [0] }, { kind: 'research', choices: [{ choice: 'card 009', text: '' }] });
    expect(at(0)[1]).toBe('summary');
    expect(at(2010)).toEqual(['P1 passes.', 'pass']);
  });

  it('is one picture, though the log tells it player by player', () => {
    const made = (seat: number) => ({ kind: 'production', seat, text: `P${seat}`, changes: [{ icon: 'r-mc', by: 20, seat }] });
    const log = [0, 1, 2].map((seat) => told({ ...made(seat), key: seat, step: 2 }));
    const [move, ...more] = joined(log.flatMap((it) => left(it, undefined) ?? []));
    expect(more).toEqual([]);
    expect([move?.seat, move?.changes.length, move?.joins]).toEqual([undefined, 3, [1, 2]]);
    expect(move && beats(move)).toEqual(['summary']);
  });
});

describe('nothing stale', () => {
  it('what is taken back is not shown', () => {
    update(2, [...plays(1, 'A')], { asked: [0] });
    expect(at(0)[1]).toBe('card');
    at(1000);
    update(3, plays(2, 'C'), { asked: [0] });
    expect([at(0)[1], table.presenter.receipts.length]).toEqual(['card', 1]);
    table.undo(1);
    flushSync();
    expect(table.presenter.receipts).toEqual([]);
    expect(at(0)).toEqual(['', '']);
    expect(table.presenter.rest).toEqual([]);
    update(2, plays(1, 'B'), { asked: [0] });
    expect(at(0)).toEqual(['P1 plays B.', 'card']);
  });

  it('who looks elsewhere or was cut off is not told of what was', () => {
    update(2, [...plays(1, 'A'), ...plays(2, 'B')], { asked: [0], players: players(30, 21, 21) });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(at(0)).toEqual(['', '']);
    expect(table.money).toEqual([30, 21, 21]);
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    table.view.link = 'lost';
    flushSync();
    table.view.link = 'live';
    flushSync();
    update(3, plays(1, 'C'), { asked: [0] });
    expect(at(0)).toEqual(['', '']);
    at(1600);
    update(4, plays(1, 'D'), { asked: [0] });
    expect(at(0)[1]).toBe('card');
  });

  it('bots that never stop do not leave the page behind', () => {
    for (let step = 2; step < 60; step++) update(step, plays(1 + (step % 2), `C${step}`), { asked: [1] });
    expect(table.presenter.rest.length).toBeLessThanOrEqual(21);
  });

  it('everything since my last turn can be shown again, whatever the speed', () => {
    settings.pace = 'instant';
    update(2, [{ kind: 'played', seat: 0, text: 'P0 plays.', cards: ['M'] }], { asked: [1] });
    update(3, [...plays(1, 'A'), ...passes(2)], { asked: [0], players: players(30, 21, 30) });
    table.presenter.replay();
    flushSync();
    expect(at(0)).toEqual(['P1 plays A.', 'card']);
    expect(table.money[1]).toBe(30);
    at(600);
    expect(at(300)).toEqual(['', '']);
    expect(table.money[1]).toBe(21);
  });
});

describe('the scene before a move', () => {
  it('has what the log says changed taken back, and nothing else', () => {
    const entry = told({ key: 2, step: 2, seat: 1, kind: 'played', text: '', cards: ['A'], changes: [mine], lines: ['a', 'b'] });
    const move = left(entry, undefined);
    const scene = table.view.scene;
    const then = before(scene, move ? [move] : [], table.view.style.resources, table.view.cat.parameters);
    expect(then.players[1]?.stock.money).toBe(39);
    expect(then.players[0]).toEqual(scene.players[0]);
    expect(left(entry, whole(entry))).toBeNull();
    expect(before(scene, [], table.view.style.resources, table.view.cat.parameters)).toBe(scene);
  });
});
