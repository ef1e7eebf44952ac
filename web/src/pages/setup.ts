// What somebody wants to play, kept for the next time.
import type { GameInfo, Games, OptionInfo } from '../wire';
import { t, tryText } from '../lib/i18n/index.svelte';

export interface Setup {
  game: string;
  /** How many besides me. */
  others: number;
  level: string;
  options: string[];
}

const KEY = 'tharsis.setup';

export function lastSetup(): Setup {
  const first: Setup = { game: 'mars', others: 2, level: 'steady', options: ['corporate-era'] };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Setup>) };
  } catch {
    return first;
  }
}

export function keepSetup(setup: Setup): void {
  localStorage.setItem(KEY, JSON.stringify(setup));
}

/** Why an option cannot be switched on now, in words; nothing if it can. */
export function hindrance(option: OptionInfo, setup: Setup): string | null {
  if (setup.others === 0 && !option.solo) return t('why.together');
  if (setup.others > 0 && !option.together) return t('why.solo');
  if (option.only !== undefined && option.only !== setup.others + 1) return t('why.only', { n: option.only });
  if (option.needs !== undefined && !setup.options.includes(option.needs)) return t('why.needs', { name: nameOf(option.needs) });
  return null;
}

/** Whether an option can be switched on now. */
export const fits = (option: OptionInfo, setup: Setup): boolean => hindrance(option, setup) === null;

/** What an option is called. */
export const nameOf = (word: string): string => tryText(`option.${word}`, word);

/** Options that are on and would go off if this one came on. */
export const instead = (option: OptionInfo, setup: Setup, all: readonly OptionInfo[]): string[] =>
  setup.options.includes(option.word)
    ? []
    : all
        .filter((it) => setup.options.includes(it.word) && it.group === undefined && fits(it, setup) && clash(option, it))
        .map((it) => it.word);

/** What only changes something else or is rarely wanted. */
export const lesser = (option: OptionInfo): boolean =>
  option.needs !== undefined || option.word === 'prelude-cards' || option.word === 'rating-goal';

/** Another game: its first preset, for as many players as it allows. */
export function chooseGame(setup: Setup, game: GameInfo): void {
  setup.game = game.name;
  setup.options = game.presets[0]?.options.split(' ').filter(Boolean) ?? [];
  setup.others = Math.min(Math.max(setup.others, game.seats_min - 1), game.seats_max - 1);
}

/** Whether only one of them can be on. */
const clash = (a: OptionInfo, b: OptionInfo): boolean =>
  (a.group !== undefined && a.group === b.group) || (a.not_with?.includes(b.word) ?? false) || (b.not_with?.includes(a.word) ?? false);

/** An option on or off; those it cannot be combined with go off. Of a group one stays on. */
export function toggled(options: readonly string[], option: OptionInfo, all: readonly OptionInfo[]): string[] {
  if (options.includes(option.word)) return option.group === undefined ? options.filter((it) => it !== option.word) : [...options];
  const gone = new Set(all.filter((it) => clash(option, it)).map((it) => it.word));
  return [...options.filter((it) => !gone.has(it)), option.word];
}

/** The options of a preset; what is chosen of a group, as the map, stays. */
export function preset(options: readonly string[], line: string, all: readonly OptionInfo[]): string[] {
  const grouped = options.filter((word) => all.some((it) => it.word === word && it.group !== undefined));
  return [...line.split(' ').filter(Boolean), ...grouped];
}

/** The options of which one of a group is played: the groups in the game's order, with what is on in each. */
export function groups(
  options: readonly string[],
  all: readonly OptionInfo[],
): { name: string; of: OptionInfo[]; on: OptionInfo | undefined }[] {
  return [...new Set(all.flatMap((it) => it.group ?? []))].map((name) => {
    const of = all.filter((it) => it.group === name);
    return { name, of, on: of.find((it) => options.includes(it.word)) ?? of[0] };
  });
}

/** What is played, in words: the options of a line and what goes without saying. */
export function played(line: string, all: readonly OptionInfo[]): string[] {
  const words = line.split(' ').filter(Boolean);
  const grouped = groups(words, all);
  const single = words.filter((word) => !grouped.some(({ of }) => of.some((it) => it.word === word)));
  return [
    ...single.map(nameOf),
    ...grouped.flatMap(({ name, on }) => (on ? `${tryText(`group.${name}`, name)}: ${on.title ?? on.word}` : [])),
  ];
}

/** The options line: the words that fit, in the game's order; of two that cannot be together the first. */
export function optionsLine(games: Games, setup: Setup): string {
  const game = games.games.find((it) => it.name === setup.game);
  const wanted = (game?.options ?? []).filter((it) => setup.options.includes(it.word) && fits(it, setup));
  return wanted
    .filter((it, i) => !wanted.slice(0, i).some((other) => clash(it, other)))
    .map((it) => it.word)
    .join(' ');
}
