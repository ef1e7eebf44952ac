// The client's own words. A table for each language; en.ts is the measure of all others.
import { settings } from '../settings.svelte';
import { en } from './en';
import type { en as school } from './school/en';

export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** The words every page may need, and those of the school (studies, puzzles, lessons), which come when it is opened. */
export type Words = Record<keyof typeof en, string | Plural>;
export type SchoolWords = Record<keyof typeof school, string | Plural>;
export type Key = keyof Words | keyof SchoolWords;

/** Plural forms as Czech, Polish and Russian count: 1, 2 to 4, 5 and more. Which number takes which form is Intl's to know. */
export const forms = (one: string, few: string, many: string): Plural => ({ one, few, many, other: many });

/** A language is added here and as a file beside this one. English is always here; the others are fetched when wanted. */
const TABLES: Record<string, { name: string; load: () => Promise<Words>; school: () => Promise<SchoolWords> }> = {
  en: { name: 'English', load: () => Promise.resolve(en), school: () => import('./school/en').then((it) => it.en) },
  cs: { name: 'Čeština', load: () => import('./cs').then((it) => it.cs), school: () => import('./school/cs').then((it) => it.cs) },
  pl: { name: 'Polski', load: () => import('./pl').then((it) => it.pl), school: () => import('./school/pl').then((it) => it.pl) },
  ru: { name: 'Русский', load: () => import('./ru').then((it) => it.ru), school: () => import('./school/ru').then((it) => it.ru) },
};

export const languages = Object.entries(TABLES).map(([code, { name }]) => ({ code, name }));

/** What the player chose, else what the browser prefers, else English. */
function wanted(): string {
  if (settings.language in TABLES) return settings.language;
  return navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in TABLES) ?? 'en';
}

let spoken = $state.raw<{ code: string; words: Record<string, string | Plural> }>({ code: 'en', words: en });
/** The words of the school are wanted, too. */
let schooled = false;

/** The language the page speaks: the wanted one as soon as its table is here, so that page and server change together. */
export const language = (): string => spoken.code;

/** Fetches the table of the wanted language and speaks it. Without the table the page goes on as before. */
export async function speak(): Promise<void> {
  const code = wanted();
  if (code !== spoken.code) await fetchWords(code);
}

/** Fetches the words of the school in the language that is spoken, and with every other one from now on. */
export async function speakOfSchool(): Promise<void> {
  if (schooled) return;
  schooled = true;
  await fetchWords(spoken.code);
}

async function fetchWords(code: string): Promise<void> {
  const table = TABLES[code];
  const parts = await Promise.all([table?.load(), schooled ? table?.school() : {}]).catch(() => undefined);
  if (parts && (wanted() === code || spoken.code === code)) spoken = { code, words: { ...parts[0], ...parts[1] } };
}

const rules = new Map<string, Intl.PluralRules>();

function plural(code: string, n: number): Intl.LDMLPluralRule {
  const rule = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, rule);
  return rule.select(n);
}

export type Values = Record<string, string | number>;

/** A text in the player's language; `{name}` stands for a value, and a value `n` chooses the plural form. */
export function t(key: Key, values: Values = {}): string {
  const { code, words } = spoken;
  const entry = words[key] ?? key;
  const text = typeof entry === 'string' ? entry : (entry[plural(code, Number(values['n'] ?? 0))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number(value) : value;
  });
}

/** The text of a key that is made up at run time (names of options, presets, bots), or what is given instead. */
export function tryText(key: string, otherwise: string): string {
  return key in en ? t(key as Key) : otherwise;
}

/** A number with a real minus sign. */
export const number = (n: number) => (n < 0 ? `−${-n}` : String(n));
/** A number with one place after the point, as the language writes it. */
export const decimal = (n: number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(n).replace('-', '−');
/** The sign of percent as it stands after a number: some languages put a space before it. */
export const percent = (): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(1).replace(/\d+/, '');
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 1) return t('ago.now');
  if (minutes < 60) return t('ago.minutes', { n: minutes });
  if (minutes < 48 * 60) return t('ago.hours', { n: Math.round(minutes / 60) });
  return t('ago.days', { n: Math.round(minutes / 1440) });
}

export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
