import { addTrees, type TreeModel } from '../../../engine/classifier/model.ts';
import { hopeless } from '../../weighed-model.ts';
import { readings as kinds } from '../judge.ts';
import { keyOf, type Reading } from './reading.ts';

/** A reading with the log-odds that its own remark gives it. */
export interface Weighed {
  readonly reading: Reading;
  readonly odds: number;
}

/** From here on a figure says what the talk is about there. */
const likely = -1.5;
/** Likely figures on either side that a reading is held against. */
const neighbours = 2;
/** Further ones that are looked through for the next of the same kind. */
const reach = 4;
/** What stands where there is nothing to hold against. */
const none = { far: 99, ratio: 9, odds: -9 } as const;

/** Every reading of every figure of a talk, in its order, weighed again by what stands around the figure. */
export function weighAmong(
  figures: readonly (readonly Weighed[])[],
  trees: TreeModel,
): readonly (readonly Weighed[])[] {
  const traits = amongOthers(figures);
  return figures.map((readings, figure) =>
    readings.map((one, i) => {
      const own = traits[figure]?.[i];
      return own ? { reading: one.reading, odds: addTrees(trees, own) } : one;
    }),
  );
}

/**
 * What the trees see of every reading of every figure among the other figures of the talk: after "thirty per cent" a bare
 * "twenty-five" is a share, too, and a number that is a count elsewhere is hardly a sum here; undefined for readings that are hopeless.
 */
export function amongOthers(
  figures: readonly (readonly Weighed[])[],
): readonly (readonly (Float64Array | undefined)[])[] {
  const standing = figures.flatMap((readings, figure): Standing[] => {
    const best = likeliestOf(readings);
    return best && best.odds > likely ? [{ ...best, figure }] : [];
  });
  const echoes = echoesOf(figures);
  let before = 0;
  return figures.map((readings, figure) => {
    const own = standing[before]?.figure === figure ? 1 : 0;
    const back = standing.slice(Math.max(0, before - reach), before).reverse();
    const ahead = standing.slice(before + own, before + own + reach);
    before += own;
    return readings.map((one) =>
      one.odds < hopeless
        ? undefined
        : Float64Array.of(
            ...ownTraits(one, readings),
            ...besideTraits(one.reading, back),
            ...besideTraits(one.reading, ahead),
            ...echoTraits(one.reading, figure, echoes),
            standing.length,
          ),
    );
  });
}

interface Standing extends Weighed {
  readonly figure: number;
}

/** The reading of a figure that most speaks for. */
export function likeliestOf(readings: readonly Weighed[]): Weighed | undefined {
  return readings.reduce<Weighed | undefined>(
    (best, one) => (best === undefined || one.odds > best.odds ? one : best),
    undefined,
  );
}

function ownTraits(one: Weighed, readings: readonly Weighed[]): readonly number[] {
  const { as, value, unit, figure } = one.reading;
  const rival = Math.max(none.odds, ...readings.flatMap((other) => (other === one ? [] : other.odds)));
  return [
    one.odds,
    rival,
    one.odds - rival,
    kinds.indexOf(as),
    Math.log10(value),
    readings.length,
    unit === undefined && figure.quantity.unit === undefined ? 0 : 1,
    figure.quantity.kind === 'bare' ? 1 : 0,
  ];
}

function besideTraits(reading: Reading, others: readonly Standing[]): readonly number[] {
  const { as, value, figure } = reading;
  const far = (other: Reading) => Math.abs(other.figure.remark.index - figure.remark.index);
  const ratio = (other: Reading) => Math.log10(value / other.value);
  const same = others.find((other) => other.reading.as === as);
  return [
    ...Array.from({ length: neighbours }, (_, i) => {
      const other = others[i];
      if (!other) return [-1, none.ratio, none.far, none.odds, -1];
      const isBare = other.reading.figure.quantity.kind === 'bare';
      return [other.reading.as === as ? 1 : 0, ratio(other.reading), far(other.reading), other.odds, isBare ? 1 : 0];
    }).flat(),
    ...(same ? [ratio(same.reading), far(same.reading), same.odds] : [none.ratio, none.far, none.odds]),
  ];
}

/** The two best odds of a key, of different figures, and how many figures may be read so. */
interface Echo {
  readonly best: { readonly figure: number; readonly odds: number };
  readonly next: number;
  readonly times: number;
}

function echoesOf(figures: readonly (readonly Weighed[])[]): ReadonlyMap<string, Echo> {
  const echoes = new Map<string, Echo>();
  for (const [figure, readings] of figures.entries())
    for (const { reading, odds } of readings) {
      const known = echoes.get(keyOf(reading));
      const one = { figure, odds };
      if (!known) echoes.set(keyOf(reading), { best: one, next: none.odds, times: 1 });
      else if (odds > known.best.odds)
        echoes.set(keyOf(reading), { best: one, next: known.best.odds, times: known.times + 1 });
      else echoes.set(keyOf(reading), { ...known, next: Math.max(known.next, odds), times: known.times + 1 });
    }
  return echoes;
}

/** How the same number is taken elsewhere: so, and otherwise. */
function echoTraits({ as, value }: Reading, figure: number, echoes: ReadonlyMap<string, Echo>): readonly number[] {
  const of = (kind: Reading['as']) => {
    const echo = echoes.get(keyOf({ as: kind, value }));
    if (!echo) return { odds: none.odds, times: 0 };
    return { odds: echo.best.figure === figure ? echo.next : echo.best.odds, times: echo.times };
  };
  const others = kinds.filter((kind) => kind !== as).map(of);
  const so = of(as);
  return [
    so.odds,
    so.times,
    Math.max(...others.map(({ odds }) => odds)),
    others.reduce((sum, { times }) => sum + times, 0),
  ];
}
