// Lessons: how choices are judged, how steps follow each other, what is said, and where arrows lie.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { en } from '../src/lib/i18n/lessons/en';
import { arrowTo, type Box } from '../src/lessons/arrow';
import { judge, type Content, type Course, type Step } from '../src/lessons/course';
import { lessonsDone, markDone } from '../src/lessons/done';
import { Lesson } from '../src/lessons/lesson.svelte';
import { after, course, COURSES } from '../src/lessons/lessons';
import { namesOf } from '../src/lessons/names';
import { found, ways } from '../src/lessons/target';
import type { AnyCatalogue } from '../src/table/game';
import type { Studied, Study } from '../src/wire';

const words: Record<string, string> = en;
const contents = await Promise.all(COURSES.map(async (it) => [it, (await it.content()).default] as const));

/** All that is said in a step. */
function said(step: Step): string[] {
  if (step.by === 'quiz') return [step.says, ...step.answers.flatMap((it) => [it.says, it.why])];
  if (step.by === 'choice') return [step.says, step.task, ...(step.slips ?? []).map((it) => it.says)];
  return [step.says];
}

describe('the lessons there are', () => {
  it('are five for Mars and one for Ares, each with three things to know and five minutes at most', () => {
    expect(COURSES.map((it) => it.game)).toEqual(['mars', 'mars', 'mars', 'mars', 'mars', 'ares']);
    expect(COURSES.every((it) => it.knows.length === 3 && it.minutes >= 3 && it.minutes <= 5)).toBe(true);
    expect(new Set(COURSES.map((it) => it.id)).size).toBe(COURSES.length);
    expect(after('tiles')?.id).toBe('goals');
    expect(after('ares')).toBeUndefined();
    expect(course('unheard-of')).toBeUndefined();
  });

  it.each(contents)('$id: positions of its game, words for every step, one right answer to every question', ({ game }, content) => {
    const scenario = JSON.parse(content.position) as { game: string; setup: { players: unknown[] } };
    expect(scenario.game).toBe(game);
    expect(scenario.setup.players.length).toBeGreaterThan(1);
    for (const step of content.steps) {
      expect(said(step).filter((key) => !(key in words))).toEqual([]);
      const named = said(step).flatMap((key) => [...(words[key] ?? '').matchAll(/\{(\w+)\}/g)].map((it) => it[1] ?? ''));
      expect(named.filter((name) => !(name in (content.names ?? {})))).toEqual([]);
      if (step.by === 'quiz') expect(step.answers.filter((it) => it.right)).toHaveLength(1);
      if (step.by === 'choice') expect(step.at, 'whoever misses is shown where').toBeDefined();
      if (step.at) expect(ways(step.at).length, step.at).toBeGreaterThan(0);
    }
    const choices = content.steps.filter((it) => it.by === 'choice');
    expect(choices.length, 'something is done').toBeGreaterThan(1);
  });
});

const STEPS: Step[] = [
  { by: 'reading', says: 'lesson.tiles.1' },
  {
    by: 'choice',
    says: 'lesson.tiles.3',
    task: 'lesson.tiles.3.do',
    right: /^convert plants$/,
    slips: [{ it: /^pass/, says: 'lesson.pass' }],
    replies: [{ seat: 1, choice: 'pass' }],
    at: 'choice convert plants',
    unaided: true,
  },
  {
    by: 'quiz',
    says: 'lesson.tiles.6',
    answers: [
      { says: 'lesson.tiles.6.a', why: 'lesson.tiles.6.a.why' },
      { says: 'lesson.tiles.6.b', why: 'lesson.tiles.6.b.why', right: true },
    ],
  },
  { by: 'choice', says: 'lesson.end.3', task: 'lesson.end.3.do', right: /^play 114/, at: 'choice play 114' },
];

describe('a choice', () => {
  it('is right, a slip that is spoken of, or something else', () => {
    expect(judge(STEPS, 1, ['convert plants'])).toEqual({ step: 1, right: true });
    expect(judge(STEPS, 1, ['pass'])).toEqual({ step: 1, right: false, says: 'lesson.pass' });
    expect(judge(STEPS, 1, ['project city'])).toEqual({ step: 1, right: false, says: 'lesson.other' });
  });

  it('may come before the end of the reading, but not before an answer', () => {
    expect(judge(STEPS, 0, ['convert plants'])).toEqual({ step: 1, right: true });
    expect(judge(STEPS, 0, ['pass'])).toEqual({ step: 0, right: false, says: 'lesson.later' });
    expect(judge(STEPS, 2, ['play 114'])).toEqual({ step: 2, right: false, says: 'lesson.later' });
    expect(judge(STEPS, 4, ['pass'])).toEqual({ step: 4, right: false, says: 'lesson.over' });
  });

  it('is one move with what pays for it', () => {
    expect(judge(STEPS, 3, ['play 114', 'amount 4'])).toEqual({ step: 3, right: true });
  });
});

describe('a lesson that is taken', () => {
  const asked: Study[] = [];
  const content: Content = { position: '{}', steps: STEPS };
  const plan: Course = { ...(COURSES[0] as Course), id: 'test', content: () => Promise.resolve({ default: content }) };
  /** A server that makes everything, tells how much was tried, and asks for payment after a card. */
  const answer = (study: Study): Studied => {
    asked.push(study);
    const last = study.tried.at(-1)?.choice ?? '';
    const ask = { kind: 'turn', text: '', choices: [], ...(last === 'play 114' ? { bill: {} } : {}) };
    const moment = { seq: study.tried.length, step: study.tried.length, scene: {}, ask };
    return { table: { you: study.seat, game: 'mars', seats: [] }, moment, log: [], asked: [0] } as unknown as Studied;
  };
  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    vi.spyOn(api, 'study').mockImplementation((study) => Promise.resolve(answer(study)));
    vi.spyOn(api, 'judge').mockRejectedValue(new Error('nobody asks'));
  });
  afterEach(() => vi.restoreAllMocks());
  const seq = (lesson: Lesson) => lesson.moment?.seq;

  it('goes on by reading, by the right choice and by the right answer', async () => {
    const lesson = await Lesson.open(plan);
    expect(lesson.free).toBe(true);
    lesson.next();
    lesson.next();
    expect(lesson.at, 'a choice is not skipped').toBe(1);
    await lesson.choose('convert plants');
    expect(lesson.at).toBe(2);
    // What the others do goes with it, in one request.
    expect(asked.at(-1)?.tried).toEqual([
      { seat: 0, choice: 'convert plants' },
      { seat: 1, choice: 'pass' },
    ]);
    lesson.answer(0);
    lesson.next();
    expect([lesson.at, lesson.misses]).toEqual([2, 1]);
    lesson.answer(1);
    lesson.next();
    await lesson.choose('play 114', 'amount 4');
    expect(lesson.done).toBe(true);
    expect(lessonsDone()).toEqual(['test']);
    expect(api.judge, 'nobody weighs what the lesson knows').not.toHaveBeenCalled();
  });

  it('takes back what the step does not ask for, and only then shows where to look', async () => {
    const lesson = await Lesson.open(plan);
    lesson.next();
    expect(lesson.pointed).toBeNull();
    expect(await lesson.choose('pass')).toBe(true);
    expect([lesson.at, lesson.word, seq(lesson)]).toEqual([1, 'lesson.pass', 0]);
    expect(lesson.pointed).toBe('choice convert plants');
    expect(asked.at(-1)?.tried, 'the engine was asked whether it is legal').toEqual([{ seat: 0, choice: 'pass' }]);
    await lesson.choose('convert plants');
    expect([lesson.at, lesson.word, seq(lesson)]).toEqual([2, null, 2]);
  });

  it('waits until a right choice is paid', async () => {
    const lesson = await Lesson.open(plan);
    await lesson.choose('convert plants');
    lesson.answer(1);
    lesson.next();
    await lesson.choose('play 114');
    expect(lesson.at).toBe(3);
    await lesson.choose('amount 4');
    expect(lesson.done).toBe(true);
  });

  it('goes back step by step, with the table, and begins again', async () => {
    const lesson = await Lesson.open(plan);
    lesson.next();
    await lesson.choose('convert plants');
    lesson.answer(1);
    lesson.next();
    await lesson.choose('play 114');
    await lesson.undo();
    expect([lesson.at, seq(lesson)], 'what is not paid').toEqual([3, 2]);
    await lesson.undo();
    expect([lesson.at, seq(lesson)]).toEqual([2, 2]);
    await lesson.back();
    expect([lesson.at, seq(lesson)]).toEqual([1, 0]);
    await lesson.redo();
    expect([lesson.at, seq(lesson)]).toEqual([2, 2]);
    await lesson.again();
    expect([lesson.at, seq(lesson)]).toEqual([0, 0]);
    expect(await lesson.back()).toBe(false);
  });
});

describe('what was taken', () => {
  it('is kept, once each, and rubbish is no harm', () => {
    localStorage.setItem('tharsis.lessons', '{"not": "a list"}');
    expect(lessonsDone()).toEqual([]);
    markDone('turn');
    markDone('turn');
    expect(lessonsDone()).toEqual(['turn']);
    localStorage.setItem('tharsis.lessons', 'rubbish');
    expect(lessonsDone()).toEqual([]);
  });
});

describe('names in the words', () => {
  it('are those of the game', () => {
    const cat = {
      cards: { '056': { name: 'Mine' } },
      projects: [{ name: 'city', title: 'City' }],
      maps: [{ milestones: [{ name: 'mayor', title: 'Mayor' }], awards: [{ name: 'banker', title: 'Banker' }] }],
      phases: [{ name: 'action', title: 'Action' }],
    } as unknown as AnyCatalogue;
    const names = { a: 'card 056', b: 'project city', c: 'milestone mayor', d: 'award banker', e: 'phase action', f: 'card 999' };
    expect(namesOf(cat, names)).toEqual({ a: 'Mine', b: 'City', c: 'Mayor', d: 'Banker', e: 'Action', f: '999' });
  });
});

describe('an arrow', () => {
  const size = { width: 1000, height: 800 };
  const apart = ({ x, y, width, height }: Box, [px, py]: readonly [number, number]) =>
    px < x || py < y || px > x + width || py > y + height;

  it('lies beside what it points at and in the window, wherever that is', () => {
    for (const box of [
      { x: 480, y: 380, width: 50, height: 50 },
      { x: 0, y: 0, width: 60, height: 30 },
      { x: 940, y: 770, width: 60, height: 30 },
      { x: 0, y: 0, width: 250, height: 800 },
      { x: 0, y: 760, width: 1000, height: 40 },
    ]) {
      const arrow = arrowTo(box, size);
      expect(arrow, JSON.stringify(box)).not.toBeNull();
      for (const point of [arrow?.from, arrow?.to]) {
        expect(point && apart(box, point)).toBe(true);
        expect(point && point[0] >= 0 && point[1] >= 0 && point[0] <= 1000 && point[1] <= 800).toBe(true);
      }
    }
    expect(arrowTo({ x: 0, y: 0, width: 1000, height: 800 }, size), 'no room').toBeNull();
  });

  it('does not lie over the words if there is another side', () => {
    const box = { x: 480, y: 380, width: 50, height: 50 };
    const below = { x: 0, y: 440, width: 1000, height: 360 };
    expect(arrowTo(box, size)?.from[1]).toBeGreaterThan(440);
    const arrow = arrowTo(box, size, [below]);
    expect(arrow && apart(below, arrow.from) && apart(below, arrow.to)).toBe(true);
  });
});

describe('a target', () => {
  afterEach(() => (document.body.innerHTML = ''));
  const seen = (it: Element) => vi.spyOn(it, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));

  it('is the button that confirms it, else the thing itself, else the page it is on', () => {
    document.body.innerHTML =
      '<nav class="tabs"><button data-tab="hand"></button></nav><div class="hand"><button data-card="056"></button></div><button data-commit="play 056"></button>';
    const [tab, card, commit] = ['[data-tab]', '[data-card]', '[data-commit]'].map((it) => document.querySelector(it) as Element);
    expect(found('choice play 056')).toBeNull();
    seen(tab as Element);
    expect(found('choice play 056')).toBe(tab);
    seen(card as Element);
    expect(found('choice play 056')).toBe(card);
    seen(commit as Element);
    expect(found('choice play 056')).toBe(commit);
    expect(found('card 056')).toBe(card);
  });
});
