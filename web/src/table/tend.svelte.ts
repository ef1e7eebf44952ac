// What every table does while it is shown, whichever game it is: keeps picks over a reload, tells of events, binds the keys.
import { untrack } from 'svelte';
import { t } from '../lib/i18n/index.svelte';
import { bind } from '../lib/keys';
import { announce, play, setTitle, setWaiting } from '../lib/notices.svelte';
import { focusActions, focusEngine, focusHand, focusLog } from './focus';
import type { AnyCatalogue, AnyScene } from './game';
import type { GameView } from './view.svelte';

/** Called while the table's component is made. */
export function tend<Scene extends AnyScene, Cat extends AnyCatalogue>(of: GameView<Scene, Cat>): void {
  const view = of as unknown as GameView;
  const { shown } = view;
  // A new question makes an end of what was begun; picks survive a reload.
  $effect(() => {
    const ask = view.askKey;
    untrack(() => {
      view.forget();
      const kept = JSON.parse(sessionStorage.getItem(`picks.${shown.id}`) ?? 'null') as { ask: string; cards: string[] } | null;
      if (kept?.ask === ask) view.picked = kept.cards;
    });
  });
  $effect(() => {
    if (view.picked.length > 0) sessionStorage.setItem(`picks.${shown.id}`, JSON.stringify({ ask: view.askKey, cards: view.picked }));
  });

  // Where cards are sold, those marked for it are a suggestion.
  $effect(() => {
    const { suggested } = view;
    if (suggested.length > 0 && untrack(() => view.picked.length === 0)) view.picked = suggested;
  });

  // For tests and curious people: which moment is shown, and what is legal in it.
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset['seq'] = String(shown.moment?.seq ?? '');
    dataset['legal'] = view.offers.map((it) => it.choice).join('|');
    dataset['busy'] = String(view.table?.busy ?? false);
    return () => {
      delete dataset['seq'];
      delete dataset['legal'];
      delete dataset['busy'];
    };
  });

  // Events for those who do not see them, and for those who look elsewhere.
  let told = -1;
  $effect(() => {
    const step = shown.moment?.step ?? 0;
    const news = view.entries.filter((it) => it.step > told && !it.quiet);
    if (told >= 0 && news.length > 0) {
      // What is shown move by move is told move by move.
      const shown = untrack(() => view.presenter?.short === false);
      const told = news.filter((it) => !shown || it.seat === view.me).slice(-4);
      announce([...told.map((it) => it.text), view.ask?.text ?? ''].join(' ').trim());
      if (news.some((it) => it.changes.some((change) => change.icon.startsWith('tile')))) play('tile');
    }
    if (shown.log.length > 0) told = step;
  });
  $effect(() => {
    setTitle(`${shown.info.settings.title || t(view.style.round, { n: view.round })} · Tharsis`);
    setWaiting(view.ask !== null);
    return () => {
      setWaiting(false);
      setTitle('Tharsis');
    };
  });

  $effect(() => {
    const unbind = [
      bind('i', t('key.hand'), () => focusHand(view)),
      bind('j', t('key.find'), () => (view.dialog = 'hand')),
      bind('e', t('key.engine'), () => focusEngine(view)),
      bind('a', t('key.actions'), focusActions),
      bind('l', t('key.log'), focusLog),
      bind('c', t('compare'), () => (view.dialog = 'compare')),
      bind('k', t('cards'), () => (view.dialog = 'cards')),
      bind('?', t('keys'), () => (view.dialog = 'keys')),
    ];
    return () => unbind.forEach((it) => it());
  });
}
