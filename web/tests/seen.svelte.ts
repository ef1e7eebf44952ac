// A table for tests: what a stream would bring is brought by hand.
import type { Ask, Change, Moment, TableInfo } from '../src/wire';
import { STYLE } from '../src/mars/style';
import { continued, type Entry } from '../src/table/log';
import { Presenter } from '../src/table/present.svelte';
import type { AnyCatalogue, AnyScene, Style } from '../src/table/game';
import { GameView } from '../src/table/view.svelte';

const player = () => ({
  stock: { money: 30, plants: 0 },
  production: { money: 1, plants: 0 },
  rating: 20,
  corporation: null,
  cards: [],
  hand: 4,
  tags: {},
  passed: false,
  score: { cards: 0, total: 20 },
});

/** Something that happens: what only changes numbers grows the move before it, as the server tells it. */
export type Line = Pick<Entry, 'kind' | 'text'> & Partial<Entry>;

export const entry = (line: Line): Entry => ({
  key: 0,
  began: 0,
  step: 0,
  round: 1,
  cards: [],
  changes: [],
  lines: [line.text],
  ...line,
});

function grown(log: readonly Entry[], line: Line, step: number): Entry {
  const last = log[log.length - 1];
  const changes: Change[] = line.changes ?? [];
  if (!last || changes.length === 0 || (last.step !== step && last.seat !== line.seat))
    return entry({ ...line, key: (last?.key ?? 0) + 1, began: step, step });
  const all = last.changes.map((it) => ({ ...it }));
  for (const change of changes) {
    const same = all.find((it) => it.icon === change.icon && it.seat === change.seat);
    if (same?.by !== undefined) same.by += change.by ?? 0;
    else all.push(change);
  }
  return { ...last, step, ...(line.area ? { area: line.area } : {}), changes: all, lines: [...last.lines, line.text] };
}

const INFO = { id: 't', you: 0, stage: 'playing', options: '', seats: [0, 1, 2].map((it) => ({ name: `P${it}`, kind: 'bot' })) };

class Source {
  id = 't';
  info = INFO as unknown as TableInfo;
  insight = null;
  log = $state.raw<readonly Entry[]>([]);
  moment = $state.raw<Moment | null>(null);
}

/** The view of somebody who sits at the table, though there is no server behind it. */
class Sitting extends GameView {
  link = $state<'live' | 'lost'>('live');
  busy = $state(false);
  override readonly table = $derived.by(() => ({ link: this.link, busy: this.busy, lastOwn: 0 }) as GameView['table']);
}

export class Played {
  source = new Source();
  view: Sitting;
  presenter: Presenter;
  #stop: () => void;

  constructor() {
    const cat = { cards: {}, words: {}, card_price: 3, parameters: [{ name: 'oxygen', title: 'Oxygen', min: 0, max: 14, step: 1 }] };
    this.source.moment = this.#moment(1);
    this.source.log = [entry({ step: 1, key: 1, kind: 'phase-began', text: 'Generation 1: actions.' })];
    this.view = new Sitting(this.source, cat as unknown as AnyCatalogue, STYLE as unknown as Style);
    this.presenter = new Presenter(this.view, this.view.entries);
    this.view.presenter = this.presenter;
    this.#stop = $effect.root(() => this.presenter.run());
  }

  #moment(step: number, scene: Partial<AnyScene> & { tiles?: unknown } = {}, ask: Partial<Ask> | null = null): Moment {
    const now = (this.source.moment?.scene ?? {
      phase: 'action',
      parameters: { oxygen: 3 },
      asked: [1],
      tiles: {},
      players: [player(), player(), player()],
      own: null,
    }) as AnyScene;
    return { seq: step, step, scene: { ...now, ...scene }, ask: ask && { choices: [], ...ask }, undo: null, redo: false } as Moment;
  }

  /** What an update does. */
  update(step: number, lines: Line[], scene: Partial<AnyScene> & { tiles?: unknown } = {}, ask: Partial<Ask> | null = null): void {
    this.source.moment = this.#moment(step, scene, ask);
    for (const line of lines) this.source.log = continued(this.source.log, [grown(this.source.log, line, step)]);
  }

  undo(to: number): void {
    this.source.moment = this.#moment(to);
    this.source.log = continued(this.source.log, [], to);
  }

  get money(): (number | undefined)[] {
    return this.view.seen.players.map((it) => it.stock.money);
  }

  stop(): void {
    this.#stop();
  }
}

export const players = (...money: number[]) => money.map((it) => ({ ...player(), stock: { ...player().stock, money: it } }));
