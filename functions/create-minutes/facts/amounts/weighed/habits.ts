import type { Talk } from '../../talk.ts';
import type { Figure } from './reading.ts';
import { remarksOfHowMany } from './how-many.ts';
import { spansIn, isOfSpan } from './of-time.ts';
import { isSpeed } from './rates.ts';
import { recountedIn } from './recounted.ts';
import { isRateInFull } from './said-short.ts';

/** What a talk leaves out of its figures, seen from those it says in full. */
export interface Habits {
  readonly code: Talk['code'];
  readonly saysLakhs: boolean;
  readonly saysCoins: boolean;
  /** What is said to be money, with its currency or by what it is for one of, rising. */
  readonly sums: readonly number[];
  readonly allSums: ReadonlySet<number>;
  /** Whether a figure is what somebody says a count to be now. */
  readonly recounted: (figure: Figure) => boolean;
  /** Remarks in which a number without a unit says how many, since that was asked. */
  readonly howMany: ReadonlySet<number>;
  /** Whether a figure goes on from how many days something lasts: "Ninety days." - "One eighty." */
  readonly lasts: (figure: Figure) => boolean;
  /** How fast things run, each with its place: "two fifty per minute". */
  readonly speeds: readonly (readonly [value: number, index: number])[];
  /** What was counted last before each remark that has a figure without a unit, by its position. */
  readonly counted: ReadonlyMap<number, string>;
  /** Numbers that are said with what they count, each with its place in the talk. */
  readonly counts: ReadonlySet<string>;
  /** Numbers that are said to be shares, each with its remark. */
  readonly shares: ReadonlySet<string>;
}

/** Sentences over which what was counted is still in the air. */
const countReach = 12;
/** Sums below this are said to the hundredth. */
const smallSum = 20;

export function habitsOf(talk: Talk, figures: readonly Figure[]): Habits {
  const { code } = talk;
  const sums = figures
    .flatMap((figure) => (figure.quantity.kind === 'money' || isRateInFull(figure) ? [figure.quantity.value] : []))
    .sort(rising);
  const spans = code === 'en' ? spansIn(talk) : new Map<number, number>();
  const moneyIn = new Set(
    figures.flatMap(({ quantity: { kind, per }, remark }) => (kind === 'money' || per.length > 0 ? remark.index : [])),
  );
  return {
    code,
    sums,
    allSums: new Set(sums),
    saysLakhs: figures.some(({ quantity }) => /\b(?:lakh|lac|crore)s?\b/i.test(quantity.asWritten)),
    saysCoins: sums.some((sum) => sum < smallSum),
    recounted: code === 'en' ? recountedIn(talk, figures) : () => false,
    howMany: code === 'en' ? remarksOfHowMany(talk) : new Set(),
    lasts: (figure) => isOfSpan(figure, spans, moneyIn),
    speeds:
      code === 'en'
        ? figures.flatMap((figure) => (isSpeed(figure) ? [[figure.quantity.value, figure.remark.index] as const] : []))
        : [],
    counted: lastCounted(figures),
    counts: placesOfCounts(figures),
    shares: new Set(
      figures.flatMap(({ quantity: { kind, value }, remark: { index } }) =>
        kind === 'percent' ? [`${value} ${index}`] : [],
      ),
    ),
  };
}

/** Remarks that count as one place. */
const place = 8;

function placesOfCounts(figures: readonly Figure[]): ReadonlySet<string> {
  return new Set(
    figures.flatMap(({ quantity: { kind, value }, remark: { index } }) =>
      kind === 'count' ? [`${value} ${Math.floor(index / place)}`] : [],
    ),
  );
}

/** Whether the number of a figure is said with what it counts, here or close by. */
export function isCountedNear({ quantity: { value }, remark: { index } }: Figure, { counts }: Habits): boolean {
  const here = Math.floor(index / place);
  return [here - 1, here, here + 1].some((near) => counts.has(`${value} ${near}`));
}

function rising(one: number, other: number): number {
  return one - other;
}

function lastCounted(figures: readonly Figure[]): ReadonlyMap<number, string> {
  const counted = new Map<number, string>();
  let last: { readonly unit: string; readonly index: number } | undefined;
  for (const { quantity, remark } of figures) {
    if (quantity.kind === 'bare' && last && remark.index - last.index <= countReach && !counted.has(remark.index))
      counted.set(remark.index, last.unit);
    if (quantity.kind === 'count' && quantity.unit !== undefined && quantity.value > 1)
      last = { unit: quantity.unit, index: remark.index };
    if (quantity.kind === 'money' || quantity.per.length > 0) last = undefined;
  }
  return counted;
}
