import { onceEach } from '../../once-each.ts';
import type { Talk } from '../../talk.ts';
import { isPlain, keyOf, type Reading } from './reading.ts';
import { isSaidShort } from './said-short.ts';
import { soundsOf } from './sounds.ts';

/** What all readings of a talk have in view. */
export interface View {
  readonly talk: Talk;
  /** Sums that were said with their currency, rising. */
  readonly sums: readonly number[];
  /** What may be sums, but for those said short, rising. */
  readonly unshortened: readonly number[];
  /** Figures that say what they are in, in the order of the talk. */
  readonly plain: Readonly<Record<Reading['as'], readonly Reading[]>>;
  /** How often each reading could be meant, and how often it is said with what it is in. */
  readonly times: ReadonlyMap<string, number>;
  readonly timesPlain: ReadonlyMap<string, number>;
  /** How often each counted thing is spoken of. */
  readonly things: ReadonlyMap<string, number>;
  /** What prices are for one of. */
  readonly priced: ReadonlySet<string>;
  /** Figures in each remark, by its position. */
  readonly figuresIn: ReadonlyMap<number, number>;
  /** What the wordings of a remark are about. */
  readonly sounds: (at: number) => readonly number[];
  readonly isQuestion: (at: number) => boolean;
}

export function viewOf(talk: Talk, readings: readonly Reading[], priced: ReadonlySet<string>): View {
  const said = readings.filter(({ way }) => way === 'said');
  const plain = readings.filter(isPlain);
  const of = (as: Reading['as']) => plain.filter((reading) => reading.as === as);
  return {
    talk,
    sums: said
      .filter(({ as }) => as === 'money')
      .map(({ value }) => value)
      .sort((one, other) => one - other),
    unshortened: readings
      .filter(({ as, way, figure }) => as === 'money' && (way === 'said' || way === 'bare') && !isSaidShort(figure))
      .map(({ value }) => value)
      .sort((one, other) => one - other),
    plain: { money: of('money'), percent: of('percent'), count: of('count') },
    times: timesOf(readings.map(keyOf)),
    timesPlain: timesOf(said.map(keyOf)),
    things: thingsOf(talk, of('count')),
    priced,
    figuresIn: timesOf(
      readings.filter(({ way }) => way === 'said' || way === 'bare').map(({ figure }) => figure.remark.index),
    ),
    sounds: onceEach((at) => soundsOf(talk.remarks[at]?.text ?? '', talk.code)),
    isQuestion: onceEach((at) => /[?？]/.test(talk.remarks[at]?.text ?? '')),
  };
}

function timesOf<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const times = new Map<Key, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** In Japanese a thing is counted by its counter; in English it may be spoken of without a number, and as one. */
function thingsOf({ remarks, code }: Talk, counted: readonly Reading[]): ReadonlyMap<string, number> {
  const units = counted.flatMap(({ figure }) => figure.quantity.unit ?? []);
  if (code === 'ja' || units.length === 0) return timesOf(units);
  const things = new Set(units);
  const spoken = remarks.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  return timesOf(spoken.flatMap((word) => [word, `${word}s`].filter((one) => things.has(one))));
}
