const leaning = /^(?:(?:はい|ええ|うん|では|じゃあ?)、?)*(?:それ|これ|あれ|その|そう|そちら|そこ|こちら)/u;
const whole = /(?:ます|です|ません|ました|でした|る|た|だ|い|ない)(?:か|が|けど|ね|よ|よね|な)?[。？?]?$/u;

/** Begins by taking up what was said before. @param text without the noises of speech, as all of these */
export function leansBack(text: string): boolean {
  return leaning.test(text);
}

/** Ends as a sentence does. */
export function endsWhole(text: string): boolean {
  return whole.test(text);
}
