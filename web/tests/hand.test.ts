// My hand: its order, its marks, the names on it, and where a card that rises may lie.
import { beforeEach, describe, expect, it } from 'vitest';
import type { CardInfo } from '../src/wire';
import { inOrder, Marks, moved } from '../src/table/marks.svelte';
import { divided, fitted, syllables } from '../src/table/names';
import { place, type Room } from '../src/table/place';
import { nextSort, sortHand } from '../src/table/sort';
import type { AnyCatalogue } from '../src/table/game';

beforeEach(() => localStorage.clear());

describe('the order of a hand', () => {
  const card = (number: string, name: string, kind = 'automated') => [number, { number, name, kind } as CardInfo] as const;
  const cat = {
    cards: Object.fromEntries([card('1', 'Zeppelins'), card('2', 'Ants', 'active'), card('3', 'Birds', 'event')]),
  } as AnyCatalogue;
  const hand = [
    { card: '1', price: 3 },
    { card: '2', price: 9 },
    { card: '3', price: 3 },
  ];
  const sorted = (by: Parameters<typeof sortHand>[2], mine: string[] = []) =>
    sortHand(hand, cat, by, (it) => it === '2', mine).map((it) => it.card);

  it('is by what can be played, cost, name, kind, or as I put it', () => {
    expect(sorted('playable')).toEqual(['2', '3', '1']);
    expect(sorted('cost')).toEqual(['3', '1', '2']);
    expect(sorted('name')).toEqual(['2', '3', '1']);
    expect(sorted('kind')).toEqual(['1', '2', '3']);
    expect(sorted('mine', ['3', '1'])).toEqual(['3', '1', '2']);
  });

  it('goes round with a key, and comes back from those that have no place there', () => {
    expect(nextSort('playable')).toBe('cost');
    expect(nextSort('mine')).toBe('playable');
    expect(nextSort('kind')).toBe('playable');
  });

  it('keeps new cards behind mine, and moves within its ends', () => {
    expect(inOrder(['a', 'b', 'c'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', -4)).toEqual(['c', 'a', 'b']);
  });
});

describe('marks', () => {
  it('belong to a seat of a table, last, and are taken away as they were set', () => {
    const marks = new Marks('T', 0);
    marks.toggle('041', 'keep');
    marks.toggle('041', 'sell');
    marks.toggle('012', 'keep');
    marks.toggle('012', 'keep');
    marks.move(['041', '012'], '012', 0);
    const later = new Marks('T', 0);
    expect([later.of('041'), later.of('012'), later.order]).toEqual(['sell', undefined, ['012', '041']]);
    expect(new Marks('T', 1).of('041')).toBeUndefined();
    expect(new Marks('U', 0).of('041')).toBeUndefined();
  });

  it('of the oldest games are forgotten when there are many', () => {
    localStorage.setItem('other', 'stays');
    for (let n = 0; n < 60; n++) localStorage.setItem(`hand.${n}.0`, JSON.stringify({ order: [], marks: { '1': 'keep' }, at: n }));
    new Marks('new', 0).toggle('1', 'sell');
    expect(new Marks('new', 0).of('1')).toBe('sell');
    expect(new Marks('59', 0).of('1')).toBe('keep');
    expect(new Marks('3', 0).of('1')).toBeUndefined();
    expect(localStorage.getItem('other')).toBe('stays');
    localStorage.setItem('hand.X.0', 'no JSON');
    expect(new Marks('X', 0).of('1')).toBeUndefined();
  });
});

describe('a name', () => {
  // A letter is half as wide as it is high.
  const fit = (name: string, width: number) => fitted(name, width, [12, 11], (word, size) => (word.length * size) / 2);

  it('closes up, gets smaller, then narrower, before a word is divided', () => {
    expect(fit('Birds of Mars', 40)).toEqual({ text: 'Birds of Mars' });
    const closer = fit('Microorganisms', 80);
    expect([closer.text, closer.size]).toEqual(['Microorganisms', 12]);
    expect(closer.spacing).toBeLessThan(0);
    expect(closer.spacing).toBeGreaterThanOrEqual(-0.045);
    expect(fit('Microorganisms', 72)).toMatchObject({ text: 'Microorganisms', size: 11 });
    expect(fit('Microorganisms', 64)).toMatchObject({ text: 'Microorganisms', size: 11, spacing: -0.045, narrow: 0.91 });
    expect(fit('Microorganisms', 48).text).toBe('Microorga-\u200bnisms');
  });

  it('is divided at syllables only, and not inside a letter of two signs', () => {
    expect(syllables('Электростанция')).toEqual(['Элект', 'рос', 'тан', 'ция']);
    expect(syllables('Przemieszczanie').join('-')).not.toMatch(/s-z|c-z|r-z/);
    expect(syllables('Ants')).toEqual(['Ants']);
    expect(divided('Электростанция', (part) => part.length <= 9)).toBe('Электрос-\u200bтанция');
  });
});

describe('what floats', () => {
  const room: Room = {
    width: 1440,
    height: 900,
    panel: { left: 1100, top: 0, right: 1440, bottom: 900 },
    mine: { left: 0, top: 666, right: 1100, bottom: 712 },
  };
  const size = { width: 248, height: 320 };
  const at = (left: number, top: number) => place({ left, top, right: left + 90, bottom: top + 84 }, size, room);

  it('rises from the hand over my resources, and stays off the question', () => {
    expect(at(400, 800)).toEqual({ left: 321, top: 338 });
    expect(at(1000, 714).left + size.width).toBeLessThanOrEqual(1092);
    expect(at(0, 714).left).toBe(8);
  });

  it('lies left of the panel for what stands in it', () => {
    const found = at(1120, 100);
    expect(found.left + size.width).toBeLessThanOrEqual(1100);
    expect(found.top).toBeGreaterThanOrEqual(0);
  });

  it('lies beside, above or below anything else, and stays above the bar of small screens', () => {
    expect(at(600, 400).top).toBe(72);
    expect(at(600, 100).top).toBe(192);
    const phone: Room = { width: 390, height: 844, panel: { left: 0, top: 560, right: 390, bottom: 844 }, mine: null };
    expect(place({ left: 20, top: 300, right: 370, bottom: 350 }, size, phone).top + size.height).toBeLessThanOrEqual(560);
  });
});
