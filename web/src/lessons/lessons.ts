// The lessons there are, in the order they are best taken.
import type { Course } from './course';

export const COURSES: readonly Course[] = [
  {
    id: 'turn',
    game: 'mars',
    minutes: 4,
    title: 'lesson.turn',
    knows: ['lesson.turn.know.1', 'lesson.turn.know.2', 'lesson.turn.know.3'],
    content: () => import('./courses/turn'),
  },
  {
    id: 'growth',
    game: 'mars',
    minutes: 3,
    title: 'lesson.growth',
    knows: ['lesson.growth.know.1', 'lesson.growth.know.2', 'lesson.growth.know.3'],
    content: () => import('./courses/growth'),
  },
  {
    id: 'tiles',
    game: 'mars',
    minutes: 3,
    title: 'lesson.tiles',
    knows: ['lesson.tiles.know.1', 'lesson.tiles.know.2', 'lesson.tiles.know.3'],
    content: () => import('./courses/tiles'),
  },
  {
    id: 'goals',
    game: 'mars',
    minutes: 3,
    title: 'lesson.goals',
    knows: ['lesson.goals.know.1', 'lesson.goals.know.2', 'lesson.goals.know.3'],
    content: () => import('./courses/goals'),
  },
  {
    id: 'end',
    game: 'mars',
    minutes: 4,
    title: 'lesson.end',
    knows: ['lesson.end.know.1', 'lesson.end.know.2', 'lesson.end.know.3'],
    content: () => import('./courses/end'),
  },
  {
    id: 'ares',
    game: 'ares',
    minutes: 4,
    title: 'lesson.ares',
    knows: ['lesson.ares.know.1', 'lesson.ares.know.2', 'lesson.ares.know.3'],
    content: () => import('./courses/ares'),
  },
];

export const course = (id: string): Course | undefined => COURSES.find((it) => it.id === id);
/** The lesson that comes after one. */
export const after = (id: string): Course | undefined => COURSES[COURSES.findIndex((it) => it.id === id) + 1];
