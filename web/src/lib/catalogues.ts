// What never changes about a game, fetched once for each language.
import { api } from './api';
import { language } from './i18n/index.svelte';

const kept = new Map<string, Promise<unknown>>();

export function catalogue<T>(game: string): Promise<T> {
  const key = `${game}.${language()}`;
  let found = kept.get(key);
  if (!found) {
    found = api.catalogue<T>(game);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found as Promise<T>;
}
