import type { Remark } from '../../../facts/talk.ts';
import { turnOf } from '../surroundings.ts';

/** Log-odds from which an item of the rules is kept, and from which a remark that they passed over makes one. */
export interface Thresholds {
  readonly keep: number;
  readonly find: number;
  /** From here on a remark about something else than the item right beside it makes an item of its own; absent: never. */
  readonly apart?: number;
}

/** Who does what an item tells, and who gives himself something to do in a remark; undefined where that is not told. */
export interface Doers {
  readonly ofItem: (item: number) => string | undefined;
  readonly ofRemark: (remark: number) => string | undefined;
}

const nobody: Doers = { ofItem: () => undefined, ofRemark: () => undefined };

/** An item of the rules that stays, or a new one (`item` undefined), with the remarks that were found to belong to it. */
export interface Fused {
  readonly item: number | undefined;
  readonly remarks: readonly number[];
}

/** Who does one thing twice within so many turns does it once. */
const sameTurns = 2;
/** With fewer terms a remark does not say what it is about. */
const leastTerms = 3;

/**
 * Brings together what the rules found and what was learnt: items nobody would have written down go, remarks that people
 * would have written down come. `items` are the turns each item of the rules rests on, `terms` what each remark is about.
 */
export function fuse(
  items: readonly ReadonlySet<number>[],
  remarks: readonly Remark[],
  odds: Float64Array,
  terms: readonly (readonly string[])[],
  { keep, find, apart = Number.POSITIVE_INFINITY }: Thresholds,
  { ofItem, ofRemark }: Doers = nobody,
): readonly Fused[] {
  const most = mostByTurn(remarks, odds);
  const kept = items.flatMap((turns, item): readonly Growing[] => {
    const likely = [...turns].some((turn) => (most.get(turn) ?? Number.NEGATIVE_INFINITY) >= keep);
    const doer = ofItem(item);
    const doers = new Set(doer === undefined ? [] : [doer]);
    return likely ? [{ item, remarks: [], turns, terms: new Set(), doers }] : [];
  });
  const taken = new Set(kept.flatMap(({ turns }) => [...turns]));
  const doersIn = new Map<number, Set<string>>();
  for (const { turns, doers } of kept)
    for (const turn of turns) doersIn.set(turn, new Set([...(doersIn.get(turn) ?? []), ...doers]));
  const near = new Map(kept.flatMap((one) => [...one.turns].map((turn) => [turn, one] as const)));
  for (const [i, remark] of remarks.entries()) {
    const one = near.get(turnOf(remark));
    if ((odds[i] ?? Number.NEGATIVE_INFINITY) >= find) for (const term of terms[i] ?? []) one?.terms.add(term);
  }
  const found: Growing[] = [];
  for (const [i, remark] of remarks.entries()) {
    const turn = turnOf(remark);
    if ((odds[i] ?? Number.NEGATIVE_INFINITY) < find) continue;
    const doer = ofRemark(i);
    const isLikely = (odds[i] ?? 0) >= apart;
    const beside = nearest(turn, near);
    const isOthers = isLikely && beside !== undefined && isOfOther(beside, doer) && !doersIn.get(turn)?.has(doer ?? '');
    // "Fine. And I'll tell the board on Monday." takes the one and promises the other
    if (taken.has(turn) && !isOthers) continue;
    const own = isOthers || (isLikely && beside && isOther(beside, turn, terms[i] ?? [], remarks));
    const known = own ? undefined : beside;
    const one = known ?? { item: undefined, remarks: [], turns: new Set(), terms: new Set(), doers: new Set() };
    if (!known) found.push(one);
    one.remarks.push(i);
    if (doer !== undefined) one.doers.add(doer);
    for (const term of terms[i] ?? []) one.terms.add(term);
    near.set(turn, one);
  }
  return [...kept, ...found].map(({ item, remarks: own }) => ({ item, remarks: own }));
}

/** An item with the turns the rules saw it in. */
interface Growing {
  readonly item: number | undefined;
  readonly remarks: number[];
  readonly turns: ReadonlySet<number>;
  readonly terms: Set<string>;
  readonly doers: Set<string>;
}

/** Said in a turn of its own, and about nothing of the item beside it; remarks come in the order of the talk. */
function isOther(beside: Growing, turn: number, terms: readonly string[], remarks: readonly Remark[]): boolean {
  const last = remarks[beside.remarks.at(-1) ?? -1];
  const sameTurn = last !== undefined && turnOf(last) === turn;
  return !sameTurn && terms.length >= leastTerms && !terms.some((term) => beside.terms.has(term));
}

/** "I'll send you the plan." - "And I'll get the drawings out.": what another gives himself to do. */
function isOfOther({ doers }: Growing, doer: string | undefined): boolean {
  return doer !== undefined && doers.size > 0 && !doers.has(doer);
}

function nearest(turn: number, near: ReadonlyMap<number, Growing>): Growing | undefined {
  for (let apart = 0; apart <= sameTurns; apart++) {
    const found = near.get(turn - apart) ?? near.get(turn + apart);
    if (found) return found;
  }
  return undefined;
}

function mostByTurn(remarks: readonly Remark[], odds: Float64Array): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const [i, remark] of remarks.entries()) {
    const turn = turnOf(remark);
    most.set(turn, Math.max(most.get(turn) ?? Number.NEGATIVE_INFINITY, odds[i] ?? 0));
  }
  return most;
}
