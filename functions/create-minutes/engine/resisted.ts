import type { Talk } from '../facts/talk.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts } from './draft.ts';
import { placesIn } from './places.ts';

const asks = /[?？]$|か。?$/u;

/**
 * Decisions without those that are but a proposal which the other side resisted in its reply: what such a decision rests on was
 * all said before the objection. 「期間は2週間で大丈夫でしょうか」「2週間だと、検査にかかります」
 */
export function withoutResisted(acts: Acts, talk: Talk): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const objections = acts.objections.flatMap((item) => placesOf(item).slice(0, 1));
  const isResisted = (places: readonly number[]) => {
    const last = remarks[places.at(-1) ?? -1];
    return (
      last !== undefined &&
      asks.test(last.text.trim()) &&
      objections.some((place) => {
        const reply = remarks[place];
        return (
          reply !== undefined &&
          reply.speaker !== last.speaker &&
          turnOf(reply) === turnOf(last) + 1 &&
          (!reply.side || reply.side !== last.side)
        );
      })
    );
  };
  return { ...acts, decisions: acts.decisions.filter((item) => !isResisted(placesOf(item))) };
}
