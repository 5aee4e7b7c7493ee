import type { DraftItem } from '../../draft.ts';
import type { Span } from '../../sentence.ts';
import { type Doers, fuse, type Thresholds } from './fuse.ts';
import { type Heard, turnOf } from '../surroundings.ts';

/** What may become an item of the minutes: an item of the rules, or remarks that they passed over. */
export interface Proposal {
  /** Position among the items of the rules; undefined for a new one. */
  readonly item: number | undefined;
  /** The remarks that were found to belong to it and tell enough to be its evidence. */
  readonly found: readonly number[];
  /** All remarks around it that may belong to it, those of the rules too, in the order of the talk. */
  readonly remarks: readonly number[];
  /** The turns it rests on. */
  readonly turns: readonly number[];
}

export interface ProposalThresholds extends Thresholds {
  /** Log-odds from which a remark is evidence of the item it is near to. */
  readonly part: number;
  /** What the rules passed over is proposed when one remark of it is as likely as this. */
  readonly least: number;
}

/** Everything that has any prospect of being an item of one kind; `odds` are those of each remark. */
export function proposalsOf(
  items: readonly DraftItem[],
  heard: readonly Heard[],
  odds: Float64Array,
  thresholds: ProposalThresholds,
  doers?: Doers,
): readonly Proposal[] {
  const remarks = heard.map(({ remark }) => remark);
  const terms = heard.map((one) => one.terms);
  const byTurn = remarksByTurn(heard);
  const fused = fuse(items.map(turnsOf), remarks, odds, terms, thresholds, doers);
  const likely = fused.filter(
    (one) => one.item !== undefined || one.remarks.some((i) => (odds[i] ?? 0) >= thresholds.least),
  );
  return likely.map(({ item, remarks: near }) => {
    const head = item === undefined ? likeliest(near, odds) : undefined;
    const found = near.filter((i) => i === head || (odds[i] ?? 0) >= thresholds.part);
    const ruled = [...turnsOf(items[item ?? -1] ?? nothing)];
    const all = new Set([...near, ...ruled.flatMap((turn) => byTurn.get(turn) ?? [])]);
    const turns = new Set([...ruled, ...found.flatMap((i) => (remarks[i] ? [turnOf(remarks[i])] : []))]);
    return { item, found, remarks: [...all].sort((a, b) => a - b), turns: [...turns] };
  });
}

function likeliest(remarks: readonly number[], odds: Float64Array): number | undefined {
  const most = remarks.reduce((sum, i) => Math.max(sum, odds[i] ?? 0), Number.NEGATIVE_INFINITY);
  return remarks.find((i) => odds[i] === most);
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
