import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Stage, TableInfo, Tables } from '../src/wire';
import { t } from '../src/lib/i18n/index.svelte';
import GameRow from '../src/pages/GameRow.svelte';
import { everything, isMyTurn, joined, result } from '../src/pages/lists';
import Help from '../src/table/Help.svelte';
import { twoLines } from '../src/table/geometry';
import { styleOf } from '../src/pages/views';

afterEach(cleanup);

const table = (id: string, points: number[] = [], winners: number[] = [], stage: Stage = 'over'): TableInfo => ({
  id,
  game: 'mars',
  options: 'corporate-era',
  settings: { title: '', public: false, hints: false, shuffle: false },
  stage,
  seats: (points.length > 0 ? points : [0, 0]).map((it, i) => ({
    kind: i === 0 ? 'human' : 'bot',
    name: ['Mira', 'Olympus', 'Pavonis'][i] ?? '',
    here: false,
    ...(points.length > 0 ? { points: it } : {}),
    ...(i === 0 && stage === 'over' ? { corporation: 'Ecoline' } : {}),
  })),
  creator: '',
  created: 0,
  active: 0,
  seq: 0,
  step: 0,
  asked: stage === 'playing' ? [0] : [],
  winners,
  now: 0,
  you: 0,
  yours: true,
});

describe('lists of tables', () => {
  it('are fetched part by part until the end, each table once', async () => {
    const parts: Record<string, Tables> = {
      '': { tables: [table('A'), table('B')], total: 3, next: 'x' },
      x: { tables: [table('B'), table('C')], total: 3 },
    };
    const asked = vi.fn((from: { after?: string }) => Promise.resolve(parts[from.after ?? ''] as Tables));
    const all = await everything(asked);
    expect(all.tables.map((it) => it.id)).toEqual(['A', 'B', 'C']);
    expect(all.next).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(joined({ tables: [], total: 0 }, all).tables).toHaveLength(3);
  });

  it('say how a game ended for me', () => {
    const said = (points: number[], winners: number[]) => result(table('A', points, winners));
    expect(said([80, 73], [0])).toEqual({ text: t('result.won.by', { n: 7 }), won: true });
    expect(said([70, 73], [1])).toEqual({ text: t('result.lost.by', { n: 3 }), won: false });
    expect(said([70, 73, 60], [1])).toEqual({ text: t('result.place', { place: 2, n: 3 }), won: null });
    expect(said([73, 73], [0]), 'on the tie-break').toEqual({ text: t('result.won'), won: true });
    expect(said([58], [])).toEqual({ text: t('result.lost'), won: false });
    expect(said([58, 40], [0, 1]), 'together').toEqual({ text: t('result.won'), won: true });
    expect(result({ ...table('A', [80, 73], [0]), you: undefined } as unknown as TableInfo), 'who looked on').toBeNull();
    expect(result(table('A', [], [], 'playing'))).toBeNull();
    expect(isMyTurn(table('A', [], [], 'playing'))).toBe(true);
  });

  it('show a game with its opponents, corporation, result and points, and let it be hidden', () => {
    const onhide = vi.fn();
    const { container } = render(GameRow, { info: table('A', [80, 73], [0]), games: null, hidden: false, onhide, onremove: vi.fn() });
    expect(container.textContent).toContain('Olympus');
    expect(container.textContent).toContain('Ecoline');
    expect(container.querySelector('.came')?.textContent).toBe(t('result.won.by', { n: 7 }));
    expect(container.querySelector('.pts b')?.textContent).toBe('80');
    expect(container.querySelector<HTMLAnchorElement>('.does a')?.hash).toBe('#/t/A?step=0');
    container.querySelector<HTMLButtonElement>('[data-hide]')?.click();
    expect(onhide).toHaveBeenCalledOnce();
  });
});

describe('words of pages', () => {
  it('join the head of a rule to its text with the colon it was written with', () => {
    const { container } = render(Help, { cat: { cards: {}, words: {}, parameters: [], card_price: 0 } as never, style: styleOf('mars') });
    const first = container.querySelector('.rules p');
    expect(first?.querySelector('b')?.textContent).toBe('The goal:');
    expect(first?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(/^The goal: make Mars/);
  });

  it('never cut a name of a place to its first word', () => {
    for (const name of ['Kolonie na Ganymedu', 'Vesmírný přístav Phobos', 'Kosmiczna Przystań na Fobosie']) {
      expect(twoLines(name).join(' ')).toBe(name);
    }
  });
});
