// What is in doubt is sent again under the same name; what was refused is not.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newName, untilAnswered } from '../src/lib/again';
import { api, Refusal } from '../src/lib/api';

const lost = () => new Refusal(0, { error: 'unreachable', detail: '' });
const unready = (after: number) => new Refusal(503, { error: 'store', detail: '' }, after);

/** Fails so, then works. */
function failing(...faults: unknown[]) {
  return vi.fn(async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return { seq: 7 };
  });
}

describe('sending again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes on until there is an answer', async () => {
    const send = failing(lost(), unready(0), lost());
    const answer = untilAnswered(send);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ seq: 7 });
    expect(send).toHaveBeenCalledTimes(4);
  });

  test('waits as long as the server says', async () => {
    const send = failing(unready(3));
    const answer = untilAnswered(send);
    await vi.advanceTimersByTimeAsync(2900);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await answer).toEqual({ seq: 7 });
  });

  test('ends with a refusal, and when patience does', async () => {
    const refused = failing(new Refusal(422, { error: 'illegal', detail: '' }));
    await expect(untilAnswered(refused)).rejects.toMatchObject({ status: 422 });
    expect(refused).toHaveBeenCalledTimes(1);
    const never = failing(...Array.from({ length: 20 }, lost));
    const answer = untilAnswered(never).catch((refusal: Refusal) => refusal.status);
    await vi.runAllTimersAsync();
    expect(await answer).toBe(0);
    expect(never.mock.calls.length).toBeLessThan(10);
  });

  test("a choice keeps its name, and the server's word on when to come again is heard", async () => {
    const bodies: unknown[] = [];
    const answers = [
      new Response('{"error":"store","detail":"…"}', { status: 503, headers: { 'retry-after': '2' } }),
      new Response('{"seq":7}', { status: 200 }),
    ];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return answers.shift();
    });
    const id = newName();
    const answer = untilAnswered(() => api.choose('T', { seq: 3, choices: ['pass'], id }));
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ seq: 7 });
    expect(bodies).toEqual([
      { seq: 3, choices: ['pass'], id },
      { seq: 3, choices: ['pass'], id },
    ]);
  });

  test('names are new each time and as the server takes them', () => {
    const names = Array.from({ length: 50 }, newName);
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});
