// Who is playing in this browser. No account: a name is made up at the first click and can be changed.
import type { Me } from '../wire';
import { api } from './api';
import { t } from './i18n/index.svelte';

let player = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = () => player;

export function setMe(news: Me | null): void {
  player = news;
  asked = Promise.resolve(news);
}

/** Who we are, if we are anybody yet; who is nobody is asked for again, because another page may have made somebody. */
export function findMe(): Promise<Me | null> {
  asked ??= api.session().then(
    ({ me }) => {
      if (!me) asked = null;
      return (player = me);
    },
    () => (asked = null),
  );
  return asked;
}

/** A made-up name: its number in any of our languages. */
const GUEST = /^(?:Guest|Host|Gość|Гость) (\d{3})$/;

/** Somebody, at any rate: whoever has no name yet gets one. */
export async function beSomebody(name?: string): Promise<Me> {
  const found = await findMe();
  if (found) return found;
  const made = await api.join(name?.trim() || t('guest', { n: 100 + Math.floor(Math.random() * 900) }));
  setMe(made);
  return made;
}

/** A made-up name is in the language of the page; a chosen one stays. */
export async function translateMe(): Promise<void> {
  const n = GUEST.exec((await findMe())?.name ?? '')?.[1];
  const name = t('guest', { n: n ?? '' });
  if (n !== undefined && player && name !== player.name) setMe(await api.edit({ name }).catch(() => player));
}
