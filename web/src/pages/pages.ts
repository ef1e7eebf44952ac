// The pages beside the table, and the table before its game: one file of code, fetched when one of them is shown.
export { default as Cards } from './Cards.svelte';
export { default as Home } from './Home.svelte';
export { default as Lobby } from './Lobby.svelte';
export { default as MePage } from './MePage.svelte';
export { default as MyGames } from './MyGames.svelte';
export { default as NewTable } from './NewTable.svelte';
export { default as Rules } from './Rules.svelte';
