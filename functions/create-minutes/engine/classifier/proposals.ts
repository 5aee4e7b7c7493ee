import type { DraftItem } from '../draft.ts';
import type { Span } from '../sentence.ts';
import { fuse, type Thresholds } from './fuse.ts';
import { type Heard, turnOf } from './surroundings.ts';

/** What may become an item of the minutes: an item of the rules, or remarks that they passed over. */
export interface Proposal {
  /** Position among the items of the rules; undefined for a new one. */
  readonly item: number | undefined;
  /** The remarks that were found to belong to it. */
  readonly found: readonly number[];
  /** All remarks it rests on, those of the rules too, in the order of the talk. */
  readonly remarks: readonly number[];
  readonly turns: readonly number[];
}

/** Everything that has any prospect of being an item of one kind; `odds` are those of each remark. */
export function proposalsOf(
  items: readonly DraftItem[],
  heard: readonly Heard[],
  odds: Float64Array,
  thresholds: Thresholds,
): readonly Proposal[] {
  const remarks = heard.map(({ remark }) => remark);
  const terms = heard.map((one) => one.terms);
  const byTurn = remarksByTurn(heard);
  return fuse(items.map(turnsOf), remarks, odds, terms, thresholds).map(({ item, remarks: found }) => {
    const ruled = [...turnsOf(items[item ?? -1] ?? nothing)];
    const all = new Set([...found, ...ruled.flatMap((turn) => byTurn.get(turn) ?? [])]);
    const turns = new Set([...ruled, ...found.flatMap((i) => (remarks[i] ? [turnOf(remarks[i])] : []))]);
    return { item, found, remarks: [...all].sort((a, b) => a - b), turns: [...turns] };
  });
}

const nothing: { readonly spans: readonly Span[] } = { spans: [] };

export function turnsOf({ spans }: { readonly spans: readonly Span[] }): ReadonlySet<number> {
  return new Set(spans.map(({ turn }) => turn));
}

function remarksByTurn(heard: readonly Heard[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [i, { remark }] of heard.entries()) {
    const turn = turnOf(remark);
    const own = found.get(turn);
    if (own) own.push(i);
    else found.set(turn, [i]);
  }
  return found;
}
