import { afterEach, describe, expect, it, vi } from 'vitest';
import { cs } from '../src/lib/i18n/cs';
import { en as always } from '../src/lib/i18n/en';
import { language, languages, speak, speakOfSchool, t, type Key, type Plural } from '../src/lib/i18n/index.svelte';
import { pl } from '../src/lib/i18n/pl';
import { ru } from '../src/lib/i18n/ru';
import { cs as schoolCs } from '../src/lib/i18n/school/cs';
import { en as schoolEn } from '../src/lib/i18n/school/en';
import { pl as schoolPl } from '../src/lib/i18n/school/pl';
import { ru as schoolRu } from '../src/lib/i18n/school/ru';
import { settings } from '../src/lib/settings.svelte';

type Words = Record<Key, string | Plural>;
const en: Words = { ...always, ...schoolEn };
const TABLES: Record<string, Words> = { cs: { ...cs, ...schoolCs }, pl: { ...pl, ...schoolPl }, ru: { ...ru, ...schoolRu } };
const keys = Object.keys(en) as Key[];
const texts = (entry: Words[Key]): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((it) => it[1] ?? '').sort();

/** The same in both languages: a bare number, names the glossary leaves alone, words that are simply the same. */
const SAME: Record<string, Key[]> = {
  cs: ['amount.least', 'game.ares', 'game.short.ares', 'game.short.mars', 'guide'],
  pl: ['amount.least', 'card.unit', 'game.short.ares', 'game.short.mars', 'bot', 'seat.bot', 'setup.solo', 'preset.solo', 'menu'],
  ru: ['amount.least'],
};

describe.each(Object.entries(TABLES))('the words in %s', (code, words) => {
  it('are all there', () => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => texts(words[key]).some((text) => text.trim() === ''))).toEqual([]);
  });

  it('leave no English over', () => {
    const same = keys.filter((key) => texts(words[key]).some((text) => texts(en[key]).includes(text)));
    expect(same.sort()).toEqual([...(SAME[code] ?? [])].sort());
  });

  it('have every plural form their numbers need', () => {
    const rule = new Intl.PluralRules(code);
    const needed = new Set(Array.from({ length: 200 }, (_, n) => rule.select(n)));
    const lacking = keys.flatMap((key) => {
      const entry = words[key];
      return typeof entry === 'string' ? [] : [...needed].filter((form) => !(form in entry)).map((form) => `${key}.${form}`);
    });
    expect(lacking).toEqual([]);
    // One form will do only where no word hangs on the number.
    const counted = keys.filter((key) => typeof en[key] !== 'string' || key === 'wait.many');
    expect(
      counted.filter((key) => typeof words[key] === 'string' && /\{n\} \p{L}/u.test(words[key])),
      'one form for all',
    ).toEqual([]);
  });

  it('use the values the English ones use', () => {
    const entries = keys.flatMap((key) => {
      const entry = words[key];
      const meant = texts(en[key]).at(-1) ?? '';
      // A form for exactly one thing may leave the number out; Russian uses the same form for 21.
      const told =
        typeof entry === 'string'
          ? [entry]
          : Object.entries(entry)
              .filter(([form]) => !(form === 'one' && code !== 'ru'))
              .map(([, text]) => text);
      return told
        .filter((text) => values(text).join() !== values(meant).join() && !(key === 'scored.sum' && text.includes('{points}')))
        .map((text) => `${key}: ${text}`);
    });
    expect(entries).toEqual([]);
  });

  it('write money as the rulebook does', () => {
    const money = { cs: /M€|М€/, pl: /М€|[^M]€/, ru: /M€|[^М]€/ }[code] ?? /never/;
    expect(keys.filter((key) => texts(words[key]).some((text) => money.test(` ${text}`)))).toEqual([]);
    // No letter of the other alphabet that only looks right; names of keys and formats are Latin everywhere.
    const foreign = code === 'ru' ? /[A-Za-z]/ : /\p{Script=Cyrillic}/u;
    expect(
      keys.filter((key) => texts(words[key]).some((text) => foreign.test(text.replace(/\{\w+\}|Enter|QR|tharsis replay/g, '')))),
    ).toEqual([]);
  });
});

describe('the language of the page', () => {
  afterEach(async () => {
    settings.language = '';
    vi.restoreAllMocks();
    await speak();
  });

  it('is the chosen one, else the browser’s, else English', async () => {
    expect(languages.map((it) => it.code)).toEqual(['en', 'cs', 'pl', 'ru']);
    expect(language()).toBe('en');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'pl-PL', 'en']);
    await speak();
    expect(language()).toBe('pl');
    settings.language = 'cs';
    await speak();
    expect(t('settings')).toBe('Nastavení');
    settings.language = 'xx';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    await speak();
    expect(language()).toBe('en');
  });

  it('has the words of the school as soon as they are wanted, and after every change', async () => {
    settings.language = 'cs';
    await speak();
    await speakOfSchool();
    expect(t('study.link')).toBe(schoolCs['study.link']);
    settings.language = 'pl';
    await speak();
    expect(t('study.link')).toBe(schoolPl['study.link']);
    expect(t('settings')).toBe(pl.settings);
  });

  it('counts as its speakers do', async () => {
    const said = async (code: string, ...numbers: number[]) => {
      settings.language = code;
      await speak();
      return numbers.map((n) => t('buy', { n, cost: 3 * n }));
    };
    expect(await said('cs', 1, 3, 5)).toEqual(['Koupit 1 kartu za 3 €', 'Koupit 3 karty za 9 €', 'Koupit 5 karet za 15 €']);
    expect(await said('pl', 1, 3, 5, 22)).toEqual([
      'Kup 1 kartę za 3 M€',
      'Kup 3 karty za 9 M€',
      'Kup 5 kart za 15 M€',
      'Kup 22 karty za 66 M€',
    ]);
    expect(await said('ru', 1, 3, 11, 21)).toEqual([
      'Купить 1 карту за 3 М€',
      'Купить 3 карты за 9 М€',
      'Купить 11 карт за 33 М€',
      'Купить 21 карту за 63 М€',
    ]);
  });
});
