// What of the log has not been shown yet, and the game as it was before it: numbers and tiles taken back by what the log says changed.
import type { Change } from '../wire';
import type { Entry } from './log';
import { globals, type Track } from './parameters';
import type { AnyScene, Style } from './game';
import { same } from './view.svelte';

/** How much of an entry has been shown. */
export interface Told {
  /** Its sentences. An entry that has more of them by now has grown. */
  lines: number;
  changes: readonly Change[];
  area?: string | undefined;
}

/** A move as it is shown: an entry, or what an entry has grown by. */
export interface Move extends Entry {
  /** Its card was shown before: only what came since is. */
  goesOn: boolean;
  /** Other entries that are shown with it. */
  joins?: readonly Entry['key'][];
}

export const whole = (entry: Entry): Told => ({ lines: entry.lines.length, changes: entry.changes, area: entry.area });

/** What everybody can see on the planet: the first half of a move. */
export const placed = (entry: Entry, told: Told | undefined): Told => ({
  lines: told?.lines ?? 0,
  changes: [...(told?.changes ?? []), ...entry.changes.filter((it) => it.seat === undefined || isTile(it))],
  area: entry.area,
});

export const isTile = (change: Change): boolean => change.icon.startsWith('tile');

const key = (it: Change) => [it.icon, it.seat, it.production, it.card].join();

/** What is left of changes when some have been shown. */
function without(all: readonly Change[], shown: readonly Change[]): Change[] {
  const left = new Map(shown.map((it) => [key(it), it]));
  return all.flatMap((it) => {
    const had = left.get(key(it));
    if (!had) return [it];
    const by = (it.by ?? 0) - (had.by ?? 0);
    return it.by === undefined || by === 0 || same(it, had) ? [] : [{ ...it, by }];
  });
}

/** What of an entry is still to be shown; nothing if all of it was. */
export function left(entry: Entry, told: Told | undefined): Move | null {
  if (!told) return { ...entry, goesOn: false };
  if (told.lines >= entry.lines.length) return null;
  const { area, ...rest } = entry;
  return {
    ...rest,
    changes: without(entry.changes, told.changes),
    goesOn: told.lines > 0,
    ...(area === undefined || area === told.area ? {} : { area }),
  };
}

type Numbers = Record<string, number>;

/** The scene as it was before these moves, as far as the log tells: what it does not tell is as it is now. */
export function before<Scene extends AnyScene>(
  scene: Scene,
  moves: readonly Move[],
  resources: Style['resources'],
  tracks: readonly Track[],
): Scene {
  if (moves.length === 0) return scene;
  const players = scene.players.map((it) => ({ ...it }));
  const parameters = { ...scene.parameters };
  const tiles = 'tiles' in scene && !Array.isArray(scene.tiles) ? { ...(scene.tiles as Record<string, unknown>) } : null;
  const words = new Map(globals(tracks, parameters).map((it) => [it.look.icon, it.name]));
  for (const move of moves) {
    for (const change of move.changes) {
      const word = change.seat === undefined ? words.get(change.icon) : undefined;
      if (word !== undefined) parameters[word] = (parameters[word] ?? 0) - (change.by ?? 0);
      else if (isTile(change) && move.area !== undefined) delete tiles?.[move.area];
      else if (change.seat !== undefined) takeBack(players[change.seat], change, resources);
    }
    const who = move.seat === undefined ? undefined : players[move.seat];
    if (move.kind === 'passed' && who && 'passed' in who) who.passed = false;
  }
  return { ...scene, players, parameters, ...(tiles ? { tiles } : {}) };
}

function takeBack(player: object | undefined, change: Change, resources: Style['resources']): void {
  if (!player || change.by === undefined) return;
  const has = player as Record<string, unknown> & { cards: { card: string; resources?: number }[] };
  const by = change.by;
  if (change.card !== undefined) {
    has.cards = has.cards.map((it) => (it.card === change.card ? { ...it, resources: (it.resources ?? 0) - by } : it));
    return;
  }
  const take = (part: string, name: string) => {
    const numbers = has[part] as Numbers | undefined;
    if (numbers?.[name] !== undefined) has[part] = { ...numbers, [name]: numbers[name] - by };
  };
  const known = resources.find((it) => it.icon === change.icon)?.key;
  if (change.icon === 'tr') has['rating'] = (has['rating'] as number) - by;
  else if (change.icon === 'card' && !change.production) has['hand'] = (has['hand'] as number) - by;
  else if (known !== undefined) take(change.production ? 'production' : 'stock', known);
}
