// The last generation: who ends the game, what still counts, the last greeneries.
import type { Content } from '../course';
import position from '../positions/end.json?raw';

/** Areas beside a city of mine. */
const BESIDE_A_CITY = /^area (18|25|37)$/;

const content: Content = {
  position,
  steps: [
    { by: 'reading', says: 'lesson.end.1', at: 'parameter oxygen' },
    {
      by: 'quiz',
      says: 'lesson.end.2',
      at: 'number points',
      answers: [
        { says: 'lesson.end.2.a', why: 'lesson.end.2.a.why' },
        { says: 'lesson.end.2.b', why: 'lesson.end.2.b.why', right: true },
        { says: 'lesson.end.2.c', why: 'lesson.end.2.c.why' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.end.3',
      task: 'lesson.end.3.do',
      at: 'choice play 114',
      unaided: true,
      right: /^play 114/,
      slips: [
        { it: /^play/, says: 'lesson.end.3.card' },
        { it: /^convert plants/, says: 'lesson.end.3.plants' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.end.4',
      task: 'lesson.end.4.do',
      at: 'choice convert plants',
      right: /^convert plants$/,
      slips: [{ it: /^(pass|end-turn)/, says: 'lesson.pass' }],
    },
    {
      by: 'choice',
      says: 'lesson.end.5',
      task: 'lesson.end.5.do',
      at: 'area 18',
      unaided: true,
      right: BESIDE_A_CITY,
      slips: [{ it: /^area/, says: 'lesson.end.5.far' }],
    },
    { by: 'reading', says: 'lesson.end.6', at: 'parameter oxygen' },
    {
      by: 'choice',
      says: 'lesson.end.7',
      task: 'lesson.end.7.do',
      at: 'choice pass',
      right: /^pass$/,
      slips: [{ it: /./, says: 'lesson.end.7.vain' }],
    },
    {
      by: 'choice',
      says: 'lesson.end.8',
      task: 'lesson.end.8.do',
      at: 'choice convert plants',
      right: /^convert plants$/,
      slips: [{ it: /^pass/, says: 'lesson.end.8.pass' }],
    },
    {
      by: 'choice',
      says: 'lesson.end.9',
      task: 'lesson.end.5.do',
      at: 'area 37',
      unaided: true,
      right: BESIDE_A_CITY,
      slips: [{ it: /^area/, says: 'lesson.end.5.far' }],
    },
    { by: 'reading', says: 'lesson.end.10', at: 'number points' },
  ],
};

export default content;
