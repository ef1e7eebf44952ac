// Players: whose panel is unfolded, who is best, and the room beside the planet.
import { describe, expect, it } from 'vitest';
import { beside } from '../src/table/geometry';
import { globals, steps } from '../src/table/parameters';
import { best, rank, unfolded } from '../src/table/people';

describe('panels', () => {
  const five = [0, 1, 2, 3, 4];
  it('of a few players are all unfolded', () => {
    expect([...unfolded([0, 1, 2], [1, null, 1], 1)]).toEqual([0, 1, 2]);
  });
  it('of many are unfolded for whoever is wanted most, as far as there is room', () => {
    expect([...unfolded(five, [null, 0, 3], 1)]).toEqual([0]);
    expect([...unfolded(five, [4, 0, 3], 1)], 'a pinned one first').toEqual([4]);
    expect([...unfolded(five, [4, 0, 3], 2)]).toEqual([4, 0]);
    expect([...unfolded(five, [null, 3, 3], 2)], 'nobody twice').toEqual([3]);
    expect([...unfolded(five, [null, null, null], 2)]).toEqual([]);
  });
});

describe('the best of the others', () => {
  it('is never me, and in seat order if several are', () => {
    expect(best([9, 2, 7, 7, 1], 0)).toEqual([2, 3]);
    expect(best([9, 2, 7, 7, 1], null), 'for those who only look on').toEqual([0]);
    expect(best([4], 0)).toEqual([]);
  });
});

describe('places at the end', () => {
  it('put the winner before others with as many points, who share theirs', () => {
    const places = (points: number[], winners: number[]) => points.map((_, seat) => rank(points, winners, seat));
    expect(places([54, 62, 62, 53], [2])).toEqual([3, 2, 1, 4]);
    expect(places([62, 62, 62], [1])).toEqual([2, 1, 2]);
    expect(places([62, 62], [0, 1]), 'two winners').toEqual([1, 1]);
    expect(places([1, 9, 9], []), 'while it goes on').toEqual([3, 1, 1]);
  });
});

describe('a small planet', () => {
  it('leaves more room beside its top than beside its middle', () => {
    expect(beside(704, 0.64, 190)).toBeGreaterThan(beside(704, 0.64, 60));
    expect(beside(704, 0.64, 0)).toBe(beside(704, 0.64, -50));
  });
  it('has a number for every second or fourth step, never smaller ones', () => {
    const [oxygen] = globals([{ name: 'oxygen', title: 'Oxygen', min: 0, max: 14, step: 1 }], { oxygen: 0 });
    const shown = (apart: number) =>
      oxygen
        ? steps(oxygen, 0, 306, apart)
            .filter((it) => it.numbered && !it.current)
            .map((it) => it.at)
        : [];
    expect(shown(54)).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(shown(100)).toEqual([4, 8, 12]);
  });
});
