import type { Remark, Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import { asks } from './classifier/told/asks.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts } from './draft.ts';
import { placesIn } from './places.ts';

/** Remarks after the last of a choice in which a price is found dear. */
const balkReach = 6;

/**
 * Decisions without those that are but a proposal which the other side resisted in its reply: what such a decision rests on was
 * all said before the objection. 「期間は2週間で大丈夫でしょうか」「2週間だと、検査にかかります」. Nor is a price taken by who says it again to
 * find it dear: "Thirty-four hundred. Hmm. That's more than I thought."
 */
export function withoutResisted(acts: Acts, talk: Talk, wording: Pick<ActWording, 'balks' | 'numbers'>): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const objections = acts.objections.flatMap((item) => remarks[placesOf(item)[0] ?? -1] ?? []);
  const isResisted = (last: Remark | undefined) =>
    last !== undefined &&
    ((asks.test(last.text.trim()) && objections.some((doubt) => repliesTo(doubt, last))) ||
      (wording.numbers(last.text).length > 0 && isFoundDear(last, remarks, wording)));
  return { ...acts, decisions: acts.decisions.filter((item) => !isResisted(remarks[placesOf(item).at(-1) ?? -1])) };
}

function repliesTo(reply: Remark, last: Remark): boolean {
  return (
    reply.speaker !== last.speaker && turnOf(reply) === turnOf(last) + 1 && (!reply.side || reply.side !== last.side)
  );
}

/** By the customer, in the turn in which he says it again or in the one after that of the seller. */
function isFoundDear(last: Remark, remarks: readonly Remark[], { balks }: Pick<ActWording, 'balks'>): boolean {
  const turn = last.side === 'external' ? turnOf(last) : turnOf(last) + 1;
  return remarks
    .slice(last.index + 1, last.index + 1 + balkReach)
    .some((remark) => remark.side === 'external' && turnOf(remark) === turn && balks(remark));
}
