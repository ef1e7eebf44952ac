// The log by turns, a replay from any seat, and the scrubber.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onKeyDown } from '../src/lib/keys';
import { Replay } from '../src/lib/replay.svelte';
import { Table } from '../src/lib/table.svelte';
import type { Entry } from '../src/table/log';
import { pieces } from '../src/table/pieces';
import { beyond, filled, roundAt, segments, together } from '../src/table/scrub';
import { blocks, turnEnds } from '../src/table/story';
import type { MarsCatalogue, Moment, TableInfo } from '../src/wire';
import StoryHost from './StoryHost.svelte';

const { moment, log, course } = vi.hoisted(() => ({ moment: vi.fn(), log: vi.fn(), course: vi.fn() }));
vi.mock('../src/lib/api', async (real) => {
  const { Refusal, api } = await real<typeof import('../src/lib/api')>();
  return { Refusal, api: { ...api, moment, log, course, insight: () => Promise.resolve(null) } };
});

const entry = (key: number, step: number, seat: number | undefined, turn: number | undefined, text: string, round = 1): Entry => ({
  key,
  began: step,
  step,
  round,
  kind: 'played',
  text,
  cards: [],
  changes: [],
  lines: [text],
  ...(seat === undefined ? {} : { seat }),
  ...(turn === undefined ? {} : { turn }),
});
const LOG = [
  entry(1, 1, undefined, undefined, 'Generation 1.'),
  entry(2, 2, 0, 1, 'Ada passes up.'),
  entry(3, 3, 0, 1, 'Ada plants.'),
  entry(4, 4, 1, 1, 'Bo builds.'),
  entry(5, 6, 0, 2, 'Ada trades.'),
  entry(6, 9, 0, 1, 'Ada begins anew.', 2),
];

describe('the story', () => {
  it('puts the moves of one turn together, and no others', () => {
    expect(blocks(LOG).map((it) => [it.seat, it.turn, it.moves.length])).toEqual([
      [undefined, undefined, 1],
      [0, 1, 2],
      [1, 1, 1],
      [0, 2, 1],
      [0, 1, 1],
    ]);
    expect(turnEnds(LOG)).toEqual([1, 3, 4, 6, 9]);
  });

  it('keeps a turn in its place while it goes on', () => {
    expect(blocks(LOG.slice(0, 2)).at(-1)?.key).toBe(blocks(LOG.slice(0, 3)).at(-1)?.key);
  });
});

describe('a sentence', () => {
  const told = (text: string, ...names: string[]) =>
    pieces(
      text,
      names.map((it) => ({ text: it })),
    ).map((it) => (it.bold ? `[${it.before}|${it.text}|${it.after}]` : it.text));

  it('leaves no bracket and no full stop alone', () => {
    expect(told('Ada plays Trees (Io).', 'Trees', 'Io')).toEqual(['Ada plays ', '[|Trees|]', ' ', '[(|Io|).]']);
    expect(told('Ada’s rating rises.', 'Ada')).toEqual(['[|Ada|’s]', ' rating rises.']);
  });

  it('finds names only as words of their own', () => {
    expect(told('Miranda waits.', 'Mira')).toEqual(['Miranda waits.']);
  });
});

describe('the scrubber', () => {
  const mark = (round: number, step: number, end = false) => ({ round, step, points: [], ratings: [], ...(end ? { end } : {}) });
  const course = [mark(1, 4), mark(2, 40), mark(3, 60), mark(3, 100, true)];

  it('makes a round as long as it had decisions', () => {
    const found = segments(course, 100);
    expect(found).toEqual([
      { round: 1, from: 0, to: 40 },
      { round: 2, from: 40, to: 60 },
      { round: 3, from: 60, to: 100 },
    ]);
    expect(found.map((it) => filled(it, 50))).toEqual([1, 0.5, 0]);
    expect([0, 39, 40, 100].map((step) => roundAt(found, step))).toEqual([1, 1, 2, 3]);
  });

  it('stays whole where nothing is known yet', () => {
    expect(segments([], 100)).toEqual([]);
    expect(roundAt([], 5)).toBe(0);
  });

  it('puts marks that would cover each other into one place', () => {
    const found = together([{ step: 50 }, { step: 10 }, { step: 51 }], 100, 0.05);
    expect(found.map((it) => [it.at, it.marks.length])).toEqual([
      [0.1, 1],
      [0.5, 2],
    ]);
  });

  it('goes to the next of some steps, or to the end', () => {
    expect(beyond([3, 7], 3, 1, 9)).toBe(7);
    expect(beyond([3, 7], 7, 1, 9)).toBe(9);
    expect(beyond([3, 7], 3, -1, 9)).toBe(0);
  });
});

const player = (money: number) => ({
  stock: { money, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 },
  production: { money: 1, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 },
  rating: 20,
  corporation: null,
  cards: [],
  events: [],
  hand: 1,
  tags: {},
  score: { cards: 0, total: 20 },
});
const shownTo = (step: number, seat: number): Moment => ({
  seq: step,
  step,
  scene: {
    map: 'made-up',
    phase: 'action',
    generation: 1,
    actions_done: 0,
    players: [player(100 + step), player(200 + step)],
    asked: [],
    own: { hand: [{ card: seat === 0 ? 'A' : 'B', price: 5 }], dealt: [], kept: [], order: [] },
    parameters: {},
    tiles: {},
    milestones: [],
    awards: [],
  },
  ask: null,
  undo: null,
  redo: false,
});
const icons = { requirement: [], play: [], first: [], actions: [], effects: [], points: null };
const card = (number: string, name: string) => ({ number, name, kind: 'active', cost: 5, tags: [], lines: [], requirement: [], icons });
const cat = {
  cards: { A: card('A', 'Ants'), B: card('B', 'Birds') },
  maps: [{ name: 'made-up', title: '', areas: [], milestones: [], awards: [], bonuses: {} }],
  parameters: [],
  projects: [],
  conversions: [],
  words: {},
} as unknown as MarsCatalogue;
const info = (stage: string) =>
  ({
    id: 'x',
    seats: [
      { kind: 'human', name: 'Ada', here: true },
      { kind: 'bot', name: 'Bo' },
    ],
    you: 0,
    stage,
    step: 9,
    winners: [],
    options: '',
    settings: {},
  }) as unknown as TableInfo;

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined;
      close = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  moment.mockImplementation((_: string, { step = 9, seat = 0 }) => Promise.resolve(shownTo(step, seat)));
  log.mockResolvedValue({ seq: 9, entries: LOG });
  course.mockResolvedValue({ bookmarks: [], moves: [], marks: [] });
  addEventListener('keydown', onKeyDown);
});
afterEach(() => {
  removeEventListener('keydown', onKeyDown);
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('a replay', () => {
  const open = async (step: number) => {
    const replay = new Replay(info('over'), step, 0);
    await vi.waitFor(() => expect(replay.moment && replay.whole.length).toBe(LOG.length));
    return replay;
  };

  it('shows hand and resources of the chosen seat, and still knows who "you" is', async () => {
    const replay = await open(4);
    const { container, getByTestId } = render(StoryHost, { shown: replay, cat });
    // Numbers run.
    await waitFor(() => expect(getByTestId('side').textContent).toContain('104'));
    expect(getByTestId('hand').textContent).toBe('Ants');
    await replay.sit(1);
    await waitFor(() => expect(getByTestId('side').textContent).toContain('204'));
    expect(getByTestId('side').textContent).not.toContain('104');
    expect(getByTestId('hand').textContent).toBe('Birds');
    expect(getByTestId('me').textContent).toBe('1 0 Ada Bo');
    expect([...container.querySelectorAll('.le .th > b')].map((it) => it.textContent)).toEqual(['Bo', 'You']);
  });

  it('changes the seat together with what that seat sees', async () => {
    const replay = await open(4);
    let tell: (it: Moment) => void = () => undefined;
    moment.mockImplementationOnce(() => new Promise<Moment>((done) => (tell = done)));
    const sat = replay.sit(1);
    expect([replay.wanted.seat, replay.seat]).toEqual([1, 0]);
    tell(shownTo(4, 1));
    await sat;
    expect(replay.seat).toBe(1);
  });

  it('asks for one moment at a time and ends with the newest, however long a key is held', async () => {
    const replay = await open(0);
    await vi.waitFor(() => expect(moment).toHaveBeenCalledTimes(4));
    moment.mockClear();
    await Promise.all([7, 8, 5, 9, 8].map((step) => replay.to(step)));
    await vi.waitFor(() => expect(replay.moment?.step).toBe(8));
    expect(moment.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('has the next moments before they are wanted, and asks for none of them twice', async () => {
    const replay = await open(0);
    await vi.waitFor(() => expect(moment.mock.calls.map(([, it]) => it.step)).toEqual([0, 1, 2, 3]));
    await replay.next();
    expect(replay.moment?.step).toBe(1);
    expect(moment.mock.calls.filter(([, it]) => it.step === 1)).toHaveLength(1);
  });

  it('goes by keys: a step, a turn, the seat', async () => {
    const replay = await open(1);
    render(StoryHost, { shown: replay, cat });
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });
    await press('ArrowRight');
    expect(replay.wanted.step).toBe(2);
    await press('ArrowRight', true);
    expect(replay.wanted.step).toBe(3);
    await press('ArrowRight', true);
    expect(replay.wanted.step).toBe(4);
    await press('ArrowLeft');
    expect(replay.wanted.step).toBe(3);
    await press('2');
    expect(replay.wanted.seat).toBe(1);
    await press(' ');
    expect(replay.playing).toBe(true);
  });

  it('takes the keys of the scrubber, too', async () => {
    const replay = await open(1);
    const { getByRole } = render(StoryHost, { shown: replay, cat });
    await fireEvent.keyDown(getByRole('slider'), { key: 'ArrowRight', shiftKey: true });
    expect(replay.wanted.step).toBe(3);
    await fireEvent.input(getByRole('slider'), { target: { value: '6' } });
    expect(replay.wanted.step).toBe(6);
  });

  it('jumps to the moment of a line that is clicked', async () => {
    const replay = await open(9);
    const { getByText } = render(StoryHost, { shown: replay, cat });
    await fireEvent.click(getByText('builds'));
    expect(replay.wanted.step).toBe(4);
  });
});

describe('the log of a running game', () => {
  const open = () => {
    const table = new Table(info('playing'));
    table.moment = shownTo(9, 0);
    table.log = LOG;
    return render(StoryHost, { shown: table, cat });
  };

  it('shows the table as it was, until one comes back', async () => {
    const { container, getByText, getByRole, getByTestId, queryByText } = open();
    await fireEvent.click(getByText('builds'));
    await waitFor(() => expect(container.querySelector('.past')?.textContent).toContain('Bo builds.'));
    expect(moment).toHaveBeenCalledWith('x', { step: 4 });
    // Numbers run.
    await waitFor(() => expect(getByTestId('side').textContent).toContain('104'));
    await fireEvent.click(getByRole('button', { name: /Back to now/ }));
    await waitFor(() => expect(getByTestId('side').textContent).toContain('109'));
    expect(queryByText('Back to now')).toBeNull();
  });

  it('opens the card where the server keeps the moment to itself', async () => {
    moment.mockRejectedValue(new Error('not-over'));
    const looked = vi.fn();
    document.addEventListener('tharsis-look', (event) => looked((event as CustomEvent).detail));
    const table = new Table(info('playing'));
    table.moment = shownTo(9, 0);
    table.log = [{ ...(LOG[3] as Entry), cards: ['A'] }];
    const { container, getByText } = render(StoryHost, { shown: table, cat });
    await fireEvent.click(getByText('builds'));
    await waitFor(() => expect(looked).toHaveBeenCalledWith('A'));
    expect(container.querySelector('.past')).toBeNull();
  });

  it('hides nothing without saying so', async () => {
    const table = new Table(info('playing'));
    table.moment = shownTo(9, 0);
    table.log = Array.from({ length: 90 }, (_, i) => entry(i, i, i % 2, i, `Move ${i}.`));
    const { container, getByRole } = render(StoryHost, { shown: table, cat });
    expect(container.querySelectorAll('.le')).toHaveLength(40);
    await fireEvent.click(getByRole('button', { name: 'Older turns: 50' }));
    expect(container.querySelectorAll('.le')).toHaveLength(80);
  });
});
