// What is tried out: the tree of moves, what is told of each, where one comes to by going back and by a link.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, placeOf } from '../src/study/address';
import { line, said, Study, unfolded, type Try } from '../src/study/study.svelte';
import { pack, unpack } from '../src/lib/pack';
import type { Judged, LogEntry, Studied, Study as Asked } from '../src/wire';

const entry = (step: number, seat: number, text: string, quiet = false): LogEntry =>
  ({ key: step, step, seat, text, quiet, cards: [] }) as unknown as LogEntry;

/** A server that knows no rule: whoever has not moved last is asked, and may answer anything but "fly". */
const FROM = 10;
function told({ tried }: Asked): Studied {
  const choices = tried ?? [];
  const asked = choices.length % 2;
  return {
    table: { you: asked, seats: [{ name: 'Ann' }, { name: 'Ben' }], step: FROM + choices.length } as unknown as Studied['table'],
    moment: {
      seq: choices.length,
      step: FROM + choices.length,
      ask: { choices: [{ choice: 'pass', text: 'Pass' }] },
    } as unknown as Studied['moment'],
    log: choices.map((it, i) => entry(FROM + i + 1, it.seat, `${it.seat === 0 ? 'Ann' : 'Ben'}: ${it.choice}.`)),
    asked: [asked],
  };
}
const judged = (asked: Asked): Judged => ({
  prospects: { step: 0, round: 1, chances: [0.6 - 0.1 * (asked.tried?.length ?? 0), 0.4], points: [60, 50] },
  advice: {
    seq: 0,
    chance: 0.6,
    nudge: { about: 'heat', text: '' },
    choices: [{ choice: 'pass', text: 'Pass', chance: 0.6, points: 0, grade: 'best' }],
    line: [],
    reasons: [],
  } as unknown as Judged['advice'],
});
let asked: { path: string; body: Asked }[] = [];
let refusals = 0;

beforeEach(() => {
  [asked, refusals] = [[], 0];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Asked;
    asked.push({ path, body });
    const answer = (status: number, of: unknown) => Promise.resolve(new Response(JSON.stringify(of), { status }));
    if (path.includes('/judge') && refusals-- > 0) return answer(503, { error: 'busy', detail: 'Too much to do.' });
    if (body.tried?.some((it) => it.choice === 'fly')) return answer(422, { error: 'illegal', detail: 'Nobody flies.' });
    return answer(200, path.includes('/judge') ? judged(body) : told(body));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const begin = () => new Study({ table: 'ABCD' }, told({ from: { table: 'ABCD' }, tried: [] }), () => Promise.reject(new Error('none')));
const texts = (study: Study) => study.tree.map(({ it, depth, instead }) => `${'.'.repeat(depth)}${instead ? '~' : ''}${it.text}`);

describe('the tree of moves', () => {
  const move = (key: number, before: Try | null): Try => {
    const made: Try = { key, before, seat: key % 2, choices: before ? [`c${key}`] : [], text: String(key), after: [], last: null };
    before?.after.push(made);
    return made;
  };

  it('reads as it was tried: what came first goes on, what was tried instead is set in', () => {
    const root = move(0, null);
    const [one, other] = [move(1, root), move(2, root)];
    move(3, one);
    move(4, other);
    expect(unfolded(root).map(({ it, depth, instead }) => [it.key, depth, instead])).toEqual([
      [1, 0, false],
      [2, 1, true],
      [4, 1, false],
      [3, 0, false],
    ]);
    expect(line(other)).toEqual([{ seat: 0, choice: 'c2' }]);
  });

  it('tells of a move what the log says of it last, and nothing of others or of what is not worth telling', () => {
    const log = [entry(11, 0, 'Ann plays.'), entry(12, 0, 'Ann pays.', true), entry(12, 1, 'Ben passes.'), entry(13, 0, 'Ann passes.')];
    expect(said(log, 0, 10, 12)).toBe('Ann plays');
    expect(said(log, 1, 10, 12)).toBe('Ben passes');
    expect(said(log, 1, 12, 13)).toBe('');
  });
});

describe('a study', () => {
  it('grows by what is chosen, is gone back in, and keeps what was tried', async () => {
    const study = begin();
    expect(await study.choose('pass')).toBe(true);
    expect(await study.choose('card 1', 'card 2')).toBe(true);
    expect(line(study.here).map((it) => it.choice)).toEqual(['pass', 'card 1', 'card 2']);
    await study.undo();
    await study.undo();
    expect(study.here).toBe(study.root);
    expect(study.moment?.redo).toBe(true);
    expect(await study.choose('heat')).toBe(true);
    expect(texts(study)).toEqual(['Ann: pass', '.~Ann: heat', 'Ben: card 2']);
    // The same again is not a new move.
    await study.undo();
    await study.choose('pass');
    expect(study.tree.length).toBe(3);
    await study.redo();
    expect(study.here.choices).toEqual(['card 1', 'card 2']);
  });

  it('stays where it is when a choice is refused, and says why', async () => {
    const study = begin();
    expect(await study.choose('fly')).toBe(false);
    expect(study.problem).toBe('Nobody flies.');
    expect(study.here).toBe(study.root);
    expect(study.tree).toEqual([]);
    expect(study.busy).toBe(false);
  });

  it('follows what somebody else has tried with a single request', async () => {
    const study = begin();
    const tried = [
      { seat: 0, choice: 'pass' },
      { seat: 1, choice: 'heat' },
    ];
    asked = [];
    expect(await study.follow(tried, 0)).toBe(true);
    expect(asked.length).toBe(1);
    expect(texts(study)).toEqual(['Ann: pass', 'Ben: heat']);
    expect(line(study.here)).toEqual(tried);
    expect(await study.follow([{ seat: 0, choice: 'fly' }], 0)).toBe(false);
    expect(line(study.here), 'what cannot be followed changes nothing').toEqual(tried);
    expect(study.tree.length).toBe(2);
  });

  it('is judged better and better as long as it is shown, and asked again when the server has too much to do', async () => {
    vi.useFakeTimers();
    const study = begin();
    refusals = 1;
    const stop = study.think();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(study.judged()?.lines).toBe(8000);
    expect(asked.map((it) => new URL(it.path, 'http://x').searchParams.get('lines'))).toEqual(['300', '300', '2000', '8000']);
    stop();
    await study.choose('pass');
    await vi.advanceTimersByTimeAsync(100);
    expect(study.weighing(study.here)?.grade, 'the move is graded by what was thought before it').toBe('best');
    expect(study.chance(study.root)).toBeCloseTo(0.6);
    expect(study.chance(study.here), 'nobody looked at it yet').toBeUndefined();
    // Who looks away is not thought for any more.
    asked = [];
    study.think()();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([]);
  });
});

describe('the address of a study', () => {
  it('leads to the same place, wherever it began', async () => {
    const tried = [
      { seat: 1, choice: 'play 009' },
      { seat: 0, choice: 'pay 3 0 0' },
    ];
    for (const from of [{ table: 'ABCD', step: 12 }, { text: 'record\nčeština' }]) {
      const address = await addressOf({ from, tried, seat: 1 });
      expect(address).toMatch(/^\/study\?[\w=&%-]+$/);
      expect(await placeOf(new URLSearchParams(address.split('?')[1]))).toEqual({ from, tried, seat: 1, side: 1 });
    }
    expect(await placeOf(new URLSearchParams('table=ABCD'))).toEqual({ from: { table: 'ABCD' }, tried: [] });
    expect(await placeOf(new URLSearchParams(''))).toBeNull();
  });

  it('tells the chances of the same side, whoever is looked at last', async () => {
    const study = begin();
    await study.choose('pass');
    expect([study.side, study.info.you]).toEqual([0, 1]);
    const { origin: from, side } = study;
    const address = await addressOf({ from, tried: line(study.here), seat: study.info.you, side });
    const place = await placeOf(new URLSearchParams(address.split('?')[1]));
    expect(place).toMatchObject({ seat: 1, side: 0 });
    const ofSide = (side?: number) => new Study(from, told({ from, tried: line(study.here) }), study.companion, side).side;
    expect(ofSide(place?.side), 'though the other one is asked').toBe(0);
    expect(ofSide(7), 'nobody sits there').toBe(1);
  });

  it('is small, and an error when a part of it is missing', async () => {
    const text = 'play 009\n'.repeat(500);
    const packed = await pack(text);
    expect(packed.length).toBeLessThan(100);
    expect(await unpack(packed)).toBe(text);
    await expect(unpack(packed.slice(0, -8))).rejects.toThrow();
    await expect(placeOf(new URLSearchParams(`text=${packed.slice(2)}`))).rejects.toThrow();
  });
});
