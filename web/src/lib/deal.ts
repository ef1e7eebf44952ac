// A fair deal: what this browser adds to it, what the server promised before, and the sum done again at the end.
import type { NewTable, Seated, TableInfo } from '../wire';
import { api } from './api';

/** What we remember of a table: the promise we saw first and what we added last. */
interface Kept {
  id: string;
  promise: string;
  added: string;
}

const KEY = 'tharsis.deals';
const KEPT_MAX = 50;

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(info: TableInfo, added: string): void {
  const before = all();
  const promise = before.find((it) => it.id === info.id)?.promise || (info.commitment ?? '');
  const rest = before.filter((it) => it.id !== info.id);
  localStorage.setItem(KEY, JSON.stringify([{ id: info.id, promise, added }, ...rest].slice(0, KEPT_MAX)));
}

/** 128 random bits that nobody can foresee. */
const random = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((it) => it.toString(16).padStart(2, '0')).join('');

export async function create(news: NewTable): Promise<Seated> {
  const contribution = random();
  const made = await api.create({ ...news, contribution });
  keep(made.table, contribution);
  return made;
}

export async function sit(info: TableInfo, seat: number): Promise<Seated> {
  const contribution = random();
  const taken = await api.sit(info.id, { seat, contribution });
  // The promise that counts is the one made before we said what we add.
  keep(info, contribution);
  return taken;
}

/** Whether somebody who plays here knows the deal, and another person plays, too. */
export const isKnown = (info: TableInfo): boolean =>
  info.settings.known_deal === true && info.seats.filter((it) => it.kind !== 'bot').length > 1;

/** What is to be said of the deal of a finished game: it fits; it does not; it does, but without what this browser added. */
export type Verdict = 'fits' | 'broken' | 'without';

export function verdict(info: TableInfo): Verdict | null {
  const { deal } = info;
  if (!deal) return null;
  const kept = all().find((it) => it.id === info.id);
  const promise = kept?.promise || info.commitment;
  const parts = ['tharsis-deal 1', deal.secret, ...deal.contributions.map((it) => it || '-')];
  if (sha256(deal.secret) !== promise || sha256(parts.join(' ')) !== deal.seed) return 'broken';
  return !kept || deal.contributions.includes(kept.added) ? 'fits' : 'without';
}

const BITS = 2 ** 32;
const fraction = (n: number, root: number) => ((n ** (1 / root) % 1) * BITS) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** SHA-256 of plain text. A browser has it built in only on https; a game at home has none. */
export function sha256(text: string): string {
  const bytes = [...text].map((it) => it.charCodeAt(0));
  const length = bytes.length;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let i = 7; i >= 0; i--) bytes.push(Math.floor((length * 8) / 256 ** i) % 256);
  const hash = PRIMES.slice(0, 8).map((it) => fraction(it, 2));
  for (let at = 0; at < bytes.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => bytes.slice(at + 4 * i, at + 4 * i + 4).reduce((sum, it) => (sum << 8) | it, 0));
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i >= 16) {
        const [w15, w2] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
        w[i] =
          ((w[i - 16] ?? 0) +
            (turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)) +
            (w[i - 7] ?? 0) +
            (turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10))) |
          0;
      }
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + fraction(PRIMES[i] ?? 0, 3) + (w[i] ?? 0)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((it, i) => (hash[i] = ((hash[i] ?? 0) + it) | 0));
  }
  return hash.map((it) => (it >>> 0).toString(16).padStart(8, '0')).join('');
}
