// What the game itself calls the things lessons speak of.
import type { AresCatalogue, MarsCatalogue } from '../wire';
import type { AnyCatalogue } from '../table/game';

type Catalogue = AnyCatalogue & Partial<Pick<MarsCatalogue, 'maps' | 'projects'>> & Partial<Pick<AresCatalogue, 'phases'>>;

/** The name of `card 056`, `project city`, `milestone mayor`, `award banker`, `phase action`. */
function nameOf(cat: Catalogue, what: string): string {
  const [kind = '', name = ''] = what.split(' ');
  if (kind === 'card') return cat.cards[name]?.name ?? name;
  const lists: Record<string, readonly { name: string; title: string }[] | undefined> = {
    project: cat.projects,
    milestone: cat.maps?.flatMap((it) => it.milestones),
    award: cat.maps?.flatMap((it) => it.awards),
    phase: cat.phases,
  };
  return lists[kind]?.find((it) => it.name === name)?.title ?? name;
}

/** All names of a lesson, as values for its words. */
export function namesOf(cat: AnyCatalogue, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([key, what]) => [key, nameOf(cat, what)]));
}
