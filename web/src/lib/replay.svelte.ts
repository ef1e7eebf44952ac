// A finished game, looked at step by step from any seat.
import type { LogLine, Moment, TableInfo } from '../wire';
import { api } from './api';
import type { TableSource } from './table.svelte';

export class Replay implements TableSource {
  readonly id: string;
  readonly info: TableInfo;
  readonly insight = null;
  step = $state(0);
  seat = $state(0);
  playing = $state(false);
  moment = $state.raw<Moment | null>(null);
  #whole = $state.raw<readonly LogLine[]>([]);
  #cache = new Map<string, Moment>();

  constructor(info: TableInfo, step: number, seat: number) {
    this.id = info.id;
    this.info = { ...info, you: seat };
    this.step = Math.max(0, Math.min(step, info.step));
    this.seat = seat;
    void this.load();
    void this.#loadLog();
  }

  get log(): readonly LogLine[] {
    return this.#whole.filter((line) => line.step <= this.step);
  }

  async #loadLog(): Promise<void> {
    this.#whole = (await api.log(this.id, { step: this.info.step, seat: this.seat })).lines;
  }

  /** The steps at which something worth seeing happened. */
  get stops(): number[] {
    const steps = new Set(this.#whole.map((line) => line.step));
    return [...steps, this.info.step].sort((a, b) => a - b);
  }

  async load(): Promise<void> {
    const { step, seat } = this;
    const key = `${step}.${seat}`;
    const moment = this.#cache.get(key) ?? (await api.moment(this.id, { step, seat }));
    this.#cache.set(key, moment);
    if (this.step === step && this.seat === seat) this.moment = moment;
  }

  async to(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.info.step));
    await this.load();
  }

  /** Everything anew, in another language. */
  async retell(): Promise<void> {
    this.#cache.clear();
    await Promise.all([this.load(), this.#loadLog()]);
  }

  next(): Promise<void> {
    return this.to(this.stops.find((it) => it > this.step) ?? this.info.step);
  }

  previous(): Promise<void> {
    return this.to(this.stops.findLast((it) => it < this.step) ?? 0);
  }

  async sit(seat: number): Promise<void> {
    this.seat = seat;
    (this.info as { you?: number }).you = seat;
    await Promise.all([this.load(), this.#loadLog()]);
  }
}
