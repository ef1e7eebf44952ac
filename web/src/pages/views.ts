// The games this client can show. A new game is a folder beside mars/ and a line here.
import type { Component } from 'svelte';
import type { Shown } from '../lib/table.svelte';
import MarsTable from '../mars/MarsTable.svelte';

/** A table of a game, live or replayed; its catalogue has the type the game's own code expects. */
export type TableView = Component<{ shown: Shown; cat: never }>;

export const VIEWS: Record<string, TableView> = { mars: MarsTable as TableView };
