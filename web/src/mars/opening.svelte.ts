// The opening: corporation, preludes and project cards lie before the player together. They are picked in any order and
// sent in the order in which the engine asks; what they come to is the engine's word.
import { untrack } from 'svelte';
import type { Account, CardInfo } from '../wire';
import { language, t, type Key } from '../lib/i18n/index.svelte';
import type { MarsView } from './view.svelte';

/** The questions of an opening in the order they are asked. */
export const STEPS = ['corporation', 'preludes', 'opening'] as const;
export type Step = (typeof STEPS)[number];

/** What each step is called. */
export const NAMES: Record<Step | 'sum', Key> = {
  corporation: 'opening.corporation',
  preludes: 'opening.preludes',
  opening: 'opening.projects',
  sum: 'opening.sum',
};

export interface Group {
  step: Step;
  cards: CardInfo[];
  /** So many must be picked; nothing where any number will do. */
  exactly: number | undefined;
}

/** How many preludes are kept, until the question itself says so. */
const PRELUDES = 2;
const KINDS: Partial<Record<string, Step>> = { corporation: 'corporation', prelude: 'preludes' };
const stepOf = (card: CardInfo): Step => KINDS[card.kind] ?? 'opening';

/** What was dealt, by the question it answers; only what there is. */
export function groups(dealt: readonly CardInfo[], preludes = PRELUDES): Group[] {
  const exactly: Partial<Record<Step, number>> = { corporation: 1, preludes };
  return STEPS.map((step) => ({ step, cards: dealt.filter((it) => stepOf(it) === step), exactly: exactly[step] })).filter(
    (it) => it.cards.length > 0,
  );
}

/** The cards picked in the order they are sent: question by question, in each as they were dealt. */
export const inOrder = (all: readonly Group[], picked: readonly string[]): string[] =>
  all.flatMap((it) => it.cards.map((card) => card.number).filter((card) => picked.includes(card)));

const pickedOf = (group: Group, picked: readonly string[]) => group.cards.filter((it) => picked.includes(it.number)).map((it) => it.number);
const complete = (group: Group, picked: readonly string[]) =>
  group.exactly === undefined || pickedOf(group, picked).length === group.exactly;

/** As many of the picks, in order, as can be tried out: a question that is not answered yet hides those after it. */
export function triable(all: readonly Group[], picked: readonly string[]): string[] {
  const open = all.findIndex((it) => !complete(it, picked));
  return inOrder(open < 0 ? all : all.slice(0, open), picked);
}

/** Picked or put back; of what is full, the oldest goes. */
export function toggled(all: readonly Group[], picked: readonly string[], card: string): string[] {
  const group = all.find((it) => it.cards.some((other) => other.number === card));
  if (!group) return [...picked];
  if (picked.includes(card)) return picked.filter((it) => it !== card);
  const before = picked.filter((it) => group.cards.some((other) => other.number === it));
  const gone = group.exactly !== undefined && before.length >= group.exactly ? before[0] : undefined;
  return [...picked.filter((it) => it !== gone), card];
}

export class Opening {
  readonly #view: MarsView;
  /** All that is picked, in the order it was. */
  picked = $state.raw<readonly string[]>([]);
  /** What it comes to, as far as it is known; the old one stays until the new one is here. */
  account = $state.raw<Account | null>(null);
  /** The same with each corporation that was not picked. */
  instead = $state.raw<readonly { card: CardInfo; account: Account }[]>([]);
  /** The step shown where there is room for one; the one after the last is the sum. */
  step = $state<Step | 'sum'>('corporation');

  constructor(view: MarsView) {
    this.#view = view;
  }

  /** An opening is asked. */
  readonly on = $derived.by(() => this.#view.scene.phase === 'setup' && STEPS.includes(this.#view.ask?.kind as Step));
  readonly groups = $derived.by(() =>
    groups(
      (this.#view.scene.own?.dealt ?? []).flatMap((it) => this.#view.card(it) ?? []),
      this.#view.ask?.exactly?.n,
    ),
  );
  readonly #kept = $derived.by(() => this.#view.scene.own?.kept ?? []);
  readonly corporation = $derived.by(() =>
    this.groups.find((it) => it.step === 'corporation')?.cards.find((it) => this.picked.includes(it.number)),
  );
  /** The corporations that were dealt and not picked. */
  readonly #others = $derived.by(
    () => this.groups.find((it) => it.step === 'corporation')?.cards.filter((it) => !this.picked.includes(it.number)) ?? [],
  );
  /** The project cards picked. */
  readonly bought = $derived.by(() => this.of('opening').length);
  /** What a card costs: what it is charged, as soon as one is; until then what it costs anybody. */
  readonly price = $derived.by(() => {
    const paid = this.account?.lines.find(
      (it) => it.card === undefined && it.changes.some((change) => change.icon === 'r-mc' && (change.by ?? 0) < 0),
    );
    const each = -(paid?.changes[0]?.by ?? 0) / this.bought;
    return Number.isInteger(each) && each > 0 ? each : (this.#view.ask?.price ?? this.#view.cat.card_price);
  });
  /** The first question that lacks an answer. */
  readonly lacking = $derived.by(() => this.groups.find((it) => !complete(it, this.picked)));
  readonly ready = $derived.by(() => this.lacking === undefined);
  /** Something is picked that is not counted yet, because a question before it is open. */
  readonly uncounted = $derived.by(() => triable(this.groups, this.picked).length < this.picked.length);
  /** Whoever changes what was answered goes back to that question; where nobody can, it stays. */
  readonly #stale = $derived.by(() => !this.#kept.every((it) => this.picked.includes(it)));

  of(step: Step): string[] {
    const group = this.groups.find((it) => it.step === step);
    return group ? pickedOf(group, this.picked) : [];
  }

  /** What the button says: what will happen, or what is missing. */
  readonly label = $derived.by(() => {
    const { lacking, corporation: chosen, bought: n } = this;
    if (lacking?.step === 'corporation') return t('opening.pick');
    if (lacking) return t('opening.more', { n: (lacking.exactly ?? 0) - this.of(lacking.step).length });
    if (!this.groups.some((it) => it.step === 'opening')) return t('opening.begin');
    return t('opening.begin.as', { name: chosen?.name ?? '', n });
  });

  toggle(card: string): void {
    const answered = this.#kept.some((it) =>
      this.groups.some((group) => group.cards.some((other) => other.number === it) && group.cards.some((other) => other.number === card)),
    );
    if (answered && !this.#canGoBack) return;
    this.picked = toggled(this.groups, this.picked, card);
    if (this.#stale) void this.#goBack();
  }

  clear(): void {
    this.picked = this.#canGoBack ? [] : this.#kept;
    if (this.#stale) void this.#goBack();
  }

  get #canGoBack(): boolean {
    return this.#view.shown.moment?.undo !== null;
  }

  async #goBack(): Promise<void> {
    while (this.#stale && this.#canGoBack && (await this.#view.table?.undo()));
  }

  /** Sends all of it together. */
  async begin(): Promise<void> {
    if (!this.ready) return;
    await this.#goBack();
    const all = inOrder(this.groups, this.picked).filter((it) => !this.#kept.includes(it));
    const ends = this.groups.some((it) => it.step === 'opening');
    await this.#view.commit(...all.map((it) => `card ${it}`), ...(ends ? ['done'] : []));
  }

  /** Keeps the picks over reloads and asks what they come to. Called while the table's component is made. */
  follow(): void {
    const key = `opening.${this.#view.shown.id}`;
    $effect(() => {
      if (!this.on) return;
      untrack(() => {
        const dealt = this.#view.scene.own?.dealt ?? [];
        const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as string[] | null;
        this.picked = (stored ?? this.#kept).filter((it) => dealt.includes(it));
        this.step = this.lacking?.step ?? 'opening';
      });
    });
    $effect(() => {
      if (this.on) sessionStorage.setItem(key, JSON.stringify(this.picked));
    });
    $effect(() => {
      const cards = triable(this.groups, this.picked).filter((it) => !this.#kept.includes(it));
      const chosen = this.corporation?.number;
      const others = this.#others.filter(() => chosen !== undefined && cards.includes(chosen));
      const [stale, on] = [this.#stale, this.on];
      void language();
      if (stale || !on) return undefined;
      let late = false;
      const sum = (all: readonly string[]) => this.#view.account(all.map((it) => `card ${it}`)).catch(() => undefined);
      const timer = setTimeout(async () => {
        const account = await sum(cards);
        if (!late && account !== undefined) this.account = account;
        const found = await Promise.all(
          others.map(async (card) => ({ card, account: await sum(cards.map((it) => (it === chosen ? card.number : it))) })),
        );
        if (!late) this.instead = found.flatMap(({ card, account }) => (account ? [{ card, account }] : []));
      }, 120);
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }
}
