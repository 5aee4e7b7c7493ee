import type { Lexicon } from '../classifier/learned/lexicon.ts';
import type { Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';
import { tellManner } from './manner-features.ts';
import type { SidesModel } from './model.ts';

/** Who sells shows early; the rest of a long meeting is not looked at. */
export const mostSentences = 400;

/** How people talk. */
export interface Manner {
  /** Log-odds that these, taken together, sell and do not buy. */
  readonly oddsOf: (speakers: readonly string[]) => number;
  /** How much a sentence tells of a deal, on average: hardly anything where nobody sells. */
  readonly deal: number;
}

/** One sentence says no more of a deal than this. */
const mostDeal = 3;
/** A few sentences are no proof: so many are taken to tell as much as this of a deal before any is heard. */
const dealEase = 10;
const dealUnheard = 0.015;

export function hearManner(
  sentences: readonly Sentence[],
  people: readonly Person[],
  lexicon: Lexicon,
  { talk, said }: SidesModel,
): Manner {
  const names = lexicon.namesOf(people);
  const heard = sentences.slice(0, mostSentences);
  const bySpeaker = new Map<string | undefined, { sum: number; count: number }>();
  let deal = dealEase * dealUnheard;
  for (const { speaker, raw } of heard) {
    const found = new Set<readonly [number, number]>();
    tellManner(raw, names, lexicon, (feature) => {
      const adds = said.get(feature);
      if (adds) found.add(adds);
    });
    const own = bySpeaker.get(speaker) ?? { sum: 0, count: 0 };
    const [sells, deals] = [...found].reduce(([a, b], [c, d]) => [a + c, b + d] as const, [0, 0] as const);
    bySpeaker.set(speaker, { sum: own.sum + talk.bias + sells, count: own.count + 1 });
    deal += Math.min(mostDeal, deals);
  }
  return {
    deal: deal / (heard.length + dealEase),
    oddsOf: (speakers) => {
      const all = speakers.map((speaker) => bySpeaker.get(speaker) ?? { sum: 0, count: 0 });
      const sum = all.reduce((total, own) => total + own.sum, 0);
      const count = all.reduce((total, own) => total + own.count, 0);
      return talk.shift + (talk.scale * sum) / (count + talk.ease) ** talk.damping;
    },
  };
}
