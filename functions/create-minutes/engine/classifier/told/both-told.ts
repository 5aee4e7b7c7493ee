import type { DraftItem } from '../../draft.ts';
import { tellingPlace } from '../../places.ts';
import type { LanguageReader } from '../../reader.ts';
import type { ActWording } from '../act-wording.ts';
import { type Heard, turnOf } from '../surroundings.ts';

/** Log-odds from which the sentence beside the one that tells a choice tells a choice as well. */
const likely = 0.3;
const leastTerms = 2;

/**
 * "Let's start in hall one. Hall two we'll do once the floor is fixed.": what is settled in two sentences on end, each of things of
 * its own, is told in both.
 * @param odds of each remark to be part of a choice
 */
export function bothTold(
  heard: readonly Heard[],
  odds: Float64Array,
  placesOf: (item: DraftItem) => readonly number[],
  reader: LanguageReader,
  wording: ActWording,
): (known: DraftItem) => DraftItem {
  const remarks = heard.map(({ remark }) => remark);
  return (known) => {
    const own = placesOf(known);
    const by = tellingPlace(known.text, own, remarks, reader.terms);
    const told = by === undefined ? undefined : heard[by];
    if (by === undefined || !told) return known;
    const terms = new Set(reader.terms(known.text));
    const beside = [by - 1, by + 1].find((i) => {
      const other = heard[i];
      if (!other || !own.includes(i) || (odds[i] ?? 0) < likely || wording.leans(other.remark)) return false;
      const isSameTurn = turnOf(other.remark) === turnOf(told.remark) && other.remark.speaker === told.remark.speaker;
      const shared = other.terms.filter((term) => terms.has(term)).length;
      return isSameTurn && other.terms.length >= leastTerms && shared * 2 <= Math.min(terms.size, other.terms.length);
    });
    const remark = beside === undefined ? undefined : remarks[beside];
    const text = remark && !/[?？]\s*$/u.test(remark.text) ? wording.choice(remark, undefined) : undefined;
    if (beside === undefined || text === undefined) return known;
    return { ...known, text: (beside < by ? [text, known.text] : [known.text, text]).join(wording.space) };
  };
}
