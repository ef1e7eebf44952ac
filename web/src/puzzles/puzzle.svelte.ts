// A puzzle on the table: the first choice is the answer. A wrong one changes nothing and may be made anew; the right one is
// carried out, and from then on anything can be tried.
import { api, Refusal } from '../lib/api';
import { Study } from '../study/study.svelte';
import type { PuzzleInfo, Solved, Studied } from '../wire';
import { keepWent, went, type Went } from './kept.svelte';

/** The puzzle that comes after one in a list: the next that was not solved yet. */
export function following(all: readonly PuzzleInfo[], id: string): PuzzleInfo | undefined {
  const at = all.findIndex((it) => it.id === id);
  const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return rest.find((it) => went(it.id) === undefined) ?? rest[0];
}

export class Puzzle extends Study {
  /** What the last answer was worth. */
  solved = $state.raw<Solved | null>(null);
  /** How it went; nothing as long as one may still find it. */
  over = $state<Went | null>(null);
  tries = $state(0);

  constructor(
    readonly about: PuzzleInfo,
    /** Those it is one of, in their order. */
    readonly among: readonly PuzzleInfo[],
    begun: Studied,
  ) {
    super({ puzzle: about.id }, begun, () => import('./PuzzlePanel.svelte'));
    // The coach would say it.
    this.thinks = false;
  }

  override async choose(...choices: string[]): Promise<boolean> {
    if (this.over !== null || this.here !== this.root) return super.choose(...choices);
    const solved = await this.#ask(choices[0] ?? '');
    if (!solved) return false;
    this.tries++;
    this.solved = solved;
    if (!solved.right) return false;
    this.#end(this.tries === 1 ? 'first' : 'later');
    return super.choose(...choices);
  }

  /** Gives up: the answer is shown. */
  async reveal(): Promise<void> {
    // Any choice is answered with the right one.
    const any = this.solved?.chosen.choice ?? this.moment?.ask?.choices[0]?.choice;
    const solved = any === undefined ? null : await this.#ask(any);
    const answer = solved?.choices[0]?.choice;
    if (answer === undefined) return;
    this.solved = this.tries > 0 ? solved : await this.#ask(answer);
    this.#end('shown');
  }

  /** The same in another language. */
  override async retell(): Promise<void> {
    await super.retell();
    if (this.solved) this.solved = await this.#ask(this.solved.chosen.choice);
  }

  #end(how: Went): void {
    this.over = how;
    keepWent(this.about.id, how);
  }

  async #ask(choice: string): Promise<Solved | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = '';
    try {
      return await api.solve(this.about.id, choice);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
