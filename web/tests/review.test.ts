// The coach's word: where the curve lies, how a review grows, what grades and losses look like.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../src/lib/api';
import { across, down, grid, line, marks, nearest, range, rounds, spread, valueAt } from '../src/review/curve';
import { follow, grown, NOTHING, wanted, type Known } from '../src/review/review.svelte';
import { badness, chance, gradeIcon, gradeName, GRADES, isMistake, loss, points, symbol } from '../src/table/coach';
import type { CurvePoint, Graded, Review } from '../src/wire';

const point = (step: number, round: number, ...chances: number[]): CurvePoint => ({
  step,
  round,
  chances,
  points: chances.map((it) => 60 + 20 * it),
});
const graded = (step: number, grade: string, lost = 0): Graded => ({
  step,
  seat: 0,
  round: 1,
  grade,
  chance: lost / 20,
  points: lost,
  chosen: { choice: `area ${step}`, text: `Area ${step}` },
});
const CURVE = [point(10, 1, 0.5, 0.5), point(20, 1, 0.25, 0.75), point(60, 2, 1, 0)];
const PLOT = { left: 40, right: 240, top: 10, bottom: 110 };

describe('the curve', () => {
  it('lies across by choices and down by what is shown', () => {
    const x = (step: number) => across(step, 100, PLOT);
    const y = (value: number) => down(value, [0, 1], PLOT);
    expect([x(0), x(50), x(100)]).toEqual([40, 140, 240]);
    expect([y(0), y(0.5), y(1)]).toEqual([110, 60, 10]);
    expect(line(CURVE, 0, 'chances', x, y)).toBe('60.0,60.0 80.0,85.0 160.0,10.0');
    expect(across(0, 0, PLOT)).toBe(40);
  });

  it('reaches from the lowest to the highest value, in round numbers with room between', () => {
    expect(range(CURVE, 'chances')).toEqual([0, 1]);
    expect(range(CURVE, 'points')).toEqual([60, 80]);
    expect(range([point(1, 1, 0.5)], 'points')).toEqual([70, 80]);
    expect(grid([0, 1], 'chances', 110)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(grid([0, 1], 'chances', 60)).toEqual([0, 0.5, 1]);
    expect(grid([60, 80], 'points', 110)).toEqual([60, 65, 70, 75, 80]);
  });

  it('tells how it stood before a decision, and where rounds begin', () => {
    expect([0, 10, 59, 60, 99].map((step) => valueAt(CURVE, 0, 'chances', step))).toEqual([0.5, 0.5, 0.25, 1, 1]);
    expect(valueAt([], 0, 'chances', 5)).toBe(0);
    expect(rounds(CURVE, 100)).toEqual([
      { round: 1, from: 0, to: 60 },
      { round: 2, from: 60, to: 100 },
    ]);
  });

  it('marks what was bad, the worse first where there is no room for both', () => {
    const all = [graded(1, 'best'), graded(10, 'inaccuracy', 1), graded(12, 'blunder', 9), graded(40, 'mistake', 4), graded(45, 'good')];
    expect(marks(all, (step) => step, 5).map((it) => it.step)).toEqual([12, 40]);
    expect(marks(all, (step) => step, 1).map((it) => it.step)).toEqual([10, 12, 40]);
    expect(nearest(all, 27)?.step).toBe(40);
    expect(nearest(all, 25)?.step).toBe(12);
    expect(nearest([], 3)).toBeUndefined();
  });

  it('keeps the tokens at its end apart and inside', () => {
    expect(spread([50, 20], 10, 100)).toEqual([50, 20]);
    expect(spread([100, 98, 99], 10, 100)).toEqual([100, 80, 90]);
  });
});

describe('a review', () => {
  const told = (more: Partial<Review>): Review => ({ done: false, graded: 0, all: 3, curve: [], decisions: [], verdicts: [], ...more });

  it('grows by what is new, and asks from the first as long as there is no curve', () => {
    expect(wanted(NOTHING)).toBe(0);
    const early = grown(NOTHING, 0, told({ decisions: [graded(1, 'best')] }));
    expect(wanted(early)).toBe(0);
    const drawn = grown(early, 0, told({ curve: CURVE, decisions: [graded(1, 'best'), graded(2, 'good')] }));
    expect(drawn.decisions.length).toBe(2);
    expect(wanted(drawn)).toBe(2);
    const whole = grown(drawn, 2, told({ done: true, decisions: [graded(3, 'best')] }));
    expect(whole.decisions.map((it) => it.step)).toEqual([1, 2, 3]);
    expect(whole.curve).toBe(CURVE);
  });

  /** Follows a made-up server; tells what was asked, waited for and known in the end. */
  async function followed(answers: (Review | Refusal)[], looks = 99) {
    const [asked, waited, refused]: [number[], number[], number[]] = [[], [], []];
    let known: Known = NOTHING;
    await follow(
      (from) => {
        asked.push(from);
        const next = answers.shift();
        return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next as Review);
      },
      (news, refusal) => {
        known = news ?? known;
        if (refusal) refused.push(refusal.status);
        return --looks > 0;
      },
      (milliseconds) => Promise.resolve(waited.push(milliseconds)),
    );
    return { asked, waited, refused, known };
  }

  it('is asked for until it is whole', async () => {
    const { asked, waited, known } = await followed([
      told({}),
      told({ curve: CURVE, decisions: [graded(1, 'best')] }),
      told({ done: true, decisions: [graded(2, 'best'), graded(3, 'good')] }),
    ]);
    expect(asked).toEqual([0, 0, 1]);
    expect(waited).toEqual([700, 700]);
    expect(known.done).toBe(true);
    expect(known.decisions.length).toBe(3);
  });

  it('waits longer for a server that has too much to do, and gives up where there is none', async () => {
    const busy = new Refusal(503, { error: 'busy', detail: 'busy' }, 7);
    const over = new Refusal(403, { error: 'not-over', detail: 'not over' });
    expect(await followed([busy, told({ done: true })])).toMatchObject({ waited: [7000], refused: [503], known: { done: true } });
    expect(await followed([over, told({ done: true })])).toMatchObject({ asked: [0], refused: [403] });
  });

  it('is let go when nobody looks any more', async () => {
    expect((await followed([told({}), told({})], 1)).asked).toEqual([0]);
  });
});

describe('grades and losses', () => {
  const sprite = readFileSync('src/assets/sprite.svg', 'utf8');

  it('have a shape and a name of their own', () => {
    const shapes = GRADES.map((it) => new RegExp(`<symbol id="${gradeIcon(it)}".*?<(circle|path)[^>]*>`).exec(sprite)?.[0]);
    expect(shapes.filter(Boolean).length).toBe(GRADES.length);
    expect(new Set(GRADES.map(gradeName)).size).toBe(GRADES.length);
    expect(GRADES.map(badness)).toEqual([0, 1, 2, 3, 4]);
    expect(GRADES.filter(isMistake)).toEqual(['mistake', 'blunder']);
    expect(isMistake('unheard-of')).toBe(false);
  });

  it('tell chance and points where they can be seen', () => {
    expect(chance(0.424)).toBe('42%');
    expect([points(3.44), points(-3.44), points(0), points(-0.01), points(1280.8)]).toEqual(['+3.4', '−3.4', '0.0', '0.0', '+1281']);
    expect(loss({ chance: 0.11, points: 3.4 })).toBe('−11% · −3.4 points');
    expect(loss({ chance: 0.001, points: 3.4 })).toBe('−3.4 points');
    expect(loss({ chance: 0, points: 0 })).toBe('');
  });

  it('have a symbol for whatever a sentence is about', () => {
    const words = 'points rating milestones awards money stock production engine footing colonies hand politics goal card rival'.split(' ');
    const nudges = 'hand actions projects milestones awards plants heat trade politics map offer phases wait options'.split(' ');
    for (const word of [...words, ...nudges]) expect(sprite, word).toContain(`id="${symbol(word)}"`);
    expect(symbol('something new')).toBe('hint');
  });
});
