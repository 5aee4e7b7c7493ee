import type { Evidence, Party } from './parties.ts';

/** Share of talk of a deal at which a sale is as likely as not, and what keeps silence from being a proof. */
const usualDeal = { en: 0.03, ja: 0.02 } as const;
const ease = 0.004;
const perDeal = 3;
const mostByDeal = 4;
/** The less sure of the two sides should be told by this much. */
const usualSide = 1.5;
const mostBySides = 1;
const byCompanies = 3;
const byGiven = 6;
/** More people than this seldom sell and buy; each more tells against it. */
const usualPeople = 8;
const perPerson = 0.5;

/** Log-odds that a seller and a customer meet: by sides that are given, companies, labels, and by talk of a deal. */
export function oddsOfSale(
  parties: readonly Party[],
  evidence: readonly Evidence[],
  odds: readonly number[],
  deal: number,
  code: 'en' | 'ja',
): number {
  const told = evidence.map((one) => one.told);
  const companies = new Set(parties.flatMap(({ company }) => company ?? []));
  const byDeal = perDeal * Math.log((deal + ease) / (usualDeal[code] + ease));
  const least = Math.min(Math.max(...odds), -Math.min(...odds));
  return (
    Math.max(-mostByDeal, Math.min(mostByDeal, byDeal)) +
    Math.min(mostBySides, least - usualSide) +
    (companies.size > 1 ? byCompanies : 0) +
    Math.max(0, ...told) -
    Math.min(0, ...told) +
    (parties.some((party) => party.given !== undefined) ? byGiven : 0) -
    perPerson * Math.max(0, parties.length - usualPeople)
  );
}
