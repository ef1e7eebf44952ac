import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../src/wire';
import { groups, inOrder, toggled, triable } from '../src/mars/opening.svelte';
import { fits, hindrance, instead, lesser, optionsLine, toggled as switched, type Setup } from '../src/pages/setup';
import type { Ask, CardInfo, MarsCatalogue, Moment, OptionInfo, TableInfo } from '../src/wire';

const account = vi.fn<(id: string, choices: readonly string[]) => Promise<Account | null>>();
const choose = vi.fn<(id: string, sent: { choices: string[] }) => Promise<{ seq: number }>>();
vi.mock('../src/lib/stream', () => ({ listen: () => () => undefined }));
vi.mock('../src/lib/api', async (real) => {
  const { api, ...rest } = await real<typeof import('../src/lib/api')>();
  return {
    ...rest,
    api: {
      ...api,
      account: (id: string, choices: string[]) => account(id, choices),
      choose: (id: string, sent: { choices: string[] }) => choose(id, sent),
      log: () => Promise.resolve({ entries: [] }),
    },
  };
});
const { Table } = await import('../src/lib/table.svelte');
const { default: OpeningHost } = await import('./OpeningHost.svelte');

const card = (number: string, kind: string): CardInfo => ({
  number,
  name: `Card ${number}`,
  english: number,
  deck: 'basic',
  kind,
  cost: kind === 'corporation' ? null : kind === 'prelude' ? 0 : 9,
  tags: [],
  requirement: [],
  lines: [],
  points: null,
  holds: null,
  actions: 0,
  icons: { requirement: [], play: [], first: [], actions: [], effects: [], points: null },
});
const kindOf = (number: string) => (number.startsWith('R') ? 'corporation' : number.startsWith('P') ? 'prelude' : 'automated');
/** As the engine deals: projects and corporations by number, preludes last. */
const DEALT = ['041', '057', 'R13', '215', 'R06', 'P07', 'P08', 'P21', 'P26'];
const dealt = DEALT.map((it) => card(it, kindOf(it)));

describe('picks of the opening', () => {
  const all = groups(dealt);
  it('are sent question by question, in each as the cards were dealt', () => {
    expect(all.map((it) => it.step)).toEqual(['corporation', 'preludes', 'opening']);
    expect(inOrder(all, ['215', 'P26', '041', 'R06', 'P07'])).toEqual(['R06', 'P07', 'P26', '041', '215']);
  });

  it('are tried out as far as the questions are answered', () => {
    expect(triable(all, ['041', 'P07', 'P26'])).toEqual([]);
    expect(triable(all, ['041', 'R13', 'P26'])).toEqual(['R13']);
    expect(triable(all, ['041', 'R13', 'P26', 'P08'])).toEqual(['R13', 'P08', 'P26', '041']);
  });

  it('of one corporation and two preludes, the oldest goes for a new one', () => {
    expect(toggled(all, ['R13', '041'], 'R06')).toEqual(['041', 'R06']);
    expect(toggled(all, ['P07', 'P08'], 'P21')).toEqual(['P08', 'P21']);
    expect(toggled(all, ['P07', 'P08'], 'P07')).toEqual(['P08']);
    expect(toggled(all, ['041', '057'], '215')).toEqual(['041', '057', '215']);
  });

  it('need no preludes where none are dealt, and nothing else where only they are', () => {
    expect(groups(dealt.filter((it) => it.kind !== 'prelude')).map((it) => it.step)).toEqual(['corporation', 'opening']);
    const beginner = groups(dealt.filter((it) => it.kind === 'prelude'));
    expect(beginner.map((it) => it.exactly)).toEqual([2]);
    expect(triable(beginner, ['P21', 'P08'])).toEqual(['P08', 'P21']);
  });
});

const words = { 'resource.money': { name: 'M€', icon: 'r-mc' }, 'resource.heat': { name: 'heat', icon: 'r-heat' } };
const cat = {
  cards: Object.fromEntries(dealt.map((it) => [it.number, it])),
  words,
  parameters: [],
  maps: [],
  card_price: 3,
} as unknown as MarsCatalogue;
const info = {
  id: 'T',
  seats: [{ name: 'Ann', kind: 'human' }],
  options: 'prelude',
  stage: 'playing',
  winners: [],
  settings: { title: '' },
  you: 0,
} as unknown as TableInfo;
const ask: Ask = {
  kind: 'corporation',
  text: 'Choose your corporation.',
  choices: ['card R13', 'card R06'].map((choice) => ({ choice, text: choice })),
};
const moment = (more: Partial<Moment> = {}, kept: string[] = []): Moment => ({
  seq: 1,
  step: 0,
  undo: null,
  redo: false,
  ask,
  ...more,
  scene: {
    phase: 'setup',
    parameters: {},
    asked: [0],
    players: [{ score: { total: 0 } }],
    own: { hand: [], dealt: DEALT, kept, order: [] },
  },
});

describe('the opening on the page', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    account.mockReset();
    choose.mockReset();
    account.mockResolvedValue({
      lines: [
        { text: 'Card R06', card: 'R06', changes: [{ icon: 'r-mc', by: 23 }] },
        { text: 'Research phase', changes: [{ icon: 'r-mc', by: -5 }] },
        { text: 'Card P26', card: 'P26', changes: [{ icon: 'r-mc', by: 15 }], unplayable: true },
      ],
      total: [
        { icon: 'r-mc', by: 33 },
        { icon: 'tr', by: 21 },
        { icon: 'r-heat', by: 2, production: true },
      ],
      more: false,
    });
    choose.mockResolvedValue({ seq: 2 });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  async function open(at = moment()) {
    const table = new Table(info);
    table.moment = at;
    const { container } = render(OpeningHost, { table, cat });
    await tick();
    const press = async (...numbers: string[]) => {
      for (const it of numbers) container.querySelector<HTMLElement>(`.open [data-card="${it}"]`)?.click();
      await tick();
    };
    const settled = async () => {
      await vi.advanceTimersByTimeAsync(300);
      await tick();
    };
    const button = () => container.querySelector<HTMLButtonElement>('[data-commit]');
    return { table, container, press, settled, button };
  }

  it('shows all that was dealt, and no cost on what has none', async () => {
    const { container, button } = await open();
    expect([...container.querySelectorAll('[data-group]')].map((it) => it.querySelectorAll('.card').length)).toEqual([2, 4, 3]);
    expect(container.querySelectorAll('.card.k-prelude .cost, .card.k-corp .cost')).toHaveLength(0);
    expect(container.querySelectorAll('.card.k-prelude')).toHaveLength(4);
    expect(button()?.disabled).toBe(true);
    expect(button()?.textContent).toContain('Choose a corporation');
  });

  it('takes picks in any order, says what they come to, and sends all in the engine’s order', async () => {
    const { container, press, settled, button } = await open();
    await press('215', 'P26');
    await press('R06');
    expect(button()?.textContent).toContain('Choose 1 more prelude');
    await settled();
    expect(account).toHaveBeenCalledWith('T', ['card R06']);
    expect(account, 'the other corporation').toHaveBeenLastCalledWith('T', ['card R13']);
    expect(container.textContent).toContain('What follows is counted once this is complete.');
    await press('P08');
    await settled();
    expect(account).toHaveBeenCalledWith('T', ['card R06', 'card P08', 'card P26', 'card 215']);
    expect(account).toHaveBeenLastCalledWith('T', ['card R13', 'card P08', 'card P26', 'card 215']);
    expect(container.querySelector('[data-instead="R13"]')?.textContent).toMatch(/With Card R13 instead.*33/s);
    const sum = container.querySelector('.acc tfoot')?.textContent ?? '';
    expect(sum).toMatch(/You begin with.*33.*21.*\+2/s);
    expect(container.querySelector('.acc-no')?.textContent).toContain('Card P26 could not be played');
    expect(screen.getByText('5 M€ each')).toBeTruthy();
    expect(button()?.textContent).toContain('Begin as Card R06, 1 card');
    button()?.click();
    await settled();
    expect(choose.mock.calls[0]?.[1].choices).toEqual(['card R06', 'card P08', 'card P26', 'card 215', 'done']);
  });

  it('drops an answer that comes late', async () => {
    const { container, press, settled } = await open();
    let late: (value: Account) => void = () => undefined;
    account.mockReturnValueOnce(new Promise((done) => (late = done)));
    await press('R13');
    await settled();
    await press('R06');
    await settled();
    late({ lines: [{ text: 'too late', card: 'R13', changes: [{ icon: 'r-mc', by: 1 }] }], total: [], more: false });
    await settled();
    expect(container.textContent).not.toContain('too late');
  });

  it('keeps the picks over a reload, and sends only what is not answered yet', async () => {
    const { press } = await open();
    await press('R06', 'P07', 'P08', '041');
    cleanup();
    const { container, button, settled } = await open(
      moment(
        {
          ask: {
            ...ask,
            kind: 'opening',
            price: 3,
            picks_left: 3,
            choices: [
              { choice: 'card 041', text: '' },
              { choice: 'done', text: '' },
            ],
          },
        },
        ['R06', 'P07', 'P08'],
      ),
    );
    expect([...container.querySelectorAll('.card.sel')].map((it) => it.getAttribute('data-card'))).toEqual(['R06', 'P07', 'P08', '041']);
    button()?.click();
    await settled();
    expect(choose.mock.calls[0]?.[1].choices).toEqual(['card 041', 'done']);
  });

  it('leaves alone what was answered and cannot be taken back', async () => {
    const { container, press } = await open(
      moment({ ask: { ...ask, kind: 'preludes', exactly: { n: 2, of: ['P07', 'P08', 'P21', 'P26'] } } }, ['R06']),
    );
    await press('R13');
    expect([...container.querySelectorAll('.card.sel')].map((it) => it.getAttribute('data-card'))).toEqual(['R06']);
  });
});

describe('options that do not go together', () => {
  const option = (word: string, more: Partial<OptionInfo> = {}): OptionInfo => ({ word, solo: true, together: true, ...more });
  const all = [
    option('draft', { solo: false }),
    option('colonies'),
    option('colony-corporation', { needs: 'colonies', not_with: ['prelude-corporation'] }),
    option('prelude', { not_with: ['prelude-cards'] }),
    option('prelude-cards'),
    option('prelude-corporation', { needs: 'prelude' }),
    option('venus'),
    option('venus-complete', { needs: 'venus', solo: false }),
    option('rating-goal', { together: false }),
  ];
  const named = (word: string) => all.find((it) => it.word === word) ?? option(word);
  const setup = (options: string[], others = 2): Setup => ({ game: 'mars', others, level: 'steady', options });
  const line = (it: Setup) =>
    optionsLine({ games: [{ name: 'mars', seats_min: 1, seats_max: 5, presets: [], options: all }], bots: [], languages: [] }, it);

  it('say why before the server refuses', () => {
    expect(hindrance(named('rating-goal'), setup([]))).toBe('Only alone.');
    expect(hindrance(named('rating-goal'), setup([], 0))).toBeNull();
    expect(hindrance(named('draft'), setup([], 0))).toBe('Only with others.');
    expect(hindrance(named('venus-complete'), setup(['prelude']))).toBe('Needs Venus Next.');
    expect(fits(named('venus-complete'), setup(['venus']))).toBe(true);
    expect(fits(named('venus-complete'), setup(['venus'], 0))).toBe(false);
  });

  it('take each other’s place, whichever of them says so', () => {
    expect(instead(named('prelude-cards'), setup(['prelude']), all)).toEqual(['prelude']);
    expect(instead(named('prelude'), setup(['prelude-cards']), all)).toEqual(['prelude-cards']);
    expect(instead(named('prelude'), setup(['prelude']), all)).toEqual([]);
    expect(switched(['prelude', 'colonies'], named('prelude-cards'), all)).toEqual(['colonies', 'prelude-cards']);
    expect(switched(['prelude-cards'], named('prelude'), all)).toEqual(['prelude']);
    expect(instead(named('prelude-corporation'), setup(['prelude', 'colonies', 'colony-corporation']), all)).toEqual([
      'colony-corporation',
    ]);
  });

  it('are never sent together, and what lacks its need is left out', () => {
    expect(line(setup(['prelude', 'prelude-cards']))).toBe('prelude');
    expect(line(setup(['prelude-corporation', 'venus-complete']))).toBe('');
    expect(line(setup(['prelude', 'prelude-corporation', 'colonies', 'colony-corporation']))).toBe('colonies colony-corporation prelude');
    expect(line(setup(['venus', 'venus-complete', 'rating-goal'], 0))).toBe('venus rating-goal');
  });

  it('know the great from the lesser', () => {
    expect(all.filter((it) => !lesser(it)).map((it) => it.word)).toEqual(['draft', 'colonies', 'prelude', 'venus']);
  });
});
