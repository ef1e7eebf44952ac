// Colony tiles and the committee: which choice a tile or party stands for now, and what is known of it.
import type { ColonyInfo, ColonyScene, EventInfo, EventScene, Gift, Members, Offer, PartyInfo, PartyScene } from '../wire';
import { t } from '../lib/i18n/index.svelte';
import type { MarsView } from './view.svelte';

/** Choices that are rows of tiles or parties. */
export const PLACES = /^(colony|party) /;
/** The same and parameters: all choices whose rows are drawn here. */
export const DRAWN = /^(colony|party|parameter) /;

export interface Tile {
  info: ColonyInfo;
  scene: ColonyScene | undefined;
}

/** The tiles in play. */
export function tiles(view: MarsView): Tile[] {
  return (view.scene.colonies ?? []).flatMap((scene) => {
    const info = view.cat.colonies.find((it) => it.name === scene.name);
    return info ? [{ info, scene }] : [];
  });
}

export function tile(view: MarsView, name: string): Tile | undefined {
  const info = view.cat.colonies.find((it) => it.name === name);
  return info && { info, scene: view.scene.colonies?.find((it) => it.name === name) };
}

const of = (view: MarsView, verb: string, name: string): Offer[] =>
  (view.forms[verb] ?? []).filter((it) => it.choice.split(' ')[1] === name);

/** The trades with a tile, the cheapest to think about first: as the engine lists them. */
export const trades = (view: MarsView, name: string): Offer[] => of(view, 'trade', name);

/** What a click on a tile stands for now: an answer that is asked for, else a trade. */
export function tileChoice(view: MarsView, name: string): string | undefined {
  if (view.can(`colony ${name}`)) return `colony ${name}`;
  if (view.armed?.startsWith(`trade ${name} `)) return view.armed;
  return trades(view, name)[0]?.choice;
}

/** What a click on a party stands for now: an answer that is asked for, else a delegate, from the lobby if one is there. */
export function partyChoice(view: MarsView, name: string): string | undefined {
  if (view.can(`party ${name}`)) return `party ${name}`;
  return of(view, 'delegate', name)[0]?.choice;
}

/** Why a tile or party can do nothing in my turn: what all its refused choices have in common, or the first reason. */
export function refused(view: MarsView, verb: string, name: string): string {
  if (!view.isTurn || of(view, verb, name).length > 0) return '';
  const all = Object.entries(view.shown.insight?.refusals ?? {})
    .filter(([choice]) => choice.startsWith(`${verb} ${name} `))
    .map(([, reasons]) => reasons);
  return all[0]?.find((reason) => all.every((reasons) => reasons.includes(reason))) ?? all[0]?.[0] ?? '';
}

/** A click: answers at once what is asked; what one thinks of oneself is shown first. */
export function pressTile(view: MarsView, name: string): void {
  press(view, tileChoice(view, name), 'colonies');
}
export function pressParty(view: MarsView, name: string): void {
  press(view, partyChoice(view, name), 'committee');
}
function press(view: MarsView, choice: string | undefined, box: 'colonies' | 'committee'): void {
  if (choice === undefined) {
    view.box = box;
    return;
  }
  view.box = null;
  if (PLACES.test(choice)) void view.commit(choice);
  else if (view.armed !== choice) view.armed = choice;
}

/** The trade to begin with: with the tile whose income is the highest number. */
export function likelyTrade(view: MarsView): string | undefined {
  const worth = (it: Tile) => Math.max(0, ...(it.scene?.gives ?? []).map((icon) => icon.number ?? 1));
  const best = tiles(view)
    .filter((it) => trades(view, it.info.name).length > 0)
    .sort((a, b) => worth(b) - worth(a))[0];
  return best && trades(view, best.info.name)[0]?.choice;
}

/** The award to begin with: the one that would bring me most now. */
export function likelyAward(view: MarsView): string | undefined {
  const mine = (what: 'points' | 'have', choice: string) =>
    view.scene.awards.find((it) => choice === `award ${it.name}`)?.[what][view.me ?? 0] ?? 0;
  const better = (a: string, b: string) => mine('points', b) - mine('points', a) || mine('have', b) - mine('have', a);
  return (view.forms['award'] ?? []).map((it) => it.choice).sort(better)[0];
}

/** All that is printed on a tile, as sentences. */
export function tileTip(view: MarsView, it: Tile): string {
  const why = refused(view, 'trade', it.info.name);
  const marker = it.scene?.marker;
  const lines = [
    it.info.title,
    ...(it.info.wakes && marker === undefined ? [it.info.wakes.text] : []),
    ...(marker === undefined ? [] : [`${t('colony.income')} ${it.info.income[marker]?.text ?? ''}`]),
    `${t('colony.build')} ${it.info.build.text}`,
    `${t('colony.bonus')} ${it.info.bonus.text}`,
    ...(why ? [`(${why})`] : []),
  ];
  return lines.join('\n');
}

/** Whether every step of a track gives the same thing, only more of it. */
export const plainTrack = (info: ColonyInfo): boolean => {
  const icons = new Set(info.income.flatMap((it: Gift) => it.icons.map((icon) => icon.icon)));
  return icons.size <= 1;
};

export interface PartyRow {
  info: PartyInfo;
  scene: PartyScene;
  leader: Members | undefined;
  size: number;
  mine: number;
  ruling: boolean;
  dominant: boolean;
}

export function parties(view: MarsView): PartyRow[] {
  const committee = view.scene.committee;
  return (committee?.parties ?? []).flatMap((scene) => {
    const info = view.cat.parties.find((it) => it.name === scene.name);
    if (!info) return [];
    return [
      {
        info,
        scene,
        leader: scene.members.find((it) => it.leads),
        size: scene.members.reduce((sum, it) => sum + it.n, 0),
        mine: scene.members.find((it) => it.seat === view.me)?.n ?? 0,
        ruling: committee?.ruling === scene.name,
        dominant: committee?.dominant === scene.name,
      },
    ];
  });
}

export function partyTip(view: MarsView, it: PartyRow): string {
  const why = refused(view, 'delegate', it.info.name);
  const stands = [...(it.ruling ? [t('party.rules')] : []), ...(it.dominant ? [t('party.next')] : [])].join(', ');
  return [`${it.info.title}${stands ? ` (${stands})` : ''}`, it.info.policy.text, it.info.bonus.text, ...(why ? [`(${why})`] : [])].join(
    '\n',
  );
}

export interface Happening {
  when: 'now' | 'coming' | 'later';
  info: EventInfo;
  scene: EventScene;
}

/** The events in sight, the next first. */
export function happenings(view: MarsView): Happening[] {
  const committee = view.scene.committee;
  const all = [
    ['now', committee?.current],
    ['coming', committee?.coming],
    ['later', committee?.distant],
  ] as const;
  return all.flatMap(([when, scene]) => {
    const info = scene && view.cat.events.find((it) => it.name === scene.name);
    return scene && info ? [{ when, info, scene }] : [];
  });
}
