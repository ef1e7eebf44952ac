// A game of Ares Expedition on the page: what only this game has beyond the view of any table.
import type { AresCatalogue, AresScene, PhaseInfo, WordInfo } from '../wire';
import { number, signed, t, type Key } from '../lib/i18n/index.svelte';
import type { TableSource } from '../lib/table.svelte';
import { GameView, getView as anyView } from '../table/view.svelte';
import { STYLE } from './style';

export { setView } from '../table/view.svelte';

/** What became of a phase in this round. */
export type Fate = 'done' | 'now' | 'next' | 'none';

export class AresView extends GameView<AresScene, AresCatalogue> {
  /** Cards in hand are marked to be sold instead of played. */
  selling = $state(false);

  constructor(shown: TableSource, cat: AresCatalogue) {
    super(shown, cat, STYLE);
  }

  override get round(): number {
    return this.scene.round;
  }

  override get isTurn(): boolean {
    return this.ask?.kind === 'work';
  }

  /** Which phases can be chosen now is asked. */
  readonly planning = $derived.by(() => this.ask?.kind === 'plan' || this.ask?.kind === 'neutral');
  /** Two against the clock. */
  readonly coop = $derived.by(() => this.scene.pool !== undefined);
  /** So many cards must be sold, and nothing else is asked. */
  readonly tooMany = $derived.by(() => (this.ask?.kind === 'hand-limit' ? (this.scene.own?.hand.length ?? 0) - this.cat.hand_limit : 0));
  readonly isSelling = $derived.by(() => this.tooMany > 0 || (this.selling && this.forms['sell'] !== undefined));

  /** A player's numbers in the order they are shown: what there is, and below it what is made, or what a level takes off a price. */
  override numbers(seat: number): { key: string; icon: string; n: number; below: string }[] {
    // My own are always as they are: I answer with them.
    const player = (seat === this.me ? this.scene : this.seen).players[seat];
    if (!player) return [];
    const off = (level: 'steel' | 'titanium') => (player.levels[level] > 0 ? number(-player.levels[level] * player.worth[level]) : '–');
    return [
      { key: 'money', icon: 'r-mc', n: player.stock.money, below: signed(player.production.money) },
      { key: 'heat', icon: 'r-heat', n: player.stock.heat, below: signed(player.production.heat) },
      { key: 'plants', icon: 'r-plant', n: player.stock.plants, below: signed(player.production.plants) },
      { key: 'production.cards', icon: 'card', n: player.hand, below: signed(player.production.cards) },
      { key: 'steel', icon: 'r-steel', n: player.levels.steel, below: off('steel') },
      { key: 'titanium', icon: 'r-titanium', n: player.levels.titanium, below: off('titanium') },
    ];
  }

  override facts(seat: number): { icon: string; title: string; n: number }[] {
    return [{ icon: 'forest', title: t('score.forests'), n: this.scene.players[seat]?.forests ?? 0 }];
  }

  /** The phase a player chose, as far as it is known. */
  chosen(seat: number): PhaseInfo | undefined {
    const word = this.scene.players[seat]?.chosen ?? (seat === this.me ? this.scene.own?.chosen : undefined);
    return this.cat.phases.find((it) => it.name === word);
  }

  /** Who chose a phase in this round; `null` among them is the neutral card. */
  choosers(phase: string): (number | null)[] {
    const seats: (number | null)[] = this.seats.map((it) => it.index).filter((seat) => this.chosen(seat)?.name === phase);
    return this.scene.solo?.now === phase ? [...seats, null] : seats;
  }

  /** What of mine a phase is about, as things stand. */
  means(phase: string): string {
    const { mine } = this;
    const hand = this.scene.own?.hand ?? [];
    if (!mine) return '';
    const kinds = this.cat.phases.find((it) => it.name === phase)?.kinds ?? [];
    if (kinds.length > 0) {
      const cards = hand.filter((it) => kinds.includes(this.card(it.card)?.kind ?? ''));
      return t('phase.cards', { n: cards.filter((it) => this.why(`play ${it.card}`).length === 0).length, of: cards.length });
    }
    if (phase === 'action') return t('phase.actions', { n: mine.cards.filter((it) => (this.card(it.card)?.actions ?? 0) > 0).length });
    if (phase === 'research') return t('phase.hand', { n: mine.hand, of: this.cat.hand_limit });
    return '';
  }

  fate(phase: string): Fate {
    if (this.scene.phase === phase) return 'now';
    if (this.scene.to_come.includes(phase)) return 'next';
    return this.choosers(phase).length > 0 && this.scene.phase !== 'pool' ? 'done' : 'none';
  }

  /** The symbols of the phases each player has chosen, round by round, as the log tells. */
  readonly history = $derived.by(() => {
    const found: string[][] = this.seats.map(() => []);
    for (const line of this.shown.log) {
      const icon = line.kind === 'revealed' && line.seat !== undefined ? line.changes?.[0]?.icon : undefined;
      if (icon !== undefined && line.seat !== undefined) found[line.seat]?.push(icon);
    }
    return found;
  });

  override word(key: string): WordInfo {
    if (key === 'resource.cards') return { name: t('cards'), icon: 'card' };
    if (key === 'resource.forests') return { name: t('score.forests'), icon: 'forest' };
    if (key === 'resource.microbes') return this.cat.words['held.microbe'] ?? { name: key, icon: null };
    return super.word(key);
  }

  protected override atOnce(choice: string): boolean {
    return /^(phase|take)/.test(choice);
  }

  override get special(): boolean {
    return this.isSelling || this.ask?.kind === 'opening';
  }

  override get needsMiddle(): boolean {
    return super.needsMiddle || this.planning;
  }

  /** Cards are judged whatever is asked: one plans with them. */
  override get saysWhy(): boolean {
    return true;
  }

  override get suggested(): readonly string[] {
    const marked = this.hand.map((it) => it.card).filter((it) => this.marks.of(it) === 'sell' && this.can(`sell ${it}`));
    return this.isSelling ? marked.slice(0, this.tooMany || undefined) : [];
  }

  /** The engine asks for one card after the other; here they are picked together. */
  override get question(): string {
    const n = this.ask?.exactly?.n ?? 1;
    if (n === 1) return super.question;
    if (this.ask?.kind === 'keep') return t('keep.several', { n });
    return super.question.replace(/[^.:]*\?$/, ` ${t('pick.several', { n })}`);
  }

  override isChosen(card: string): boolean {
    return this.isSelling ? this.picked.includes(card) : this.armed === `play ${card}` || this.armed === `sell ${card}`;
  }

  /** Plays it, marks it, or else offers to sell it. */
  override pressCard(card: string): void {
    if (this.isSelling) this.mark(card);
    else if (this.can(`play ${card}`)) this.press(`play ${card}`);
    else if (this.can(`sell ${card}`)) this.armed = this.armed === `sell ${card}` ? null : `sell ${card}`;
    else document.dispatchEvent(new CustomEvent('tharsis-look', { detail: card }));
  }

  /** Marks a card to be sold. */
  mark(card: string): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((it) => it !== card);
    else if (this.tooMany === 0 || this.picked.length < this.tooMany) this.picked = [...this.picked, card];
  }

  /** What the marked cards bring. */
  readonly proceeds = $derived.by(() =>
    this.picked.reduce(
      (sum, card) => sum + (this.preview(`sell ${card}`)?.changes.find((it) => it.icon === 'r-mc')?.by ?? this.cat.card_price),
      0,
    ),
  );

  async sell(): Promise<void> {
    await this.commit(...this.picked.map((card) => `sell ${card}`));
    this.selling = false;
    this.picked = [];
  }

  override forget(): void {
    super.forget();
    this.selling = false;
  }

  override back(): boolean {
    if (this.selling) {
      this.selling = false;
      this.picked = [];
      return true;
    }
    return super.back();
  }

  override get tips(): readonly Key[] {
    const ask = this.ask;
    if (!ask) return this.scene.phase === 'planning' ? ['guide.ares.wait'] : [];
    const kinds: Record<string, Key[]> = {
      opening: ['guide.ares.opening'],
      plan: ['guide.ares.plan', 'guide.ares.globals'],
      work: this.armed ? ['guide.confirm'] : ['guide.ares.work', 'guide.ares.hand', 'guide.ares.engine', 'guide.ares.done'],
      keep: ['guide.ares.keep'],
    };
    return kinds[ask.kind] ?? [];
  }

  override get outcome(): string {
    if (!this.coop) return super.outcome;
    const points = this.scene.players.reduce((sum, it) => sum + it.score.total, 0);
    return t(this.shown.info.winners.length > 0 ? 'end.coop.won' : 'end.coop.lost', { n: points });
  }
}

export const getView = () => anyView<AresView>();
