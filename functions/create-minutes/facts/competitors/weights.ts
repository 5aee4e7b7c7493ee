import type { Talk } from '../talk.ts';
import type { Evidence } from './evidence.ts';

/** What speaks for a name standing against what is sold; fitted to labelled talks and rounded. */
const weights: Readonly<Record<Talk['code'], Evidence & { readonly bias: number }>> = {
  en: {
    bias: -4.4,
    wordings: 0.3,
    bestWording: 0.4,
    worstWording: 0.3,
    plainlySaid: 1.3,
    asked: 0.3,
    heard: 0.5,
    madeUp: 2.6,
    priced: 0.9,
    located: -0.5,
    addressed: -0.3,
    companyLike: 0.3,
    related: 0.1,
    lasting: 1,
    dealing: 0.8,
    askedBySeller: 0.6,
    byCustomer: -0.4,
    bySeller: -0.7,
    fromCustomer: 0.6,
    withoutCapitals: -0.6,
    long: 1.9,
    beside: -1,
  },
  ja: {
    bias: -3.8,
    wordings: 0.3,
    bestWording: 0.6,
    worstWording: 0.1,
    plainlySaid: 1.3,
    asked: 0.9,
    heard: 0.5,
    madeUp: 1.9,
    priced: 0.3,
    located: 0,
    addressed: -0.2,
    companyLike: 1,
    related: 0,
    lasting: 0,
    dealing: 0,
    askedBySeller: 0.2,
    byCustomer: -0.5,
    bySeller: -1.4,
    fromCustomer: 0.8,
    withoutCapitals: 0,
    long: 0.9,
    beside: -1,
  },
};

/** Log-odds that a name stands against what is sold. */
export function weighEvidence(evidence: Evidence, code: Talk['code']): number {
  const own = weights[code];
  return traits.reduce((sum, trait) => sum + own[trait] * evidence[trait], own.bias);
}

const traits = Object.keys(weights.en).filter((key): key is keyof Evidence => key !== 'bias');

/** Log-odds that the likeliest name of a talk needs, the second, and all others: most talks name one rival or two. */
export const leastOdds: Readonly<Record<Talk['code'], readonly [number, number, number]>> = {
  en: [-0.8, -0.5, 0.3],
  ja: [-0.8, -0.3, 0],
};
