// A turn: one or two actions, the others, passing, production, new cards.
import type { Content } from '../course';
import position from '../positions/turn.json?raw';

const content: Content = {
  position,
  names: { mine: 'card 056', trees: 'card 060', solar: 'card 113', plant: 'project power-plant' },
  steps: [
    { by: 'reading', says: 'lesson.turn.1', at: 'parameter temperature' },
    { by: 'reading', says: 'lesson.turn.2', at: 'resource money' },
    { by: 'reading', says: 'lesson.turn.3', at: 'part acts' },
    {
      by: 'choice',
      says: 'lesson.turn.4',
      task: 'lesson.turn.4.do',
      at: 'choice play 056',
      right: /^play 056/,
      slips: [
        { it: /^play/, says: 'lesson.turn.4.card' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    {
      by: 'quiz',
      says: 'lesson.turn.5',
      at: 'card 060',
      answers: [
        { says: 'lesson.turn.5.a', why: 'lesson.turn.5.a.why' },
        { says: 'lesson.turn.5.b', why: 'lesson.turn.5.b.why', right: true },
        { says: 'lesson.turn.5.c', why: 'lesson.turn.5.c.why' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.turn.6',
      task: 'lesson.turn.6.do',
      at: 'choice project power-plant',
      right: /^project power-plant$/,
      slips: [{ it: /^end-turn/, says: 'lesson.turn.6.end' }],
      replies: [
        { seat: 1, choice: 'play 113' },
        { seat: 1, choice: 'end-turn' },
      ],
    },
    { by: 'reading', says: 'lesson.turn.7', at: 'seat 1' },
    {
      by: 'choice',
      says: 'lesson.turn.8',
      task: 'lesson.turn.8.do',
      at: 'choice pass',
      right: /^pass$/,
      slips: [{ it: /./, says: 'lesson.turn.8.more' }],
      replies: [{ seat: 1, choice: 'pass' }],
    },
    { by: 'reading', says: 'lesson.turn.9', at: 'resource money' },
    {
      by: 'choice',
      says: 'lesson.turn.10',
      task: 'lesson.turn.10.do',
      at: 'part tray',
      right: /^(card|done)/,
      replies: [
        { seat: 1, choice: 'done' },
        { seat: 1, choice: 'pass' },
      ],
    },
  ],
};

export default content;
