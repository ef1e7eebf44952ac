// What the parts all games share must know of Mars.
import type { MarsCatalogue, RuleInfo } from '../wire';
import type { Style } from '../table/view.svelte';
import Reference from './Reference.svelte';
import { RESOURCES } from './resources';

/** What is on several maps is told once. */
const once = (rules: readonly RuleInfo[]) => [...new Map(rules.map((it) => [it.name, it])).values()];

export const STYLE: Style<MarsCatalogue> = {
  resources: RESOURCES.map((it) => ({ ...it, made: true, kept: true })),
  parts: [
    { key: 'rating', color: '#ee6c3a' }, { key: 'milestones', color: '#f3c14b' }, { key: 'awards', color: '#d99a2b' },
    { key: 'greeneries', color: '#5fae45' }, { key: 'cities', color: '#9a97a8' }, { key: 'cards', color: '#4f8fe0' },
    { key: 'committee', color: '#a67be8', needs: 'turmoil' },
  ],
  rules: ['rules.goal', 'rules.maps', 'rules.generation', 'rules.research', 'rules.actions', 'rules.cards', 'rules.pay', 'rules.tiles', 'rules.globals', 'rules.convert', 'rules.milestones', 'rules.awards', 'rules.production', 'rules.colonies', 'rules.turmoil', 'rules.prelude', 'rules.venus', 'rules.government', 'rules.ratinggoal', 'rules.end'],
  legend: [['prelude', 'legend.prelude'], ['venus', 'legend.venus'], ['tag-wild', 'legend.wild'], ['fleet', 'term.fleets'], ['colony', 'term.colonies'], ['delegate', 'term.delegates'], ['influence', 'term.influence'], ['chairman', 'term.chairman'], ['leader', 'party.leader']],
  reference: Reference,
  usable: (cat) => ({ project: cat.projects, convert: cat.conversions, milestone: once(cat.maps.flatMap((it) => it.milestones)), award: once(cat.maps.flatMap((it) => it.awards)) }),
  buys: true,
  terms: 'help.projects',
  round: 'generation',
  over: 'end.over',
  charts: { points: 'chart.points', ratings: 'chart.ratings' },
  useful: /^(play|act|convert|milestone|first|trade|delegate \S+ lobby|policy)/,
  guard: 'pass.guard',
  ends: ['pass', 'end-turn'],
  elsewhere: /^(area|card|amount)$/,
  targets: {
    'guide.area': 'board', 'guide.government': 'board', 'guide.hand': 'hand', 'guide.projects': 'projects', 'guide.engine': 'engine', 'guide.turn': 'acts', 'guide.globals': 'board', 'guide.goals': 'board', 'guide.colonies': 'colonies', 'guide.committee': 'committee',
  },
};
