// A game on the page, whichever it is: the scene, who is who, what can be done now and what the player is about to do.
// Everything that is legal, what it costs and why not comes from the engine; nothing here knows a rule.
import { getContext, setContext, type Component } from 'svelte';
import type { CardInfo, CardInHand, CardInPlay, Change, Foresight, Insight, Offer, RuleInfo, WordInfo } from '../wire';
import { t, type Key } from '../lib/i18n/index.svelte';
import { settings } from '../lib/settings.svelte';
import { askKey, Table, type TableSource } from '../lib/table.svelte';
import { entries, type Entry } from './log';
import { globals, type Track } from './parameters';

export interface Seat {
  index: number;
  name: string;
  letter: string;
  /** 1 to 5: colour and pattern. */
  token: number;
  color: string;
  bot: boolean;
}

/** The verb whose choices are unfolded in the action list. */
export type Panel = string | null;

/** What the scenes of all games have in common. */
export interface AnyScene {
  phase: string;
  /** The global parameters in their own units, by word. */
  parameters: { [word in string]: number };
  asked: number[];
  players: AnyPlayer[];
  own: { hand: CardInHand[]; dealt: string[]; kept: string[]; order: string[]; /** Not played yet, where there are such. */ preludes?: string[] } | null;
}

export interface AnyPlayer {
  stock: { money: number };
  rating: number;
  corporation: string | null;
  cards: CardInPlay[];
  /** Cards played and turned over, where there are such. */
  events?: string[];
  hand: number;
  tags: { [tag in string]?: number };
  score: { cards: number; total: number };
}

/** What the catalogues of all games have in common. */
export interface AnyCatalogue {
  cards: { [card in string]?: CardInfo };
  words: { [key in string]?: WordInfo };
  /** The global parameters, in the order they are shown. */
  parameters: Track[];
  card_price: number;
}

/** What a game tells of itself, so that the parts all games share can draw it. */
export interface Style<Cat extends AnyCatalogue = AnyCatalogue> {
  /** Numbers that have a ledger, in the order they are shown. */
  resources: readonly { key: string; icon: string; /** There is a production of it. */ made: boolean; /** There is a stock of it. */ kept: boolean }[];
  /** What gives points, and the option it belongs to. */
  parts: readonly { key: string; color: string; needs?: string }[];
  /** Cards of the opening are bought. */
  buys: boolean;
  /** The rules in short. */
  rules: readonly Key[];
  /** Icons beyond those of the game's words. */
  legend?: readonly (readonly [string, Key])[];
  /** What is printed on other things than cards, to look it up. */
  reference?: Component<{ cat: never; search?: string; decks?: readonly string[] }>;
  /** Rules that can be used, by the verb of their choices. */
  usable(cat: Cat): Record<string, readonly RuleInfo[]>;
  /** What those are called together. */
  terms: Key;
  /** What a round is called, and the count of them at the end. */
  round: Key;
  over: Key;
  /** What the charts at the end are called. */
  charts: { points: Key; ratings: Key };
  /** Choices worth a question before one is done with everything, and that question. */
  useful: RegExp;
  guard: Key;
  /** The choices that end one's part; the first of them gives up whatever is left. */
  ends: readonly string[];
  /** Forms of choices that are not drawn as rows: they have a place of their own. */
  elsewhere: RegExp;
  /** The part of the page a tip speaks of; the decision if nothing is said. */
  targets: Partial<Record<Key, string>>;
}

/** What is worth a question before one's part is ended; what changes nothing is not. */
export function useful(offers: readonly Offer[], kinds: RegExp, insight: Insight | null): Offer[] {
  return offers.filter((it) => kinds.test(it.choice) && !insight?.previews[it.choice]?.in_vain);
}

export class GameView<Scene extends AnyScene = AnyScene, Cat extends AnyCatalogue = AnyCatalogue> {
  readonly shown: TableSource;
  /** Another one when a page changes to another game. */
  style = $state.raw() as Style<Cat>;
  /** Another one when the language changes. */
  cat = $state.raw() as Cat;

  /** The choice that waits for its confirmation. */
  armed = $state<string | null>(null);
  /** The choice under the pointer or the focus. */
  hot = $state<string | null>(null);
  /** Cards picked so far, where several may be. */
  picked = $state.raw<readonly string[]>([]);
  /** A part of the action list that is unfolded. */
  panel = $state<Panel>(null);
  /** An area to show because somebody points at its line in the log. */
  shownArea = $state<string | null>(null);
  /** Look through the tray at the board. */
  seeBoard = $state(false);
  /** Dialogs and the like. */
  ledger = $state.raw<{ seat: number; number: string } | null>(null);
  tableau = $state<number | null>(null);
  dialog = $state<'hand' | 'log' | 'help' | 'settings' | 'keys' | 'menu' | 'cards' | null>(null);
  /** Areas that the retelling has not come to yet. */
  unseen = $state.raw<ReadonlySet<string>>(new Set());
  /** The line that is being retold. */
  telling = $state.raw<Entry | null>(null);

  constructor(shown: TableSource, cat: Cat, style: Style<Cat>) {
    this.shown = shown;
    this.style = style;
    this.cat = cat;
  }

  readonly table = $derived.by(() => (this.shown instanceof Table ? this.shown : null));
  readonly scene = $derived.by(() => this.shown.moment?.scene as Scene);
  /** The global parameters with their looks, as they stand. */
  readonly globals = $derived.by(() => globals<Cat['parameters'][number]>(this.cat.parameters, this.scene.parameters));
  readonly ask = $derived.by(() => (this.table ? (this.shown.moment?.ask ?? null) : null));
  /** The same as long as the same is asked, whatever others do meanwhile. */
  readonly askKey = $derived.by(() => askKey(this.ask));
  readonly me = $derived.by(() => this.shown.info.you ?? null);
  /** The game has ended and its end is shown; a replay goes back before it. */
  readonly over = $derived.by(() => this.shown.info.stage === 'over' && this.table !== null);
  readonly entries = $derived.by(() => entries(this.shown.log));

  readonly seats: Seat[] = $derived.by(() => seats(this.shown.info.seats.map((it) => [it.name, it.kind === 'bot' || it.bot !== undefined])));
  /** The players in the order they are shown: me first, then clockwise. */
  readonly order: Seat[] = $derived.by(() => {
    const first = this.me ?? 0;
    return [...this.seats.slice(first), ...this.seats.slice(0, first)];
  });
  readonly mine: Scene['players'][number] | null = $derived.by(() => (this.me === null ? null : (this.scene.players[this.me] ?? null)));

  readonly offers: readonly Offer[] = $derived.by(() => this.ask?.choices ?? []);
  readonly #legal = $derived.by(() => new Map(this.offers.map((offer) => [offer.choice, offer])));
  /** Choices by their first word. */
  readonly forms = $derived.by(() => {
    const forms: Record<string, Offer[]> = {};
    for (const offer of this.offers) (forms[offer.choice.split(' ')[0] ?? ''] ??= []).push(offer);
    return forms;
  });
  /** Whether any of many actions is asked for: then the list of actions is shown. */
  get isTurn(): boolean {
    return false;
  }

  can(choice: string): boolean {
    return this.#legal.has(choice);
  }
  offer(choice: string): Offer | undefined {
    return this.#legal.get(choice);
  }
  why(choice: string): readonly string[] {
    return this.shown.insight?.refusals[choice] ?? [];
  }
  preview(choice: string | null): Foresight | undefined {
    return choice === null ? undefined : this.shown.insight?.previews[choice];
  }
  card(number: string): CardInfo | undefined {
    return this.cat.cards[number];
  }
  word(key: string): WordInfo {
    return this.cat.words[key] ?? { name: key.split('.')[1] ?? key, icon: null };
  }
  /** A part of a player's points. */
  points(seat: number, part: string): number {
    return (this.scene.players[seat]?.score as Record<string, number> | undefined)?.[part] ?? 0;
  }
  /** Whether an option is played; what belongs to none always is. */
  plays(option: string | undefined): boolean {
    return option === undefined || this.shown.info.options.split(' ').includes(option);
  }
  /** What a rule says in this game. */
  says(rule: RuleInfo | undefined): string {
    const other = Object.entries(rule?.played_with ?? {}).find(([option]) => this.plays(option));
    return other?.[1] ?? rule?.text ?? '';
  }
  /** What gives points in this game. */
  readonly parts = $derived.by(() => this.style.parts.filter((it) => this.plays(it.needs)));
  seat(index: number | null | undefined): Seat | undefined {
    return index === null || index === undefined ? undefined : this.seats[index];
  }

  /** Cards among which is chosen now. */
  readonly choosable = $derived.by(() => new Set(this.ask?.exactly?.of ?? (this.forms['card'] ?? []).map((it) => it.choice.slice(5))));
  readonly picksLeft = $derived.by(() => this.ask?.exactly?.n ?? this.ask?.picks_left);
  /** Enough is picked to go on. */
  readonly pickReady = $derived.by(() => {
    if (this.ask?.exactly) return this.picked.length === this.ask.exactly.n;
    return this.picked.length > 0 || (this.picksLeft !== undefined && this.can('done'));
  });
  /** Picking costs money. */
  readonly buying = $derived.by(() => this.ask?.kind === 'research' || (this.ask?.kind === 'opening' && this.style.buys));
  /** What the button says that ends the picking. */
  readonly pickLabel = $derived.by(() => {
    const n = this.picked.length;
    if (this.picksLeft === undefined) return n === 0 ? t('pick.one') : (this.offer(`card ${this.picked[0]}`)?.text ?? '');
    if (this.buying) return n === 0 ? t('buy.none') : t('buy', { n, cost: n * (this.ask?.price ?? this.cat.card_price) });
    if (this.ask?.exactly && n < this.ask.exactly.n) return t('pick.exactly', { n: this.ask.exactly.n - n });
    return this.ask?.kind === 'sell-patents' ? t('sell', { n }) : t('take', { n });
  });

  /** The cards of my hand that can be played now. */
  readonly playable = $derived.by(() => (this.scene.own?.hand ?? []).filter((it) => this.can(`play ${it.card}`)).length);
  /** My cards with actions that can be used now. */
  readonly actions = $derived.by(() => new Set((this.forms['act'] ?? []).map((it) => it.choice.split(' ')[1] ?? '')));

  /** How much is worth a question before passing. */
  readonly useful = $derived.by(() => useful(this.offers, this.style.useful, this.shown.insight).length);

  /** A new question makes an end of whatever was begun. */
  forget(): void {
    this.armed = null;
    this.hot = null;
    this.picked = [];
    this.panel = null;
    this.seeBoard = false;
  }

  /** Whether a click should do it at once: it can be taken back, and it leads on to the board. */
  protected atOnce(_choice: string): boolean {
    return false;
  }

  /** Whether it ends my part, so that whatever is left is left. */
  isEnd(choice: string): boolean {
    return choice === this.style.ends[0];
  }

  /** A click on something that can be done: shows what it brings; done at the second click, or at once if that is safe. */
  press(choice: string): void {
    if (!this.can(choice)) return;
    if (this.isEnd(choice) && this.armed !== choice && settings.guardPass && this.useful > 0) this.armed = choice;
    else if (this.isEnd(choice) || this.armed === choice || this.atOnce(choice)) void this.commit(choice);
    else this.armed = choice;
  }

  async commit(...choices: string[]): Promise<void> {
    if (!this.table) return;
    const done = await this.table.choose(...choices);
    // The same may be asked again; what was done is done.
    if (done) this.armed = null;
    if (done && settings.autoPay) {
      while (this.table.moment?.ask?.proposed && this.table.moment.ask.bill) {
        if (!(await this.table.choose(this.table.moment.ask.proposed))) break;
      }
    }
  }

  /** Sends what was picked, in the order the engine wants, and ends the picking. */
  submitPicks(): Promise<void> {
    const order = new Map([...this.choosable].map((card, i) => [card, i]));
    const cards = [...this.picked].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return this.commit(...cards.map((card) => `card ${card}`), ...(this.ask?.exactly ? [] : ['done']));
  }

  /** What was picked is answered: one card, or several together. */
  answerPicks(): void {
    if (!this.pickReady) return;
    if (this.picksLeft !== undefined) void this.submitPicks();
    else void this.commit(`card ${this.picked[0]}`);
  }

  /** Something is asked that the game draws in a way of its own. */
  get special(): boolean {
    return false;
  }

  /** Whether cards in hand say why they cannot be played. */
  get saysWhy(): boolean {
    return this.isTurn || !this.ask;
  }

  /** Whether a card in hand is about to be played, or what else is done with it. */
  isChosen(card: string): boolean {
    return this.armed === `play ${card}`;
  }

  /** A click on a card in hand. */
  pressCard(card: string): void {
    const choice = `play ${card}`;
    if (this.can(choice)) this.press(choice);
    else document.dispatchEvent(new CustomEvent('tharsis-look', { detail: card }));
  }

  toggle(card: string): void {
    if (!this.choosable.has(card)) return;
    if (this.picked.includes(card)) this.picked = this.picked.filter((it) => it !== card);
    else if (this.picked.length < (this.picksLeft ?? 1)) this.picked = [...this.picked, card];
  }

  back(): boolean {
    if (this.armed !== null || this.panel !== null) {
      this.armed = null;
      this.panel = null;
      return true;
    }
    return false;
  }

  /** What happened since my last choice. */
  readonly news: Entry[] = $derived.by(() => {
    return this.entries.filter((it) => it.step > this.since && !it.quiet && it.seat !== this.me);
  });
  /** After which step everything is news: my last choice, as far as this browser or the log knows. */
  readonly since: number = $derived.by(() => {
    const told = this.entries.findLast((it) => it.seat === this.me && /^(played|used|passed|converted|project-used|placed|fleet-sent|delegate-joined|policy-used|standard-used|planned|finished)/.test(it.kind));
    return Math.max(this.table?.lastOwn ?? 0, told?.step ?? 0);
  });

  /** The round we are in. */
  get round(): number {
    return 0;
  }

  /** Where we are, in a few words. */
  get turnTitle(): string {
    return `${t(this.style.round, { n: this.round })} · ${this.word(`phase.${this.scene.phase}`).name}`;
  }

  /** The sentence that asks. */
  get question(): string {
    return this.ask?.text ?? '';
  }

  /** Tips for a first game that fit the moment, most special first. */
  get tips(): readonly Key[] {
    return [];
  }

  /** How it ended. */
  get outcome(): string {
    const winners = this.shown.info.winners.flatMap((it) => this.seat(it)?.name ?? []);
    const totals = this.scene.players.map((it) => it.score.total).sort((a, b) => b - a);
    if (this.seats.length === 1) return winners.length > 0 ? t('end.solo.won') : t('end.solo.lost');
    if (winners.length > 1) return t('end.tie', { names: winners.join(', ') });
    return t('end.won', { name: winners[0] ?? '', n: (totals[0] ?? 0) - (totals[1] ?? 0) });
  }
}

export const same = (a: Change, b: Change) =>
  a.icon === b.icon && a.by === b.by && a.seat === b.seat && a.production === b.production && a.card === b.card;

/** Names, letters and colours of the seats; no two letters alike. */
export function seats(names: readonly (readonly [string, boolean])[]): Seat[] {
  const taken = new Set<string>();
  return names.map(([name, bot], index) => {
    const letters = [...name.toUpperCase()].filter((it) => /\p{L}|\p{N}/u.test(it));
    const letter = letters.find((it) => !taken.has(it)) ?? String(index + 1);
    taken.add(letter);
    return { index, name, letter, token: index + 1, color: `var(--p${index + 1})`, bot };
  });
}

const KEY = Symbol('view');
export const setView = <Scene extends AnyScene, Cat extends AnyCatalogue>(view: GameView<Scene, Cat>) => setContext(KEY, view);
/** The view of the table a component is part of; games have their own typed one. */
export const getView = <View = GameView>() => getContext<View>(KEY);
