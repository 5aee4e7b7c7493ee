import { vagueShare } from './own-subjects.ts';
import type { Phrase } from './reader.ts';

/** What is worth less than this share of the first thing is hardly what the part is about. */
const leastShare = 0.2;
/** What most parts speak of keeps this share of its worth, so that it heads those that speak of nothing else. */
const everywhereShare = 0.12;
/** What keeps so much heads a part by itself; "remote control" needs others beside it where that is what all speak of. */
const ownShare = 0.5;
/** What is told below the heading. */
const toldGain = 1.5;

/**
 * What each part of a meeting is headed by: what it speaks of and the others do not, the likeliest first.
 * @param told the terms of what is told of each part
 */
export function headingsOf(
  parts: readonly (readonly Phrase[])[],
  told: readonly ReadonlySet<string>[],
): readonly (readonly Phrase[])[] {
  const shares = sharesOf(parts);
  const shareOf = ({ terms }: Phrase) => shares.get(terms.join(' ')) ?? 1;
  return parts.map((phrases, part) => {
    const worth = (phrase: Phrase) => {
      const isTold = phrase.terms.every((term) => told[part]?.has(term));
      return phrase.score * shareOf(phrase) * (phrase.isVague ? vagueShare : 1) * (isTold ? toldGain : 1);
    };
    const rated = phrases.map((phrase) => ({ phrase, worth: worth(phrase) })).sort((a, b) => b.worth - a.worth);
    const [first] = rated;
    const isOwn = first !== undefined && shareOf(first.phrase) >= ownShare;
    const least = isOwn ? first.worth * leastShare : 0;
    return rated.filter((one) => one.worth >= least).map(({ phrase }) => phrase);
  });
}

/** From 1 for what one part alone speaks of down to a part of it for what all do. */
function sharesOf(parts: readonly (readonly Phrase[])[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const phrases of parts)
    for (const { terms } of phrases) times.set(terms.join(' '), (times.get(terms.join(' ')) ?? 0) + 1);
  const others = Math.max(1, parts.length - 1);
  return new Map([...times].map(([key, count]) => [key, 1 - (1 - everywhereShare) * ((count - 1) / others)]));
}
