import type { NamedDay, SaidBeside } from './named-days.ts';

/** Comes to another day because of what was just said: "Friday, then", "the sixth it is", 「では水曜に」. */
const therefore =
  /(?!.*次(?:は|回))(?:(?:\w|[’']),? then\b(?! (?:i|we|you|he|she|they|it|the|my|our)\b)|^\W*(?:(?:oh|ah|well|okay|ok|right|all right|alright|fine|sure|so|yeah|yes)\b[,.]? )*then\b|\bit is\b(?! for )|^(?:あ、?|はい、?|ああ、?)?(?:では|じゃあ?|ほな|ほんなら|でしたら|それでは|そしたら|それなら))/iu;
/** A question that names little but a day. */
const asksDay = /^(?:\W*[\p{L}’']+){0,4}\W*$/u;

/** Says outright that a day will not do, in English and Japanese. */
const isBadDay =
  /\b(?:too (?:late|early|soon)|no need so|away|closed|(?:a |public |bank )?holiday|at (?:the|a) \p{L}+ (?:fair|show)|earlier|sooner|shuts?|no use|travelling|auditors?|off (?:that|on|till|until)|make (?:it|that))\b|遅い|遅すぎ|もう少し早|もっと早|早(?:い|め)(?:と|方が|ほうが)|早くでき|間に合[わい]|休み|休館|定休|いない|いません|おらん|おらへん|不在|出張|無理|(?:監査|棚卸し?|行事)が入|見られ(?:ない|ませ|へん|ん)|見れ(?:ない|ませ|へん)|てからに(?:し|な)|埋まっ|塞が|ふさが|都合が(?:悪|つか)/iu;
/** Takes a day as it was said. */
const acknowledges =
  /\b(?:thanks?|thank you|perfect|great|lovely|good|fine|okay|ok|works|brilliant)\b|ありがと|助かり|結構|了解|承知|大丈夫|^[^、。]{1,10}(?:です|だ|や)?[なね](?:[。、]|$)/iu;
const agrees = /^(?:はい|うん|ええ|おう|オーケー|オッケー|OK)/iu;
/** "Better still", after another day was named. */
const isBetter = /^\W*(?:even |still )?better\b|そのほうが|その方が/iu;
/** Asks for another day; any other question is of another matter. */
const asksForEarlier = /\b(?:earlier|sooner|make (?:it|that))\b|早[いくめ]|前に/iu;
const asks = /[?？]\s*$|(?:か|の)。?$/u;
/** Whoever promises something himself speaks of the day of that. */
const promises =
  /\b(?:i|we)(?:['’](?:ll|d)| will| shall| could| can| would| undertake| owe)\b(?! (?:not|need|like|love|want|prefer|rather|be|appreciate|hope)\b)|(?:送り|届け|渡し|出し|持ち|返し|戻し|連絡|返事|用意|手配|提出|確認|伺い|参り)(?:し|いたし|致し)?ます(?:ね|よ|ので|んで|から)?。?$|(?:いたし|いただき)ます(?:ね|よ|ので)?。?$|て(?:くる|おく|おき?ます|[いき]ます)(?:ね|よ|わ)?。?$/iu;
/** Puts a day forward for what another promised: says little else, or asks for it. */
const putsForward =
  /\b(?:make|do|give|say|call) (?:it|that|the|me)\b|\b(?:latest|instead|rather|suits?|prefer|need|want|grateful|appreciate|love|hop(?:e|ing)|ideal(?:ly)?|safer|how about|what about|(?:can|could) (?:we|you|it|that))\b|(?:に|で)(?:し|お願い|頼|来|持)|なら|(?:で|が)も?(?:いい|よ[いろか]|ええ|助か)|ください|下さい|もらえ|いただけ/iu;
const tellsMore = /\b(?:i|we|you|he|she|they|it|there|should|will)\b|[をがは]/iu;
/** Comes to another day: "Okay, the twentieth then", "oh, right, the fifteenth", 「ほな10日や」. */
const takesUp =
  /^\W*(?:(?:oh|ah|uh|um|hm+|well|right|okay|ok|all right|alright|fine|sure|fair enough|yeah|yes|no problem|no worries|sorry|then|so|in that case|let(?: us| me|['’]s)(?: (?:say|call it|make it))?|call it|make it|say)\b|(?:(?:by|on|the|this|next) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:twenty|thirty)|(?:first(?!,)|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\p{L}+teen)th|\d+(?:th|st|nd|rd))|tomorrow|today|end of)\b)|day,? then\b|\b(?:make|call) (?:it|that) (?:(?:by|on|the|next|this) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of|\p{L}+(?:th|st|nd|rd)\b|\d)|^(?:あかんわ?|ああ|あ、?|では|で[はし]|じゃあ?|ほな|ほんなら|でしたら|それでは|そしたら|それなら|承知|かしこまり|了解|わかりました|分かりました|はい|すみません|失礼|申し訳|…|[0-9０-９一二三四五六七八九十月火水木金土日明今来再])/iu;

/** Whether a day was turned down for another: by who named it, since the other side spoke against it, or in exchange for one of theirs. */
export function gaveWay(
  one: NamedDay,
  other: NamedDay,
  all: readonly NamedDay[],
  said: readonly SaidBeside[],
): boolean {
  if (isSelfRefused(one, other, said) || isWishedFor(one, other, all, said)) return true;
  if (!takesUp.test(other.text)) return false;
  return other.speaker === one.speaker ? isObjectedTo(one, other, all, said) : isTraded(one, other, all, said);
}

/** "By Friday." - (...) - "Ah, Friday I am away. Monday." */
function isSelfRefused(one: NamedDay, other: NamedDay, said: readonly SaidBeside[]): boolean {
  const { date } = one;
  return (
    other.speaker === one.speaker &&
    date !== null &&
    said.some(({ turn, position, refuses }) => turn === other.turn && position <= other.position && refuses(date))
  );
}

/** "By Friday." - "Our director looks at it on Wednesday, could it be Tuesday?" - "All right." */
function isWishedFor(one: NamedDay, other: NamedDay, all: readonly NamedDay[], said: readonly SaidBeside[]): boolean {
  if (other.turn !== one.turn + 1 || other.speaker === one.speaker || !wishes.test(other.text)) return false;
  const reply = said.filter(({ turn, speaker }) => turn === other.turn + 1 && speaker === one.speaker);
  const isRefused = reply.some(
    ({ refuses, text }) => (other.date !== null && refuses(other.date)) || pushesOff.test(text),
  );
  const isAnother = all.some((day) => day.turn === other.turn + 1 && day.date !== other.date);
  return reply.some(({ text }) => grants.test(text)) && !isRefused && !isAnother;
}

/** Asks whether a thing may be there on another day. */
const wishes =
  /(?:まで|中|朝|昼|夕方|曜|日|頭|末)(?:に|で)?(?:は|とか)?、?(?:なんとか|何とか|どうにか)?(?:なり|でき|出来|お願いでき|いただけ|頂け|もらえ|出せ|送れ|間に合い)?(?:ません|ない|へん)(?:です|でしょう)?(?:か|かな|の)|\b(?:could|can|would) (?:it|that|they|you|we|i)\b[^.]{0,30}\?\s*$|\bany chance\b/iu;
const grants =
  /わかりました|分かりました|承知|かしこまり|了解|^(?:はい|ええ|うん)[、。]|\b(?:all right|alright|sure|okay|ok|yes|of course|will do|no problem|can do|fine)\b/iu;
const pushesOff = /難し|厳し|無理|ちょっと|\b(?:can['’]?t|cannot|not|tight|tough|struggle|hard)\b/iu;

/** What the other says in between speaks against the day. */
function isObjectedTo(one: NamedDay, other: NamedDay, all: readonly NamedDay[], said: readonly SaidBeside[]): boolean {
  const answers = ({ turn, speaker }: { readonly turn: number; readonly speaker: string | undefined }) =>
    speaker !== one.speaker && turn > one.turn && turn < other.turn;
  const between = said.filter(answers);
  const names = (date: string | null, { turn, text }: SaidBeside) =>
    all.some((day) => day.date === date && day.turn === turn && day.text === text && !day.isOfAnother);
  const refuses = (date: string | null) => (remark: SaidBeside) => date !== null && remark.refuses(date);
  if (between.some(refuses(one.date))) return true;
  const last = between.at(-1);
  if (between.some(({ text }) => promises.test(text))) return false;
  const isNext = other.turn === one.turn + 2 && !other.isMeeting;
  const isNew = isNext && between.some((remark) => names(other.date, remark) && isPutForward(remark.text));
  if (last && asks.test(last.text) && !asksForEarlier.test(last.text) && !names(one.date, last))
    return isNew && asksDay.test(last.text);
  const isBad = between.some(({ text }) => isBadDay.test(text));
  const namesIt = between.some((said) => names(one.date, said) && !acknowledges.test(said.text));
  const isTaken = between.length === 0 || between.some(({ text }) => acknowledges.test(text) || agrees.test(text));
  const isDrawn = isNext && !isTaken && (therefore.test(other.text) || isOffered(other, all, said));
  return (isBad && !other.isMeeting) || namesIt || isNew || isDrawn;
}

/** "The tenth?" - "The tenth is good." */
function isOffered(other: NamedDay, all: readonly NamedDay[], said: readonly SaidBeside[]): boolean {
  if (!asks.test(other.text) || !asksDay.test(other.text)) return false;
  return said.some(
    ({ turn, speaker, text, refuses }) =>
      turn === other.turn + 1 &&
      speaker !== other.speaker &&
      other.date !== null &&
      !refuses(other.date) &&
      all.some((day) => day.date === other.date && day.text === text),
  );
}

/** "By Friday?" - "I am at a wedding on Friday. Thursday evening?" - "Better still." */
function isTraded(one: NamedDay, other: NamedDay, all: readonly NamedDay[], said: readonly SaidBeside[]): boolean {
  if (other.turn !== one.turn + 1) return false;
  const lead = said.filter(({ turn, position }) => turn === other.turn && position <= other.position);
  // with a promise of his own he speaks of the day of that
  const isRefused =
    !lead.some(({ text }) => promises.test(text)) &&
    lead.some(
      ({ text, refuses }) => (isBadDay.test(text) && !other.isMeeting) || (one.date !== null && refuses(one.date)),
    );
  const answer = said.find(
    ({ turn, speaker }) => turn > other.turn && turn <= other.turn + 2 && speaker !== other.speaker,
  );
  const isTaken = ({ text }: SaidBeside) =>
    acknowledges.test(text) || isBetter.test(text) || all.some((day) => day.date === other.date && day.text === text);
  return isRefused && answer !== undefined && isTaken(answer);
}

function isPutForward(text: string): boolean {
  const isShort = text.length <= shortest && !tellsMore.test(text);
  return putsForward.test(text) || isShort;
}

/** So few characters name little but a day. */
const shortest = 30;
