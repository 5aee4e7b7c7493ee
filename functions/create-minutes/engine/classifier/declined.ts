import type { Remark } from '../../facts/talk.ts';
import { readsAsPuttingOff } from './reversal-words.ts';
import { figuresOf } from './said-figures.ts';
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
/** "Take or pay I don't do.", "I'd want ten on both." */
const turnsDownPlainly =
  /^\W*(?!(?:what|why|if|that|which|how|so|because|when|as|more|better|less|lower|higher|further|than|else|anything|nothing)\b)(?:[\p{L}\p{N}%-]+ ){1,6}(?:i|we) (?:do not|don['’]?t|cannot|can['’]?t|won['’]?t|will not) (?:do|accept|sign|go for)[.!]*$|^\W*(?:(?:well|hm+|no),? ?)?(?:i|we)(?:['’]d| would) (?:want|need|rather have) (?:at least |more like )?[\p{L}\d]+(?: \p{L}+)? (?:on|for|in|across) (?:both|all|each|everything)\b/iu;
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

/** 「五年はお約束いたしかねます」「三十三万はのめんて」 */
const cannotTake =
  /(?:(?:いたし|し|でき|応じ|受け|お受け|承り|申し上げ)かね(?:ます|る)|(?:の|飲|呑)め(?:ません|ない|んて|ん(?:[。、わよな]|$)|へん)|(?:約束|承諾|承認|了承)(?:は|も)?でき(?:ません|ない|ん|へん))/u;
/** 「はあ？高くなってるじゃない」 */
const balks = /高(?:い(?:なあ?|ね|わ|よ|です|や)|すぎ|くない|くなっ|なっと|なって|ない[？?])|高っ/u;
/** Has it after all. */
const takesJapanese =
  /それで(?:お願い|いき|行き|いい|結構|頼|手|進め|決)|その(?:条件|金額|値段|線|内容|形)で|手(?:を|)?打|(?:乗|の)りま(?:す|しょう)|しゃあない|しょうがない|仕方な|(?:わか|分か)(?:りました|った)|承知|了解|よろしくお願い|決まり(?:です|だ|や)?|お願いします/u;
/** Turns within which what was put off or balked at is had after all. */
const takenWithin = 5;

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
  return opens(at, remarks) && (turnsDown.test(reply.text) || turnsDownPlainly.test(reply.text));
}

/**
 * Whether the other side cannot take what a remark asks or offers, puts it off, or balks at it, by what it says in the reply at a position,
 * and does not come round.
 */
export function isSpurnedAt(own: Remark, at: number, remarks: readonly Remark[]): boolean {
  const reply = remarks[at];
  if (!reply?.side || !own.side || own.side === reply.side || turnOf(reply) !== turnOf(own) + 1) return false;
  if (!isSpurned(own, reply) && !(isAskedInVain(own, reply) && opens(at, remarks))) return false;
  return isLastPut(own, remarks) && !isTakenAfterAll(own, reply, remarks);
}

/** What one cannot take, puts off, or balks at when the seller asks it. */
function isSpurned(own: Remark, { text }: Remark): boolean {
  return (
    cannotTake.test(text) ||
    readsAsPuttingOff(text) ||
    (own.side === 'internal' && balks.test(text) && isOfOneSum(own.text, text))
  );
}

/** What is dear is the sum just named, and no other. */
function isOfOneSum(asked: string, said: string): boolean {
  const [own, other] = [figuresOf(asked), figuresOf(said)];
  return own.size > 0 && [...other.keys()].every((one) => own.has(one));
}

/** 「25にしてもらえませんか」「25は、ゴールドの会社だけでして」: a favour the seller answers by who else gets it. */
function isAskedInVain(own: Remark, { text }: Remark): boolean {
  return own.side === 'external' && favour.test(own.text) && onlyFor.test(text);
}
const favour =
  /(?:もら|いただ|頂|く|なり|でき)(?:え|け|れ)?(?:ません|ない|へん|ます)(?:の|ん)?(?:です|でしょう)?か(?:ね|な)?[。？?]*$/u;
const onlyFor =
  /(?:だけ|のみ|限定|限り|専用|以上の(?:方|お客様|会社|場合))(?:の(?:条件|価格|値段|特典|話|もの))?(?:です|でして|なんです|になり|となっ|に限|でござい)?(?:[。、ねよ]|$)/u;

/** Whoever puts off or balks says yes before long, and to no other figure: 「高いなあ」「これが精一杯です」「じゃあそれで」 */
function isTakenAfterAll(own: Remark, reply: Remark, remarks: readonly Remark[]): boolean {
  const asked = figuresOf(own.text);
  for (const one of remarks.slice(reply.index + 1, reply.index + 1 + mostTaking)) {
    if (turnOf(one) - turnOf(reply) > takenWithin) return false;
    const isOther = asked.size > 0 && [...figuresOf(one.text).keys()].some((figure) => !asked.has(figure));
    if (isOther && turnOf(one) !== turnOf(reply)) return false;
    if (one.side === reply.side && takesJapanese.test(one.text)) return true;
  }
  return false;
}
const mostTaking = 16;

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
