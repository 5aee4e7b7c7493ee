import { leastOdds, oddsOf } from '../../../engine/classifier/hear.ts';
import { readings } from '../judge.ts';
import { type Figure, isRuled, keyOf, type Reading, ways } from './reading.ts';
import { isSaidShort } from './said-short.ts';
import { edgesOf } from './sounds.ts';
import { besidePlain, inSums, toNearest } from './sums.ts';
import type { View } from './view.ts';

const kinds = ['price', 'discount', 'budget', 'cost', 'volume', 'other'] as const;
/** What else a remark with a weighty figure often does. */
const acts = ['budget', 'decision', 'need', 'objection', 'action'] as const;
const figureReach = 3;

/** What the trees see of every reading of a figure. */
export function traitsOfFigure(figure: Figure, view: View): readonly number[] {
  return [
    ...heardTraits(figure, view),
    ...placeTraits(figure, view),
    ...soundTraits(figure, view),
    ...edgesOf(figure, view.talk.code),
  ];
}

/** What the trees see of one reading, in an order that what was learnt relies on; `odds` are those its words give it. */
export function traitsOf(reading: Reading, odds: number, view: View, ofFigure: readonly number[]): Float64Array {
  return Float64Array.of(
    odds,
    ...ownTraits(reading, view),
    ...ruledTraits(reading),
    ...ofFigure,
    ...inSums(reading, view),
    ...readings.flatMap((as) => besidePlain(reading, view.plain[as])),
    isSaidShort(reading.figure) ? 1 : 0,
    toNearest(reading.value, view.unshortened),
  );
}

function ownTraits(reading: Reading, { times, timesPlain, sums, priced, things }: View): readonly number[] {
  const { figure, as, way, value } = reading;
  const { unit, per, kind, asWritten } = figure.quantity;
  return [
    readings.indexOf(as),
    ways.indexOf(way),
    Math.log10(value),
    times.get(keyOf(reading)) ?? 0,
    timesPlain.get(keyOf(reading)) ?? 0,
    toNearest(value, sums),
    sums.length,
    per.length,
    unit === undefined ? 0 : 1,
    unit !== undefined && priced.has(unit.replace(/s$/, '')) ? 1 : 0,
    kind === 'count' ? (things.get(unit ?? '') ?? 0) : -1,
    /0*$/.exec(String(Math.round(value * 100)))?.[0].length ?? 0,
    /\d/.test(asWritten) ? 1 : 0,
  ];
}

function ruledTraits(reading: Reading): readonly number[] {
  const { ruled } = reading.figure;
  if (!ruled) return [1, -1];
  return isRuled(reading) ? [2, kinds.indexOf(ruled.kind)] : [0, -1];
}

function heardTraits({ remark: { index } }: Figure, { talk: { odds } }: View): readonly number[] {
  const heard = [-2, -1, 0, 1, 2].map((step) => oddsOf(odds?.[index + step], 'amount'));
  const [, before = leastOdds, here = leastOdds, after = leastOdds] = heard;
  return [here, before, after, Math.max(...heard), ...acts.map((act) => oddsOf(odds?.[index], act))];
}

function placeTraits(
  { quantity: { start, end }, remark }: Figure,
  { talk, figuresIn, isQuestion }: View,
): readonly number[] {
  const { index, side, text } = remark;
  const around = Array.from({ length: 2 * figureReach + 1 }, (_, i) => figuresIn.get(index - figureReach + i) ?? 0);
  return [
    side === 'internal' ? 1 : side === 'external' ? 0 : -1,
    isQuestion(index) ? 1 : 0,
    figuresIn.get(index) ?? 0,
    around.reduce((sum, one) => sum + one, 0),
    index / Math.max(1, talk.remarks.length),
    talk.remarks.length,
    text.length,
    start,
    text.length - end,
  ];
}

function soundTraits({ remark: { index } }: Figure, { sounds }: View): readonly number[] {
  const here = sounds(index);
  const [before, earlier] = [sounds(index - 1), sounds(index - 2)];
  const near = here.map((one, i) => Math.max(one, before[i] ?? 0, earlier[i] ?? 0));
  return [...here, ...near, ...sounds(index + 1)];
}
