import type { DraftItem } from '../../draft.ts';
import { tellingPlace } from '../../places.ts';
import type { LanguageReader } from '../../reader.ts';
import type { ActWording } from '../act-wording.ts';
import type { Heard } from '../surroundings.ts';

const leaningCosts = 2.5;

/** The likeliest first; one that names nothing tells less than one that does. */
export function mostTelling(
  own: readonly number[],
  odds: Float64Array,
  heard: readonly Heard[],
  { leans }: ActWording,
): readonly number[] {
  if (own.length < 2) return own;
  const telling = (i: number) => {
    const one = heard[i];
    return (odds[i] ?? 0) + Math.min(3, one?.terms.length ?? 0) - (one && leans(one.remark) ? leaningCosts : 0);
  };
  return own.toSorted((a, b) => telling(b) - telling(a));
}

/** By which of its remarks a doubt is told, chosen on annotated meetings. */
const weights = { announced: 1.5, terms: 0.3, mostTerms: 6, numbers: 0.5, mostNumbers: 3, leaning: 1, ruled: 1 };

type Told = Pick<ActWording, 'leans' | 'numbers' | 'announces'>;

function tellingOf(
  i: number,
  odds: Float64Array,
  heard: readonly Heard[],
  { leans, numbers, announces }: Told,
): number {
  const one = heard[i];
  if (!one) return Number.NEGATIVE_INFINITY;
  const { text } = one.remark;
  return (
    (odds[i] ?? 0) +
    (announces(one.remark) ? weights.announced : 0) +
    weights.terms * Math.min(weights.mostTerms, one.terms.length) +
    weights.numbers * Math.min(weights.mostNumbers, numbers(text).length) -
    (leans(one.remark) ? weights.leaning : 0)
  );
}

/** How well each of the remarks tells a doubt, those of the rules rather than others; to be compared with each other only. */
export function doubtTelling(
  own: readonly number[],
  odds: Float64Array,
  heard: readonly Heard[],
  ruled: ReadonlySet<number>,
  told: Told,
): ReadonlyMap<number, number> {
  return new Map(own.map((i) => [i, tellingOf(i, odds, heard, told) + (ruled.has(i) ? weights.ruled : 0)]));
}

/** So much better a remark must tell an item than the one by which the rules do. */
const margin = 0.5;

/** The remark by which an item of the rules is better told than by their own; undefined where there is none. */
export function bestTold(
  { text }: DraftItem,
  own: readonly number[],
  ruled: ReadonlySet<number>,
  telling: ReadonlyMap<number, number>,
  heard: readonly Heard[],
  told: Told,
  reader: LanguageReader,
): number | undefined {
  const terms = new Set(reader.terms(text));
  const shared = (i: number) => new Set(heard[i]?.terms.filter((term) => terms.has(term))).size;
  const remarks = heard.map(({ remark }) => remark);
  const source = tellingPlace(
    text,
    own.filter((i) => ruled.has(i)),
    remarks,
    reader.terms,
  );
  const tells = (i: number) => telling.get(i) ?? 0;
  const [best] = own.toSorted((a, b) => tells(b) - tells(a));
  const known = source === undefined ? undefined : remarks[source];
  if (known && told.announces(known)) return undefined;
  if (best === undefined || best === source || shared(best) * 2 >= terms.size) return undefined;
  return source === undefined || tells(best) >= tells(source) + margin ? best : undefined;
}
