// Milestones and awards: claim early, fund what one leads.
import type { Content } from '../course';
import position from '../positions/goals.json?raw';

const content: Content = {
  position,
  names: { mayor: 'milestone mayor', gardener: 'milestone gardener', builder: 'milestone builder', banker: 'award banker' },
  steps: [
    { by: 'reading', says: 'lesson.goals.1', at: 'goals milestone' },
    {
      by: 'quiz',
      says: 'lesson.goals.2',
      at: 'goals milestone',
      answers: [
        { says: 'lesson.goals.2.a', why: 'lesson.goals.2.a.why' },
        { says: 'lesson.goals.2.b', why: 'lesson.goals.2.b.why', right: true },
        { says: 'lesson.goals.2.c', why: 'lesson.goals.2.c.why' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.goals.3',
      task: 'lesson.goals.3.do',
      at: 'choice milestone gardener',
      right: /^milestone gardener/,
      slips: [
        { it: /^award/, says: 'lesson.goals.3.award' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    { by: 'reading', says: 'lesson.goals.4', at: 'goals award' },
    {
      by: 'choice',
      says: 'lesson.goals.5',
      task: 'lesson.goals.5.do',
      at: 'choice award banker',
      unaided: true,
      right: /^award banker/,
      slips: [
        { it: /^award thermalist/, says: 'lesson.goals.5.heat' },
        { it: /^award landlord/, says: 'lesson.goals.5.tie' },
        { it: /^award/, says: 'lesson.goals.5.behind' },
        { it: /^(pass|end-turn)/, says: 'lesson.pass' },
      ],
    },
    {
      by: 'quiz',
      says: 'lesson.goals.6',
      at: 'goals award',
      answers: [
        { says: 'lesson.goals.6.a', why: 'lesson.goals.6.a.why' },
        { says: 'lesson.goals.6.b', why: 'lesson.goals.6.b.why', right: true },
        { says: 'lesson.goals.6.c', why: 'lesson.goals.6.c.why' },
      ],
    },
    { by: 'reading', says: 'lesson.goals.7', at: 'number points' },
  ],
};

export default content;
