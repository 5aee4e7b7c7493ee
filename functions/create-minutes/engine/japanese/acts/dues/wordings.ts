import type { RepairWords } from '../../../dues/self-repair.ts';

const when =
  /いつ(?:までに?|頃|ごろ)?(?:[^。、]{0,6}(?:出|頂|いただ|もら|わか|分か|来|くる|届|でき|送|返|くれ))?|何日|何曜|今[日晩夜]か/u;
/** A question of more characters asks when something else is to be. */
const longestWhen = 20;

export function asksWhen(said: string): boolean {
  return said.length <= longestWhen && when.test(said);
}

/** 水曜までになりませんか */
export const asksOfDay = /(?:ません|ない|へん)(?:です|でしょう)?(?:か|かな|の)[。？?]?$/u;
/** Who takes back the day he said, and names another. */
export const anew =
  /^(?:あ、?|あー、?|えー、?)?(?:では|じゃあ?|ほな|そしたら|でしたら|だったら|それなら|やっぱり|やはり|すみません|失礼)/u;
export const takesUp = /^(?:はい|了解|承知|かしこまり|(?:分か|わか)りました|ええ|うん|おう|いい|もちろん)/u;
/** Begins to put another day in the place of the one just named. */
const takesBack =
  /^(?:あ[、っー…]*|えー?っ?と、?|うーん、?|ん[、ー]*|おっと、?|すみません、?|すいません、?|ごめん(?:なさい)?、?|失礼、?)*(?:いえ(?!いえ)|いや|やっぱ|やはり|違う|違い|違っ|ちが|待って|待てよ|もとい|訂正)|^あ[、っー…]*(?:すみません|すいません|申し訳|失礼)/u;
/** The same in the middle of a sentence. */
const takesBackInside =
  /^(?:まで(?:に)?)?(?:じゃな|ではな)|[。、…]\s*あっ?、|(?:[、。…―\s]|あ、?)(?:いえ(?!ば|いえ)|いや|やっぱ|やはり|違う|違い|違っ|待って|もとい|訂正|失礼しました|(?:すみません|すいません)(?!が))/u;
/** Comes back to it; who begins with an apology alone mostly asks for something. */
const putsRight =
  /^(?:あ[、っー]*)?(?:すみません、?|すいません、?|失礼、?)?(?:やっぱ|やはり|違い|違っ|間違|訂正|もとい)/u;
/** What a sentence is about, when it is a thing and no time. */
export const topic =
  /^([^、。はがを]{0,10}[\p{sc=Han}\p{sc=Katakana}ー]{2,})(?<!曜|日|月|月末|週|時|頃|今度|次回)は(?!い)/u;
/** Speaks of the day that was just named. */
const thatDay = /(?:その|あの)(?:日|週)/u;
/** What is said when something comes to mind that stands against a day, or stands against it. */
const obstacle =
  /(?:^|[、。…\s])(?:あ[っーぁ]*|おっと|しまった)[、\s]|^あっ?(?=[今明来再そ月火水木金土日年\d])|休み|休館|定休|不在|出張|ふさが|塞が|埋まっ|(?:監査|棚卸し?|行事)が入/u;

/** How who promises something puts another day in the place of his own. */
export const repair: RepairWords = {
  inside: takesBackInside,
  opening: takesBack,
  comingBack: putsRight,
  thatDay,
  obstacle,
};
