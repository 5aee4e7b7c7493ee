import type { Evidence, Party } from './parties.ts';

/** Share of talk of a deal at which a sale is as likely as not, and what keeps silence from being a proof. */
const usualDeal = { en: 0.037, ja: 0.02 } as const;
const ease = 0.004;
const perDeal = 3;
const mostByDeal = 4;
/** The less sure of the two sides should be told by this much. */
const usualSide = 2.6;
const mostBySides = 1;
/** Where one side is told by its label, the other may be told by that alone. */
const leastBySides = -2;
const byCompanies = 3;
/** A given side tells of the other where two speak; a team may be given one, and have a guest. */
const bothGiven = 6;
const oneGiven = 2;
/** More people than this seldom sell and buy; each more tells against it. */
const usualPeople = 8;
const perPerson = 0.5;

/** A party with what speaks for its selling. */
export interface WeighedParty {
  readonly party: Party;
  readonly evidence: Evidence;
  readonly odds: number;
}

/** Log-odds that a seller and a customer meet: by sides that are given, companies, labels, and by talk of a deal. */
export function oddsOfSale(present: readonly WeighedParty[], deal: number, code: 'en' | 'ja'): number {
  const parties = present.map(({ party }) => party);
  const odds = present.map((one) => one.odds);
  const told = present.map(({ evidence }) => evidence.told);
  const companies = new Set(parties.flatMap(({ company }) => company ?? []));
  const byDeal = perDeal * Math.log((deal + ease) / (usualDeal[code] + ease));
  const least = Math.min(Math.max(...odds), -Math.min(...odds));
  return (
    Math.max(-mostByDeal, Math.min(mostByDeal, byDeal)) +
    Math.max(oneTellsOther(told) ? leastBySides : Number.NEGATIVE_INFINITY, Math.min(mostBySides, least - usualSide)) +
    (companies.size > 1 ? byCompanies : 0) +
    Math.max(0, ...told) -
    Math.min(0, ...told) +
    byGiven(parties) -
    perPerson * Math.max(0, parties.length - usualPeople)
  );
}

/** Whether somebody is told whose side is not that of all. */
function oneTellsOther(told: readonly number[]): boolean {
  return (
    (told.some((one) => one > 0) && !told.every((one) => one > 0)) ||
    (told.some((one) => one < 0) && !told.every((one) => one < 0))
  );
}

function byGiven(parties: readonly Party[]): number {
  const sides = new Set(parties.flatMap(({ given }) => given ?? []));
  if (sides.size === 0) return 0;
  return sides.size === 2 || parties.length === 2 ? bothGiven : oneGiven;
}
