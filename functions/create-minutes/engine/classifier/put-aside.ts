const article = '(?:(?:the|an?|our|your|that|those|any|more|free) )*';
const named = String.raw`(?!(?:it|that|this|them|those|these|one|both|all)\b)(?<name>[\p{L}\p{N}-]{3,})`;
const ends = String.raw`(?=[.,;!?]|$| (?:then|altogether|so|too|as well)\b)`;

const japaneseName = String.raw`(?<name>[\p{sc=Han}\p{sc=Katakana}ー\p{N}]{2,12}|[\p{sc=Latin}\p{N}-]{3,})`;
/** Has it not; not 「なしでも」「やめても」「なしですか」. */
const leftOut = `(?:(?:な|無)し|ナシ|取りやめ|やめ(?!て(?:い|ほし|くださっ)|られ)|見送(?:り|る|ろ|ら)|却下|ボツ|没)(?!でも|ても|では|には|じゃ|が|か|です?か|にし?ますか|[^。、]{0,6}[？?])`;

/** What gives way to something else, by name: "Hobbs, not Midland", "a round table in place of the webinar", 「仙台ではなく」. */
const asides: readonly RegExp[] = [
  /\b(?:not|instead of|in place of|rather than|no longer) (?:(?:the|an?|our|your|at|in|on|for) )*(?<name>[\p{L}\p{N}-]{3,})(?=[.,;!?]|$| (?:but|any ?more|then|any longer)\b)/giu,
  // "the ramp's out", "leave the ramp out", "scrap what I said about the ramp", "okay, no ramp then"
  new RegExp(String.raw`\b${named}(?:['’]s|['’]re| is| are| stays?) (?:out|off)${ends}`, 'giu'),
  new RegExp(String.raw`\b(?:leave|take) ${article}${named} (?:out|off|aside)\b`, 'giu'),
  new RegExp(
    String.raw`(?:^|[.,;!?]\s+|\b(?:let['’]s|we['’]ll|we will|we can|i['’]d|i['’]ll|please|then|so|okay|ok|and) )(?:scrap|drop|skip|scratch|lose|ditch|bin|forget)(?: what (?:i|we) (?:said|had) (?:about|on|of))? ${article}${named}${ends}`,
    'giu',
  ),
  new RegExp(String.raw`^\W*(?:(?:noted|ok(?:ay)?|right|fine|so|then|ha)\W+)+no ${article}${named}${ends}`, 'giu'),
  /(?<name>[\p{sc=Han}\p{sc=Katakana}ー\p{N}]{2,12})(?:さん|様|のほう)?(?:で(?:は|も)?なく|じゃなくて?|はやめ(?:て|ま|よ)|の代わりに)/gu,
  // 「じゃあリースはなし、買い取りで」, and no question whether it is
  new RegExp(
    `${japaneseName}(?:さん|様)?(?:の(?:ほう|方|話|件|案)|案|プラン)?(?:は|って|を)、?(?:もう|やっぱり?|やはり|今回は?|いったん|一旦)?、?${leftOut}`,
    'gu',
  ),
];
/** What was left out and is not after all: "the wrapper stays in", "keep the wrapper". */
const backs: readonly RegExp[] = [
  new RegExp(String.raw`\b${named} (?:stays?|remains?) (?:in|on)\b`, 'giu'),
  new RegExp(String.raw`\b(?:leave|keep|put) ${article}${named} (?:in|on|back)\b`, 'giu'),
];

/** "Forget the credit, give me new ones": means what was chosen long before as well. */
const strikes = new RegExp(
  String.raw`(?<!n['’]t |\bnot |\bnever |\bto )\b(?:forget|scrap|scratch|ditch|bin|skip|cancel) (?:about )?(?:the|that|those|these|our|your) (?:\p{L}+ )?${named}(?=[.,;!?]|$| (?:then|altogether|so|too|as well|and|give|let|we|i|just|instead|after all)\b)`,
  'giu',
);

/** 「2番はもうやめ」「やっぱり延長保証はなしで」 */
const strikesJapanese = [
  new RegExp(`${japaneseName}(?:の(?:ほう|方|話|件))?(?:は|って|を)、?(?:もう|やっぱり?|やはり)、?${leftOut}`, 'gu'),
  new RegExp(
    `(?:やっぱり?|やはり|さっきの|先ほどの|先程の)、?(?:さっきの|先ほどの|先程の)?${japaneseName}(?:の(?:ほう|方|話|件))?(?:は|って|を)、?(?:${leftOut}|なかったこと)`,
    'gu',
  ),
];

/** The names of what a remark strikes, in lower case. */
export function struckBy(text: string): ReadonlySet<string> {
  return namedBy([strikes, ...strikesJapanese], text);
}

/** The names that a remark puts aside, in lower case. */
export function putAside(text: string): ReadonlySet<string> {
  return namedBy(asides, text);
}

/** The names of what was left out and is in again, in lower case. */
export function putBack(text: string): ReadonlySet<string> {
  return namedBy(backs, text);
}

function namedBy(wordings: readonly RegExp[], text: string): ReadonlySet<string> {
  const small = text.toLowerCase();
  // nearly always none is there, which a search tells without a copy of the expression
  const said = wordings.filter((one) => small.search(one) >= 0);
  return new Set(said.flatMap((one) => [...small.matchAll(one)].flatMap(({ groups }) => groups?.name ?? [])));
}
