// A finished game, looked at step by step from any seat.
import type { Entry } from '../table/log';
import type { Course, Moment, TableInfo } from '../wire';
import { api } from './api';
import type { TableSource } from './table.svelte';

interface Spot {
  step: number;
  seat: number;
}

export class Replay implements TableSource {
  readonly id: string;
  readonly info: TableInfo;
  readonly insight = null;
  /** Where one wants to be. The table follows as fast as the server tells of it. */
  wanted = $state.raw() as Spot;
  playing = $state(false);
  /** The rounds, and what is worth finding again. */
  course = $state.raw<Course>({ bookmarks: [], moves: [], marks: [] });
  /** The log of the whole game. */
  whole = $state.raw<readonly Entry[]>([]);
  #shown = $state.raw<(Spot & { moment: Moment }) | null>(null);
  /** What was asked for once is not asked for again. */
  #known = new Map<string, Promise<Moment>>();
  #following = false;

  constructor(info: TableInfo, step: number, seat: number) {
    this.id = info.id;
    this.info = info;
    this.wanted = this.#within({ step, seat });
    void this.#follow();
    void this.#loadLog();
    void api.course(this.id).then(
      (found) => (this.course = found),
      () => undefined,
    );
  }

  get moment(): Moment | null {
    return this.#shown?.moment ?? null;
  }
  /** The seat that is shown: it changes together with what that seat sees. */
  get seat(): number {
    return (this.#shown ?? this.wanted).seat;
  }
  /** The table has come to where one wants to be. */
  get there(): boolean {
    return this.#shown?.step === this.wanted.step && this.#shown.seat === this.wanted.seat;
  }
  readonly log = $derived.by(() => this.whole.filter((it) => it.step <= (this.#shown ?? this.wanted).step));
  /** The steps at which something worth seeing happened. */
  readonly stops = $derived.by(() =>
    [...new Set([0, ...this.whole.filter((it) => !it.quiet).map((it) => it.step), this.info.step])].sort((a, b) => a - b),
  );

  #within({ step, seat }: Spot): Spot {
    const most = this.info.step;
    return {
      step: Number.isFinite(step) ? Math.max(0, Math.min(Math.round(step), most)) : most,
      seat: this.info.seats[seat] ? seat : (this.info.you ?? 0),
    };
  }

  async #loadLog(): Promise<void> {
    // Told to me, whoever's seat is shown: "you" is always the same.
    const found = await api.log(this.id).catch(() => null);
    if (found) this.whole = found.entries;
    void this.#ahead();
  }

  #moment(spot: Spot): Promise<Moment> {
    const key = `${spot.step}.${spot.seat}`;
    const known = this.#known.get(key) ?? api.moment(this.id, { ...spot });
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  /** One moment at a time: whoever holds a key down gets the newest of them, not a queue of all. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    try {
      while (!this.there) {
        const spot = this.wanted;
        this.#shown = { ...spot, moment: await this.#moment(spot) };
      }
    } catch {
      this.playing = false;
    } finally {
      this.#following = false;
    }
    void this.#ahead();
  }

  /** The next moments are asked for before they are wanted. */
  async #ahead(): Promise<void> {
    const spot = this.wanted;
    if (this.whole.length === 0 || !this.there) return;
    for (const step of this.stops.filter((it) => it > spot.step).slice(0, 3)) {
      if (this.wanted !== spot) return;
      await this.#moment({ ...spot, step }).catch(() => undefined);
    }
  }

  async go(step: number, seat: number): Promise<void> {
    const before = this.wanted;
    const spot = this.#within({ step, seat });
    if (spot.step === before.step && spot.seat === before.seat) return;
    this.wanted = spot;
    await this.#follow();
  }

  to(step: number): Promise<void> {
    return this.go(step, this.wanted.seat);
  }

  next(): Promise<void> {
    return this.to(this.stops.find((it) => it > this.wanted.step) ?? this.info.step);
  }

  previous(): Promise<void> {
    return this.to(this.stops.findLast((it) => it < this.wanted.step) ?? 0);
  }

  sit(seat: number): Promise<void> {
    return this.go(this.wanted.step, seat);
  }

  /** Everything anew, in another language. */
  async retell(): Promise<void> {
    this.#known.clear();
    const spot = this.wanted;
    const [moment] = await Promise.all([this.#moment(spot), this.#loadLog()]);
    if (this.wanted === spot) this.#shown = { ...spot, moment };
  }
}
