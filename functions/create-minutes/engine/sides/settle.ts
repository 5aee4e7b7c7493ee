import type { Sentence } from '../sentence.ts';
import { answersBetween } from './answers.ts';
import type { Evidence, Party } from './parties.ts';

/** What is given is not doubted. */
const given = 20;
/** All ways to split so many are weighed; where more speak, these are who says most. */
const mostWeighed = 8;

/** Log-odds that a party sells, by all that is known of it alone. */
export function oddsOf(party: Party, evidence: Evidence | undefined): number {
  if (party.given) return party.given === 'internal' ? given : -given;
  return evidence ? evidence.told + evidence.role + evidence.talk : 0;
}

/**
 * How likely each party sells, where at least one sells and one buys; who answers whom is more often of the other side. Of two or more
 * companies one sells, and the others are the customer's.
 */
export function sharesOf(
  parties: readonly Party[],
  odds: readonly number[],
  sentences: readonly Sentence[],
): readonly number[] {
  const companies = parties.flatMap(({ company }, i) => (company === undefined ? [] : [i]));
  const seller = companies.length > 1 ? companies.reduce((best, i) => (at(odds, i) > at(odds, best) ? i : best)) : -1;
  const sure = parties.map((_, i) =>
    seller < 0 || !companies.includes(i) ? at(odds, i) : i === seller ? given : -given,
  );
  const answers = answersBetween(parties, sentences);
  const order = [...parties.keys()].sort((a, b) => at(answers.counts, b) - at(answers.counts, a) || a - b);
  const weighed = order.slice(0, mostWeighed);
  const shares = weighSplits(weighed, sure, answers.apart);
  for (const i of order.slice(mostWeighed)) {
    const pull = weighed.reduce((sum, j) => sum + answers.apart(i, j) * (2 * at(shares, j) - 1), 0);
    shares[i] = 1 / (1 + Math.exp(-(at(sure, i) - 2 * pull)));
  }
  if (seller < 0) return shares;
  const total = companies.reduce((sum, i) => sum + Math.exp(at(odds, i) - at(odds, seller)), 0);
  for (const i of companies) shares[i] = Math.exp(at(odds, i) - at(odds, seller)) / total;
  return shares;
}

function weighSplits(
  weighed: readonly number[],
  odds: readonly number[],
  apart: (i: number, j: number) => number,
): number[] {
  const shares = odds.map(() => 0);
  const last = 2 ** weighed.length - 1;
  const worth = Array.from({ length: last }, (_, split) => (split === 0 ? Number.NEGATIVE_INFINITY : worthOf(split)));
  const best = worth.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (const [split, one] of worth.entries()) {
    const weight = Math.exp(one - best);
    total += weight;
    for (const [place, i] of weighed.entries()) if ((split >> place) & 1) shares[i] = at(shares, i) + weight;
  }
  return shares.map((share) => share / total);

  function worthOf(split: number): number {
    const sign = (place: number) => ((split >> place) & 1 ? 1 : -1);
    return weighed.reduce(
      (sum, i, a) =>
        weighed
          .slice(0, a)
          .reduce((rest, j, b) => rest - apart(i, j) * sign(a) * sign(b), sum + (sign(a) * at(odds, i)) / 2),
      0,
    );
  }
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
