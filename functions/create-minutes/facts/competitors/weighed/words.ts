import type { Talk } from '../../talk.ts';
import type { WordsNear } from '../../words-near.ts';
import type { Mention } from '../evidence.ts';

/** What the linear model sees of a name: the words around all its mentions, of their sentences and of those before. */
export function wordsOfName(
  mentions: readonly Mention[],
  near: WordsNear,
  { remarks }: Pick<Talk, 'remarks'>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { before, after, remark } of mentions) {
    const side = remark.side ?? 'external';
    for (const feature of near.around(before, after)) {
      seen.add(feature);
      if (/[<>]/.test(feature)) seen.add(`${side} ${feature}`);
    }
    for (const word of near.in(remark.text)) seen.add(`in: ${word}`);
    for (const word of near.in(remarks[remark.index - 1]?.text ?? '')) seen.add(`before: ${word}`);
  }
  return seen;
}
