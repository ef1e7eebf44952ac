// Venus Next: the fourth scale, World Government on the rim and in rows, cities in space, payments with what lies on cards.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onKeyDown } from '../src/lib/keys';
import { Table } from '../src/lib/table.svelte';
import { STYLE } from '../src/mars/style';
import { globals, span, steps, type Track } from '../src/table/parameters';
import type { Ask, Insight, MarsCatalogue, TableInfo } from '../src/wire';
import { MarsView } from '../src/mars/view.svelte';
import VenusHost from './VenusHost.svelte';

const TRACKS: Track[] = [
  { name: 'temperature', title: 'temperature', min: -30, max: 8, step: 2 },
  { name: 'oceans', title: 'oceans', min: 0, max: 9, step: 1 },
  { name: 'venus', title: 'Venus', min: 0, max: 30, step: 2 },
];
const VALUES = { temperature: -4, oceans: 3, venus: 6 };
const space = (area: string, needs?: string) => ({
  area,
  name: `City ${area}`,
  row: null,
  place: null,
  kind: 'space',
  volcanic: false,
  bonus: [],
  beside: [],
  ...(needs ? { needs } : {}),
});
const map = {
  name: 'made-up',
  title: 'Made up',
  areas: [space('01'), space('02'), space('64', 'venus'), space('67', 'venus')],
  milestones: [],
  awards: [],
  bonuses: {
    venus: [
      { at: 8, text: 'Venus 8%: draw 1 card.', icons: [{ icon: 'card' }] },
      { at: 16, text: 'Venus 16%: a rating.', icons: [{ icon: 'tr' }] },
    ],
  },
};
const cat = {
  cards: { '222': { number: '222', name: 'Dirigibles' } },
  maps: [map],
  parameters: TRACKS,
  words: {
    'held.floater': { name: 'floaters', icon: 'c-floater' },
    'resource.money': { name: 'M€', icon: 'r-mc' },
    'resource.steel': { name: 'steel', icon: 'r-steel' },
    'tile.city': { name: 'city', icon: 'tile-city' },
  },
} as unknown as MarsCatalogue;

const GOVERNMENT: Ask = {
  kind: 'decide',
  text: 'World Government: raise one of them: for nobody. Which one?',
  choices: TRACKS.map(({ name, title }) => ({ choice: `parameter ${name}`, text: title })),
};
const brings = (lines: string[], tile?: string) => ({
  changes: [],
  lines,
  chance: false,
  asks: tile ? 'decide' : 'research',
  ...(tile ? { tile } : {}),
});
const INSIGHT: Insight = {
  previews: {
    'parameter temperature': brings(['The temperature is −2 °C.', 'Ada gains 2 heat.', 'Generation 2: research.']),
    'parameter oceans': brings([], 'ocean'),
    'parameter venus': brings(['Venus is at 8%.', 'Generation 2: research.']),
  },
  refusals: {},
};

function table(ask: Ask | null, more: Record<string, unknown> = {}, insight: Insight | null = null) {
  const info = {
    id: 'x',
    seats: [{ kind: 'human', name: 'Ada', here: true }],
    you: 0,
    stage: 'playing',
    winners: [],
    options: 'venus',
    settings: {},
  } as unknown as TableInfo;
  const shown = new Table(info);
  const scene = {
    map: 'made-up',
    phase: 'solar',
    generation: 1,
    actions_done: 0,
    players: [],
    asked: [0],
    own: null,
    parameters: VALUES,
    tiles: {},
    ...more,
  };
  shown.moment = { seq: 1, step: 1, scene, ask, ...(insight && { insight }), undo: null, redo: false };
  const chosen = vi.spyOn(shown, 'choose').mockResolvedValue(false);
  return { shown, chosen };
}

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined;
      close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the Venus scale', () => {
  it('is there only where it is played', () => {
    expect(globals(TRACKS, VALUES).map((it) => it.name)).toEqual(['temperature', 'oceans', 'venus']);
    expect(globals(TRACKS, { temperature: -30, oceans: 0 }).map((it) => it.name)).toEqual(['temperature', 'oceans']);
    const drawn = (more: Record<string, unknown>) =>
      [...render(VenusHost, { shown: table(null, more).shown, cat }).container.querySelectorAll('.board [data-parameter]')].map((it) =>
        it.getAttribute('data-parameter'),
      );
    expect(drawn({ parameters: { temperature: -30, oceans: 0 } })).toEqual(['temperature', 'oceans']);
  });

  it('stands above, of sixteen steps, and lets no number stand in the way of a bonus', () => {
    const venus = (value: number) => globals(TRACKS, { venus: value })[0];
    for (const value of [0, 6, 8, 10, 30]) {
      const it = venus(value);
      if (!it) throw new Error('no Venus');
      expect(it.look.side).toBe('head');
      const all = steps(it, 0.5, 306, 44, [8, 16]);
      expect(all).toHaveLength(16);
      expect(Math.min(...all.map((step) => step.from))).toBeGreaterThan(242);
      expect(Math.max(...all.map((step) => step.to))).toBeLessThan(298);
      const numbers = all.filter((step) => step.numbered).map((step) => step.at);
      for (const taken of [6, 10, 14, 18]) expect(numbers, `at ${value}`).not.toContain(taken);
      if (value === 0 || value === 30) expect(numbers).toContain(value);
    }
  });

  it('is said with its unit', () => {
    const it = globals(TRACKS, VALUES)[2];
    expect(it && span(it, 8)).toBe('6 → 8%');
  });
});

describe('World Government', () => {
  it('lights the next step of each scale, and has a row for each with what comes of it', () => {
    const { container, getByTestId } = render(VenusHost, { shown: table(GOVERNMENT, {}, INSIGHT).shown, cat });
    const lit = [...container.querySelectorAll('.board .raise')];
    expect(lit.map((it) => it.getAttribute('aria-label'))).toEqual(['temperature −4 → −2 °C', 'oceans 3 → 4', 'Venus 6 → 8%']);
    expect(lit.every((it) => it.getAttribute('role') === 'button' && it.getAttribute('tabindex') === '0')).toBe(true);
    expect(getByTestId('question').textContent).toBe('World Government: which one?');
    expect(getByTestId('clause').textContent).toContain('Raise one of them: for nobody.');
    const rows = [...getByTestId('rows').querySelectorAll('.act')].map((it) => [
      it.querySelector('small')?.textContent,
      it.querySelector('.c')?.firstChild?.textContent?.trim(),
    ]);
    expect(rows).toEqual([
      ['Ada gains 2 heat.', '−4 → −2 °C'],
      ['Then you choose where.', '3 → 4'],
      ['Nobody gets: Venus 8%: draw 1 card.', '6 → 8%'],
    ]);
  });

  it('says which bonus is the next one', () => {
    const { getByTestId } = render(VenusHost, { shown: table(GOVERNMENT, { parameters: { ...VALUES, venus: 10 } }, INSIGHT).shown, cat });
    expect(getByTestId('rows').querySelector('[data-choice="parameter venus"] small')?.textContent).toBe(
      'Next bonus: Venus 16%: a rating.',
    );
  });

  it('is answered on the rim by two clicks, or by the keyboard', async () => {
    const { shown, chosen } = table(GOVERNMENT, {}, INSIGHT);
    const { container } = render(VenusHost, { shown, cat });
    const step = container.querySelector('.board [data-choice="parameter venus"]') as Element;
    await fireEvent.click(step);
    expect(chosen).not.toHaveBeenCalled();
    expect(step.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelectorAll('.btn.pri')).toHaveLength(1);
    expect(container.querySelector('.btn.pri')?.getAttribute('data-commit')).toBe('parameter venus');
    await fireEvent.click(step);
    expect(chosen).toHaveBeenLastCalledWith('parameter venus');
    const other = container.querySelector('.board [data-choice="parameter temperature"]') as Element;
    await fireEvent.keyDown(other, { key: 'Enter' });
    expect(chosen).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(other, { key: ' ' });
    expect(chosen).toHaveBeenLastCalledWith('parameter temperature');
  });

  it('is answered in rows, too, and by their numbers', async () => {
    const { shown, chosen } = table(GOVERNMENT, {}, INSIGHT);
    const { container, getByTestId } = render(VenusHost, { shown, cat });
    const press = async (key: string) => {
      onKeyDown(new KeyboardEvent('keydown', { key }));
      await Promise.resolve();
    };
    await press('3');
    expect(container.querySelector('.board [data-choice="parameter venus"]')?.getAttribute('aria-pressed')).toBe('true');
    const row = getByTestId('rows').querySelector('[data-choice="parameter venus"]') as Element;
    expect(row.getAttribute('aria-pressed')).toBe('true');
    await press('Escape');
    expect(row.getAttribute('aria-pressed')).toBe('false');
    expect(chosen).not.toHaveBeenCalled();
    await press('3');
    await press('Enter');
    expect(chosen).toHaveBeenLastCalledWith('parameter venus');
    // What only leads on to the map is done at once.
    await fireEvent.click(getByTestId('rows').querySelector('[data-choice="parameter oceans"]') as Element);
    expect(chosen).toHaveBeenLastCalledWith('parameter oceans');
  });

  it('has no rim and no button of its own on a small screen', async () => {
    const { container, getByTestId } = render(VenusHost, { shown: table(GOVERNMENT, {}, INSIGHT).shown, cat, small: true });
    expect(container.querySelector('.board .raise')).toBeNull();
    await fireEvent.click(getByTestId('rows').querySelector('[data-choice="parameter venus"]') as Element);
    expect(container.querySelector('.btn.pri')).toBeNull();
  });
});

describe('cities in space', () => {
  const shownCities = (more: Record<string, unknown>, small = false) => {
    const { container, unmount } = render(VenusHost, { shown: table(null, more).shown, cat, small });
    const names = [...container.querySelectorAll('.board .rimt, .board title')].flatMap(
      (it) => /City \d+/.exec(it.textContent ?? '') ?? it.textContent?.match(/^\d\d$/) ?? [],
    );
    const tiles = container.querySelectorAll('.board use[href="#tile-city"]').length;
    unmount();
    return { names, tiles };
  };

  it('of an expansion show themselves when somebody owns them', () => {
    expect(shownCities({ parameters: {} }).tiles).toBe(0);
    const owned = { parameters: {}, tiles: { '67': { tile: 'city', owner: 0 } } };
    expect(shownCities(owned)).toEqual({ names: expect.arrayContaining(['City 67']) as string[], tiles: 1 });
    expect(shownCities(owned).names).not.toContain('City 64');
    expect(shownCities(owned, true)).toEqual({ names: ['City 67'], tiles: 1 });
  });
});

describe('a payment', () => {
  const amounts = (bill: NonNullable<Ask['bill']>): Ask => ({
    kind: 'pay',
    text: 'Pay.',
    bill,
    proposed: 'amount 2',
    choices: [0, 1, 2].map((n) => ({ choice: `amount ${n}`, text: String(n) })),
  });
  const pay = (bill: NonNullable<Ask['bill']>) => render(VenusHost, { shown: table(amounts(bill)).shown, cat }).getByTestId('pay');

  it('with what lies on a card names it and the card', () => {
    const panel = pay({ due: 9, with: 'floater', card: '222', worth: 3, have: 2 });
    expect(panel.querySelector('.step use')?.getAttribute('href')).toBe('#c-floater');
    expect(panel.querySelector('.step')?.textContent?.replace(/\s+/g, ' ')).toContain('floaters Dirigibles');
    expect(panel.querySelector('.paybar')?.getAttribute('aria-label')).toBe('6 in floaters, 3 in M€');
    expect(panel.querySelector('[data-card="222"]')).not.toBeNull();
  });

  it('with a resource is as it was', () => {
    const panel = pay({ due: 9, with: 'steel', worth: 2, have: 2 });
    expect(panel.querySelector('.step use')?.getAttribute('href')).toBe('#r-steel');
    expect(panel.querySelector('[data-card]')).toBeNull();
  });
});

describe('the rest', () => {
  it('has every symbol the engine names', () => {
    const sprite = readFileSync('src/assets/sprite.svg', 'utf8');
    const source = readFileSync('../crates/words/src/depiction.rs', 'utf8');
    const list = /\[\s*("arrow"[^\]]*)\]/.exec(source)?.[1] ?? '';
    const names = [...list.matchAll(/"([a-z0-9-]+)"/g)].map((it) => it[1] ?? '');
    expect(names.length).toBeGreaterThan(60);
    const signs = ['colon', 'slash', 'equals', 'max', 'x', 'plus-minus'];
    expect(names.filter((it) => !signs.includes(it) && !sprite.includes(`<symbol id="${it}"`))).toEqual([]);
  });

  it('tells a goal of several maps once', () => {
    const rule = (name: string) => ({ name, title: name, text: '', cost: null });
    const maps = ['a', 'b'].map((name) => ({ name, milestones: [rule(`own-${name}`), rule('hoverlord')], awards: [rule('venuphile')] }));
    const usable = STYLE.usable({ projects: [], conversions: [], maps } as unknown as MarsCatalogue);
    expect(
      Object.values(usable)
        .flat()
        .map((it) => it.name),
    ).toEqual(['own-a', 'hoverlord', 'own-b', 'venuphile']);
  });

  it('keeps tags in the same place for everybody, those there are none of too', () => {
    const players = [
      { tags: { animal: 1, venus: 2, building: 3, strange: 1 }, events: ['1', '2'] },
      { tags: { space: 1 }, events: [] },
    ];
    const shown = table(null, { parameters: {}, players }).shown;
    Object.assign(shown.info, { options: 'venus' });
    const view = new MarsView(shown, cat);
    const order = view.tags(1).map((it) => it.tag);
    expect(order).toEqual([
      'building',
      'space',
      'science',
      'power',
      'earth',
      'jovian',
      'venus',
      'plant',
      'microbe',
      'animal',
      'city',
      'event',
    ]);
    expect(view.tags(0).map((it) => it.tag)).toEqual([...order, 'strange']);
    expect(view.tags(0).filter((it) => it.n > 0)).toEqual([
      { tag: 'building', n: 3 },
      { tag: 'venus', n: 2 },
      { tag: 'animal', n: 1 },
      { tag: 'event', n: 2 },
      { tag: 'strange', n: 1 },
    ]);
    const { getByTestId } = render(VenusHost, { shown, cat });
    expect(getByTestId('tags').querySelectorAll('.none')).not.toHaveLength(0);
  });
});
