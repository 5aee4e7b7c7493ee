const when =
  /いつ(?:までに?|頃|ごろ)?(?:[^。、]{0,6}(?:出|頂|いただ|もら|わか|分か|来|くる|届|でき|送|返|くれ))?|何日|何曜|今[日晩夜]か/u;
/** A question of more characters asks when something else is to be. */
const longestWhen = 20;

export function asksWhen(said: string): boolean {
  return said.length <= longestWhen && when.test(said);
}

/** Who takes back the day he said, and names another. */
export const anew =
  /^(?:あ、?|あー、?|えー、?)?(?:では|じゃあ?|ほな|そしたら|でしたら|だったら|それなら|やっぱり|やはり|すみません|失礼)/u;
export const takesUp = /^(?:はい|了解|承知|かしこまり|(?:分か|わか)りました|ええ|うん|おう|いい|もちろん)/u;
/** Begins to put another day in the place of the one just named. */
export const takesBack =
  /^(?:あ[、っー]*|えー?と、?|うーん、?)*(?:いえ|いや|すみません|すいません|ごめん|失礼|やっぱ|やはり|違う|ちが|待って|もとい|訂正|あ[、っー])/u;
/** Asks for another day than the one just named. */
export const asksForAnother =
  /早[くめ]|前倒し|遅[くめ]|急い|もう少し|もうちょっと|繰り上げ|後ろ倒し|ずら[しせ]|厳し|きつ|無理/u;
/** What a sentence is about, when it is a thing and no time. */
export const topic = /^([^、。はがを]{0,10}[\p{sc=Han}\p{sc=Katakana}ー]{2,})(?<!曜|日|月|週|時|頃|今度|次回)は(?!い)/u;
