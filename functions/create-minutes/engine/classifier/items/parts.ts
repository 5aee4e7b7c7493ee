import type { DraftItem } from '../../draft.ts';
import { tellingPlace } from '../../places.ts';
import type { LanguageReader } from '../../reader.ts';
import { addTrees, type TreeModel } from '../model.ts';
import { partTraits } from './part-traits.ts';
import type { ActWording } from '../act-wording.ts';
import type { Heard } from '../surroundings.ts';
import weights from '../weights/parts.json' with { type: 'json' };

const model = weights as unknown as TreeModel;
/** Log-odds from which two choices are told apart, and from which a remark makes one of its own. */
const [apart, least] = [0, -0.6];

/** An item as it will be listed: what the rules know of it, the remarks found to belong to it, and how likely it is one. */
export interface Listed<Item extends DraftItem> {
  readonly known: Item | undefined;
  readonly found: readonly number[];
  readonly likely: number;
}

/**
 * Parts what was proposed as one choice and tells of several: "Then it's sheep, leave mowing out." - "And the gate?" - "Monday."
 * A part in which nothing tells of a choice stays with the one before it.
 * @param odds of each remark to be part of a choice
 */
export function partedIn(
  odds: Float64Array,
  heard: readonly Heard[],
  placesOf: (item: DraftItem) => readonly number[],
  wording: ActWording,
  reader: LanguageReader,
): <Item extends DraftItem>(listed: Listed<Item>) => readonly Listed<Item>[] {
  const remarks = heard.map(({ remark }) => remark);
  const tells = (some: readonly number[]) =>
    some.some((i) => {
      const remark = heard[i]?.remark;
      // "Sixty it is" names what was picked, though it names no thing
      return (odds[i] ?? 0) >= least && remark !== undefined && (!wording.leans(remark) || wording.announces(remark));
    });
  const partsOf = (own: readonly number[]): readonly (readonly number[])[] => {
    const parts: number[][] = [];
    for (const [at, i] of own.entries())
      if (at === 0 || addTrees(model, partTraits(own, at, heard, wording)) >= apart) parts.push([i]);
      else parts.at(-1)?.push(i);
    const told: number[][] = [];
    for (const part of parts) {
      const before = told.at(-1);
      if (before && !(tells(part) && tells(before))) before.push(...part);
      else told.push(part);
    }
    return told;
  };
  return (listed) => {
    const { known, found, likely } = listed;
    const ruled = known ? placesOf(known) : [];
    const parts = partsOf([...new Set([...ruled, ...found])].sort((a, b) => a - b));
    if (parts.length < 2) return [listed];
    const source = known && tellingPlace(known.text, ruled, remarks, reader.terms);
    return parts.map((part) => {
      const own = new Set(part.flatMap((i) => remarks[i]?.spans ?? []));
      const isHome = known !== undefined && source !== undefined && part.includes(source);
      return {
        known: isHome ? { ...known, spans: known.spans.filter((span) => own.has(span)) } : undefined,
        found: isHome ? part.filter((i) => found.includes(i)) : part,
        likely,
      };
    });
  };
}
