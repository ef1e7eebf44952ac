// A lesson that is being taken: a study that is led. Every choice is made by the engine first; one that is legal but not what the
// step asks for is taken back with a friendly word.
import { api } from '../lib/api';
import type { Key } from '../lib/i18n/index.svelte';
import { Study, type Try } from '../study/study.svelte';
import type { Studied, Study as Asked, Tried } from '../wire';
import { judge, type Content, type Course, type Step, type Verdict } from './course';
import { markDone } from './done';
import type { Target } from './target';

/** Whoever takes the lesson sits here. */
const ME = 0;

export class Lesson extends Study {
  readonly steps: readonly Step[];
  /** What the words call by a name. */
  readonly names: Readonly<Record<string, string>>;
  /** The step that is shown; after the last one, their number. */
  at = $state(0);
  /** What was said of the last choice, if it was not the right one. */
  word = $state.raw<Key | null>(null);
  /** The answer given in a quiz. */
  answered = $state<number | null>(null);
  /** How often something else was tried at this step. */
  misses = $state(0);
  /** The moves with which each step began. */
  #starts: Try[] = [this.root];
  /** What the others did after a move of mine. */
  #replies = new Map<Try, readonly Tried[]>();
  #coming: readonly Tried[] | null = null;
  /** A right choice that is still to be paid. */
  #owed: number | null = null;

  constructor(
    readonly course: Course,
    content: Content,
    begun: Studied,
  ) {
    super({ text: content.position }, begun, () => import('./LessonPanel.svelte'));
    this.steps = content.steps;
    this.names = content.names ?? {};
    // The lesson says what is good; nobody need weigh it.
    this.thinks = false;
  }

  /** Fetches a lesson and sets up its position. */
  static async open(course: Course): Promise<Lesson> {
    const { default: content } = await course.content();
    return new Lesson(course, content, await api.study({ from: { text: content.position }, tried: [], seat: ME }));
  }

  get current(): Step | undefined {
    return this.steps[this.at];
  }
  get done(): boolean {
    return this.at >= this.steps.length;
  }
  /** The quiz is answered as it should be. */
  get solved(): boolean {
    const { current: step, answered } = this;
    return step?.by === 'quiz' && answered !== null && step.answers[answered]?.right === true;
  }
  /** One may go on without choosing anything. */
  get free(): boolean {
    return this.current?.by === 'reading' || this.solved;
  }
  /** What the arrow points at now. */
  get pointed(): Target | null {
    const { current: step } = this;
    if (!step?.at || (step.by === 'choice' && step.unaided && this.misses === 0)) return null;
    return step.at;
  }

  /** All that was chosen up to a move, with what the others did in between. */
  #line(to: Try): Tried[] {
    if (!to.before) return [];
    const own = to.choices.map((choice) => ({ seat: to.seat, choice }));
    return [...this.#line(to.before), ...own, ...(this.#replies.get(to) ?? [])];
  }

  override asks(at: Try = this.here, seat: number | undefined = ME): Asked {
    if (this.#coming && at.before === this.here) this.#replies.set(at, this.#coming);
    return { from: this.origin, tried: this.#line(at), seat };
  }

  override async choose(...choices: string[]): Promise<boolean> {
    const [before, owed] = [this.here, this.#owed];
    const verdict: Verdict = owed === null ? judge(this.steps, this.at, choices) : { step: owed, right: true };
    const step = this.steps[verdict.step];
    this.#coming = verdict.right && step?.by === 'choice' ? (step.replies ?? []) : [];
    const made = await super.choose(...choices).finally(() => (this.#coming = null));
    if (!made) return false;
    this.word = null;
    if (!verdict.right) {
      before.last = null;
      await super.go(before, ME);
      this.word = verdict.says;
      this.misses++;
    } else if (this.moment?.ask?.bill) this.#owed = verdict.step;
    else this.#enter(verdict.step + 1);
    return true;
  }

  #enter(step: number): void {
    this.at = step;
    this.#starts[step] = this.here;
    this.#clear();
    if (this.done) markDone(this.course.id);
  }

  #clear(): void {
    this.word = this.answered = this.#owed = null;
    this.misses = 0;
  }

  /** Goes on from what was read or answered. */
  next(): void {
    if (this.free) this.#enter(this.at + 1);
  }

  answer(n: number): void {
    const { current: step } = this;
    if (step?.by !== 'quiz' || this.solved) return;
    this.answered = n;
    if (!step.answers[n]?.right) this.misses++;
  }

  /** To where an earlier step began. */
  async #return(step: number): Promise<boolean> {
    const start = this.#starts[step] ?? this.root;
    if (start !== this.here && !(await super.go(start, ME))) return false;
    this.at = step;
    this.#clear();
    return true;
  }

  /** One step back. */
  back(): Promise<boolean> {
    return this.at > 0 ? this.#return(this.at - 1) : Promise.resolve(false);
  }
  again(): Promise<boolean> {
    return this.#return(0);
  }

  /** What is under way is taken back first, then a step. */
  override undo(): Promise<boolean> {
    return this.here === this.#starts[this.at] ? this.back() : this.#return(this.at);
  }

  /** What was taken back is made again, and judged again. */
  override redo(): Promise<boolean> {
    const { last } = this.here;
    return last ? this.choose(...last.choices) : Promise.resolve(false);
  }
}
