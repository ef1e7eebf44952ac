// What a lesson is made of: a position, and steps over it. Nothing here knows a rule: what is right is said by the notation of
// choices, and whether it is legal by the engine.
import type { Key } from '../lib/i18n/index.svelte';
import type { Tried } from '../wire';
import type { Target } from './target';

/** Something to choose that is allowed, but not what the lesson asks for, and what is said of it. */
export interface Slip {
  readonly it: RegExp;
  readonly says: Key;
}

/** An answer of a quiz, and why it is right or wrong. */
export interface Answer {
  readonly says: Key;
  readonly why: Key;
  readonly right?: true;
}

interface Said {
  readonly says: Key;
  /** What the arrow points at. */
  readonly at?: Target;
}

/** Read, and gone on from. */
export interface Reading extends Said {
  readonly by: 'reading';
}

/** A choice at the table. */
export interface Choosing extends Said {
  readonly by: 'choice';
  /** What to do, in one sentence. */
  readonly task: Key;
  /** The choices that are right; several made together are told with commas between. */
  readonly right: RegExp;
  readonly slips?: readonly Slip[];
  /** To be found without help: the arrow comes after the first miss. */
  readonly unaided?: true;
  /** What the others do after it, before I am asked again. */
  readonly replies?: readonly Tried[];
}

/** One of a few answers. */
export interface Asking extends Said {
  readonly by: 'quiz';
  readonly answers: readonly Answer[];
}

export type Step = Reading | Choosing | Asking;

/** What is fetched when a lesson is opened: the position as a scenario file, and the steps. */
export interface Content {
  readonly position: string;
  /** What the words of the steps call by a name in braces: `card 056`, `project city`, `award banker` … */
  readonly names?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** A lesson in the list. */
export interface Course {
  readonly id: string;
  readonly game: 'mars' | 'ares';
  readonly minutes: number;
  readonly title: Key;
  /** What one knows after it. */
  readonly knows: readonly Key[];
  readonly content: () => Promise<{ default: Content }>;
}

/** What a choice comes to at a step: right, or what is said of it. `step` is the one it was made for. */
export type Verdict =
  { readonly step: number; readonly right: true } | { readonly step: number; readonly right: false; readonly says: Key };

/** Judges choices made together. Whoever does not wait for the end of the reading may go on at once. */
export function judge(steps: readonly Step[], at: number, choices: readonly string[]): Verdict {
  let step = at;
  while (steps[step]?.by === 'reading') step++;
  const [asked, made] = [steps[step], choices.join()];
  if (asked?.by === 'choice') {
    if (asked.right.test(made)) return { step, right: true };
    const slip = step === at ? asked.slips?.find((it) => it.it.test(made)) : undefined;
    if (step === at) return { step, right: false, says: slip?.says ?? 'lesson.other' };
  }
  return { step: at, right: false, says: at < steps.length ? 'lesson.later' : 'lesson.over' };
}
