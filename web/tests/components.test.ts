import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardInfo, Icon, MarsCatalogue, MarsScene, TableInfo } from '../src/wire';
import CardHost from './CardHost.svelte';
import Frozen from '../src/pages/Frozen.svelte';
import Icons from '../src/table/Icons.svelte';

afterEach(cleanup);
const html = (row: Icon[], requirement = false) => render(Icons, { row, requirement }).container;

describe('rows of icons', () => {
  it('put production side by side into one box, with signs', () => {
    const drawn = html([
      { icon: 'r-energy', number: -1, production: true },
      { icon: 'r-mc', number: 3, production: true },
      { icon: 'r-plant', number: 2 },
    ]);
    expect(drawn.querySelectorAll('.pbox')).toHaveLength(1);
    expect(drawn.querySelector('.pbox')?.textContent?.replace(/\s/g, '')).toBe('−1+3');
    expect(drawn.textContent?.replace(/\s/g, '')).toBe('−1+32');
  });

  it('mark what any player has, and leave out a lone one', () => {
    const drawn = html([
      { icon: 'r-plant', number: -4, red: true },
      { icon: 'tile-ocean', number: 1 },
    ]);
    expect(drawn.querySelector('.any')?.textContent?.trim()).toBe('−4');
    expect(drawn.textContent?.replace(/\s/g, '')).toBe('−4');
  });

  it('give requirements their units', () => {
    expect(
      html([{ icon: 'max' }, { icon: 'temp', number: -12 }], true)
        .textContent?.replace(/\s+/g, ' ')
        .trim(),
    ).toBe('max−12 °C');
    expect(html([{ icon: 'max', number: 5 }]).textContent?.trim(), 'of what counts').toBe('max 5');
  });
});

const info: CardInfo = {
  number: '184',
  name: 'Livestock',
  english: 'Livestock',
  deck: 'basic',
  kind: 'active',
  cost: 13,
  tags: ['animal'],
  requirement: ['9% oxygen'],
  lines: [{ kind: 'action', text: 'Add 1 animal to this card.' }],
  points: '1 point for each animal',
  holds: 'animal',
  actions: 1,
  icons: {
    requirement: [{ icon: 'oxygen', number: 9 }],
    play: [],
    first: [],
    actions: [[{ icon: 'c-animal', number: 1 }]],
    effects: [],
    points: [{ icon: 'vp', number: 1 }],
  },
};
const cat = {
  cards: { '184': info },
  words: { 'tag.animal': { name: 'animal', icon: 'tag-animal' }, 'kind.active': { name: 'active', icon: null } },
} as unknown as MarsCatalogue;
const scene = { players: [], asked: [], own: null } as unknown as MarsScene;
const shown = {
  id: '',
  log: [],
  insight: null,
  info: { seats: [], stage: 'playing', winners: [] } as unknown as TableInfo,
  moment: { seq: 0, step: 0, scene, ask: null, undo: null, redo: false },
};

describe('a card', () => {
  it('says why it cannot be played, and to a screen reader, too', () => {
    render(CardHost, {
      shown,
      cat,
      card: info,
      with: { size: 'peek', price: 11, why: ['oxygen 6%, needs 9%'], onclick: () => undefined },
    });
    const button = screen.getByRole('button', { name: /11.*M€.*Livestock.*needs 9%/ });
    expect(button.classList.contains('off')).toBe(true);
    expect(button.querySelector('.why')?.textContent).toContain('needs 9%');
    expect(button.querySelector('.cost')?.firstChild?.textContent?.trim()).toBe('11');
    expect(button.querySelector('.dis')?.textContent).toBe('−2');
  });

  it('is a button only where it does something', async () => {
    const press = vi.fn();
    render(CardHost, { shown, cat, card: info, with: { onclick: press } });
    screen.getByRole('button').click();
    expect(press).toHaveBeenCalledOnce();
    cleanup();
    render(CardHost, { shown, cat, card: info, with: {} });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('article').textContent).toContain('Add 1 animal to this card.');
  });
});

describe('a table that cannot go on', () => {
  const frozen = (more: Partial<TableInfo>) => {
    const seats = [
      { name: 'Ann', points: 51 },
      { name: 'Ben', points: 47 },
    ];
    return (
      render(Frozen, { info: { id: 'X', seats, frozen: 'log', stage: 'over', ...more } as unknown as TableInfo }).container.textContent ??
      ''
    );
  };

  it('tells why, and the result that is stored', () => {
    expect(frozen({})).toMatch(/only its result can be shown.*Ann 51.*Ben 47/s);
    expect(frozen({ frozen: 'rules' })).toMatch(/other rules.*Ann 51/s);
    expect(frozen({ stage: 'playing', seats: [] })).toMatch(/as far as everything agrees/);
  });

  it('offers another game to those who sat there', () => {
    frozen({ you: 0 });
    expect(screen.getByRole('button', { name: /Play again/ })).toBeTruthy();
    cleanup();
    frozen({ you: 0, rematch: 'Y' });
    expect(screen.getByRole('link', { name: /rematch|again|game/i }).getAttribute('href')).toBe('#/t/Y');
  });
});
