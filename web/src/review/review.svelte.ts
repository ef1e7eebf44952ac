// A finished game as the coach sees it. The review grows while it is looked at: it is asked for again until it is whole.
import { api, Refusal } from '../lib/api';
import type { Replay } from '../lib/replay.svelte';
import { isMistake } from '../table/coach';
import type { CurvePoint, Explained, Graded, Review, SeatVerdict } from '../wire';
import { nearest } from './curve';

/** How long to wait before it is asked for again, and if the server has too much to do. */
const PAUSE = 700;
const BUSY = 4000;

/** What is known of a review. */
export interface Known {
  curve: readonly CurvePoint[];
  decisions: readonly Graded[];
  verdicts: readonly SeatVerdict[];
  all: number;
  done: boolean;
}
export const NOTHING: Known = { curve: [], decisions: [], verdicts: [], all: 0, done: false };

/** From which decision on is asked for next: from the first as long as there is no curve, which comes only with it. */
export const wanted = ({ curve, decisions }: Known): number => (curve.length === 0 ? 0 : decisions.length);

export const grown = (known: Known, from: number, { curve, decisions, verdicts, all, done }: Review): Known => ({
  curve: from === 0 ? curve : known.curve,
  decisions: [...known.decisions.slice(0, from), ...decisions],
  verdicts,
  all,
  done,
});

/** Asks until it is whole, or nobody looks any more. */
export async function follow(
  ask: (from: number) => Promise<Review>,
  tell: (known: Known | null, refusal: Refusal | null) => boolean,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  let known = NOTHING;
  for (;;) {
    let wait = PAUSE;
    try {
      const from = wanted(known);
      known = grown(known, from, await ask(from));
      if (!tell(known, null) || known.done) return;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (!tell(null, refusal) || !refusal.passes) return;
      wait = Math.max(BUSY, 1000 * refusal.retryAfter);
    }
    await pause(wait);
  }
}

export class Reviewed {
  #known = $state.raw(NOTHING);
  /** Why there is nothing new. */
  refusal = $state.raw<Refusal | null>(null);
  #explained = $state.raw<{ readonly [key: string]: Explained }>({});
  #run = 0;

  constructor(readonly replay: Replay) {
    this.ask();
  }

  /** Asks for all of it, in the language that is spoken now. */
  ask(): void {
    const run = ++this.#run;
    this.#explained = {};
    void follow(
      (from) => api.review(this.replay.id, from),
      (known, refusal) => {
        if (run !== this.#run) return false;
        if (known) this.#known = known;
        this.refusal = refusal;
        return true;
      },
      (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    );
  }
  close(): void {
    this.#run++;
  }

  get curve() {
    return this.#known.curve;
  }
  get done() {
    return this.#known.done;
  }
  get all() {
    return this.#known.all;
  }
  get graded() {
    return this.#known.decisions.length;
  }

  /** Whose game is looked at. */
  get seat(): number {
    return this.replay.wanted.seat;
  }
  readonly verdict: SeatVerdict | undefined = $derived.by(() => this.#known.verdicts[this.seat]);
  /** The decisions of that seat. */
  readonly own: readonly Graded[] = $derived.by(() => this.#known.decisions.filter((it) => it.seat === this.seat));
  readonly mistakes: readonly Graded[] = $derived.by(() => this.own.filter((it) => isMistake(it.grade)));
  /** The decision that is looked at: the table is shown as it was when it was made. */
  readonly decision: Graded | undefined = $derived.by(() => this.own.find((it) => it.step === this.replay.wanted.step));
  readonly index = $derived.by(() => (this.decision ? this.own.indexOf(this.decision) : -1));

  show(decision: Graded | undefined): void {
    if (decision) void this.replay.to(decision.step);
  }
  /** The next of some decisions in a direction. */
  beyond(all: readonly Graded[], way: 1 | -1): Graded | undefined {
    const { step } = this.replay.wanted;
    return way > 0 ? all.find((it) => it.step > step) : all.findLast((it) => it.step < step);
  }
  near(step: number): void {
    this.show(nearest(this.own, step));
  }
  async sit(seat: number): Promise<void> {
    const { step } = this.replay.wanted;
    const there = nearest(
      this.#known.decisions.filter((it) => it.seat === seat),
      step,
    );
    await this.replay.go(there?.step ?? step, seat);
  }

  /** A decision beside a choice, as soon as it is known; the one that was made if none is given. */
  explained(step: number, choice?: string): Explained | undefined {
    return this.#explained[`${step} ${choice ?? ''}`];
  }
  async explain(step: number, choice?: string): Promise<void> {
    const key = `${step} ${choice ?? ''}`;
    if (this.#explained[key]) return;
    const run = this.#run;
    const found = await api.explain(this.replay.id, step, choice).catch(() => null);
    if (found && run === this.#run) this.#explained = { ...this.#explained, [key]: found };
  }
}
