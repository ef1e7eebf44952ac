// The decision panel: headlines, how far my turn is, what is paid and how, what is left before passing, and who is meant.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { STYLE } from '../src/mars/style';
import type { MarsView } from '../src/mars/view.svelte';
import { paidBy, payers, stepped } from '../src/table/paying';
import { parted, useful } from '../src/table/view.svelte';
import type { Ask, Foresight, Insight, MarsCatalogue, Payment, TableInfo, Way } from '../src/wire';
import PanelHost from './PanelHost.svelte';

const brings = (more: Partial<Foresight> = {}): Foresight => ({ changes: [], lines: [], chance: false, ...more });
const way = (steel: number, heat: number, money: number, wasted = 0): Way => ({
  choices: [`amount ${steel}`, `amount ${heat}`],
  parts: [
    { with: 'steel', n: steel, worth: 2 },
    { with: 'heat', n: heat, worth: 1 },
  ],
  money,
  wasted,
});
/** 6 M€ by steel and heat. */
const PAYMENT: Payment = { due: 6, proposed: 0, ways: [way(3, 0, 0), way(2, 2, 0), way(2, 0, 2), way(0, 2, 4), way(0, 0, 6)] };
const CAPITAL = brings({
  changes: [
    { icon: 'r-steel', by: -3, seat: 0 },
    { icon: 'r-mc', by: 5, production: true, seat: 0 },
    { icon: 'r-mc', by: 2, seat: 1 },
  ],
  lines: ['You play Capital.', 'You pay 3 steel (Capital).', 'You lead the Greens.'],
  notes: ['You lead the Greens.'],
  tile: 'city',
  payment: PAYMENT,
});
const cat = {
  cards: { '008': { number: '008', name: 'Capital', kind: 'automated', cost: 6, tags: [], lines: [], icons: {} } },
  maps: [
    {
      name: 'made-up',
      areas: [],
      milestones: [{ name: 'mayor', title: 'Mayor', text: '3 cities', cost: null }],
      awards: ['miner', 'banker'].map((name) => ({ name, title: name, text: `Most for ${name}.`, cost: null })),
      bonuses: {},
    },
  ],
  parameters: [],
  projects: [],
  conversions: [],
  parties: [],
  words: Object.fromEntries(
    ['steel', 'heat', 'money'].map((it) => [`resource.${it}`, { name: it, icon: `r-${it === 'money' ? 'mc' : it}` }]),
  ),
} as unknown as MarsCatalogue;

const TURN: Ask = {
  kind: 'turn',
  text: 'Your turn: choose an action.',
  choices: ['play 008', 'award miner', 'award banker', 'milestone mayor', 'pass'].map((choice) => ({ choice, text: `Do ${choice}` })),
};
const player = { stock: { money: 8, steel: 3, heat: 2 }, production: { money: 1 }, cards: [], choosing: 0 };

/** The panel of Mira at a table with Miranda. */
function panel(ask: Ask, insight: Insight, scene: Record<string, unknown> = {}, after?: (view: MarsView) => void) {
  const info = {
    id: 'x',
    seats: ['Mira', 'Miranda'].map((name) => ({ kind: 'human', name, here: true })),
    you: 0,
    stage: 'playing',
    winners: [],
    options: '',
    settings: {},
  } as unknown as TableInfo;
  const shown = new Table(info);
  const whole = {
    map: 'made-up',
    phase: 'action',
    generation: 1,
    active: 0,
    actions_done: 0,
    players: [player, player],
    asked: [0],
    own: { hand: [{ card: '008', price: 6 }], dealt: [], kept: [], order: [] },
    parameters: {},
    milestones: [],
    awards: ['miner', 'banker'].map((name, i) => ({ name, owner: null, have: [i, 0], points: [5 * i, 0] })),
    award_price: 8,
    tiles: {},
    ...scene,
  };
  shown.moment = { seq: 1, step: 1, scene: whole, ask, undo: null, redo: false };
  shown.insight = insight;
  const chosen = vi.spyOn(shown, 'choose').mockResolvedValue(false);
  const { container } = render(PanelHost, { shown, cat, ...(after ? { after } : {}) });
  const text = (at: string) => container.querySelector(at)?.textContent?.replace(/\s+/g, ' ').trim();
  const click = (at: string) => fireEvent.click(container.querySelector(at) as Element);
  return { container, text, click, chosen };
}

const INSIGHT: Insight = { previews: { 'play 008': CAPITAL }, refusals: {} };

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
  settings.autoPay = false;
});

describe('a question in its parts', () => {
  it('asks in the headline and tells the rest below', () => {
    expect(parted('Comet: place 1 ocean. Where?')).toEqual(['Comet: where?', 'Place 1 ocean.']);
    expect(parted('Which cards do you sell, for 1 M€ each?')).toEqual(['Which cards do you sell, for 1 M€ each?', '']);
    const long = 'Sabotage: choose one: any one player loses up to 3 titanium; or any one player loses 7 M€.';
    expect(parted(long)).toEqual(['Sabotage', 'Choose one: any one player loses up to 3 titanium; or any one player loses 7 M€.']);
  });
});

describe('who is meant', () => {
  it('is never me by name', () => {
    const { container, text } = panel(TURN, INSIGHT, {}, (view) => (view.armed = 'play 008'));
    expect(container.textContent).not.toMatch(/\bMira\b/);
    expect(text('.cons li')).toBe('You lead the Greens.');
    expect(container.textContent).not.toContain('You play Capital');
    // Mine has no token, that of others has token and name.
    expect(text('.theirs')).toMatch(/Miranda\s*\+2/);
    expect(container.querySelector('.chgs .tok')).toBeNull();
  });
});

describe('a payment', () => {
  it('has the payers and amounts the engine lists', () => {
    expect(payers(PAYMENT).map((it) => [it.with, it.amounts])).toEqual([
      ['steel', [0, 2, 3]],
      ['heat', [0, 2]],
    ]);
  });
  it('steps to the way that leaves the others most alike', () => {
    const [steel, heat] = payers(PAYMENT);
    const [all, mixed, some] = PAYMENT.ways;
    expect(steel && all && stepped(PAYMENT, all, steel, 2)).toBe(some);
    expect(heat && some && stepped(PAYMENT, some, heat, 2)).toBe(mixed);
  });
  it('tells what changes if it is paid otherwise', () => {
    const changes = paidBy(CAPITAL, PAYMENT.ways[4], (key) => cat.words[key] ?? { name: key, icon: null }, 0);
    expect(changes).toEqual([
      { icon: 'r-mc', by: 5, production: true, seat: 0 },
      { icon: 'r-mc', by: 2, seat: 1 },
      { icon: 'r-mc', by: -6, seat: 0 },
    ]);
  });
  it('is a line of the first preview, unfolds, and goes along with the choice', async () => {
    const { container, text, click, chosen } = panel(TURN, INSIGHT, {}, (view) => (view.armed = 'play 008'));
    expect(text('h2')).toBe('Play Capital for 6 M€?');
    expect(text('.payline b')).toBe('Pay 3');
    expect(text('.payline small')).toContain('you keep 8 M€');
    await click('[data-commit]');
    expect(chosen).toHaveBeenLastCalledWith('play 008', 'amount 3', 'amount 0');
    await click('[data-pay]');
    await click('[aria-label="Less steel"]');
    expect(text('.payline b')).toBe('Pay 2 and 2');
    await click('[aria-label="More heat"]');
    expect(text('.payline b')?.replace(/\s/g, '')).toBe('Pay2+2');
    await click('[data-commit]');
    expect(chosen).toHaveBeenLastCalledWith('play 008', 'amount 2', 'amount 2');
    expect(container.querySelector('.ask .pfoot [data-commit]')).not.toBeNull();
  });
  it('never unfolds for those who pay as proposed', () => {
    settings.autoPay = true;
    const { container, text } = panel(TURN, INSIGHT, {}, (view) => (view.armed = 'play 008'));
    expect(text('.payline b')).toBe('Pay 3');
    expect(container.querySelector('[data-pay]')).toBeNull();
  });
});

describe('how far my turn is', () => {
  const pay: Ask = { kind: 'pay', text: 'Capital, 6 M€ to pay: how much steel do you use?', choices: [{ choice: 'amount 0', text: '0' }] };
  const ticks = (container: HTMLElement) => [...container.querySelectorAll('.steps i')].map((it) => it.className);
  it('counts an action when it is done, not while it is paid', () => {
    const first = panel(pay, INSIGHT);
    expect(first.text('.who')).toContain('action 1 of 2');
    expect(ticks(first.container)).toEqual(['half', '']);
    cleanup();
    const second = panel(TURN, INSIGHT, { actions_done: 1 });
    expect(second.text('.who')).toContain('action 2 of 2');
    expect(ticks(second.container)).toEqual(['on', '']);
  });
  it('is not told in somebody else’s turn', () => {
    expect(panel(pay, INSIGHT, { active: 1 }).text('.who')).not.toContain('action 1');
  });
});

describe('an award', () => {
  it('is asked for by name, and the likely one waits for the button', async () => {
    const { container, text, click, chosen } = panel(TURN, { previews: {}, refusals: {} });
    expect(text('h2')).toBe('What will you do?');
    await click('[data-verb="award"]');
    expect(text('h2')).toBe('Fund which award?');
    expect(container.querySelector('.awards [aria-pressed="true"]')?.getAttribute('data-choice')).toBe('award banker');
    await click('.pri');
    expect(chosen).toHaveBeenCalledWith('award banker');
  });
});

describe('the question before passing', () => {
  const costs = brings({ changes: [{ icon: 'r-mc', by: -3, seat: 0 }] });
  it('is about milestones, greeneries and what is free', () => {
    const offers = [
      'play 008',
      'act 072',
      'act 133',
      'act 011',
      'milestone mayor',
      'convert plants',
      'project city',
      'trade luna money',
      'pass',
    ];
    const previews = {
      'play 008': costs,
      'act 072': brings(),
      'act 133': brings({ in_vain: true }),
      'act 011': costs,
      'trade luna money': costs,
    };
    const all = offers.map((choice) => ({ choice, text: choice }));
    const found = useful(all, STYLE, { previews, refusals: {} }, 0).map((it) => it.choice);
    expect(found).toEqual(['act 072', 'milestone mayor', 'convert plants']);
  });
  it('lists them, each as a way to do it', async () => {
    const { text, click, chosen } = panel(TURN, { previews: { 'play 008': costs }, refusals: {} });
    await click('[data-choice="pass"]');
    expect(chosen).not.toHaveBeenCalled();
    expect(text('.left2')).toBe('Do milestone mayor');
    await click('[data-left]');
    expect(text('h2')).toBe('Do milestone mayor');
  });
  it('is not asked where nothing is open', async () => {
    const { click, chosen } = panel({ ...TURN, choices: TURN.choices.slice(-1) }, { previews: {}, refusals: {} });
    await click('[data-choice="pass"]');
    expect(chosen).toHaveBeenCalledWith('pass');
  });
});
