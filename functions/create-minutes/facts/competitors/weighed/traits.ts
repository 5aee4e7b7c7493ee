import { oddsOf } from '../../../engine/classifier/hear.ts';
import type { Kind } from '../../../engine/classifier/model.ts';
import type { Talk } from '../../talk.ts';
import { type Evidence, evidenceOf, type Mention } from '../evidence.ts';
import { weighEvidence } from '../weights.ts';

/** A name of a talk, with how it stands among the others by its evidence alone. */
export interface Weighable {
  readonly name: string;
  readonly mentions: readonly Mention[];
  readonly evidence: Evidence;
  readonly odds: number;
  readonly rank: number;
  /** How far it is behind the likeliest name. */
  readonly behind: number;
  readonly names: number;
}

/** What else a remark with a rival's name often does. */
const acts = ['amount', 'objection', 'need', 'decision', 'action', 'budget'] as const satisfies readonly Kind[];

export function weighableNames(
  candidates: readonly Pick<Weighable, 'name' | 'mentions'>[],
  talk: Talk,
): readonly Weighable[] {
  const weighed = candidates.map(({ name, mentions }) => {
    const evidence = evidenceOf(name, mentions, talk);
    return { name, mentions, evidence, odds: weighEvidence(evidence, talk.code) };
  });
  const sorted = weighed.toSorted((one, other) => other.odds - one.odds);
  const ranks = new Map(sorted.map((one, rank) => [one, rank]));
  const most = sorted[0]?.odds ?? 0;
  return weighed.map((one) => ({
    ...one,
    rank: ranks.get(one) ?? 0,
    behind: one.odds - most,
    names: weighed.length,
  }));
}

/** What the trees see of one name, in an order that what was learnt relies on; `words` are the odds its words give it. */
export function traitsOfName(one: Weighable, words: number, { remarks, odds }: Talk): Float64Array {
  const { name, mentions, evidence, rank, behind, names } = one;
  const share = (test: (mention: Mention) => boolean) => mentions.filter(test).length / mentions.length;
  const heard = (kind: Kind, step = 0) => mentions.map(({ remark }) => oddsOf(odds?.[remark.index + step], kind));
  const [likeliest = unheard, second = unheard] = heard('rival').toSorted((a, b) => b - a);
  return Float64Array.of(
    words,
    one.odds,
    ...traits.map((trait) => evidence[trait]),
    mentions.length,
    likeliest,
    second,
    mostOf(heard('rival', -1)),
    mostOf(heard('rival', 1)),
    ...acts.map((act) => mostOf(heard(act))),
    rank,
    behind,
    names,
    (mentions[0]?.remark.index ?? 0) / Math.max(1, remarks.length),
    mentions[0]?.remark.side === 'internal' ? 1 : 0,
    share(({ remark }) => remark.side === 'internal'),
    share(({ remark }) => /[?？]/.test(remark.text)),
    name.split(' ').length,
    name.length,
    remarks.length,
  );
}

const unheard = -8;
/** A name may be said more often than a call takes arguments. */
const mostOf = (all: readonly number[]) => all.reduce((most, one) => Math.max(most, one), unheard);
const traits = [
  'wordings',
  'bestWording',
  'worstWording',
  'plainlySaid',
  'asked',
  'heard',
  'madeUp',
  'priced',
  'located',
  'addressed',
  'companyLike',
  'related',
  'lasting',
  'dealing',
  'askedBySeller',
  'byCustomer',
  'bySeller',
  'fromCustomer',
  'withoutCapitals',
  'long',
  'beside',
] as const satisfies readonly (keyof Evidence)[];
