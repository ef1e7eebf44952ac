// Puzzles: what an answer does to the table, what is remembered, which one comes next.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWent, went } from '../src/puzzles/kept.svelte';
import { following, Puzzle } from '../src/puzzles/puzzle.svelte';
import { addressOf, placeOf } from '../src/study/address';
import type { Offer, PuzzleInfo, Solved, Studied, Study as Asked } from '../src/wire';

const CHOICES = ['area 05', 'area 06', 'pass'];
const RIGHT = 'area 06';
const offer = (choice: string): Offer => ({ choice, text: `Text of ${choice}` }) as Offer;
const about = (id: string): PuzzleInfo => ({ id, game: 'mars', kind: 'tile', difficulty: 2, options: '', seats: 2, seat: 1, round: 7 });

/** A server that knows one puzzle. */
function studied({ tried }: Asked): Studied {
  const choices = tried ?? [];
  return {
    table: { you: 1, seats: [{ name: 'Ann' }, { name: 'Ben' }] } as unknown as Studied['table'],
    moment: { seq: choices.length, step: choices.length, ask: { choices: CHOICES.map(offer) } } as unknown as Studied['moment'],
    log: [],
    asked: [1],
    imagined: 1,
  };
}
const weighed = (choice: string): Solved =>
  ({
    right: choice === RIGHT,
    chosen: offer(choice),
    choices: [RIGHT, 'area 05'].map((it, i) => ({ ...offer(it), chance: 0.6 - 0.1 * i, points: i, grade: i ? 'mistake' : 'best' })),
    beside: offer(choice === RIGHT ? 'area 05' : choice),
    explained: { foresights: [], reasons: [] },
  }) as unknown as Solved;

let asked: string[] = [];
let down = false;
beforeEach(() => {
  [asked, down] = [[], false];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path);
    if (down) return Promise.reject(new Error('down'));
    const body = JSON.parse(String(init.body)) as Asked & { choice: string };
    return Promise.resolve(new Response(JSON.stringify(path.startsWith('/api/puzzles') ? weighed(body.choice) : studied(body))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const begin = (id: string) => new Puzzle(about(id), [about(id)], studied({ from: { puzzle: id }, tried: [] }));

describe('an answer', () => {
  it('that is right is carried out and remembered, and then anything can be tried', async () => {
    const puzzle = begin('m1');
    expect(await puzzle.choose(RIGHT, 'amount 2')).toBe(true);
    expect([puzzle.over, puzzle.solved?.right, went('m1')]).toEqual(['first', true, 'first']);
    expect(puzzle.here.choices).toEqual([RIGHT, 'amount 2']);
    asked = [];
    expect(await puzzle.choose('area 05')).toBe(true);
    expect(asked.every((path) => path.startsWith('/api/study'))).toBe(true);
  });

  it('that is wrong changes nothing, and another may be given', async () => {
    const puzzle = begin('m2');
    expect(await puzzle.choose('area 05')).toBe(false);
    expect([puzzle.over, puzzle.solved?.right, puzzle.here === puzzle.root, went('m2')]).toEqual([null, false, true, undefined]);
    expect(await puzzle.choose(RIGHT)).toBe(true);
    expect([puzzle.over, went('m2')]).toEqual(['later', 'later']);
  });

  it('is shown to who gives up, beside what was tried', async () => {
    const puzzle = begin('m3');
    await puzzle.choose('pass');
    await puzzle.reveal();
    expect([puzzle.over, puzzle.solved?.beside.choice, went('m3')]).toEqual(['shown', 'pass', 'shown']);
    const untried = begin('m4');
    await untried.reveal();
    expect([untried.over, untried.solved?.right, untried.solved?.beside.choice]).toEqual(['shown', true, 'area 05']);
    // What was shown is not solved by choosing it afterwards.
    await untried.choose(RIGHT);
    expect(went('m4')).toBe('shown');
  });

  it('that does not arrive is told of, and nothing is lost', async () => {
    const puzzle = begin('m5');
    down = true;
    expect(await puzzle.choose(RIGHT)).toBe(false);
    expect([puzzle.over, puzzle.tries, puzzle.busy]).toEqual([null, 0, false]);
    down = false;
    expect(await puzzle.choose(RIGHT)).toBe(true);
    expect(puzzle.over).toBe('first');
  });
});

it('the next puzzle is the next that is not solved, once around', () => {
  const all = ['n1', 'n2', 'n3', 'n4'].map(about);
  keepWent('n2', 'later');
  expect(following(all, 'n1')?.id).toBe('n3');
  expect(following(all, 'n4')?.id).toBe('n1');
  ['n1', 'n3', 'n4'].forEach((id) => keepWent(id, 'first'));
  expect(following(all, 'n1')?.id).toBe('n2');
  keepWent('n2', 'shown');
  expect(went('n2')).toBe('later');
});

it('a puzzle can be opened on the analysis board by its address', async () => {
  const address = await addressOf({ from: { puzzle: 'm1' }, tried: [], seat: 1 });
  expect(address).toBe('/study?puzzle=m1&seat=1');
  const place = await placeOf(new URLSearchParams(address.split('?')[1]));
  expect(place).toEqual({ from: { puzzle: 'm1' }, tried: [], seat: 1, side: 1 });
});
