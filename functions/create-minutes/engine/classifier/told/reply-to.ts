import type { Remark } from '../../../facts/talk.ts';
import { oddsOf } from '../hear.ts';
import type { ActWording } from '../act-wording.ts';
import { type Heard, turnOf } from '../surroundings.ts';

const replyTurns = 4;
const replyFrom = -4;
const soundsLikeReply = -1.5;
const [leastTerms, emptyCosts] = [2, 2];

/** Who asks back has not answered yet; recognisers write no question marks. */
const asksBack =
  /[?？]\s*$|(?:です|ます|ません|でしょう|でした|ました)か(?:ね|な)?[。\s]*$|^(?:(?:and|so|but|okay|oh|hm+),? )*(?:who(?:['’]s| is)|why|do you|does|did you|is (?:that|it|there)|are you|can you|could you|would you|how (?:many|much)|which one)\b/iu;

/** What the seller says next that sounds like an answer to it. */
export function replyTo(
  own: readonly number[],
  remarks: readonly Remark[],
  heard: readonly Heard[],
  { leans }: ActWording,
): number | undefined {
  const last = own.reduce((most, i) => Math.max(most, i), 0);
  const from = remarks[last] ? turnOf(remarks[last]) : 0;
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = last + 1; i < remarks.length; i++) {
    const remark = remarks[i];
    if (!remark || turnOf(remark) - from > replyTurns) break;
    if (remark.side !== 'internal' || asksBack.test(remark.text)) continue;
    const odds = oddsOf(heard[i]?.odds, 'reply');
    // what does not sound like an answer is one only where it stands by itself
    if (odds < soundsLikeReply && (leans(remark) || /^if\b/i.test(remark.text))) continue;
    // "I know them" tells less of an answer than "we cannot match seven hundred" right behind it
    const tells = odds - ((heard[i]?.terms.length ?? 0) < leastTerms ? emptyCosts : 0);
    if (odds >= replyFrom && tells > most) [best, most] = [i, tells];
  }
  return best;
}
