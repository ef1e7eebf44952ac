// How the coach's word is shown: a shape for each grade, a symbol for what a sentence is about, chances and points as numbers.
import { language, percent, t, tryText } from '../lib/i18n/index.svelte';

/** A symbol on an area, and whether it was chosen there or should have been. */
export interface Mark {
  icon: string;
  kind: 'played' | 'better';
}

/** The grades, best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

export const gradeIcon = (grade: string): string => `grade-${grade}`;
export const gradeName = (grade: string): string => tryText(`grade.${grade}`, grade);
/** How bad a grade is: 0 is the best. */
export const badness = (grade: string): number => GRADES.findIndex((it) => it === grade);
/** What one would want to be stopped from. */
export const isMistake = (grade: string): boolean => badness(grade) >= badness('mistake');

/** Symbols for what reasons, remarks and nudges are about. */
const SYMBOLS: Record<string, string> = {
  points: 'vp',
  rating: 'tr',
  milestones: 'claim',
  awards: 'award',
  award: 'award',
  money: 'r-mc',
  steel: 'r-steel',
  titanium: 'r-titanium',
  plants: 'r-plant',
  energy: 'r-energy',
  heat: 'r-heat',
  stock: 'r-any',
  production: 'prod',
  engine: 'engine',
  actions: 'engine',
  footing: 'tag-any',
  colonies: 'colony',
  trade: 'colony',
  hand: 'card',
  offer: 'card',
  card: 'card',
  projects: 'project',
  politics: 'delegate',
  map: 'hexo',
  phases: 'phase-action',
  goal: 'check',
  rival: 'people',
  rest: 'log',
  wait: 'passed',
  options: 'compare',
};
export const symbol = (word: string): string => SYMBOLS[word] ?? 'hint';

const sign = (n: number) => (n < 0 ? '−' : '+');
const tenths = (n: number) => new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(n));

/** A chance as percent. */
export const chance = (n: number): string => `${Math.round(100 * n)}${percent()}`;
/** Points with their sign, in tenths as far as they count. */
export const points = (n: number): string => {
  const shown = Math.abs(n) < 100 ? tenths(n) : String(Math.round(Math.abs(n)));
  return `${/[1-9]/.test(shown) ? sign(n) : ''}${shown}`;
};
/** What a choice costs: chance and points, each where it can be seen. */
export const loss = (of: { chance: number; points: number }): string =>
  [of.chance >= 0.005 ? `−${chance(of.chance)}` : '', of.points >= 0.05 ? t('coach.points', { points: points(-of.points) }) : '']
    .filter(Boolean)
    .join(' · ');
