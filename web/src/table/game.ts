// What a game brings to the table: what its scenes and its catalogue have in common with those of all others, and what it tells of itself.
import type { Component } from 'svelte';
import type { CardInfo, CardInHand, CardInPlay, RuleInfo, WordInfo } from '../wire';
import type { Key } from '../lib/i18n/index.svelte';
import type { Track } from './parameters';

/** What the scenes of all games have in common. */
export interface AnyScene {
  phase: string;
  /** The global parameters in their own units, by word. */
  parameters: { [word in string]: number };
  asked: number[];
  players: AnyPlayer[];
  own: {
    hand: CardInHand[];
    dealt: string[];
    kept: string[];
    order: string[];
    income: number;
    /** Not played yet, where there are such. */ preludes?: string[];
  } | null;
}

export interface AnyPlayer {
  stock: { money: number };
  rating: number;
  corporation: string | null;
  cards: CardInPlay[];
  /** Cards played and turned over, where there are such. */
  events?: string[];
  hand: number;
  tags: { [tag in string]?: number };
  score: { cards: number; total: number };
}

/** What the catalogues of all games have in common. */
export interface AnyCatalogue {
  cards: { [card in string]?: CardInfo };
  words: { [key in string]?: WordInfo };
  /** The global parameters, in the order they are shown. */
  parameters: Track[];
  card_price: number;
}

/** What a game tells of itself, so that the parts all games share can draw it. */
export interface Style<Cat extends AnyCatalogue = AnyCatalogue> {
  /** Numbers that have a ledger, in the order they are shown. */
  resources: readonly {
    key: string;
    icon: string;
    /** There is a production of it. */ made: boolean;
    /** There is a stock of it. */ kept: boolean;
  }[];
  /** The tags in the order they are shown, and the option one belongs to. */
  tags: readonly { tag: string; needs?: string }[];
  /** What gives points, and the option it belongs to. */
  parts: readonly { key: string; color: string; needs?: string }[];
  /** Cards of the opening are bought. */
  buys: boolean;
  /** The rules in short. */
  rules: readonly Key[];
  /** Icons beyond those of the game's words. */
  legend?: readonly (readonly [string, Key])[];
  /** What is printed on other things than cards, to look it up. */
  reference?: () => Promise<{ default: Component<{ cat: never; search?: string; decks?: readonly string[] }> }>;
  /** Rules that can be used, by the verb of their choices. */
  usable(cat: Cat): Record<string, readonly RuleInfo[]>;
  /** What those are called together. */
  terms: Key;
  /** What a round is called, and the count of them at the end. */
  round: Key;
  /** The same beside its number, where there is little room. */
  roundShort: Key;
  over: Key;
  /** What the charts at the end are called. */
  charts: { points: Key; ratings: Key };
  /** Choices worth a question before one is done with everything, those that are only if they cost nothing, and that question. */
  useful: RegExp;
  free: RegExp;
  guard: Key;
  /** Icons of verbs, and of single choices. */
  verbs: Readonly<Record<string, string>>;
  /** Verbs whose choices are shown together, one of them chosen. */
  lists: RegExp;
  /** The choices that end one's part; the first of them gives up whatever is left. */
  ends: readonly string[];
  /** Forms of choices that are not drawn as rows: they have a place of their own. */
  elsewhere: RegExp;
  /** The part of the page a tip speaks of; the decision if nothing is said. */
  targets: Partial<Record<Key, string>>;
}
