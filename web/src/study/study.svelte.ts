// A position that is tried out: one chooses for any seat, goes back and tries otherwise. The server keeps nothing of it; what was
// tried is sent along with every question.
import type { Component } from 'svelte';
import { api, Refusal } from '../lib/api';
import { language } from '../lib/i18n/index.svelte';
import { Playable, type Beside } from '../lib/table.svelte';
import type { Account, Advice, Advised, Judged, LedgerLine, LogEntry, Origin, Studied, Study as Asked, TextFile, Tried } from '../wire';

/** A move that was tried, with those tried after it. */
export interface Try {
  readonly key: number;
  readonly before: Try | null;
  readonly seat: number;
  readonly choices: readonly string[];
  text: string;
  readonly after: Try[];
  /** The one that was gone on with last. */
  last: Try | null;
}

/** How a position was judged, and by how many lines of play. */
export type Judgement = Judged & { lines: number };

/** Lines of play, in steps: a first word at once, a better one soon. */
const LINES = [300, 2000, 8000];
/** Who clicks through positions does not want every one of them judged. */
const PAUSE = 250;
const BUSY = 2000;

/** The choices that lead from the beginning to a move. */
export function line(to: Try): Tried[] {
  const own = to.choices.map((choice) => ({ seat: to.seat, choice }));
  return to.before ? [...line(to.before), ...own] : own;
}

/** A tree as lines to read: what was tried first goes on as it stands, what was tried instead is set in. */
export function unfolded(root: Try, depth = 0): { it: Try; depth: number; instead: boolean }[] {
  const [first, ...others] = root.after;
  if (!first) return [];
  const of = (it: Try, at: number, instead: boolean) => [{ it, depth: at, instead }, ...unfolded(it, at)];
  const branches = others.flatMap((it) => of(it, depth + 1, true));
  return [{ it: first, depth, instead: false }, ...branches, ...unfolded(first, depth)];
}

/** What a log says of choices `from` to `to`; nothing of those that only led on to a question. */
export function said(log: readonly LogEntry[], seat: number, from: number, to: number): string {
  const told = log.filter((it) => !it.quiet && it.seat === seat && it.step > from && it.step <= to);
  return told.at(-1)?.text.replace(/\.$/, '') ?? '';
}

export class Study extends Playable {
  readonly id: string;
  readonly root: Try = { key: 0, before: null, seat: -1, choices: [], text: '', after: [], last: null };
  here = $state.raw<Try>(this.root);
  /** The moves that were tried, as lines to read. */
  tree = $state.raw<ReturnType<typeof unfolded>>([]);
  /** The seats that may be moved for now, and the one that knows only what it knew. */
  asked = $state.raw<readonly number[]>([]);
  imagined = $state.raw<number | null>(null);
  /** Whose chances are told of every move: those of the side that was looked at first. */
  readonly side: number;
  /** After so many choices of the game the study begins. */
  readonly step: number;
  /** Where all this is found again. */
  address = $state('');
  thinks = $state(true);
  #judged = $state.raw<ReadonlyMap<string, Judgement>>(new Map());
  #weighed = $state.raw<ReadonlyMap<Try, Advised>>(new Map());
  #known = new Map<string, Studied>();
  #thinking = 0;
  #made = 0;

  constructor(
    readonly origin: Origin,
    begun: Studied,
    readonly companion: () => Promise<{ default: Component<Beside> }>,
    side?: number,
  ) {
    super();
    this.id = `study.${origin.table ?? 'text'}`;
    this.link = 'live';
    this.side = side !== undefined && begun.table.seats[side] ? side : (begun.table.you ?? 0);
    this.step = begun.moment.step;
    this.#take(this.root, begun);
  }

  /** What is asked of the server here, or after another move. */
  asks(at: Try = this.here, seat: number | undefined = this.info.you): Asked {
    const study: Asked = { from: this.origin, tried: line(at) };
    return seat === undefined ? study : { ...study, seat };
  }

  #take(at: Try, studied: Studied): void {
    this.forgetCoach();
    this.here = at;
    this.info = studied.table;
    this.asked = studied.asked;
    this.imagined = studied.imagined ?? null;
    this.log = studied.log;
    this.moment = { ...studied.moment, redo: at.last !== null };
    this.#known.set(this.#name(at, studied.table.you), studied);
  }

  #name = (at: Try, seat: number | undefined) => `${at.key}.${seat ?? ''}.${language()}`;

  /** Something that leads to another position; whether it did. */
  async #lead(ask: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    try {
      await ask();
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A move as it would hang in the tree, be it there already or not. */
  #move(before: Try, seat: number, choices: readonly string[], text: string): Try {
    const tried = before.after.find((it) => it.seat === seat && it.choices.join() === choices.join());
    return tried ?? { key: ++this.#made, before, seat, choices, text, after: [], last: null };
  }

  /** Hangs a line of moves into the tree, with what the log says of them. */
  #keep(to: Try, { log }: Studied): void {
    for (let it = to; it.before; it = it.before) {
      const [from, until] = [line(it.before).length, line(it).length].map((n) => this.step + n);
      it.text = said(log, it.seat, from ?? 0, until ?? 0) || it.text;
      if (!it.before.after.includes(it)) it.before.after.push(it);
      it.before.last = it;
    }
    this.tree = unfolded(this.root);
  }

  choose(...choices: string[]): Promise<boolean> {
    const told = this.moment?.ask?.choices.find((it) => it.choice === choices[0])?.text ?? '';
    return this.#lead(async () => {
      const next = this.#move(this.here, this.info.you ?? 0, choices, told);
      const studied = await api.study(this.asks(next));
      this.#keep(next, studied);
      this.#take(next, studied);
      void this.#weigh(next);
    });
  }

  /** Goes along what somebody else has tried; whether all of it could be. */
  follow(tried: readonly Tried[], seat: number | undefined): Promise<boolean> {
    return this.#lead(async () => {
      let to = this.here;
      for (const { seat, choice } of tried) to = this.#move(to, seat, [choice], choice);
      const studied = await api.study(this.asks(to, seat));
      this.#keep(to, studied);
      this.#take(to, studied);
    });
  }

  /** Goes to a move that was tried, or shows the same from another seat. */
  go(to: Try, seat?: number): Promise<boolean> {
    return this.#lead(async () => {
      const studied = this.#known.get(this.#name(to, seat)) ?? (await api.study(this.asks(to, seat)));
      this.#keep(to, studied);
      this.#take(to, studied);
    });
  }

  undo(): Promise<boolean> {
    return this.here.before ? this.go(this.here.before, this.here.seat) : Promise.resolve(false);
  }

  redo(): Promise<boolean> {
    return this.here.last ? this.go(this.here.last) : Promise.resolve(false);
  }

  /** Everything anew, in another language. */
  async retell(): Promise<void> {
    const { here, info } = this;
    this.#judged = new Map();
    this.#weighed = new Map();
    await this.#lead(async () => {
      for (const { it } of this.tree.filter(({ it }) => it.after.length === 0)) {
        this.#keep(it, await api.study(this.asks(it, it.seat)));
      }
      const studied = await api.study(this.asks(here, info.you));
      this.#keep(here, studied);
      this.#take(here, studied);
    });
  }

  account(choices: readonly string[]): Promise<Account | null> {
    return api.studyAccount(this.asks(), choices);
  }
  ledger(seat: number, number: string): Promise<LedgerLine[]> {
    return api.studyLedger(this.asks(), seat, number);
  }
  scenario(): Promise<TextFile> {
    return api.studyScenario(this.asks());
  }

  protected async advice(about?: string): Promise<Advice> {
    const judged = await this.#judge(this.here, this.info.you, LINES[1] ?? 0, about);
    if (!judged.advice) throw new Refusal(0, { error: 'nobody-asked', detail: '' });
    return judged.advice;
  }

  /** How a position was judged so far. */
  judged(at: Try = this.here, seat: number | undefined = this.info.you): Judgement | undefined {
    return this.#judged.get(this.#name(at, seat));
  }

  /** What a move was found to be worth, where it was weighed. */
  weighing(of: Try): Advised | undefined {
    return this.#weighed.get(of);
  }

  /** The chance of the side that was looked at first, after a move. */
  chance(after: Try): number | undefined {
    const all = this.info.seats.map((_, seat) => this.judged(after, seat));
    return all.find((it) => it)?.prospects.chances[this.side];
  }

  async #judge(at: Try, seat: number | undefined, lines: number, about?: string): Promise<Judged> {
    const name = this.#name(at, seat);
    const judged = await api.judge(this.asks(at, seat), lines, about);
    const before = this.#judged.get(name);
    if (about === undefined && (!before || before.lines <= lines)) {
      this.#judged = new Map(this.#judged).set(name, { ...judged, lines });
    }
    return judged;
  }

  /** What a move is worth among those that were possible; what the coach has no time for is left open. */
  async #weigh(move: Try): Promise<void> {
    const { before, choices, seat } = move;
    if (!before || !this.thinks || this.#weighed.has(move)) return;
    const found = (judged: Judged | undefined) => judged?.advice?.choices.find((it) => it.choice === choices[0]);
    const known = this.judged(before, seat);
    const enough = known && known.lines >= (LINES[1] ?? 0) ? found(known) : undefined;
    const advised = enough ?? found(await this.#judge(before, seat, LINES[1] ?? 0, choices[0]).catch(() => undefined));
    if (advised) this.#weighed = new Map(this.#weighed).set(move, advised);
  }

  /** Judges what is shown, better and better, as long as it is shown; the function it returns ends that. */
  think(): () => void {
    const run = ++this.#thinking;
    const goes = () => run === this.#thinking;
    const [at, seat] = [this.here, this.info.you];
    const known = this.judged()?.lines ?? 0;
    void (async () => {
      let wait = PAUSE;
      const rest = LINES.filter((it) => it > known);
      while (rest[0] !== undefined) {
        await new Promise((done) => setTimeout(done, wait));
        if (!goes()) return;
        try {
          const judged = await this.#judge(at, seat, rest[0]);
          if (!judged.advice) return;
          rest.shift();
          wait = 0;
        } catch (refusal) {
          // A server that has too much to do, or that is not there, is asked again.
          if (!(refusal instanceof Refusal) || !refusal.passes) return;
          wait = Math.max(BUSY, 1000 * refusal.retryAfter);
        }
      }
    })();
    return () => void (this.#thinking += goes() ? 1 : 0);
  }
}
