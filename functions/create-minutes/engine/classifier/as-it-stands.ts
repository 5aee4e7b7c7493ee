import type { DraftItem } from '../draft.ts';
import { tellingPlace } from '../places.ts';
import type { LanguageReader } from '../reader.ts';
import type { ActWording } from './act-wording.ts';
import type { Heard } from './surroundings.ts';
import { byTelling, choiceTelling } from './choice-telling.ts';
import { readsAsCallingOff } from './reversal-words.ts';
import type { TakenBack } from './taken-back.ts';

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
    const standing = (takenBack.get(by)?.by ?? own).filter(
      (i) =>
        !isBefore(i) &&
        !takenBack.has(i) &&
        heard[i] &&
        !wording.leans(heard[i].remark) &&
        !readsAsCallingOff(heard[i].remark.text),
    );
    const [best = -1] = byTelling(standing, choiceTelling(standing, odds, heard, wording, reader.code));
    const text = remarks[best] && wording.choice(remarks[best], remarks[best - 1]);
    return text === undefined
      ? undefined
      : { ...known, text, spans: [...new Set([...known.spans, ...(remarks[best]?.spans ?? [])])] };
  };
}
