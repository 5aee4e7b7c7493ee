import type { Remark } from '../../facts/talk.ts';
import { turnOf } from './surroundings.ts';

/** Turns after an offer in which the other side may still leave it. */
const leftWithin = 3;
/** "Would that help?" asks about what was put right before it. */
const mostAsking = 5;
/** Sentences behind an offer that go on about it. */
const mostBehind = 2;
const settles = /\b(?:then|it is|agreed|done|deal)[.!]*$/i;

const lead = String.raw`^\W*(?:(?:oh|ah|um+|uh|er|well|hm+|god|lord|look|sorry|yeah|thanks|thank you|honestly)\W+)*`;
/** What stands behind a no that turns nothing down: "No, that's fair.", "No problem." */
const approving = String.raw`(?:(?:(?:that|it|this)(?:['’]?s| is| was| would be)|(?:you|he|she|they)(?:['’]?(?:re|s)| are| is)) (?:\p{L}+ )?(?:fine|good|great|okay|ok|fair|right|perfect|sure|true|lovely|grand|enough|reasonable|sensible|brilliant|all|it|what)\b|(?:(?:and|but|yeah|yes|no|fine|okay|ok|good|great|absolutely|of course|sure|definitely|exactly|makes sense|thanks|thank you|not at all|true|fair|agreed|all good|nothing|none)\b)|(?:i|we) (?:agree|like|love|understand|see|hear|get|know|mean|think (?:that|so|it)|can (?:do|live|take|see)|could|will|would)\b|(?:i|we)['’]ll (?:do|take|have|manage)\b|let['’]?s\b|do (?:it|that)\b|go (?:on|ahead)\b|keep\b)`;
/** "No, the Lions are bringing lights." */
const turnsDown = new RegExp(
  `${lead}(?:no|nah|nope)(?:[.!]?$|[,.!]+ (?!${approving})| (?=(?:i|we|the|they|not|skip|leave|don['’]?t|thanks?)\\b)(?!${approving}))`,
  'iu',
);
/** A no alone, wherever it stands in a turn. */
const isNo = /^\W*(?:(?:oh|well)\W+)*(?:no|nope|no way|no chance)[.!]*$/i;
/** What nobody can turn down by a no: whether there is anything against it. */
const asksForNone =
  /\b(?:any|anything|anybody|anyone|mind|against|objections?|problem|else|n['’]t|not|no)\b[^.?!]*\?\s*$/i;
/** Has it not: "then skip it", "okay, leave it", "I'm not saying yes to a trial". */
const leaves =
  /\b(?:skip (?:it|that|this)(?! (?:down|back|over)\b)|leave (?:it|that|this)(?=[.,!]|$| (?:then|there|for now|be|so)\b)|forget (?:it|that|about (?:it|that))(?=[.,!]|$| (?:then)\b)|(?:i|we)(?:['’]?ll| will| would|['’]d)? (?:have to )?pass(?: on (?:it|that|this))?(?=[.,!]|$)|(?:i|we)(?:['’]?m|['’]?re| am| are) not (?:saying yes|agreeing to|having (?:it|that)|going (?:for (?:it|that)|there|to (?:do|pay|have|take) (?:it|that)))|(?:i|we)['’]?d rather not|no,? thank(?:s| you))\b/iu;

/** 「うーん、それはいったん無しで」「いらんいらん」 */
const leavesJapanese =
  /いら(?:ん|ない)|(?:要ら|いりま|要りま)(?:ない|せん)|(?:それ|これ|そこ|今回|今年|今|いったん|一旦)(?:は|も)?、?(?:いったん|一旦)?(?:いい(?:です|わ|よ|や)|(?:な|無)し(?:で|に|だ|や|[。、]|$)|見送|やめ)|見送(?:り|ら|る)|ご?遠慮し|(?<!考え|でき|し)やめ(?:とき|ておき|とく|とこ|ておく|ておこ)|お断り|好かん/u;
/** 「すみません、冗談にならないので」 */
const refusesJapanese =
  /(?:(?:いえ|いや|すみません|申し訳|それは|さすがに)[^。]{0,14}(?:無理|でき(?:ません|かね)|出せません|いたしかね|難しい|厳しい|冗談|ご勘弁|ご容赦))|(?:無理|でき(?:ません|かねます)|出せません|いたしかねます)(?:です)?(?:[。、ね]|$)/u;

/** Whether the other side will not have what a remark of one side offers, by what it says in the reply at a position. */
export function isDeclinedAt(own: Remark, at: number, remarks: readonly Remark[]): boolean {
  const reply = remarks[at];
  if (!reply?.side || !own.side || own.side === reply.side) return false;
  const apart = turnOf(reply) - turnOf(own);
  if (own.side === 'internal' && leaves.test(reply.text) && isUnanswered(own, at, remarks)) return apart <= leftWithin;
  if (apart === 1 && (own.side === 'internal' ? leavesJapanese : refusesJapanese).test(reply.text))
    return isLastPut(own, remarks);
  if (apart !== 1 || asksForNone.test(own.text) || !isLastPut(own, remarks)) return false;
  if (isNo.test(reply.text)) return !remarks[at - 1]?.text.trim().endsWith('?') || opens(at, remarks);
  return opens(at, remarks) && turnsDown.test(reply.text);
}

/** Nobody of its own side has spoken since. */
function isUnanswered(own: Remark, at: number, remarks: readonly Remark[]): boolean {
  return remarks.slice(own.index + 1, at).every((one) => turnOf(one) === turnOf(own) || one.side !== own.side);
}

/** A no is said to what was put last: not to the site in "Bloomfield first, then. And ten percent off, if you took all three." */
function isLastPut(own: Remark, remarks: readonly Remark[]): boolean {
  const behind = remarks.slice(own.index + 1, own.index + 2 + mostBehind).filter((one) => turnOf(one) === turnOf(own));
  const asksMore = behind.some(({ text }) => text.endsWith('?') && text.split(' ').length > mostAsking);
  return behind.length === 0 || (behind.length <= mostBehind && !asksMore && !settles.test(own.text));
}

function opens(at: number, remarks: readonly Remark[]): boolean {
  const [own, before] = [remarks[at], remarks[at - 1]];
  return !own || !before || turnOf(before) !== turnOf(own);
}
