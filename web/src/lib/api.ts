// The server's interface, one function for each request. Types are generated from Rust.
import type {
  Accepted,
  Account,
  Advice,
  CardNotes,
  Course,
  Choices,
  Daily,
  EditPlayer,
  Explained,
  Games,
  Judged,
  LedgerLine,
  Log,
  Me,
  Moment,
  NewTable,
  PlayOn,
  Problem,
  PuzzleInfo,
  Review,
  Seated,
  Session,
  Solved,
  StandIn,
  Statistics,
  Studied,
  Study,
  TableInfo,
  Tables,
  TakeSeat,
  TextFile,
  Undo,
} from '../wire';
import { language } from './i18n/index.svelte';

/** The server said no, or could not be reached (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** Seconds after which it is worth to try again, if the server said so. */
    readonly retryAfter = 0,
  ) {
    super(problem.detail || problem.error);
  }

  /** The server has too much to do, or is not there: the same may be asked again. */
  get passes(): boolean {
    return [0, 429, 503].includes(this.status);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  // The language of refusals, also where the address does not name one.
  const headers: Record<string, string> = { 'accept-language': language() };
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(0, { error: 'unreachable', detail: '' });
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const after = Number(response.headers.get('retry-after') ?? 0);
    throw new Refusal(response.status, problem ?? { error: String(response.status), detail: response.statusText }, after || 0);
  }
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function query(parameters: Record<string, string | number | undefined>): string {
  const all = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(parameters)) if (value !== undefined) all.set(key, String(value));
  return `?${all}`;
}

/** A step of a finished game, as one seat saw it. */
export interface Then {
  step?: number;
  seat?: number;
}

/** A part of a list: so many, after the part before. */
export interface Part {
  limit?: number;
  after?: string;
}

/** Which of my tables. */
export interface MyTables extends Part {
  stage?: 'running' | 'finished';
  game?: string;
  option?: string;
  q?: string;
  hidden?: 'true';
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<Games>('GET', '/games'),
  catalogue: <T>(game: string) => call<T>('GET', `/games/${game}/catalogue${query({})}`),
  join: (name: string) => call<Me>('POST', '/players', { name }),
  notes: (game: string, card: string) => call<CardNotes>('GET', `/games/${game}/cards/${encodeURIComponent(card)}`),
  session: () => call<Session>('GET', '/session'),
  edit: (changes: EditPlayer) => call<Me>('PATCH', '/me', changes),
  newKey: () => call<Me>('POST', '/me/key', {}),
  openSession: (key: string) => call<Me>('POST', '/session', { key }),
  leaveSession: () => call<void>('DELETE', '/session'),
  myTables: (wanted: MyTables) => call<Tables>('GET', `/me/tables${query({ ...wanted })}`),
  statistics: () => call<Statistics>('GET', `/me/statistics${query({})}`),
  hide: (id: string, hidden: boolean) => call<void>(hidden ? 'PUT' : 'DELETE', `/me/hidden/${encodeURIComponent(id)}`),
  tables: (part: Part) => call<Tables>('GET', `/tables${query({ ...part })}`),
  create: (news: NewTable) => call<Seated>('POST', '/tables', news),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  sit: (id: string, seat: TakeSeat) => call<Seated>('POST', `${table(id)}/join`, seat),
  leave: (id: string, standIn: StandIn) => call<TableInfo>('POST', `${table(id)}/leave`, standIn),
  comeBack: (id: string) => call<TableInfo>('POST', `${table(id)}/return`, {}),
  seatBot: (id: string, standIn: StandIn) => call<TableInfo>('POST', `${table(id)}/bot`, standIn),
  close: (id: string) => call<TableInfo>('POST', `${table(id)}/close`, {}),
  rematch: (id: string) => call<Seated>('POST', `${table(id)}/rematch`, {}),
  duplicate: (id: string) => call<Seated>('POST', `${table(id)}/duplicate`, {}),
  playOn: (id: string, from: PlayOn) => call<Seated>('POST', `${table(id)}/play-on`, from),
  moment: (id: string, then: Then = {}) => call<Moment>('GET', `${table(id)}/moment${query({ ...then })}`),
  /** The present, as the stream tells it. */
  now: (id: string) => call<Moment>('GET', `${table(id)}/moment${query({ insight: 'true' })}`),
  log: (id: string, then: Then = {}) => call<Log>('GET', `${table(id)}/log${query({ ...then })}`),
  choose: (id: string, choices: Choices) => call<Accepted>('POST', `${table(id)}/choices`, choices),
  undo: (id: string, undo: Undo) => call<Accepted>('POST', `${table(id)}/undo`, undo),
  redo: (id: string, redo: Undo) => call<Accepted>('POST', `${table(id)}/redo`, redo),
  account: (id: string, choices: readonly string[]) => call<Account | null>('POST', `${table(id)}/account${query({})}`, { choices }),
  /** What the coach would do, and what it holds of one choice. */
  hint: (id: string, about?: string) => call<Advice>('GET', `${table(id)}/hint${query({ about })}`),
  /** A finished game looked through, from a decision on; it grows as long as it is not done. */
  review: (id: string, from: number) => call<Review>('GET', `${table(id)}/review${query({ from })}`),
  /** A decision beside what the coach would have chosen, or beside another choice. */
  explain: (id: string, step: number, choice?: string) => call<Explained>('GET', `${table(id)}/review/${step}${query({ choice })}`),
  ledger: (id: string, seat: number, number: string) => call<LedgerLine[]>('GET', `${table(id)}/ledger${query({ seat, number })}`),
  /** The deals of a day; today's if none is named. */
  daily: (day?: string) => call<Daily>('GET', `/daily${query({ day })}`),
  playDaily: (game: string, kind: string) => call<Seated>('POST', `/daily/${game}/${kind}`, {}),
  /** A game from its record: a finished table of mine. */
  takeIn: (text: string) => call<Seated>('POST', `/records${query({})}`, { text }),
  /** Only of a game that was taken in. */
  remove: (id: string) => call<void>('DELETE', table(id)),
  course: (id: string) => call<Course>('GET', `${table(id)}/course`),
  puzzles: () => call<PuzzleInfo[]>('GET', '/puzzles'),
  /** What an answer to a puzzle is worth. */
  solve: (id: string, choice: string) => call<Solved>('POST', `/puzzles/${encodeURIComponent(id)}${query({})}`, { choice }),
  /** A position moved on by what was tried; nothing of it is kept. */
  study: (study: Study) => call<Studied>('POST', `/study${query({})}`, study),
  /** The same as the coach judges it, with so many lines of play. */
  judge: (study: Study, lines: number, about?: string) => call<Judged>('POST', `/study/judge${query({ lines, about })}`, study),
  studyScenario: (study: Study) => call<TextFile>('POST', '/study/scenario', study),
  studyAccount: (study: Study, choices: readonly string[]) =>
    call<Account | null>('POST', `/study/account${query({})}`, { study, trial: { choices } }),
  studyLedger: (study: Study, seat: number, number: string) => call<LedgerLine[]>('POST', `/study/ledger${query({ seat, number })}`, study),
  recordUrl: (id: string) => `/api${table(id)}/record`,
  streamUrl: (id: string) => `/api${table(id)}/stream${query({ insight: 'true' })}`,
};
