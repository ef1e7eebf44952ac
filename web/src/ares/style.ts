// What the parts all games share must know of Ares Expedition.
import type { AresCatalogue } from '../wire';
import type { Style } from '../table/game';

export const STYLE: Style<AresCatalogue> = {
  resources: [
    { key: 'money', icon: 'r-mc', made: true, kept: true },
    { key: 'heat', icon: 'r-heat', made: true, kept: true },
    { key: 'plants', icon: 'r-plant', made: true, kept: true },
    { key: 'cards', icon: 'card', made: true, kept: false },
    { key: 'steel', icon: 'r-steel', made: false, kept: true },
    { key: 'titanium', icon: 'r-titanium', made: false, kept: true },
    { key: 'forests', icon: 'forest', made: false, kept: true },
  ],
  tags: ['building', 'space', 'science', 'power', 'earth', 'jovian', 'plant', 'microbe', 'animal', 'event'].map((tag) => ({ tag })),
  parts: [
    { key: 'rating', color: '#ee6c3a' },
    { key: 'forests', color: '#5fae45' },
    { key: 'cards', color: '#4f8fe0' },
  ],
  buys: false,
  rules: [
    'rules.ares.goal',
    'rules.ares.round',
    'rules.ares.phases',
    'rules.ares.cards',
    'rules.ares.levels',
    'rules.ares.sell',
    'rules.ares.zones',
    'rules.ares.planet',
    'rules.ares.convert',
    'rules.ares.maximum',
    'rules.ares.coop',
    'rules.ares.solo',
    'rules.ares.end',
  ],
  usable: (cat) => ({
    standard: cat.standards,
    phase: cat.phases.map((it) => ({ name: it.name, title: it.title, text: `${it.all}. ${it.bonus}.`, cost: null })),
  }),
  terms: 'help.standards',
  round: 'round',
  roundShort: 'round.short',
  over: 'end.rounds',
  charts: { points: 'chart.points.round', ratings: 'chart.ratings.round' },
  // A phase that is over does not come back in this round: what can be paid is worth the question, too.
  useful: /^(play|act|draw|standard (forest-plants|temperature-heat))/,
  free: /^step/,
  guard: 'done.guard',
  verbs: { play: 'card', act: 'engine', draw: 'card', step: 'tr', 'standard forest-plants': 'forest', 'standard temperature-heat': 'temp' },
  lists: /^$/,
  ends: ['done'],
  elsewhere: /^(area|card|amount|sell|phase)$/,
  targets: { 'guide.ares.plan': 'phases', 'guide.ares.hand': 'hand', 'guide.ares.globals': 'board', 'guide.ares.engine': 'engine' },
};

/** The colours of the phases, as on their cards. */
export const PHASE_COLORS = ['#3f8f4a', '#2f6fc4', '#c2542b', '#a8791a', '#7b4fc4'];

/** The colours of the zones of the tracks. */
export const ZONE_COLORS: Record<string, string> = { purple: '#9a6bd8', red: '#e0563f', yellow: '#e8bb3c', white: '#e8eaf2' };
