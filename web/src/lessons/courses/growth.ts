// Production and terraforming: what the rating is, what heat does, when production pays, what steel is for.
import type { Content } from '../course';
import position from '../positions/growth.json?raw';

const content: Content = {
  position,
  names: { ghg: 'card 126', sponsors: 'card 068' },
  steps: [
    { by: 'reading', says: 'lesson.growth.1', at: 'number rating' },
    {
      by: 'choice',
      says: 'lesson.growth.2',
      task: 'lesson.growth.2.do',
      at: 'choice convert heat',
      right: /^convert heat$/,
      slips: [
        { it: /^play/, says: 'lesson.growth.2.card' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    { by: 'reading', says: 'lesson.growth.3', at: 'parameter temperature' },
    { by: 'reading', says: 'lesson.growth.4', at: 'production heat' },
    {
      by: 'choice',
      says: 'lesson.growth.5',
      task: 'lesson.growth.5.do',
      at: 'choice play 126',
      right: /^play 126/,
      slips: [
        { it: /^play 068/, says: 'lesson.growth.5.card' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    {
      by: 'quiz',
      says: 'lesson.growth.6',
      answers: [
        { says: 'lesson.growth.6.a', why: 'lesson.growth.6.a.why', right: true },
        { says: 'lesson.growth.6.b', why: 'lesson.growth.6.b.why' },
        { says: 'lesson.growth.6.c', why: 'lesson.growth.6.c.why' },
      ],
    },
    {
      by: 'quiz',
      says: 'lesson.growth.7',
      at: 'number rating',
      answers: [
        { says: 'lesson.growth.7.a', why: 'lesson.growth.7.a.why' },
        { says: 'lesson.growth.7.b', why: 'lesson.growth.7.b.why', right: true },
        { says: 'lesson.growth.7.c', why: 'lesson.growth.7.c.why' },
      ],
    },
    { by: 'choice', says: 'lesson.growth.8', task: 'lesson.growth.8.do', at: 'choice pass', right: /^pass$/ },
    { by: 'reading', says: 'lesson.growth.9', at: 'resource heat' },
  ],
};

export default content;
