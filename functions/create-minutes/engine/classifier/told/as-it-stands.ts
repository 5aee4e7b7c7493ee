import type { DraftItem } from '../../draft.ts';
import { tellingPlace } from '../../places.ts';
import type { LanguageReader } from '../../reader.ts';
import type { ActWording } from '../act-wording.ts';
import type { Heard } from '../surroundings.ts';
import { asks } from './asks.ts';
import { byTelling, choiceTelling } from './choice-telling.ts';
import { readsAsCallingOff, readsAsPuttingOff } from '../reversal-words.ts';
import type { TakenBack } from '../taken-back.ts';

/** Log-odds from which a remark settles something by itself. */
const settled = 0;

/**
 * Tells a choice by what holds at the end; undefined where nothing of it does.
 * @param odds of each remark to be part of a choice
 */
export function choicesAsTheyStand(
  heard: readonly Heard[],
  odds: Float64Array,
  takenBack: ReadonlyMap<number, TakenBack>,
  placesOf: (item: DraftItem) => readonly number[],
  reader: LanguageReader,
  wording: ActWording,
): (known: DraftItem) => DraftItem | undefined {
  const remarks = heard.map(({ remark }) => remark);
  const textOf = (i: number) => remarks[i]?.text ?? '';
  /** An offer that came to nothing, and the words that will not have it, are no evidence of what stands. */
  const spansLeft = ({ spans }: DraftItem, own: readonly number[]) => {
    const spurned = own.flatMap((i) => {
      const by = takenBack.get(i)?.spurnedBy;
      return by === undefined ? [] : [i, by];
    });
    const gone = new Set(spurned.flatMap((i) => remarks[i]?.spans ?? []));
    return spans.filter((span) => !gone.has(span));
  };
  return (known) => {
    const own = placesOf(known);
    const by = tellingPlace(known.text, own, remarks, reader.terms);
    // a figure that was overtaken speaks only for its own remark; what was called off takes all that was agreed to with it
    const from = Math.max(
      -1,
      ...own.flatMap((i) => {
        const back = takenBack.get(i);
        return back && (back.isCalledOff || i === by) ? [back.from] : [];
      }),
    );
    const isBefore = (i: number) => i < from;
    if (by === undefined || !isBefore(by)) return known;
    // what was settled before an offer that came to nothing stands
    const isEarlier = (i: number) =>
      takenBack.get(by)?.spurnedBy !== undefined && i < by && (odds[i] ?? 0) >= settled && !asks.test(textOf(i));
    const standing = (takenBack.get(by)?.by ?? own).filter(
      (i) =>
        (!isBefore(i) || isEarlier(i)) &&
        !takenBack.has(i) &&
        heard[i] &&
        !wording.leans(heard[i].remark) &&
        !readsAsCallingOff(heard[i].remark.text) &&
        !readsAsPuttingOff(heard[i].remark.text),
    );
    const [best = -1] = byTelling(standing, choiceTelling(standing, odds, heard, wording, reader.code));
    const text = remarks[best] && wording.choice(remarks[best], remarks[best - 1]);
    return text === undefined
      ? undefined
      : { ...known, text, spans: [...new Set([...spansLeft(known, own), ...(remarks[best]?.spans ?? [])])] };
  };
}
