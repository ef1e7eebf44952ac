import { describe, expect, it } from 'vitest';
import { patched } from '../src/lib/patch';

const before = () => ({
  seq: 1,
  scene: { players: [{ stock: { money: 3 } }, { stock: { money: 5 } }], tiles: { '04': { tile: 'ocean' } } },
  list: [1, 2, 3],
});

describe('patched', () => {
  it('replaces, adds and removes in objects and lists', () => {
    const after = patched(before(), [
      { op: 'replace', path: '/seq', value: 2 },
      { op: 'replace', path: '/scene/players/1/stock/money', value: 9 },
      { op: 'add', path: '/scene/tiles/35', value: { tile: 'city', owner: 0 } },
      { op: 'remove', path: '/scene/tiles/04' },
      { op: 'add', path: '/list/1', value: 7 },
      { op: 'remove', path: '/list/0' },
      { op: 'add', path: '/list/-', value: 8 },
    ]);
    expect(after.seq).toBe(2);
    expect(after.scene.players[1]?.stock.money).toBe(9);
    expect(after.scene.tiles).toEqual({ '35': { tile: 'city', owner: 0 } });
    expect(after.list).toEqual([7, 2, 3, 8]);
  });

  it('leaves the old value and everything unreached as it was', () => {
    const old = before();
    const copy = structuredClone(old);
    const after = patched(old, [{ op: 'replace', path: '/scene/players/0/stock/money', value: 0 }]);
    expect(old).toEqual(copy);
    expect(after.scene.players[1]).toBe(old.scene.players[1]);
    expect(after.scene.tiles).toBe(old.scene.tiles);
    expect(after.scene.players[0]).not.toBe(old.scene.players[0]);
  });

  it('reads escaped names and whole values', () => {
    expect(
      patched({ 'a/b': 1, 'c~d': 2 }, [
        { op: 'replace', path: '/a~1b', value: 5 },
        { op: 'remove', path: '/c~0d' },
      ]),
    ).toEqual({ 'a/b': 5 });
    expect(patched<unknown>({ a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }])).toEqual({ b: 2 });
  });

  it('refuses a patch for something else', () => {
    expect(() => patched({ a: 1 }, [{ op: 'replace', path: '/a/b', value: 1 }])).toThrow();
    expect(() => patched({ list: [1] }, [{ op: 'add', path: '/list/5', value: 1 }])).toThrow();
  });
});
