// A table on the page: what the server told of it, kept in step with the stream, and what the player can do to it.
// Knows no game.
import type { Ask, Hint, Insight, Moment, TableInfo, Update } from '../wire';
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
}

/** Sends something for a moment, under a name of its own. */
type Send = (named: { seq: number; id: string }) => Promise<{ seq: number }>;

/** What is asked, as a text to compare; patched moments hold their parts in another order than fresh ones. */
export function askKey(ask: Ask | null | undefined): string {
  return ask ? [ask.kind, ask.text, ask.picks_left, ...ask.choices.map((it) => it.choice)].join('|') : '';
}

export class Table implements TableSource {
  info = $state.raw() as TableInfo;
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The engine's word on every choice. */
  insight = $derived(this.moment?.insight ?? null);
  hint = $state.raw<Hint | null>(null);
  link = $state<Link>('joining');
  /** An answer is on its way. */
  busy = $state(false);
  /** Why the last answer was refused. */
  problem = $state('');
  /** The step after my last choice: what came later is news to me. */
  lastOwn = $state(0);
  /** When the table's clocks were told, by this page's clock. */
  told = $state(0);

  readonly id: string;
  #close: () => void;
  #sent: Promise<unknown> = Promise.resolve();
  #waiting: { seq: number; done: () => void } | null = null;

  constructor(info: TableInfo) {
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
    this.hint = null;
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

  async askHint(): Promise<void> {
    try {
      this.hint = await api.hint(this.id);
    } catch (refusal) {
      this.problem = refusal instanceof Refusal ? refusal.message : '';
    }
  }
}
