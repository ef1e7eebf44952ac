// The global parameters of all games as they are drawn. Which there are, their steps and names come from the catalogue, where they
// stand from the scene; a new one needs a line in LOOKS and nothing else, and is drawn even before it has one.
import { number, percent } from '../lib/i18n/index.svelte';

/** A parameter as catalogues list it. */
export interface Track {
  name: string;
  title: string;
  min: number;
  max: number;
  step: number;
}

export interface Look {
  icon: string;
  color: string;
  /** What stands behind its values, and where room is scarce. */
  unit: string;
  short: string;
  /** How it is drawn on the rim: an arc of steps, or an icon for each. */
  drawn: 'arc' | 'icons';
  /** The part of the rim it takes, from its lowest value to its highest, in degrees clockwise from the right. */
  rim: readonly [number, number];
  /** Where its value stands beside the planet. */
  side: 'left' | 'right' | 'head' | 'foot';
}

const LOOKS: Record<string, Look> = {
  temperature: { icon: 'temp', color: 'var(--temp)', unit: ' °C', short: '°', drawn: 'arc', rim: [62, -62], side: 'right' },
  oxygen: { icon: 'oxygen', color: 'var(--o2)', unit: '%', short: '%', drawn: 'arc', rim: [118, 242], side: 'left' },
  oceans: { icon: 'ocean', color: 'var(--ocean)', unit: '', short: '', drawn: 'icons', rim: [112.5, 67.5], side: 'foot' },
  venus: { icon: 'venus', color: 'var(--venus)', unit: '%', short: '%', drawn: 'arc', rim: [246.5, 293.5], side: 'head' },
};
/** Of a parameter nobody has given a look yet: an arc over the planet, where nothing else stands. */
const PLAIN: Look = { icon: 'any', color: 'var(--ink-2)', unit: '', short: '', drawn: 'arc', rim: [248, 292], side: 'head' };

/** A parameter with its look and where it stands. */
export type Global<T extends Track = Track> = T & { value: number; look: Look };

/** The parameters of a catalogue that are played with, in its order, as they stand: those a scene does not tell are not there. */
export const globals = <T extends Track>(tracks: readonly T[], values: { readonly [word in string]?: number }): Global<T>[] =>
  tracks.flatMap((it) => {
    const value = values[it.name];
    return value === undefined ? [] : [{ ...it, value, look: LOOKS[it.name] ?? PLAIN }];
  });

/** A value of a parameter as a number; one that goes below zero has a sign above it. */
export const plainValue = (it: Track, n: number): string => `${n > 0 && it.min < 0 ? '+' : ''}${number(n)}`;
/** Languages put a space before a unit, or none. */
const written = ({ unit }: Look): string => (unit === '%' ? percent() : unit);
/** A value with its unit. */
export const value = (it: Global, n: number): string => plainValue(it, n) + written(it.look);
/** From where it stands to another value. */
export const span = (it: Global, to: number): string => `${plainValue(it, it.value)} → ${value(it, to)}`;
/** The unit of what an icon stands for. */
export const unit = (icon: string): string => {
  const look = Object.values(LOOKS).find((it) => it.icon === icon);
  return look ? written(look) : '';
};

export interface Step {
  i: number;
  at: number;
  /** Where it begins, ends and has its middle on the rim, in degrees. */
  from: number;
  to: number;
  middle: number;
  reached: boolean;
  current: boolean;
  /** A number has room beside it. */
  numbered: boolean;
}

/** The steps of a parameter along its part of the rim. Numbers stand on a circle of that `radius`, about so far `apart`, not close to `taken` values. */
export function steps(it: Global, gap: number, radius: number, apart: number, taken: readonly number[] = []): Step[] {
  const [from, to] = it.look.rim;
  const count = (it.max - it.min) / it.step + 1;
  const angle = (to - from) / count;
  const long = (Math.abs(angle) * Math.PI * radius) / 180;
  // Every one, every second, every fourth …
  const every = 2 ** Math.max(0, Math.ceil(Math.log2(apart / long)));
  const current = (it.value - it.min) / it.step;
  const others = [it.value, ...taken].map((at) => (at - it.min) / it.step);
  const free = (i: number) => i > 0 && i % every === 0 && others.every((other) => Math.abs(i - other) * long > apart * 0.6);
  // What stands in the way of its own number is narrower than a number of three signs.
  const told = others.slice(1).every((other) => other === current || Math.abs(current - other) * long > apart / 2);
  return Array.from({ length: count }, (_, i) => {
    const begin = from + angle * i;
    const inner = Math.sign(angle) * gap;
    return {
      i,
      at: it.min + i * it.step,
      from: begin + inner,
      to: begin + angle - inner,
      middle: begin + angle / 2,
      reached: i <= current,
      current: i === current,
      numbered: i === current ? told : free(i),
    };
  });
}
