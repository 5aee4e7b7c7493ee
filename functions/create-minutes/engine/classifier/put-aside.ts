/** What gives way to something else, by name: "Hobbs, not Midland", "a round table in place of the webinar", 「仙台ではなく」. */
const asides: readonly RegExp[] = [
  /\b(?:not|instead of|in place of|rather than|no longer) (?:(?:the|an?|our|your|at|in|on|for) )*(?<name>[\p{L}\p{N}-]{3,})(?=[.,;!?]|$| (?:but|any ?more|then|any longer)\b)/giu,
  /(?<name>[\p{sc=Han}\p{sc=Katakana}ー\p{N}]{2,12})(?:さん|様|のほう)?(?:で(?:は|も)?なく|じゃなくて?|はやめ(?:て|ま|よ)|の代わりに)/gu,
];
/** Who says so leaves something out himself, and means the same by it. */
const leavesOut =
  /\b(?:not|no|never|without|leave|out|skip|drop|cut|cancel|instead|rather|remove)\b|n['’]t\b|外|なし|やめ|除|なく|ない/iu;
const word = /[\p{sc=Latin}\p{N}-]{3,}|[\p{sc=Han}\p{sc=Katakana}ー\p{N}]{2,12}/gu;

/** The names that a remark puts aside, in lower case. */
export function putAside(text: string): ReadonlySet<string> {
  const small = text.toLowerCase();
  return new Set(asides.flatMap((aside) => [...small.matchAll(aside)].flatMap(({ groups }) => groups?.name ?? [])));
}

/** The names by which a remark that settles something can be put aside later; none where it leaves out what it names. */
export function namesSettled(text: string): ReadonlySet<string> {
  return leavesOut.test(text) ? new Set() : new Set(text.toLowerCase().match(word) ?? []);
}
