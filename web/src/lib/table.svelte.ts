// A table on the page: what the server told of it, kept in step with the stream, and what the player can do to it.
// Knows no game.
import type { Component } from 'svelte';
import type { Account, Advice, Ask, Insight, LedgerLine, Moment, TableInfo, Update } from '../wire';
import { newName, untilAnswered } from './again';
import { api, Refusal } from './api';
import { language, t } from './i18n/index.svelte';
import { noticed } from './notices.svelte';
import { patched } from './patch';
import { listen, type Link } from './stream';
import { continued, type Entry } from '../table/log';

/** What a view of a table is drawn from, be it live or a replay. */
export interface TableSource {
  readonly id: string;
  readonly info: TableInfo;
  readonly moment: Moment | null;
  readonly log: readonly Entry[];
  readonly insight: Insight | null;
  /** Whose side of the table is shown, where that is not simply one's own. */
  readonly seat?: number;
  /** Goes to another moment, where one can. */
  to?(step: number): Promise<void>;
  /** Where the server keeps no table of it: who tells what an opening comes to, and where a number comes from. */
  account?(choices: readonly string[]): Promise<Account | null>;
  ledger?(seat: number, number: string): Promise<LedgerLine[]>;
  /** What stands in place of the log: the code of it, fetched when the table is drawn. */
  readonly companion?: () => Promise<{ default: Component<Beside> }>;
}

/** Where a companion stands: with all it has, or in a strip over the decision of a small screen. */
export type Beside = { part: 'panel' | 'strip' };

/** How much of the coach's word is told: where to look, what to do, why. */
export const LEVELS = ['nudge', 'choice', 'reason'] as const;
export type Level = (typeof LEVELS)[number];

/** Sends something for a moment, under a name of its own. */
type Send = (named: { seq: number; id: string }) => Promise<{ seq: number }>;

/** What is asked, as a text to compare; patched moments hold their parts in another order than fresh ones. */
export function askKey(ask: Ask | null | undefined): string {
  return ask ? [ask.kind, ask.text, ask.picks_left, ...ask.choices.map((it) => it.choice)].join('|') : '';
}

/** A table at which one chooses: a live one, or a position that is tried out. */
export abstract class Playable implements TableSource {
  abstract readonly id: string;
  info = $state.raw() as TableInfo;
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The engine's word on every choice. */
  insight = $derived(this.moment?.insight ?? null);
  /** The coach's word on this moment, and how much of it is told; both go with the moment. */
  hint = $state.raw<Advice | null>(null);
  level = $state.raw<Level | null>(null);
  /** The coach's word on one choice of this moment. */
  weighed = $state.raw<{ choice: string; advice: Advice } | null>(null);
  link = $state<Link>('joining');
  /** An answer is on its way. */
  busy = $state(false);
  /** Why the last answer was refused. */
  problem = $state('');
  /** The step after my last choice: what came later is news to me. */
  lastOwn = $state(0);
  /** When the table's clocks were told, by this page's clock. */
  told = $state(0);

  /** Makes choices, as one move; whether they were made. */
  abstract choose(...choices: string[]): Promise<boolean>;
  /** Takes back the last choice, or all to an earlier step. */
  abstract undo(to?: number): Promise<boolean>;
  abstract redo(): Promise<boolean>;
  /** What the coach would do, and what it holds of one choice. */
  protected abstract advice(about?: string): Promise<Advice>;

  /** Another one whenever what the coach says is about something else. */
  #question = Symbol();

  /** What the coach said goes with its question. */
  protected forgetCoach(): void {
    this.hint = this.level = this.weighed = null;
    this.#question = Symbol();
  }

  /** Asks the coach, or has the next of its words told. */
  async askHint(): Promise<void> {
    const asked = this.level !== null;
    this.level = LEVELS[Math.min(LEVELS.length - 1, this.level === null ? 0 : LEVELS.indexOf(this.level) + 1)] ?? null;
    if (!asked && !this.hint) await this.#advise((advice) => (this.hint = advice));
  }

  /** Asks the coach about one choice. */
  async weigh(choice: string): Promise<void> {
    if (this.weighed?.choice !== choice) await this.#advise((advice) => (this.weighed = { choice, advice }), choice);
  }

  /** What comes after the question has gone is of no use any more. */
  async #advise(take: (advice: Advice) => void, about?: string): Promise<void> {
    const asked = this.#question;
    try {
      const advice = await this.advice(about);
      if (this.#question === asked) take(advice);
    } catch (refusal) {
      if (this.#question !== asked) return;
      this.level = null;
      this.problem = refusal instanceof Refusal ? refusal.message : '';
    }
  }
}

/** A table on the server. */
export class Table extends Playable {
  readonly id: string;
  #close: () => void;
  #sent: Promise<unknown> = Promise.resolve();
  #waiting: { seq: number; done: () => void } | null = null;
  #asked = '';

  constructor(info: TableInfo) {
    super();
    this.id = info.id;
    this.info = info;
    this.told = Date.now();
    this.lastOwn = Number(sessionStorage.getItem(`own.${info.id}`) ?? 0);
    this.#close = this.#listen();
  }

  #listen(): () => void {
    return listen(this.id, {
      moment: (moment) => void this.#take(moment),
      update: (update) => this.#update(update),
      table: (news) => {
        this.info = news;
        this.told = Date.now();
      },
      notice: (notice) => noticed(notice),
      link: (link) => (this.link = link),
    });
  }

  close(): void {
    this.#close();
  }

  /** Listens anew: the server knows a stream by who opened it and in which language, and one of them has changed. */
  relisten(news: TableInfo): void {
    this.info = news;
    this.#close();
    this.#close = this.#listen();
  }

  async #take(moment: Moment): Promise<void> {
    this.moment = moment;
    this.#arrived();
    const spoken = language();
    const log = await api.log(this.id).catch(() => null);
    if (log && this.moment && spoken === language()) this.log = log.entries.filter((it) => it.step <= (this.moment?.step ?? 0));
  }

  #update(update: Update): void {
    const before = this.moment;
    if (!before || before.seq !== update.base) {
      // Already here (two answers crossed), or a gap: then everything anew.
      if (!before || update.seq > before.seq) void api.now(this.id).then((moment) => this.#take(moment));
      return;
    }
    this.moment = patched(before, update.patch);
    this.log = continued(this.log, update.log, update.undone);
    this.#arrived();
  }

  #arrived(): void {
    const seq = this.moment?.seq ?? 0;
    // Where several choose at once, what the others do changes nothing of what I am asked.
    const asked = askKey(this.moment?.ask);
    if (asked !== this.#asked) this.forgetCoach();
    this.#asked = asked;
    if (this.#waiting && seq >= this.#waiting.seq) {
      this.#rememberOwn();
      this.#waiting.done();
    }
  }

  #rememberOwn(): void {
    this.lastOwn = this.moment?.step ?? 0;
    sessionStorage.setItem(`own.${this.id}`, String(this.lastOwn));
  }

  /** Sends something that leads to a new moment, and waits until that moment is here. */
  #submit(send: Send): Promise<boolean> {
    if (this.busy || !this.moment) return Promise.resolve(false);
    const sent = this.#carry(send);
    this.#sent = sent;
    return sent;
  }

  async #carry(send: Send): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      const { seq } = await this.#persist(send);
      this.problem = '';
      if ((this.moment?.seq ?? 0) < seq) {
        await new Promise<void>((done) => {
          this.#waiting = { seq, done };
          setTimeout(done, 4000);
        });
        this.#waiting = null;
        if ((this.moment?.seq ?? 0) < seq) await this.#take(await api.now(this.id));
      }
      this.#rememberOwn();
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.status === 0 ? t('offline.answer') : refusal.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Where several are asked at once, others' answers make ours stale; as long as we are asked the same, it still holds. */
  async #persist(send: Send): Promise<{ seq: number }> {
    const id = newName();
    for (let tries = 0; ; tries++) {
      const asked = askKey(this.moment?.ask);
      try {
        const seq = this.moment?.seq ?? 0;
        return await untilAnswered(
          () => send({ seq, id }),
          () => (this.problem = t('offline')),
        );
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.problem.error !== 'stale' || tries > 8) throw refusal;
        await this.#take(await api.now(this.id));
        if (askKey(this.moment?.ask) !== asked) throw refusal;
      }
    }
  }

  choose(...choices: string[]): Promise<boolean> {
    return this.#submit((named) => api.choose(this.id, { ...named, choices }));
  }

  /** What is on its way comes first; a second thought is not lost because it came quickly. */
  async undo(to?: number): Promise<boolean> {
    await this.#sent;
    return this.#submit((named) => api.undo(this.id, to === undefined ? named : { ...named, to }));
  }

  async redo(): Promise<boolean> {
    await this.#sent;
    return this.#submit((named) => api.redo(this.id, named));
  }

  protected advice(about?: string): Promise<Advice> {
    return api.hint(this.id, about);
  }
}
