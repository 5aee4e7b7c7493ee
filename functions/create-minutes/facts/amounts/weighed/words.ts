import type { WordsNear } from '../../words-near.ts';
import type { WeighedModel } from '../../weighed-model.ts';
import type { Figure, Reading } from './reading.ts';

/** What the linear model sees of a figure: the words around it and what it is in. */
export function seenAround({ quantity, remark: { text } }: Figure, near: WordsNear): readonly string[] {
  const { start, end, per, unit, kind } = quantity;
  const counted = kind === 'count' && unit !== undefined ? [`of ${unit}`] : [];
  const around = near.around(text.slice(0, start), text.slice(end));
  return [...new Set([...around, ...per.map((one) => `per ${one}`), ...counted])];
}

/** The features of a reading: all that is seen once with what the figure is, and once more with how it is taken. */
export function featuresOf(reading: Reading, seen: readonly string[]): readonly string[] {
  const told = prefixesOf(reading).flatMap((prefix) => seen.map((feature) => `${prefix}: ${feature}`));
  return [...ownFeatures(reading), ...told];
}

/** Log-odds that the words around a figure give each of its readings; features nobody knows are looked up once. */
export function oddsAround(seen: readonly string[], model: WeighedModel): (reading: Reading) => number {
  const known = seen.flatMap((feature) => model.byFeature.get(feature) ?? []);
  return (reading) => {
    let sum = model.bias;
    for (const feature of ownFeatures(reading)) sum += model.weights.get(feature) ?? 0;
    for (const prefix of prefixesOf(reading)) for (const weights of known) sum += weights.get(prefix) ?? 0;
    return sum;
  };
}

function prefixesOf({ as, way }: Reading): readonly string[] {
  return way === 'said' ? [as] : [as, `${as} ${way}`];
}

function ownFeatures(reading: Reading): readonly string[] {
  const how = prefixesOf(reading).at(-1) ?? reading.as;
  return [how, `${how} ${reading.figure.remark.side ?? 'external'}`];
}
