import type { Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';
import { type LearnedSides, learnedSides } from './learned.ts';
import { hearManner, mostSentences } from './manner.ts';
import { evidenceOf, type Party, partiesOf } from './parties.ts';
import { oddsOfSale } from './sale.ts';
import { oddsOf, sharesOf } from './settle.ts';

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
  { lexicon, model }: LearnedSides = learnedSides[code],
): readonly Person[] {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  if (present.length === 0 || present.every(({ side }) => side !== undefined)) return people;
  const parties = partiesOf(people, title);
  const speaking = parties.filter(({ members }) => members.some(({ speaker }) => speaker !== undefined));
  if (parties.length < 2) return people;
  const heard = sentences.slice(0, mostSentences);
  const manner = hearManner(heard, people, lexicon, model());
  const evidence = new Map(
    parties.map((party) => [party, evidenceOf(party, manner, model(), { title, sentences: heard, code })] as const),
  );
  const oddsFor = (some: readonly Party[]) => some.map((party) => oddsOf(party, evidence.get(party)));
  const spoken = speaking.flatMap((party) => evidence.get(party) ?? []);
  if (oddsOfSale(speaking, spoken, oddsFor(speaking), manner.deal, code) <= 0) return people;
  const sides = sidesBy(parties, sharesOf(parties, oddsFor(parties), heard));
  return people.map((person) => {
    const side = person.side ?? sides.get(person);
    return side === person.side ? person : { ...person, side };
  });
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
