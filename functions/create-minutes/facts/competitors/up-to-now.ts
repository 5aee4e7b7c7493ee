import type { Remark, Talk } from '../talk.ts';

/** "How have you done it up to now?" - "With Labelkon." */
const asksUpToNow =
  /\b(?:how|who|where|with whom|what)\b[^.?!]*\b(?:do|did|does|done|doing|use|using|used|buy|bought|get|order|run|handle[sd]?|works? for you|works? with)\b[^.?!]*\b(?:up to now|until now|so far|at the moment|at present|today|currently|these days)\b[^.!]*\?|(?:今|現在|これまで|今まで)[^。？]*(?:どちら|どこ|どの|どうやって|どのように)[^。？]*(?:使|お願い|頼|発注|入れて|契約|されて|やって)/iu;
const asksOther = /\b(?:talk|speak|look|consider|hear|heard|compar)\p{L}*\b|(?:検討|お考え|比較)/iu;
const mostLead = 16;

/** Whether a name begins the answer to who has done the work up to now. */
export function tellsWhoDidIt({ remarks }: Talk, { index, side, speaker }: Remark, start: number): boolean {
  if (side === 'internal' || start > mostLead) return false;
  const asked = remarks[index - 1];
  return (
    asked !== undefined && asked.speaker !== speaker && asksUpToNow.test(asked.text) && !asksOther.test(asked.text)
  );
}
