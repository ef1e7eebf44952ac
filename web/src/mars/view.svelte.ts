// A game of Mars on the page: what only this game has beyond the view of any table.
import type { Change, MapInfo, MarsCatalogue, MarsScene, Offer, RuleInfo } from '../wire';
import { signed, t, type Key } from '../lib/i18n/index.svelte';
import type { TableSource } from '../lib/table.svelte';
import { GameView, getView as anyView, same } from '../table/view.svelte';
import { Opening } from './opening.svelte';
import { RESOURCES } from './resources';
import { STYLE } from './style';

export { setView } from '../table/view.svelte';

export class MarsView extends GameView<MarsScene, MarsCatalogue> {
  /** The colony tiles or the committee, looked at as a whole. */
  box = $state<'colonies' | 'committee' | null>(null);

  readonly opening: Opening = new Opening(this);

  constructor(shown: TableSource, cat: MarsCatalogue) {
    super(shown, cat, STYLE);
  }

  override get special(): boolean {
    return this.opening.on;
  }

  override press(choice: string): void {
    if (this.opening.on && choice.startsWith('card ')) this.opening.toggle(choice.slice(5));
    else super.press(choice);
  }

  override get isTurn(): boolean {
    return this.ask?.kind === 'turn' || this.ask?.kind === 'final-greenery';
  }

  /** The map played on. */
  readonly map = $derived.by(() => this.cat.maps.find((it) => it.name === this.scene.map) as MapInfo);

  /** The areas that can be chosen now, with what each alone would bring me. */
  readonly areas = $derived.by(() => {
    const found = new Map<string, { offer: Offer; gain: Change[] }>();
    const offers = this.forms['area'] ?? [];
    const changes = offers.map((offer) => this.preview(offer.choice)?.changes ?? []);
    const common = (it: Change) => changes.every((all) => all.some((other) => same(other, it)));
    for (const [i, offer] of offers.entries()) {
      const mine = (changes[i] ?? []).filter((it) => it.by !== undefined && (it.seat === this.me || it.seat === undefined));
      const gain = mine.filter((it) => offers.length === 1 || !common(it));
      found.set(offer.choice.slice(5), { offer, gain: gain.filter((it) => it.icon !== 'tr') });
    }
    return found;
  });

  /** The global parameters among which is chosen now, with where each would go. */
  readonly raises = $derived.by(() =>
    this.globals.flatMap((it) => {
      const choice = `parameter ${it.name}`;
      const offer = this.offer(choice);
      return offer ? [{ it, choice, offer, to: Math.min(it.max, it.value + it.step) }] : [];
    }),
  );

  override get needsBoard(): boolean {
    return super.needsBoard || this.raises.length > 0;
  }

  protected override atOnce(choice: string): boolean {
    if (/^(convert|area|end-turn|first)/.test(choice)) return true;
    if (choice === 'project sell-patents') return true;
    // Only where it lies is decided on the map.
    if (choice.startsWith('parameter ')) return this.preview(choice)?.tile !== undefined && this.preview(choice)?.lines.length === 0;
    // A tile on the map or a colony tile is asked for next.
    return choice.startsWith('project') && this.preview(choice)?.asks === 'decide';
  }

  override numbers(seat: number): { key: string; icon: string; n: number; below: string }[] {
    const player = this.scene.players[seat];
    if (!player) return [];
    return RESOURCES.map(({ key, icon }) => ({ key, icon, n: player.stock[key], below: signed(player.production[key]) }));
  }

  override facts(seat: number): { icon: string; title: string; n: number }[] {
    const player = this.scene.players[seat];
    if (!player) return [];
    const { trading, politics } = player;
    return [
      { icon: 'tag-city', title: t('score.cities'), n: player.cities },
      { icon: 'tile-greenery', title: t('score.greeneries'), n: player.greeneries },
      ...(trading ? [{ icon: 'colony', title: t('term.colonies'), n: trading.colonies }] : []),
      ...(politics ? [{ icon: 'influence', title: t('term.influence'), n: politics.influence }] : []),
    ];
  }

  override get goals() {
    const named = (rules: readonly RuleInfo[], all: readonly { name: string; have: number[] }[]) =>
      all.map(({ name, have }) => ({ title: rules.find((it) => it.name === name)?.title ?? name, have }));
    return [
      { title: t('milestones'), rows: named(this.map.milestones, this.scene.milestones) },
      { title: t('awards'), rows: named(this.map.awards, this.scene.awards) },
    ];
  }

  override get turn(): number | null {
    return this.scene.phase === 'action' ? this.scene.active : super.turn;
  }

  override get round(): number {
    return this.scene.generation;
  }

  override get question(): string {
    if (this.opening.on) return t('opening.question');
    return this.ask?.kind === 'turn' ? t('turn.question') : super.question;
  }
  override get clause(): string {
    return this.opening.on ? '' : super.clause;
  }

  override decided(choice: string): boolean {
    return /^(area|parameter) /.test(choice);
  }

  override get actionsDone(): { done: number; of: number; half: boolean } | null {
    const { phase, active, actions_done } = this.scene;
    if (phase !== 'action' || active !== this.me || !this.ask) return null;
    // What an action asks afterwards still belongs to it.
    return { done: actions_done, of: 2, half: !this.isTurn || (this.armed !== null && !this.isEnd(this.armed)) };
  }

  override get tips(): readonly Key[] {
    const ask = this.ask;
    if (!ask) return this.scene.phase === 'action' ? ['guide.wait'] : [];
    if (this.forms['area']) return ['guide.area'];
    if (this.forms['parameter']) return ['guide.government'];
    if (ask.bill) return ['guide.pay'];
    const boxes: Key[] = [
      ...(this.scene.colonies ? (['guide.colonies'] as const) : []),
      ...(this.scene.committee ? (['guide.committee'] as const) : []),
    ];
    if (this.opening.on) return this.opening.groups.map(({ step }) => `guide.${step}` as const);
    const kinds: Record<string, Key[]> = {
      prelude: ['guide.prelude'],
      draft: ['guide.draft'],
      research: ['guide.research'],
      turn: this.armed
        ? ['guide.confirm']
        : ['guide.turn', 'guide.hand', 'guide.projects', 'guide.engine', 'guide.globals', 'guide.goals', ...boxes, 'guide.pass'],
    };
    return kinds[ask.kind] ?? [];
  }

  override get outcome(): string {
    if (!this.plays('rating-goal')) return super.outcome;
    return t(this.shown.info.winners.length > 0 ? 'end.goal.won' : 'end.goal.lost');
  }

  override get turnTitle(): string {
    const { phase, generation } = this.scene;
    if (this.actionsDone) return t('turn.mine', { n: this.actionsDone.done + 1 });
    return t('turn.phase', { generation, phase: this.word(`phase.${phase}`).name });
  }
}

export const getView = () => anyView<MarsView>();
