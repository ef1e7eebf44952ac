import { describe, expect, it } from 'vitest';
import type { CardInfo, Foresight, MarsCatalogue } from '../src/wire';
import { centre, hexSize, neighbour, onCircle, RADIUS, rowLengths, twoLines } from '../src/table/geometry';
import { continued, type Entry } from '../src/table/log';
import { matches, sortHand } from '../src/table/sort';
import { STYLE } from '../src/mars/style';
import { seats, useful } from '../src/table/view.svelte';
import { groups, optionsLine, preset, toggled } from '../src/pages/setup';

const entry = (key: number, step: number, text: string): Entry => ({
  key,
  began: Math.floor(key / 1000),
  step,
  round: 1,
  kind: 'played',
  text,
  cards: [],
  changes: [],
  lines: [text],
});

describe('the log', () => {
  const log = [entry(1000, 1, 'A passes.'), entry(2000, 2, 'B plays X.')];

  it('takes in a move that goes on in its place, and what is new behind it', () => {
    const found = continued(log, [entry(3000, 3, 'A passes.'), entry(2000, 3, 'B plays X and pays.')]);
    expect(found.map((it) => it.text)).toEqual(['A passes.', 'B plays X and pays.', 'A passes.']);
  });

  it('loses what was taken back, and keeps what is told again of a move', () => {
    const whole = continued(log, [entry(2000, 4, 'B plays X and pays.'), entry(5000, 5, 'A passes.')]);
    expect(continued(whole, [log[1] as Entry], 3).map((it) => it.text)).toEqual(['A passes.', 'B plays X.']);
    expect(continued(whole, [], 1).map((it) => it.key)).toEqual([1000]);
  });
});

describe('the question before passing', () => {
  it('does not count an action that changes nothing', () => {
    const offers = ['act 133', 'act 072', 'project asteroid', 'pass'].map((choice) => ({ choice, text: choice }));
    const brings = (more: Partial<Foresight>): Foresight => ({ changes: [], lines: [], chance: false, ...more });
    const insight = { previews: { 'act 133': brings({ in_vain: true }), 'act 072': brings({}) }, refusals: {} };
    expect(useful(offers, STYLE, insight, 0).map((it) => it.choice)).toEqual(['act 072']);
  });
});

describe('tokens', () => {
  it('gives every player a letter of their own', () => {
    const letters = seats([
      ['Anna', false],
      ['Alan', false],
      ['aa', false],
      ['Ла', false],
      ['', true],
    ]).map((it) => it.letter);
    expect(new Set(letters).size).toBe(5);
    expect(letters.slice(0, 2)).toEqual(['A', 'L']);
  });
});

const card = (number: string, name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  number,
  name,
  english: name,
  deck: 'basic',
  kind: 'automated',
  cost: 10,
  tags: ['building'],
  requirement: [],
  lines: [{ kind: 'immediate', text: 'Gain 3 plants.' }],
  points: null,
  holds: null,
  actions: 0,
  icons: { requirement: [], play: [], first: [], actions: [], effects: [], points: null },
  ...more,
});

describe('cards', () => {
  it('are found by name, tag, text and number', () => {
    const it = card('016', 'Domed Crater', { tags: ['city', 'building'] });
    expect(['dome', 'city plants', '016', 'CRATER gain'].every((search) => matches(it, search))).toBe(true);
    expect(matches(it, 'dome titanium')).toBe(false);
  });

  it('come in the wanted order', () => {
    const cat = {
      cards: { a: card('a', 'Zinc'), b: card('b', 'Algae', { kind: 'event' }), c: card('c', 'Moss') },
    } as unknown as MarsCatalogue;
    const hand = [
      { card: 'a', price: 3 },
      { card: 'b', price: 9 },
      { card: 'c', price: 5 },
    ];
    const order = (by: 'playable' | 'cost' | 'name' | 'kind') =>
      sortHand(hand, cat, by, (it) => it === 'b')
        .map((it) => it.card)
        .join('');
    expect(order('playable')).toBe('bac');
    expect(order('cost')).toBe('acb');
    expect(order('name')).toBe('bca');
    expect(order('kind')).toBe('acb');
  });
});

describe('the board', () => {
  it('breaks names between words into lines of like length', () => {
    expect(['Noctis', 'South Pole', 'Phobos Space Haven', 'a bb ccc dddddd'].map(twoLines)).toEqual([
      ['Noctis'],
      ['South', 'Pole'],
      ['Phobos', 'Space Haven'],
      ['a bb ccc', 'dddddd'],
    ]);
  });

  it('has its middle row in the middle', () => {
    const rows = [5, 6, 7, 8, 9, 8, 7, 6, 5];
    expect(centre(rows, 4, 4, 35)).toEqual([0, 0]);
    expect(centre(rows, 0, 2, 35)[0]).toBe(0);
    expect(centre(rows, 0, 0, 35)[1]).toBeLessThan(0);
  });

  it('fills the globe, whatever rows a map has', () => {
    for (const rows of [[5, 6, 7, 8, 9, 8, 7, 6, 5], [3, 4, 3], [1], [6, 7, 8, 9, 10, 11, 10]]) {
      const areas = rows.flatMap((length, row) => Array.from({ length }, (_, place) => ({ row, place })));
      expect(rowLengths([...areas, { row: null }])).toEqual(rows);
      const size = hexSize(rows);
      const corners = areas.flatMap(({ row, place }) => {
        const [x, y] = centre(rows, row, place, size);
        return Array.from({ length: 6 }, (_, i) => onCircle(size, 60 * i - 90)).map(([dx, dy]) => Math.hypot(x + dx, y + dy));
      });
      expect(Math.max(...corners)).toBeLessThan(RADIUS);
      expect(Math.max(...corners)).toBeGreaterThan(RADIUS - 10);
    }
  });

  it('is walked by arrow keys to the nearest area that way', () => {
    const all = [
      ['a', [-60, 0]],
      ['b', [60, 0]],
      ['c', [30, -52]],
      ['d', [200, 10]],
    ] as const;
    const walk = (key: string) =>
      neighbour(
        [0, 0],
        key,
        all.map(([name, at]) => [name, [...at] as [number, number]] as const),
      );
    expect(walk('ArrowLeft')).toBe('a');
    expect(walk('ArrowRight')).toBe('b');
    expect(walk('ArrowUp')).toBe('c');
    expect(walk('ArrowDown')).toBe(null);
  });
});

describe('a new game', () => {
  it('takes only options that fit', () => {
    const games = {
      games: [
        {
          name: 'mars',
          seats_min: 1,
          seats_max: 5,
          presets: [],
          options: [
            { word: 'corporate-era', solo: true, together: true },
            { word: 'draft', solo: false, together: true },
          ],
        },
      ],
      bots: [],
      languages: [],
    };
    const setup = { game: 'mars', others: 2, level: 'steady', options: ['draft', 'corporate-era', 'gone'] };
    expect(optionsLine(games, setup)).toBe('corporate-era draft');
    expect(optionsLine(games, { ...setup, others: 0 })).toBe('corporate-era');
  });

  it('plays one option of a group: the first, unless another is chosen', () => {
    const option = (word: string, group?: string, not_with?: string[]) => ({
      word,
      solo: true,
      together: true,
      ...(group ? { group } : {}),
      ...(not_with ? { not_with } : {}),
    });
    const all = [option('turmoil'), option('map-a', 'map'), option('map-b', 'map'), option('map-c', 'map', ['turmoil'])];
    const on = (options: string[]) => groups(options, all).map((it) => it.on?.word);
    expect(on([])).toEqual(['map-a']);
    const b = toggled(['turmoil'], all[2]!, all);
    expect([b, on(b)]).toEqual([['turmoil', 'map-b'], ['map-b']]);
    expect(toggled(b, all[2]!, all), 'one of a group stays on').toEqual(b);
    expect(toggled(b, all[3]!, all), 'what it does not go with').toEqual(['map-c']);
    expect(toggled(['map-c'], all[0]!, all), 'and the other way round').toEqual(['turmoil']);
    expect(preset(b, 'draft', all), 'a preset leaves the map').toEqual(['draft', 'map-b']);
  });

  it('leaves out an option that lacks the one it needs', () => {
    const option = (word: string, solo: boolean, together: boolean, needs?: string) => ({
      word,
      solo,
      together,
      ...(needs ? { needs } : {}),
    });
    const games = {
      games: [
        {
          name: 'mars',
          seats_min: 1,
          seats_max: 5,
          presets: [],
          options: [option('turmoil', true, true), option('rating-goal', true, false, 'turmoil')],
        },
      ],
      bots: [],
      languages: [],
    };
    const setup = { game: 'mars', others: 0, level: 'steady', options: ['rating-goal', 'turmoil'] };
    expect(optionsLine(games, setup)).toBe('turmoil rating-goal');
    expect(optionsLine(games, { ...setup, options: ['rating-goal'] })).toBe('');
    expect(optionsLine(games, { ...setup, others: 1 })).toBe('turmoil');
  });
});
