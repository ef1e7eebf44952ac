// Tiles and cities: where a greenery brings most, and where a city does.
import type { Content } from '../course';
import position from '../positions/tiles.json?raw';

const content: Content = {
  position,
  names: { city: 'project city' },
  steps: [
    { by: 'reading', says: 'lesson.tiles.1', at: 'area 26' },
    { by: 'reading', says: 'lesson.tiles.2', at: 'resource plants' },
    {
      by: 'choice',
      says: 'lesson.tiles.3',
      task: 'lesson.tiles.3.do',
      at: 'choice convert plants',
      right: /^convert plants$/,
      slips: [
        { it: /^project greenery/, says: 'lesson.tiles.3.dear' },
        { it: /^pass/, says: 'lesson.pass' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.tiles.4',
      task: 'lesson.tiles.4.do',
      at: 'area 35',
      right: /^area 35$/,
      slips: [
        { it: /^area (25|36)$/, says: 'lesson.tiles.4.one' },
        { it: /^area/, says: 'lesson.tiles.4.none' },
      ],
    },
    { by: 'reading', says: 'lesson.tiles.5', at: 'parameter oxygen' },
    {
      by: 'quiz',
      says: 'lesson.tiles.6',
      at: 'area 35',
      answers: [
        { says: 'lesson.tiles.6.a', why: 'lesson.tiles.6.a.why' },
        { says: 'lesson.tiles.6.b', why: 'lesson.tiles.6.b.why', right: true },
        { says: 'lesson.tiles.6.c', why: 'lesson.tiles.6.c.why' },
      ],
    },
    {
      by: 'choice',
      says: 'lesson.tiles.7',
      task: 'lesson.tiles.7.do',
      at: 'choice project city',
      right: /^project city$/,
      slips: [{ it: /^pass/, says: 'lesson.pass' }],
    },
    {
      by: 'choice',
      says: 'lesson.tiles.8',
      task: 'lesson.tiles.8.do',
      at: 'area 36',
      unaided: true,
      right: /^area 36$/,
      slips: [
        { it: /^area (20|30|38)$/, says: 'lesson.tiles.8.one' },
        { it: /^area/, says: 'lesson.tiles.8.none' },
      ],
    },
    { by: 'reading', says: 'lesson.tiles.9', at: 'number points' },
  ],
};

export default content;
