// Global parameters are entries: whatever the catalogue lists is drawn, with a look of its own or without.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { globals, steps, unit, value, type Track } from '../src/table/parameters';
import type { MarsCatalogue, MarsScene, TableInfo } from '../src/wire';
import ParametersHost from './ParametersHost.svelte';

afterEach(cleanup);
const TRACKS: Track[] = [
  { name: 'temperature', title: 'Temperature', min: -30, max: 8, step: 2 },
  { name: 'oxygen', title: 'Oxygen', min: 0, max: 14, step: 1 },
  { name: 'oceans', title: 'Oceans', min: 0, max: 9, step: 1 },
  { name: 'dust', title: 'Dust', min: 0, max: 30, step: 2 },
];
const VALUES = { temperature: -12, oxygen: 4, oceans: 3, dust: 8 };
const named = (name: string) => {
  const found = globals(TRACKS, VALUES).find((it) => it.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the looks of parameters', () => {
  it('keep the order of the catalogue and take in what they do not know', () => {
    expect(globals(TRACKS, VALUES).map((it) => [it.name, it.value])).toEqual(Object.entries(VALUES));
    expect(named('dust').look).toMatchObject({ drawn: 'arc', side: 'head' });
  });

  it('give values sign and unit', () => {
    expect([value(named('temperature'), -12), value(named('temperature'), 8), value(named('oxygen'), 14), value(named('dust'), 8)]).toEqual(
      ['−12 °C', '+8 °C', '14%', '8'],
    );
    expect([unit('temp'), unit('oxygen'), unit('r-steel')]).toEqual([' °C', '%', '']);
  });

  it('number the steps that have room', () => {
    const all = steps(named('dust'), 0, 300, 44, [16]);
    expect(all.map((it) => it.at)).toEqual(Array.from({ length: 16 }, (_, i) => 2 * i));
    expect(all.filter((it) => it.reached)).toHaveLength(5);
    const numbers = all.filter((it) => it.numbered).map((it) => it.at);
    expect(numbers).toContain(8);
    expect(numbers).not.toContain(6);
    expect(numbers).not.toContain(18);
    expect([all[0]?.from, all[15]?.to]).toEqual([...named('dust').look.rim]);
  });
});

describe('a fourth parameter', () => {
  const map = {
    name: 'made-up',
    title: 'Made up',
    areas: [],
    bonuses: { dust: [{ at: 16, text: 'A gift', icons: [{ icon: 'tr' }] }] },
    milestones: [],
    awards: [],
  };
  const cat = { cards: {}, words: {}, maps: [map], parameters: TRACKS } as unknown as MarsCatalogue;
  const scene = { map: 'made-up', players: [], asked: [], own: null, parameters: VALUES, tiles: {} } as unknown as MarsScene;
  const info = { seats: [], stage: 'playing', winners: [], options: '', settings: {} } as unknown as TableInfo;
  const shown = { id: 'x', log: [], insight: null, info, moment: { seq: 0, step: 0, scene, ask: null, undo: null, redo: false } };

  it('is drawn wherever the others are, in their order', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
    const page = render(ParametersHost, { shown, cat });
    for (const place of ['rim', 'phone', 'end']) {
      const drawn = [...page.getByTestId(place).querySelectorAll('[data-parameter]')].map((it) => it.getAttribute('data-parameter'));
      expect(drawn, place).toEqual(TRACKS.map((it) => it.name));
    }
    const rim = page.getByTestId('rim').querySelector('[data-parameter="dust"]');
    expect(rim?.querySelectorAll('.rims')).toHaveLength(16);
    expect(rim?.querySelector('[data-tip="A gift"]')).not.toBeNull();
    expect(page.getByTestId('sides').querySelector('.at-head')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Dust 8 of 30');
    expect(page.getByTestId('phone').querySelector('[aria-label="Dust 8"]')).not.toBeNull();
    vi.unstubAllGlobals();
  });

  it('needs no component that names it', () => {
    const sources = (readdirSync('src', { recursive: true }) as string[]).filter((it) => it.endsWith('.svelte'));
    const names = sources.filter((it) =>
      /['"](temperature|oxygen|oceans)['"]|\b(var\(--(temp|o2|ocean|venus)\))/.test(readFileSync(`src/${it}`, 'utf8')),
    );
    expect(names).toEqual([]);
  });
});
