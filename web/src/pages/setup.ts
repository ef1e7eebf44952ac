// What somebody wants to play, kept for the next time.
import type { GameInfo, Games, OptionInfo } from '../wire';

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

/** Whether an option can be switched on now. */
export const fits = (option: OptionInfo, setup: Setup): boolean =>
  (setup.others === 0 ? option.solo : option.together) &&
  (option.only === undefined || option.only === setup.others + 1) &&
  (option.needs === undefined || setup.options.includes(option.needs));

/** Another game: its first preset, for as many players as it allows. */
export function chooseGame(setup: Setup, game: GameInfo): void {
  setup.game = game.name;
  setup.options = game.presets[0]?.options.split(' ').filter(Boolean) ?? [];
  setup.others = Math.min(Math.max(setup.others, game.seats_min - 1), game.seats_max - 1);
}

/** An option on or off; those it cannot be combined with go off. */
export function toggled(options: readonly string[], option: OptionInfo): string[] {
  if (options.includes(option.word)) return options.filter((it) => it !== option.word);
  return [...options.filter((it) => !option.not_with?.includes(it)), option.word];
}

/** The options line: the words that fit, in the game's order. */
export function optionsLine(games: Games, setup: Setup): string {
  const game = games.games.find((it) => it.name === setup.game);
  return (game?.options ?? [])
    .filter((it) => setup.options.includes(it.word) && fits(it, setup))
    .map((it) => it.word)
    .join(' ');
}
