// The games this client can show. A new game is a folder beside mars/ and a line here.
import type { Component } from 'svelte';
import type { TableSource } from '../lib/table.svelte';
import type { AnyCatalogue, Style } from '../table/game';
import { STYLE as ARES } from '../ares/style';
import { STYLE as MARS } from '../mars/style';

/** A table of a game, live or replayed; its catalogue has the type the game's own code expects. */
export type TableView = Component<{ shown: TableSource; cat: never; review?: boolean }>;

/** What the pages need of a game; its table is fetched when one is opened. */
export interface GamePages {
  style: Style<never>;
  table: () => Promise<TableView>;
}

export const VIEWS: Record<string, GamePages> = {
  mars: { style: MARS, table: async () => (await import('../mars/MarsTable.svelte')).default as TableView },
  ares: { style: ARES, table: async () => (await import('../ares/AresTable.svelte')).default as TableView },
};

/** The style of a game, for parts that need no more than what all games have. */
export const styleOf = (game: string): Style => (VIEWS[game] ?? VIEWS['mars'])?.style as unknown as Style<AnyCatalogue>;
