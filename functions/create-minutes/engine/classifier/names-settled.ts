/** Who says so leaves something out himself, and means the same by it. */
const leavesOut =
  /\b(?:not|no|never|without|leave|out|skip|drop|cut|cancel|instead|rather|remove)\b|n['’]t\b|外|なし|無し|ナシ|やめ|除|なく|ない|見送|却下/iu;
const word = /[\p{sc=Latin}\p{N}-]{3,}|[\p{sc=Han}\p{sc=Katakana}ー\p{N}]{2,12}/gu;

/** The names by which a remark that settles something can be put aside later; none where it leaves out what it names. */
export function namesSettled(text: string): ReadonlySet<string> {
  return leavesOut.test(text) ? new Set() : new Set(text.toLowerCase().match(word) ?? []);
}
