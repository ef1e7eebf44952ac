// A round of Ares Expedition: choosing a phase, its bonus, what others chose.
import type { Content } from '../course';
import position from '../positions/ares.json?raw';

const content: Content = {
  position,
  names: {
    geo: 'card 140',
    development: 'phase development',
    construction: 'phase construction',
    action: 'phase action',
  },
  steps: [
    { by: 'reading', says: 'lesson.ares.1', at: 'part phases' },
    {
      by: 'choice',
      says: 'lesson.ares.2',
      task: 'lesson.ares.2.do',
      at: 'choice phase development',
      right: /^phase development$/,
      slips: [{ it: /^phase/, says: 'lesson.ares.2.other' }],
      replies: [
        { seat: 1, choice: 'phase action' },
        { seat: 1, choice: 'done' },
      ],
    },
    { by: 'reading', says: 'lesson.ares.3', at: 'part phases' },
    {
      by: 'choice',
      says: 'lesson.ares.4',
      task: 'lesson.ares.4.do',
      at: 'choice play 140',
      right: /^play 140/,
      slips: [
        { it: /^play/, says: 'lesson.ares.4.card' },
        { it: /^done/, says: 'lesson.ares.4.done' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.ares.5',
      task: 'lesson.ares.5.do',
      at: 'choice done',
      right: /^done$/,
      replies: [{ seat: 1, choice: 'done' }],
    },
    {
      by: 'choice',
      says: 'lesson.ares.6',
      task: 'lesson.ares.6.do',
      at: 'choice standard temperature-heat',
      right: /^standard temperature-heat$/,
    },
    { by: 'choice', says: 'lesson.ares.7', task: 'lesson.ares.7.do', at: 'choice done', right: /^done$/ },
    {
      by: 'quiz',
      says: 'lesson.ares.8',
      at: 'part phases',
      answers: [
        { says: 'lesson.ares.8.a', why: 'lesson.ares.8.a.why', right: true },
        { says: 'lesson.ares.8.b', why: 'lesson.ares.8.b.why' },
        { says: 'lesson.ares.8.c', why: 'lesson.ares.8.c.why' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.ares.9',
      task: 'lesson.ares.9.do',
      at: 'choice phase production',
      unaided: true,
      right: /^phase production$/,
      slips: [
        { it: /^phase research/, says: 'lesson.ares.9.cards' },
        { it: /^phase/, says: 'lesson.ares.9.other' },
      ],
      replies: [
        { seat: 1, choice: 'phase construction' },
        { seat: 1, choice: 'done' },
      ],
    },
    { by: 'choice', says: 'lesson.ares.10', task: 'lesson.ares.10.do', at: 'choice done', right: /^done$/ },
    { by: 'reading', says: 'lesson.ares.11', at: 'resource money' },
  ],
};

export default content;
