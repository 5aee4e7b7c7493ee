import type { Remark } from '../../../facts/talk.ts';

/** Remarks before an answer in which the doubt stands that it answers. */
const raisedWithin = 6;

/** Of the remarks of a doubt those that raise it: what the seller says is the answer, so the customer's words stand before it. */
export function raisedIn(own: readonly number[], remarks: readonly Remark[]): readonly number[] {
  const raised = own.filter((i) => remarks[i]?.side !== 'internal');
  const first = Math.min(...own);
  if (raised.length > 0 || !Number.isFinite(first)) return raised;
  const before = remarks.slice(Math.max(0, first - raisedWithin), first).findLast(({ side }) => side !== 'internal');
  return before ? [before.index] : [];
}
