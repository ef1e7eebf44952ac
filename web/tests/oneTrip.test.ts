// One trip per choice: what each answer would bring comes with the moment, and nothing more is asked for.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Insight, Moment, TableInfo, Update } from '../src/wire';

interface Heard {
  moment(moment: Moment): void;
  update(update: Update): void;
}
let heard: Heard;
vi.mock('../src/lib/stream', () => ({
  listen: (_: string, told: Heard) => {
    heard = told;
    return () => undefined;
  },
}));
const { Table } = await import('../src/lib/table.svelte');
const { api } = await import('../src/lib/api');

const insight = (choice: string): Insight => ({ previews: { [choice]: { changes: [], lines: [], chance: false } }, refusals: {} });
const info = { id: 'x', you: 0, stage: 'playing', seats: [] } as unknown as TableInfo;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('{"seq":1,"entries":[]}', { headers: { 'content-type': 'application/json' } }));
  });
});

test('the insight of a moment is that which came with it', async () => {
  vi.useFakeTimers();
  const table = new Table(info);
  expect(table.insight).toBeNull();
  heard.moment({ seq: 1, step: 1, scene: {}, ask: null, insight: insight('pass'), undo: null, redo: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.keys(table.insight?.previews ?? {})).toEqual(['pass']);
  asked.length = 0;
  const patch = [
    { op: 'replace', path: '/seq', value: 2 },
    { op: 'add', path: '/insight/previews/play 009', value: insight('play 009').previews['play 009'] },
    { op: 'remove', path: '/insight/previews/pass' },
  ];
  heard.update({ seq: 2, base: 1, patch, log: [] });
  expect(Object.keys(table.insight?.previews ?? {})).toEqual(['play 009']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  heard.update({ seq: 3, base: 2, patch: [{ op: 'remove', path: '/insight' }], log: [] });
  expect(table.insight).toBeNull();
  vi.useRealTimers();
  table.close();
});

test('what the coach says stays while the same is asked, whatever others do, and goes with the question', async () => {
  const table = new Table(info);
  const ask = (choice: string) => ({ kind: 'plan', text: '', choices: [{ choice, text: choice }] }) as unknown as Moment['ask'];
  heard.moment({ seq: 1, step: 1, scene: {}, ask: ask('phase action'), undo: null, redo: false });
  let answer: (hint: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
  const hinted = table.askHint();
  // A rival plans meanwhile; the answer is about the same question still.
  heard.update({ seq: 2, base: 1, patch: [{ op: 'replace', path: '/seq', value: 2 }], log: [] });
  expect(table.level).toBe('nudge');
  answer(new Response('{"seq":1,"choices":[]}', { headers: { 'content-type': 'application/json' } }));
  await hinted;
  expect(table.hint).not.toBeNull();
  heard.update({ seq: 3, base: 2, patch: [{ op: 'replace', path: '/seq', value: 3 }], log: [] });
  await table.askHint();
  expect(table.level).toBe('choice');
  heard.update({ seq: 4, base: 3, patch: [{ op: 'replace', path: '/ask', value: ask('step') }], log: [] });
  expect([table.hint, table.level]).toEqual([null, null]);
  table.close();
});

test('the stream is asked for it', () => {
  expect(api.streamUrl('x')).toContain('insight=true');
});
