import { isHeldByRules } from '../english/proceedings.ts';
import type { Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';
import { type LearnedSides, learnedSides } from './learned.ts';
import { oddsByLabel } from './labels.ts';
import { hearManner, mostSentences } from './manner.ts';
import { oddsOfOthersHouse } from './others-house.ts';
import { evidenceOf, type Party, partiesOf } from './parties.ts';
import { isRole } from './role-parts.ts';
import { oddsOfSale } from './sale.ts';
import { oddsOf, sharesOf } from './settle.ts';

/** What is known of a meeting beside its people. */
export interface Talked {
  readonly sentences: readonly Sentence[];
  readonly title: string;
  readonly code: 'en' | 'ja';
}

/** A side is told where it is as likely as this; a wrong one is worse than none. */
const enough = 0.9;

/**
 * People with the side they are on, in the same order: as given, else by what they are called, by their company, and by the way they
 * talk. Nobody gets a side where nothing tells that a seller and a customer meet.
 */
export function withSides(
  people: readonly Person[],
  { sentences, title, code }: Talked,
  learned: LearnedSides = learnedSides[code],
): readonly Person[] {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  if (present.length === 0 || present.every(({ side }) => side !== undefined)) return people;
  if (present.length === 1) return people.map((person) => ({ ...person, side: person.side ?? sideCalled(person) }));
  const sides = sidesIn(people, { sentences: sentences.slice(0, mostSentences), title, code }, learned);
  return people.map((person) => {
    const side = person.side ?? sides.get(person);
    return side === person.side ? person : { ...person, side };
  });
}

function sidesIn(
  people: readonly Person[],
  talked: Talked,
  { lexicon, model }: LearnedSides,
): ReadonlyMap<Person, Person['side']> {
  const parties = partiesOf(people, talked.title, (beside) => isRole(beside, model().role.parts, talked.code));
  const ofCompany = new Map(parties.flatMap(({ members, given }) => members.map((one) => [one, given] as const)));
  if (parties.length < 2) return ofCompany;
  const manner = hearManner(talked.sentences, people, lexicon, model());
  const weighed = parties.map((party) => {
    const evidence = evidenceOf(party, manner, model(), talked);
    return { party, evidence, odds: oddsOf(party, evidence) };
  });
  const present = weighed.filter(({ party }) => party.members.some(({ speaker }) => speaker !== undefined));
  const sale = oddsOfSale(present, manner.deal, talked.code) + oddsOfOthersHouse(talked.sentences, talked.code);
  if (present.length < 2 || isHeard(talked) || sale <= 0) return ofCompany;
  const odds = weighed.map((one) => one.odds);
  return sidesBy(parties, sharesOf(parties, odds, talked.sentences));
}

/** Who asks in public sells nothing, however much is said of fees. */
function isHeard({ sentences, code }: Talked): boolean {
  return code === 'en' && isHeldByRules(sentences);
}

/** Of somebody who speaks alone there is nothing but what he is called. */
function sideCalled(person: Person): Person['side'] {
  const odds = person.speaker === undefined ? 0 : oddsByLabel(person);
  return odds > 0 ? 'internal' : odds < 0 ? 'external' : undefined;
}

function sidesBy(parties: readonly Party[], shares: readonly number[]): ReadonlyMap<Person, Person['side']> {
  return new Map(
    parties.flatMap(({ members }, i) => {
      const share = shares[i] ?? 0;
      const side = share >= enough ? 'internal' : share <= 1 - enough ? 'external' : undefined;
      return members.map((person) => [person, side] as const);
    }),
  );
}
