/** Speech that is told as it was said: what was told, what its speaker did in saying it. */
export const reported =
  /^(?:[^、。]{1,24}は、)?(?<said>.+?)(?<did>と(?:述べ|説明し|提案し|依頼し|尋ね|求め|希望し)|の考えを述べ)[^。]{1,3}。$/su;
const states = /^(?:と(?:述べ|説明し)|の考えを述べ)$/u;

/** A predicate in plain form ends what is stated: a verb, an adjective, the copula. Nouns, particles and the ends of dialects are none. */
const predicate =
  /(?:[うくすつぬむぐぶる]|(?<=[たなししくすもらきかよがわけど高安多早遅長悪]|[\p{sc=Han}])い|[しじちいきりみびえけせてねべめれげっん\p{sc=Han}]た|[んい]だ|ない|である|だった|だろう|のか)$/u;
/** They end as predicates do. */
const noPredicate =
  /(?:ばい|たい(?<=[、はがのるいう]たい)|さかい|くらい|ぐらい|みたい|いっぱい|やつ|とよ|よう|そう|ほう|もう|じゃろう|やろう|という|らしき|あたり|いう|たく|なく|まず|ず|いつ|どう|こう|どうぞ|はず|です|ます)$/u;
/** Where a recogniser or a speaker set no mark for so long, several sentences run on. */
const runsOn = /[^、。「」（）]{46}/u;
/** What was taken back, drawn out or said to the listener alone. */
const ofTalk =
  /…|——|(?:^|、)(?:いや|いえ|あ、|え、|違う|失礼|すみません|すいません|ごめん|うん|ええ|はい)|ねえ|なあ|さあ(?!.{0,2}び)|(?:だ|です|る|た|い|の|ん)(?:よ|ね|わ|さ)(?=[、\p{sc=Han}\p{sc=Katakana}]|$)|っす|んす(?=$|[、よね])|じゃん|や(?:ん|ろ|け|ない|ったら|のう)|(?<![増冷費絶癒肥])やし(?=、)|せやから|いうん|言うて|けん(?=[、\p{sc=Han}]|$)|ばってん|ったい$|そいけん|ごと(?:な[るっ]|し(?=て|た|ます))|もろ(?:う|た)|さかい|よろしゅう|なんぼ|やで(?=$|[、よ])|じゃあ|ましょう|とる(?=$|[、けん])|けども?(?!、)|(?<!いっ|[あこそど])ちゃ[うっいん]|とこ(?!ろ)|んな(?=、)|のよ|かいな(?!い|かっ|く)|かな(?!う|い|え|り)|でしょ(?!う)|だろ(?!う)|なんか|みたいな|(?:です|ます|でした|ました|ません)(?!と)/u;
/** Names of speech for what was said or named: 高いって, Zoomって; 使って and なって are of verbs. */
const quotes =
  /(?:[\p{sc=Katakana}ーA-Za-z0-9んだ]|です|ます|[なたしよ]い|[うくすつぬむぐぶる]|か)って(?!い|き|く|お)/u;
/** Nobody who was not there knows what these stand for. */
const points =
  /^(?:あれ|そこ|ここ|そちら|そっち|こっち|その(?!ため|後|他)|あの|この(?!たび|度)|そう|そんな|こんな|そういう|こういう)|[はがをにで](?:それ|これ|そこ)(?!ぞれ|以|から|まで|ら)|(?<![けぞこ])[、はがをにで]あれ(?!ば|以)|やつ/u;
/** What was said just before is often told, too. */
const takesUp = /^(?:それ|これ)/u;
/** Asked without か: 冊子はどうなった. */
const asksWhat =
  /(?:どう(?!し?ても|やら|せ|か)|いつ(?!も|か|で)|いくら(?!で?も|か)|誰(?!も|か|で)|どこ(?!も|か|で)|何(?!も|か|で|と|ら|度|回|年|人|件|本|社|店|割|台))[^、。]{0,10}[たるい]$/u;
/** Turns of politeness that tell nothing. */
const courteous = /臨席|賜|足労|恐縮|心苦し|世話にな|恐れ入|お礼|お祝い/u;
const called = /、(?:部長|課長|社長|専務|常務|先生|店長|[\p{sc=Han}]{1,4}さん)$/u;
const leastCharacters = 9;

const takingUp = 0.45;

/** Whether it is a whole statement in writing, that points at nothing outside it. */
export function isWholeStatement(said: string): boolean {
  return predicate.test(said) && !noPredicate.test(said) && isInWriting(said);
}

/** Whether nothing of it is said only in talk, and nothing points outside it. */
export function isInWriting(said: string): boolean {
  return ![runsOn, ofTalk, quotes, points, takesUp].some((broken) => broken.test(said));
}

/** How well a line that tells what somebody said is read by who was not there: 1 a whole sentence of writing that points at nothing outside it, 0 speech. */
export function readability(line: string): number {
  const { said, did } = reported.exec(line)?.groups ?? {};
  if (said === undefined || did === undefined) return 1;
  if (said.length < leastCharacters || called.test(said)) return 0;
  if (states.test(did) && (!predicate.test(said) || noPredicate.test(said) || asksWhat.test(said))) return 0;
  if ([runsOn, ofTalk, quotes, points, courteous].some((broken) => broken.test(said))) return 0;
  return takesUp.test(said) ? takingUp : 1;
}
