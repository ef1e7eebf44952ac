// A game on the page, whichever it is: the scene, who is who, what can be done now and what the player is about to do.
// Everything that is legal, what it costs and why not comes from the engine; nothing here knows a rule.
import { getContext, setContext } from 'svelte';
import type { Account, CardInfo, Change, Foresight, Insight, LedgerLine, Moment, Offer, RuleInfo, Way, WordInfo } from '../wire';
import { api } from '../lib/api';
import { t, tryText, type Key } from '../lib/i18n/index.svelte';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { askKey, Playable, Table, type TableSource } from '../lib/table.svelte';
import type { Mark } from './coach';
import type { AnyCatalogue, AnyScene, Style } from './game';
import type { Entry } from './log';
import { Marks } from './marks.svelte';
import { globals } from './parameters';
import { rank } from './people';
import type { Presenter } from './present.svelte';
import { sortHand } from './sort';

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

/** What is worth a question before one's part is ended: what is open now, and what is to be had for nothing. Nothing is in vain. */
export function useful(
  offers: readonly Offer[],
  kinds: Pick<Style, 'useful' | 'free'>,
  insight: Insight | null,
  me: number | null = null,
): Offer[] {
  const costs = (it: Foresight) =>
    it.payment !== undefined || it.asks === 'pay' || it.changes.some((change) => change.seat === me && (change.by ?? 0) < 0);
  return offers.filter(({ choice }) => {
    const foresight = insight?.previews[choice];
    if (foresight?.in_vain) return false;
    return kinds.useful.test(choice) || (kinds.free.test(choice) && foresight !== undefined && !costs(foresight));
  });
}

/** A question in its parts: "Comet: place 1 ocean. Where?" asks "Comet: where?" and adds "Place 1 ocean." */
export function parted(text: string): readonly [string, string] {
  const [, cause = '', clause = '', question = ''] = /^(.+?): (.+)[.] ([^.]+[?])$/.exec(text) ?? [];
  if (question) return [`${cause}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`, `${capital(clause)}.`];
  const at = text.indexOf(': ');
  return at > 0 && text.length > LONG ? [text.slice(0, at), capital(text.slice(at + 2))] : [text, ''];
}
/** A headline of more letters is two sentences. */
const LONG = 64;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  /** The choice that waits is looked at beside the coach's. */
  comparing = $state(false);
  /** Choices marked on the board, by what they are marked with. */
  marked = $state.raw<{ readonly [choice: string]: Mark }>({});
  /** Look through the tray at the board. */
  seeBoard = $state(false);
  /** Dialogs and the like. */
  ledger = $state.raw<{ seat: number; number: string } | null>(null);
  tableau = $state<number | null>(null);
  /** The panel a player wants to see whole, whoever's turn it is. */
  pinned = $state<number | null>(null);
  dialog = $state<'hand' | 'log' | 'help' | 'settings' | 'keys' | 'menu' | 'cards' | 'compare' | null>(null);
  /** The table as it was after a move, while it is looked at; it is gone as soon as something is asked anew. */
  past = $state.raw<{ moment: Moment; of: Entry } | null>(null);
  /** Shows what others do; fetched once the table is drawn. */
  presenter = $state.raw<Presenter | null>(null);
  /** The move that is being shown. */
  telling = $state.raw<Entry | null>(null);

  constructor(shown: TableSource, cat: Cat, style: Style<Cat>) {
    this.shown = shown;
    this.style = style;
    this.cat = cat;
  }

  readonly table = $derived.by(() => (this.shown instanceof Playable ? this.shown : null));
  /** The same where it is a table of the server, at which others sit. */
  readonly live = $derived.by(() => (this.shown instanceof Table ? this.shown : null));
  readonly scene = $derived.by(() => (this.past?.moment ?? this.shown.moment)?.scene as Scene);
  /** The scene as far as others' moves were shown: what everybody sees is drawn from it, never what I may answer with. */
  readonly seen = $derived.by(() => (this.presenter && !this.past ? this.presenter.seen(this.scene) : this.scene));
  /** The global parameters with their looks, as they stand. */
  readonly globals = $derived.by(() => globals<Cat['parameters'][number]>(this.cat.parameters, this.seen.parameters));
  readonly ask = $derived.by(() => (this.table && !this.past ? (this.shown.moment?.ask ?? null) : null));
  /** The same as long as the same is asked, whatever others do meanwhile. */
  readonly askKey = $derived.by(() => askKey(this.ask));
  /** The seat whose side of the table is shown: mine, or the one chosen in a replay. */
  readonly me = $derived.by(() => this.shown.seat ?? this.shown.info.you ?? null);
  /** The seat that is called "you". */
  readonly you = $derived.by(() => this.shown.info.you ?? null);
  /** The game has ended and its end is shown; a replay goes back before it, and what is tried out has no end of its own. */
  readonly over = $derived.by(() => this.shown.info.stage === 'over' && this.table !== null && !this.shown.companion);
  readonly entries = $derived.by((): readonly Entry[] => this.shown.log);
  /** The last card each player has played, as far as it was shown. */
  readonly lastCards: readonly (string | undefined)[] = $derived.by(() => {
    const untold = new Set(this.presenter?.rest.map((it) => it.key));
    const played = this.entries.filter((it) => it.kind === 'played' && !untold.has(it.key));
    return this.shown.info.seats.map((_, seat) => played.findLast((it) => it.seat === seat)?.cards[0]);
  });

  readonly seats: Seat[] = $derived.by(() =>
    seats(this.shown.info.seats.map((it) => [it.name, it.kind === 'bot' || it.bot !== undefined])),
  );
  /** The players in the order they are shown, the same everywhere: as they sit. */
  readonly order: readonly Seat[] = $derived.by(() => this.seats);
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
  /** Whether what is printed on the card is what it lacks first. */
  lacks(choice: string): boolean {
    return this.shown.insight?.unmet?.[choice] === true;
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

  /** What a player is called on the page: nobody calls oneself by name. */
  called(index: number): string {
    return index === this.you ? t('you.name') : (this.seat(index)?.name ?? '');
  }
  /** Whose turn it is, where it is somebody's alone. */
  get turn(): number | null {
    return this.scene.asked.length === 1 ? (this.scene.asked[0] ?? null) : null;
  }
  /** Whether a player won; by the rule for equal points also where these are. */
  won(seat: number): boolean {
    return this.shown.info.winners.includes(seat);
  }
  /** A player's place, as if the game ended now. */
  rank(seat: number): number {
    const points = this.scene.players.map((it) => it.score.total);
    return rank(points, this.shown.info.winners, seat);
  }
  /** A player's tags in the order of the game; cards turned over count for their kind, what is not listed comes last. */
  tags(seat: number): { tag: string; n: number }[] {
    const player = this.scene.players[seat];
    const listed = this.style.tags.filter((it) => this.plays(it.needs)).map((it) => it.tag);
    const count = (tag: string) => player?.tags[tag] ?? (tag === 'event' ? player?.events?.length : undefined) ?? 0;
    const more = Object.keys(player?.tags ?? {}).filter((it) => !listed.includes(it));
    return [...listed, ...more].map((tag) => ({ tag, n: count(tag) }));
  }
  /** What a player has of each resource, and below it what is made of it, in the order they are shown. */
  numbers(_seat: number): { key: string; icon: string; n: number; below: string }[] {
    return [];
  }
  /** What else is worth comparing, with what it is called. */
  facts(_seat: number): { icon: string; title: string; n: number }[] {
    return [];
  }
  /** Goals that everybody strives for, with everybody's standing. */
  get goals(): readonly { title: string; rows: readonly { title: string; have: readonly number[] }[] }[] {
    return [];
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

  /** My own order, and which cards I keep or sell. */
  readonly marks = $derived.by(() => new Marks(this.shown.id, this.me));
  /** My hand in the order it is shown. */
  readonly hand = $derived.by(() =>
    sortHand(this.scene.own?.hand ?? [], this.cat, settings.handSort, (card) => this.can(`play ${card}`), this.marks.order),
  );
  /** Where cards are being sold: those I have marked for it. */
  get suggested(): readonly string[] {
    if (this.ask?.kind !== 'sell-patents') return [];
    return [...this.choosable].filter((it) => this.marks.of(it) === 'sell').slice(0, this.picksLeft);
  }
  /** The cards of my hand that can be played now. */
  readonly playable = $derived.by(() => (this.scene.own?.hand ?? []).filter((it) => this.can(`play ${it.card}`)).length);
  /** My cards with actions that can be used now. */
  readonly actions = $derived.by(() => new Set((this.forms['act'] ?? []).map((it) => it.choice.split(' ')[1] ?? '')));

  /** What is worth a question before passing. */
  readonly useful = $derived.by(() => useful(this.offers, this.style, this.shown.insight, this.me));

  /** How the choice that waits shall be paid, if not as proposed. */
  #way = $state.raw<{ choice: string; at: number } | null>(null);
  /** The way a choice is paid; nothing if it costs nothing or is paid afterwards. */
  way(choice: string): Way | undefined {
    const payment = this.preview(choice)?.payment;
    return payment?.ways[this.#way?.choice === choice ? this.#way.at : payment.proposed];
  }
  payBy(choice: string, way: Way): void {
    this.#way = { choice, at: this.preview(choice)?.payment?.ways.indexOf(way) ?? 0 };
  }
  /** Whether there is anything to decide about the payment. */
  paysAsLiked(choice: string): boolean {
    return !settings.autoPay && (this.preview(choice)?.payment?.ways.length ?? 0) > 1;
  }

  /** A new question makes an end of whatever was begun. */
  forget(): void {
    this.armed = null;
    this.#way = null;
    this.hot = null;
    this.picked = [];
    this.panel = null;
    this.seeBoard = false;
    this.comparing = false;
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
    const guarded = (settings.guardPass && this.useful.length > 0) || this.warns;
    if (this.isEnd(choice) && this.armed !== choice && guarded) this.armed = choice;
    else if (this.isEnd(choice) || this.armed === choice) void this.make(choice);
    else if (this.atOnce(choice) && !this.paysAsLiked(choice)) void this.make(choice);
    else this.armed = choice;
  }

  /** The coach may be asked here. */
  readonly hints = $derived.by(() => this.ask !== null && this.shown.info.settings.hints);
  /** The coach speaks up before a blunder. */
  readonly warns = $derived.by(() => this.hints && settings.warnBlunder);
  /** What of the coach takes the place of the question: its choices, or the choice that waits beside its own. */
  readonly coached = $derived.by((): 'hint' | 'beside' | null => {
    if (this.armed !== null) return this.comparing && this.hints ? 'beside' : null;
    return this.hints && /choice|reason/.test(this.table?.level ?? '') ? 'hint' : null;
  });
  /** Whether a choice is the one the coach has told. */
  isHinted(choice: string): boolean {
    return /choice|reason/.test(this.table?.level ?? '') && this.table?.hint?.choices[0]?.choice === choice;
  }
  /** Takes up what the coach would do: one of several cards is picked, all else is pressed. */
  takeUp(choice: string): void {
    const card = choice.startsWith('card ') ? choice.slice(5) : '';
    if (!card || this.picksLeft === undefined || this.special) this.press(choice);
    else if (!this.picked.includes(card)) this.toggle(card);
  }
  /** Asks the coach: about the choice that waits, else for more of what it said. */
  askCoach(): void {
    if (this.armed !== null) this.comparing = !this.comparing;
    else void this.table?.askHint();
  }
  /** Nothing more of the coach. */
  hush(): void {
    this.comparing = false;
    if (this.table) this.table.level = null;
  }

  /** Makes a choice that was shown, and pays for it as was shown, in one go. */
  make(choice: string): Promise<void> {
    return this.commit(choice, ...(this.way(choice)?.choices ?? []));
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

  /** The board is where the answer is given. */
  get needsBoard(): boolean {
    return this.forms['area'] !== undefined;
  }

  /** What is chosen from lies before the board. */
  get needsMiddle(): boolean {
    return this.special || this.forms['card'] !== undefined;
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
    this.comparing = false;
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
  /** After which step everything is news: my last choice, as the log tells; where it tells of none, as this browser knows. */
  readonly since: number = $derived.by(() => {
    const befell = /^(production|gained|lost|dealt|rated|energy-to-heat|first-player|turn-began|refreshed|revealed)$/;
    const done = this.entries.findLast((it) => it.seat === this.me && !befell.test(it.kind));
    return done?.step ?? this.table?.lastOwn ?? 0;
  });

  /** How many of my actions are done, how many there are, and whether one is under way; nothing where they are not counted. */
  get actionsDone(): { done: number; of: number; half: boolean } | null {
    return null;
  }

  /** Shows the table as it was after a move; where the server tells nothing of it, only the place and the card. */
  async look(of: Entry): Promise<void> {
    const { shown } = this;
    if (shown.to) return shown.to(of.step);
    if (!this.live) this.shownArea = of.area ?? null;
    if (!this.live) return;
    if (this.over) return go(`/t/${shown.id}?step=${of.step}&seat=${this.me ?? 0}`);
    const moment = await api.moment(shown.id, { step: of.step }).catch(() => null);
    this.shownArea = of.area ?? null;
    if (moment) this.past = { moment, of };
    else if (of.cards[0]) document.dispatchEvent(new CustomEvent('tharsis-look', { detail: of.cards[0] }));
  }

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
    return parted(this.ask?.text ?? '')[0];
  }
  /** What it is about, where that is too long for a headline. */
  get clause(): string {
    return this.armed === null && this.panel === null && !this.isTurn ? parted(this.ask?.text ?? '')[1] : '';
  }

  /** The step I am in, as a question: what waits, what is unfolded, what is asked. */
  get headline(): string {
    const { armed, panel } = this;
    if (armed === null && panel !== null) return tryText(`which.${panel}`, tryText(`verb.${panel}`, this.question));
    if (armed === null || this.decided(armed)) return this.question;
    if (this.isEnd(armed)) return t(this.style.guard);
    const [verb = '', name = ''] = armed.split(' ');
    const price = verb === 'play' ? this.scene.own?.hand.find((it) => it.card === name)?.price : undefined;
    if (price !== undefined) return t('play.ask', { name: this.card(name)?.name ?? '', n: price });
    const text = this.offer(armed)?.text ?? '';
    return this.style.lists.test(verb) ? tryText(`which.${verb}`, text) : text;
  }
  /** What waits is one of the answers to the question: it stays the question. */
  decided(_choice: string): boolean {
    return false;
  }

  /** Tips for a first game that fit the moment, most special first. */
  get tips(): readonly Key[] {
    return [];
  }

  /** What an opening would come to. */
  account(choices: readonly string[]): Promise<Account | null> {
    return this.shown.account?.(choices) ?? api.account(this.shown.id, choices);
  }
  /** Where a number of a player comes from. */
  ledgerOf(seat: number, number: string): Promise<LedgerLine[]> {
    return this.shown.ledger?.(seat, number) ?? api.ledger(this.shown.id, seat, number);
  }

  /** How it ended. */
  get outcome(): string {
    const winners = this.shown.info.winners.flatMap((it) => this.seat(it)?.name ?? []);
    const totals = this.scene.players.map((it) => it.score.total).sort((a, b) => b - a);
    if (this.seats.length === 1) return winners.length > 0 ? t('end.solo.won') : t('end.solo.lost');
    if (winners.length > 1) return t('end.tie', { names: winners.join(', ') });
    const [name, n] = [winners[0] ?? '', (totals[0] ?? 0) - (totals[1] ?? 0)];
    return n === 0 ? t('end.even', { name }) : t('end.won', { name, n });
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
