import { areWithin } from './within.ts';
import type { Figure, Reading } from './reading.ts';
import { isInHundredths } from './said-short.ts';

/** What else a talk says that tells what its short sums are in. */
export interface Evidence {
  /** Sums that say what they are in. */
  readonly full: readonly Figure[];
  /** Such that were taken for money, with "hundred" or "thousand" in them. */
  readonly large: readonly Figure[];
  /** Whole numbers below a hundred that are put forward. */
  readonly plain: readonly Figure[];
  /** Whether a figure is for what is weighed, poured or printed by the piece. */
  readonly isOfSmallThing: (figure: Figure) => boolean;
}

const periods = /^(?:month|year|quarter|week|day|night|hour)$/;
/** What one eats, or has, oneself. */
const person = /^(?:head|person|guest|cover|plate|delegate|employee|student|pupil|child|kid)$/;
/** Sentences on either side in which a sum said in full shows what a short one is in, or tells how far apart two are. */
const [fullReach, plainReach, gapReach] = [12, 30, 6];
/** How far sums of one thing are apart. */
const nearest = 1.45;
const leastGap = 5;
/** What speaks for hundredths, and what for hundreds: each kind of evidence once for all of a haggle. */
const weights = {
  small: 3,
  full: 3,
  cents: 2,
  person: 1,
  taken: 1,
  plain: 1,
  period: -1.5,
  hundreds: -2,
  gap: 3,
  same: 3,
} as const;
/** One such number may be of anything; below ten they mostly are. */
const [mostPlain, leastOfPlain] = [2, 1000];

/** The evidence of a talk, for looking up: by the remark, and by what a sum is for one of. */
export function indexed({ full, large, plain, isOfSmallThing }: Evidence) {
  const byRemark = (figures: readonly Figure[]) => Map.groupBy(figures, ({ remark }) => remark.index);
  const all = full.map(sumIn).sort(rising);
  return {
    isOfSmallThing,
    all,
    said: new Set(all),
    fullIn: byRemark(full),
    largeIn: byRemark(large),
    plainIn: byRemark(plain),
    ofThing: new Map(
      [...Map.groupBy(full, ({ quantity }) => quantity.per[0])].map(([one, sums]) => [
        one,
        sums.map(sumIn).sort(rising),
      ]),
    ),
  };
}

type Indexed = ReturnType<typeof indexed>;

/** How much more speaks for the sums of one haggle being in hundredths than for what was said. */
export function votesOf(haggle: readonly Reading[], evidence: Indexed): number {
  const { all, said, fullIn: byRemark, largeIn, plainIn, ofThing } = evidence;
  const sums = haggle.map(({ figure }) => figure);
  const has = (holds: (figure: Figure) => boolean) => (sums.some(holds) ? 1 : 0);
  const gaps = new Set(
    sums.flatMap((one) => sums.slice(0, mostHeld).map((other) => Math.abs(sumIn(one) - sumIn(other)))),
  );
  const isGap = (factor: number) =>
    has((figure) =>
      around(byRemark, figure, gapReach).some(
        (one) => one.quantity.kind === 'money' && sumIn(one) * factor >= leastGap && gaps.has(sumIn(one) * factor),
      ),
    );
  const plain = new Set(
    sums.flatMap((figure) =>
      around(plainIn, figure, plainReach).filter(
        (one) => sumIn(figure) >= leastOfPlain && areWithin(sumIn(one), sumIn(figure) / 100, nearest),
      ),
    ),
  );
  const taken = haggle.filter(({ way }) => way === 'hundredths').length;
  return (
    weights.small * has(evidence.isOfSmallThing) +
    weights.full * has((figure) => isBesideCoins(figure, around(byRemark, figure, fullReach), ofThing, all)) +
    weights.cents *
      has((figure) =>
        around(byRemark, figure, fullReach).some(
          (one) => isToTheCent(one) && isOfTheSame(figure, one) && areWithin(sumIn(one), sumIn(figure) / 100, nearest),
        ),
      ) +
    weights.person * has(({ quantity: { per } }) => per.some((one) => person.test(one))) +
    weights.taken * (2 * taken > haggle.length ? 1 : 0) +
    weights.plain * Math.min(mostPlain, Math.max(0, plain.size - 1)) +
    weights.period * has(({ quantity: { per } }) => per.length > 0 && per.every((one) => periods.test(one))) +
    weights.hundreds *
      has((figure) =>
        [...around(byRemark, figure, fullReach), ...around(largeIn, figure, fullReach)].some(
          (one) => isOfTheSame(figure, one) && areWithin(sumIn(one), sumIn(figure), nearest),
        ),
      ) +
    weights.same * (has((figure) => said.has(sumIn(figure) / 100)) - has((figure) => said.has(sumIn(figure)))) +
    weights.gap * (isGap(100) - isGap(1))
  );
}

/** "They're at 7.80" */
export function isToTheCent({ quantity: { kind, unit, asWritten, start, end }, remark: { text } }: Figure): boolean {
  if (noPrice.test(text.slice(Math.max(0, start - 40), end + 20))) return false;
  return (kind === 'bare' || kind === 'money') && unit === undefined && /^\d{1,3}\.\d\d(?![\d.])/.test(asWritten);
}

/** Hours and versions are written so as well. */
const noPrice = /\b(?:meet|call|works|suits|o['’]?clock|[ap]\.?m|morning|afternoon|release|version|chapter|section)\b/i;

/** Sums of a haggle that the others are held against. */
const mostHeld = 8;

function isBesideCoins(
  figure: Figure,
  near: readonly Figure[],
  ofThing: Indexed['ofThing'],
  all: readonly number[],
): boolean {
  const { per, value } = figure.quantity;
  const things = per.filter((one) => !periods.test(one));
  // "ten dollars a student" tells of "fourteen fifty a student" however much is said between them
  const beside = near
    .filter((one) => isOfTheSame(figure, one))
    .map(sumIn)
    .sort(rising);
  return [beside, ...things.map((one) => ofThing.get(one) ?? [])].some((sums) => isInHundredths(value, sums, all));
}

function around(
  byRemark: ReadonlyMap<number, readonly Figure[]>,
  { remark: { index } }: Figure,
  reach: number,
): readonly Figure[] {
  return Array.from({ length: 2 * reach + 1 }, (_, i) => byRemark.get(index - reach + i) ?? []).flat();
}

function isOfTheSame({ quantity: { per } }: Figure, { quantity: { per: other } }: Figure): boolean {
  return per.length === 0 || other.length === 0 || per.some((one) => other.includes(one));
}

function sumIn({ quantity }: Figure): number {
  return quantity.value;
}

function rising(one: number, other: number): number {
  return one - other;
}
