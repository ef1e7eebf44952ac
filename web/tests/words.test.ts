import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en as always } from '../src/lib/i18n/en';
import { clock, number, signed, t, tryText } from '../src/lib/i18n/index.svelte';
import { en as school } from '../src/lib/i18n/school/en';

const en = { ...always, ...school };

const sources = (readdirSync('src', { recursive: true }) as string[]).filter(
  (it) => /\.(svelte|ts)$/.test(it) && !/^lib\/i18n\/((school|lessons)\/)?(en|cs|pl|ru)\.ts$/.test(it) && it !== 'wire.ts',
);
const text = sources.map((it) => readFileSync(`src/${it}`, 'utf8')).join('\n');

describe('the client’s own words', () => {
  it('fills in values and chooses plural forms', () => {
    expect(t('buy', { n: 1, cost: 3 })).toBe('Buy 1 card for 3 M€');
    expect(t('buy', { n: 4, cost: 12 })).toBe('Buy 4 cards for 12 M€');
    expect(tryText('bot.unheard-of', 'unheard-of')).toBe('unheard-of');
  });

  it('writes numbers with a real minus sign', () => {
    expect(number(-8)).toBe('−8');
    expect(signed(2)).toBe('+2');
    expect(clock(75_400)).toBe('1:15');
  });

  it('has no text that is never used', () => {
    const made =
      /^(bot|games.show|group|option|preset|game|score|sort|tab|theme|which|settings|help|rules|guide|link|legend|term|verb|event|mark|pace|grade|hint|puzzle)\./;
    const unused = Object.keys(en).filter((key) => !made.test(key) && !text.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('has the text of every key that is named', () => {
    const named = [...text.matchAll(/\bt\('([^']+)'/g)].map((it) => it[1] ?? '');
    expect(named.filter((key) => !(key in en))).toEqual([]);
  });

  it('types no text into components', () => {
    // Letters between tags that come from no expression; the product’s name may stand there.
    const typed = sources
      .filter((it) => it.endsWith('.svelte'))
      .flatMap((it) => {
        const markup = readFileSync(`src/${it}`, 'utf8')
          .replace(/<script[\s\S]*?<\/script>/g, '')
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/\{[#:/@][^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '')
          .replace(/=>/g, '');
        return [...markup.matchAll(/>([^<{}]*[A-Za-z]{3,}[^<{}]*)</g)].map((found) => `${it}: ${(found[1] ?? '').trim()}`);
      })
      .filter((it) => !/THARSIS|: (Esc|Tab|Tharsis|&nbsp;)$/.test(it));
    expect(typed).toEqual([]);
  });
});

describe('the sprite', () => {
  const sprite = readFileSync('src/assets/sprite.svg', 'utf8');
  const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((it) => it[1]));

  it('has every icon the engine speaks of', () => {
    const rust = readFileSync('../crates/words/src/depiction.rs', 'utf8');
    const list = rust.slice(rust.indexOf('pub const ICONS'), rust.indexOf('];', rust.indexOf('pub const ICONS')));
    const icons = [...list.matchAll(/"([a-z0-9-]+)"/g)].map((it) => it[1] ?? '');
    const drawnAsText = ['colon', 'slash', 'equals', 'plus', 'plus-minus', 'max', 'x'];
    expect(icons.length).toBeGreaterThan(40);
    expect(icons.filter((icon) => !symbols.has(icon) && !drawnAsText.includes(icon))).toEqual([]);
  });

  it('has every icon the components name', () => {
    const named = [...text.matchAll(/<Icon id="([a-z0-9-]+)"/g), ...text.matchAll(/href="#([a-z0-9-]+)"/g)].map((it) => it[1] ?? '');
    expect([...new Set(named)].filter((icon) => !symbols.has(icon))).toEqual([]);
  });
});
