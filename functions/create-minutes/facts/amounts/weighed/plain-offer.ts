import type { Reading } from './reading.ts';
import { toNearest } from './sums.ts';
import type { View } from './view.ts';

/** 「2750までは、私の裁量でいけます」 */
const goesTo =
  /^まで(?:は|なら|でしたら|であれば)?、?[^。？?、]{0,12}(?:、[^。？?、]{0,12})?(?:(?:いけ|行け|出せ|やれ|引け|下げ?られ|お出しでき|対応でき|勉強でき|頑張れ)(?:ます|る|るん|そう)|(?:頑張り|勉強し|お引きし|お出しし|やり|対応し)ます|(?:やら|頑張ら|勉強さ|対応さ|出さ)せて)/u;
/** 「650でしたらお出しできます」; things that work with a number of something say いけます as well. */
const gives =
  /^(?:で(?:したら|あれば|は|も)?|なら)、?[^。？?、]{0,8}(?:(?:お出しでき|勉強でき|頑張れ)(?:ます|る|るん|そう)|(?:頑張り|勉強し|お引きし|お出しし)ます|(?:頑張ら|勉強さ|出さ)せて)/u;

/** "I can do seven seventy-five out of petty cash" */
const does = /\b(?:I|we) (?:can|could|will|would) (?:do|pay|take|find|swing|manage|cover|get) $/i;
const outOf =
  /^ (?:out of|from|in) (?:the |my |our |this (?:year|month|quarter)['’]s )?(?:own )?(?:petty cash|budget|pocket|funds?|reserve|money)\b/i;

/** Sums of one deal are not farther apart, in orders of magnitude. */
const mostApart = Math.log10(2);

/** Whether a bare figure is said to be what one can go to, where the talk has a sum close to it: such an offer counts by itself. */
export function isPlainOffer(
  { as, way, value, figure: { quantity, remark } }: Reading,
  { talk: { code }, unshortened }: View,
): boolean {
  if (code === 'en' && as === 'money' && way === 'bare') {
    const { start, end } = quantity;
    return does.test(remark.text.slice(0, start)) && outOf.test(remark.text.slice(end));
  }
  if (code !== 'ja' || as !== 'money' || way !== 'tenThousands') return false;
  const after = remark.text.slice(quantity.end);
  return (goesTo.test(after) || gives.test(after)) && toNearest(value, unshortened) <= mostApart;
}
