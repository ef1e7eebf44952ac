// Who is playing in this browser. No account: a name is made up at the first click and can be changed.
import type { Me } from '../wire';
import { api, Refusal } from './api';
import { t } from './i18n/index.svelte';

let player = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = () => player;

export function setMe(news: Me | null): void {
  player = news;
  asked = Promise.resolve(news);
}

/** Who we are, if we are anybody yet. */
export function findMe(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => (player = found),
    (refusal: unknown) => {
      if (!(refusal instanceof Refusal && refusal.status === 401)) asked = null;
      return null;
    },
  );
  return asked;
}

/** Somebody, at any rate: whoever has no name yet gets one. */
export async function beSomebody(name?: string): Promise<Me> {
  const found = await findMe();
  if (found) return found;
  const made = await api.join(name?.trim() || t('guest', { n: 100 + Math.floor(Math.random() * 900) }));
  setMe(made);
  return made;
}
