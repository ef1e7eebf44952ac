// Shows what others do, one move after the other: the card beside its owner, what falls onto the planet, the numbers. The queue is
// what the log has and nobody was told yet, so what is taken back leaves it by itself. Nothing here holds back a question or an answer.
import { untrack } from 'svelte';
import { announce } from '../lib/notices.svelte';
import { settings, still } from '../lib/settings.svelte';
import { Replay } from '../lib/replay.svelte';
import type { Entry } from './log';
import { before, left, placed, whole, type Move, type Told } from './retell';
import type { AnyScene } from './game';
import type { GameView } from './view.svelte';

/** The card, what falls into place, the numbers; a pass, the phases all have chosen, and what a round brought are pictures of their own. */
export type Beat = 'card' | 'place' | 'numbers' | 'pass' | 'reveal' | 'summary';

/** What a seat did last, standing beside it for a while. */
export interface Receipt {
  seat: number;
  moves: readonly Move[];
}

/** How long a move takes in all, in milliseconds. */
const PACE = { instant: 0, brisk: 550, calm: 1000 };
/** How much of it each picture takes. */
const PART = { card: 0.35, place: 0.35, numbers: 0.3 };
/** Moves without a card begin at the second picture. */
const CARDLESS = 0.65;
const PASS = 250;
const SUMMARY = 2000;
/** A picture without movement. */
const STILL = 300;
/** A move of several choices is whole when so long nothing came. */
const SETTLED = 80;
const RECEIPT = 3200;
const MISSED = 1500;
/** Whoever watches bots that never stop is not shown what was long ago. */
const MOST = 20;

/** What the rules did to everybody, as a round ends. */
export const isSummary = (it: Entry): boolean =>
  it.kind === 'production' || (it.kind === 'phase-began' && it.changes.some((change) => change.seat !== undefined));

/** What happens to all at once is shown at once, mine with it: the phases that were chosen, what a round brings. */
const TOGETHER = /^(revealed|production)$/;

/** The pictures of a move. */
export function beats(move: Move): Beat[] {
  if (move.kind === 'passed') return ['pass'];
  if (move.kind === 'revealed') return ['reveal'];
  if (isSummary(move)) return ['summary'];
  const lands = move.area !== undefined || move.changes.some((it) => it.seat === undefined);
  const counts = move.changes.some((it) => it.seat !== undefined && it.by !== undefined);
  return [
    ...(hasCard(move) ? (['card'] as const) : []),
    ...(lands ? (['place'] as const) : []),
    ...(counts || (!lands && !hasCard(move)) ? (['numbers'] as const) : []),
  ];
}

/** A card was played or used: it is shown, once. */
export const hasCard = (move: Move): boolean =>
  !move.goesOn && move.cards.length > 0 && /^(played|used|corporation-revealed|prelude)/.test(move.kind);

/** How long each picture of a move stands. */
export function times(all: readonly Beat[], speed: keyof typeof PACE, moves: boolean): number[] {
  const most = PACE[speed] * (all.includes('card') ? 1 : CARDLESS);
  const sum = all.reduce((so, it) => so + (it in PART ? PART[it as keyof typeof PART] : 1), 0);
  return all.map((it) => {
    if (it === 'summary') return SUMMARY;
    if (!moves) return STILL;
    if (it === 'pass') return PASS;
    return it in PART ? (most * PART[it as keyof typeof PART]) / sum : PACE[speed];
  });
}

export class Presenter {
  /** The move that is shown, and which picture of it. */
  now = $state.raw<Move | null>(null);
  beat = $state<Beat | null>(null);
  /** What its owner had before. */
  purse: number | null = null;
  /** Everybody's points when a round was summed up before. */
  points: readonly number[] | null = null;
  #points: readonly number[] | null = null;
  receipts = $state.raw<readonly Receipt[]>([]);
  /** Moves of this run that were shown. */
  done = $state(0);
  /** Shown again because somebody wants it: at full size, whatever is asked. */
  again = $state(false);

  readonly #view: GameView;
  /** What was shown of each entry. */
  #told = $state.raw<ReadonlyMap<Entry['key'], Told>>(new Map());
  #beats: readonly Beat[] = [];
  #times: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #standing = new Map<number, ReturnType<typeof setTimeout>>();
  #missed = false;

  constructor(view: GameView, known: readonly Entry[]) {
    this.#view = view;
    this.#told = new Map(known.map((it) => [it.key, whole(it)]));
  }

  /** What is still to be shown, in order. In a replay everybody is somebody else. */
  readonly rest: readonly Move[] = $derived.by(() => {
    const { me, table, shown, entries } = this.#view;
    const step = shown.moment?.step ?? 0;
    const mine = (it: Entry) => table !== null && it.seat === me && !TOGETHER.test(it.kind);
    const empty = (it: Entry) => it.seat === undefined && it.changes.length === 0;
    const open = entries.filter((it) => !it.quiet && it.step <= step && !mine(it) && !empty(it));
    return joined(open.flatMap((it) => left(it, this.#told.get(it.key)) ?? []));
  });

  /** Nothing is shown large: the board is needed to answer, or somebody wants it so. */
  readonly short: boolean = $derived.by(() => !this.again && (settings.pace === 'instant' || this.#view.needsBoard));
  /** What is asked lies in the middle: moves are shown over the owners' panels. */
  readonly aside: boolean = $derived.by(() => !this.again && this.#view.needsMiddle);

  /** I am about to answer. What comes while my answer is on its way is shown all the same. */
  readonly #acts: boolean = $derived.by(() => {
    const { armed, picked, table } = this.#view;
    return armed !== null || picked.length > 0 || (table?.busy ?? false);
  });

  /** The scene as the show has come to it. */
  seen<Scene extends AnyScene>(scene: Scene): Scene {
    return before(scene, this.rest, this.#view.style.resources, this.#view.cat.parameters);
  }

  /** Shows whatever comes, as long as the component lives in which this is called. */
  run(): void {
    $effect(() => {
      void [this.rest, this.#view.entries, this.short, this.aside];
      untrack(() => this.#go());
    });
    // Whoever begins to answer has seen enough.
    $effect(() => {
      if (this.#acts) untrack(() => this.skipAll());
    });
    $effect(() => {
      if (this.#view.table?.link === 'lost') this.#missed = true;
      else if (this.#missed) {
        // What was missed comes with the first news.
        const timer = setTimeout(() => (this.#missed = false), MISSED);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
    $effect(() => {
      const hide = () => document.hidden && this.#forget();
      document.addEventListener('visibilitychange', hide);
      return () => document.removeEventListener('visibilitychange', hide);
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
      this.#standing.forEach((it) => clearTimeout(it));
    });
  }

  #go(): void {
    const { entries, table, shown } = this.#view;
    // What was taken back may be done otherwise.
    const keys = new Set(entries.map((it) => it.key));
    if (this.now && !keys.has(this.now.key)) this.#end();
    if ([...this.#told.keys()].some((it) => !keys.has(it))) {
      this.#told = new Map([...this.#told].filter(([it]) => keys.has(it)));
      this.receipts = this.receipts.filter((it) => it.moves.every((move) => keys.has(move.key)));
    }
    // Who was away is not told all of it.
    const played = shown instanceof Replay && shown.playing;
    if (this.rest.length > 0 && (document.hidden || this.#missed || (!table && !played))) {
      return this.#forget();
    }
    if (this.short && (this.now !== null || this.rest.length > 0)) return this.skipAll();
    if (this.rest.length > MOST) this.#tell(this.rest.slice(0, -MOST));
    if (this.now === null) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    // While cards wait to be chosen, what the round brought comes first: it is gone before it is in the way.
    const move = (this.aside ? this.rest.find(isSummary) : undefined) ?? this.rest[0];
    if (!move) {
      this.done = 0;
      this.again = false;
      return;
    }
    if (this.rest.length > 1 || !this.#goesOn(move)) this.#begin(move);
    else this.#timer = setTimeout(() => this.#begin(this.rest[0] ?? move), SETTLED);
  }

  /** More may come of it: its owner is still asked. */
  #goesOn(move: Move): boolean {
    return !this.again && move.seat !== undefined && this.#view.scene.asked.includes(move.seat);
  }

  #begin(move: Move): void {
    this.#beats = beats(move);
    this.#times = times(this.#beats, settings.pace === 'instant' ? 'brisk' : settings.pace, !still.matches);
    this.purse = move.seat === undefined ? null : (this.#view.seen.players[move.seat]?.stock.money ?? null);
    if (isSummary(move)) {
      this.points = this.#points;
      this.#points = this.#view.scene.players.map((it) => it.score.total);
    }
    this.now = move;
    announce(move.lines.length > 1 && move.kind === 'revealed' ? move.lines.join(' ') : move.text);
    this.#show(0);
  }

  #show(i: number): void {
    const move = this.now;
    const beat = this.#beats[i];
    if (!move || beat === undefined) return this.#end();
    this.beat = beat;
    if (beat === 'place') this.#telling(move, placed(move, this.#told.get(move.key)));
    else if (beat !== 'card') this.#settle(move);
    this.#view.telling = beat === 'card' ? null : move;
    this.#timer = setTimeout(() => this.#show(i + 1), this.#times[i]);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const move = this.now;
    this.now = null;
    this.beat = null;
    this.#view.telling = null;
    if (move) {
      this.done += 1;
      this.#settle(move);
    }
    this.#next();
  }

  /** All of it is told, and stands beside its owner for a while. */
  #settle(move: Move): void {
    if (!this.rest.some((it) => it.key === move.key)) return;
    this.#receive([move]);
    this.#tell([move]);
  }

  #receive(moves: readonly Move[]): void {
    const all = new Map(this.receipts.map((it) => [it.seat, it]));
    const fresh = new Map<number, Move[]>();
    for (const move of moves) if (move.seat !== undefined) fresh.set(move.seat, [...(fresh.get(move.seat) ?? []), move]);
    for (const [seat, of] of fresh) {
      all.set(seat, { seat, moves: of });
      clearTimeout(this.#standing.get(seat));
      this.#standing.set(
        seat,
        setTimeout(() => (this.receipts = this.receipts.filter((it) => it.seat !== seat)), RECEIPT),
      );
    }
    if (fresh.size > 0) this.receipts = [...all.values()];
  }

  #telling(move: Move, told: Told): void {
    this.#told = new Map([...this.#told, [move.key, told]]);
  }

  #tell(moves: readonly Move[]): void {
    const keys = new Set(moves.flatMap((it) => [it.key, ...(it.joins ?? [])]));
    const now = this.#view.entries.filter((it) => keys.has(it.key)).map((it) => [it.key, whole(it)] as const);
    this.#told = new Map([...this.#told, ...now]);
  }

  #tellAll(): void {
    this.#told = new Map(this.#view.entries.map((it) => [it.key, whole(it)]));
  }

  /** Nobody looks: everything is as it is, and nothing is told of how it came. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.beat = null;
    this.#view.telling = null;
    this.again = false;
    this.done = 0;
    this.#tellAll();
  }

  /** The card of the move, as long as it is not in the way of where something falls. */
  readonly card: string | null = $derived.by(() => {
    if (!this.now || !hasCard(this.now)) return null;
    return this.beat === 'card' || !beats(this.now).includes('place') ? (this.now.cards[0] ?? null) : null;
  });

  /** On to the next move. */
  skip(): void {
    if (this.now) this.#end();
  }

  /** To the end of it: the rest is told by receipts. */
  skipAll(): void {
    if (this.now === null && this.rest.length === 0) return;
    const moves = this.rest;
    this.#forget();
    this.#receive(moves);
  }

  /** Everything since my last turn once more. */
  replay(): void {
    const news = new Set(this.#view.news.map((it) => it.key));
    if (news.size === 0) return;
    this.#forget();
    this.again = true;
    this.#told = new Map([...this.#told].filter(([key]) => !news.has(key)));
  }
}

/** Moves with those that are shown together as one. */
export function joined(moves: readonly Move[]): Move[] {
  const found: Move[] = [];
  for (const { seat, ...move } of moves) {
    const last = found[found.length - 1];
    if (!TOGETHER.test(move.kind)) found.push(seat === undefined ? move : { ...move, seat });
    else if (last?.kind !== move.kind || last.step !== move.step) found.push(move);
    else {
      found[found.length - 1] = {
        ...last,
        changes: [...last.changes, ...move.changes],
        lines: [...last.lines, ...move.lines],
        joins: [...(last.joins ?? []), move.key],
      };
    }
  }
  return found;
}
