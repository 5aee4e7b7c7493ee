/** So much without a mark is hardly one sentence, and so much hardly one clause. */
const stretches = { sentence: /[^、。「」（）？?！!\s]{14,}/gu, clause: /[^、。「」（）？?！!\s]{26,}/gu } as const;
/** Where something new begins: no kana of an ending or a particle. */
const begins =
  '[\\p{sc=Han}\\p{sc=Katakana}\\p{N}]|そこ|それ|これ|あれ|その(?!う)|この|あの|こっち|どっち|でも(?!い)|だから|そしたら|じゃあ|うち|あと|もし|ちょっと|いや';
/** What only such an ending has: 要りますよね, 入ってんすか. */
const politely = '(?:です|ます|ました|ません|でした|でしょう|っす|んす)(?:よねえ?|よ|ねえ?|か|わ)?';
/** だな and かな, and what a verb or an adjective has behind it for the listener: 高いなあ, 言ったよ. */
const toListener =
  '(?:(?:[うくすつぬむぐぶる]|[たなしらよ高安多早遅長短]い|[っんしいきけえせれめべ]た|だ|[うくすつむぶるたい]の|(?<=[るた])ん)(?:よねえ?|ねえ|なあ|よ|わ|もんね?)|だ[なね]|[うるいた]かな|っけ|(?<=[うくつむぶる]|た|[なたしよい]い)んだ|なんの)';
const sentenceEnd = new RegExp(
  `(?<=${politely})(?<!(?:[をがはにでもとへの]|から|まで)ですね)(?=${begins})|(?<=${toListener})(?=${begins})(?![^、。]{0,3}(?:思|言|聞))|(?<=[ただいるうすす])(?<!それ)(?=そしたら|じゃあ(?!な))`,
  'gu',
);
/** 出来るんですけど下見は goes on with another clause, 忙しいんで来週は gives a reason. */
const clauseEnd = new RegExp(
  `(?<=[るたいだ]|です|ます|ません)(?:けど|けれど|けれども)(?:ね|さあ?)?(?=${begins}|[ぁ-ん]{4})|(?<=[るた]|ない)(?<link>ので)(?=[\\p{sc=Han}\\p{sc=Katakana}\\p{N}])|(?<=[るいだ])(?<reason>から)さあ?(?=${begins})`,
  'gu',
);
/** おうメールで, え何それ: heard before the sentence begins. */
const heard =
  /^(?:おう|へえ|うん|ああ|ねえ?|あ|え)(?=[\p{sc=Han}\p{sc=Katakana}\p{N}]|だから|でも|それ|そう|なんか|もらえ)/u;
const beside = /（[^（）]*）。?$/u;

/** What a recogniser wrote without marks, with a full stop where a sentence is over: 高いなあ今のとこ36だ is 高いなあ。今のとこ36だ. */
export function withStops(text: string): string {
  const aside = beside.exec(text)?.[0] ?? '';
  const said = text.slice(0, text.length - aside.length).replace(heard, '');
  return (
    said
      .replace(stretches.clause, (stretch) =>
        stretch.replace(clauseEnd, (_, ...rest: unknown[]) => {
          const { link, reason } = rest.at(-1) as Record<string, string | undefined>;
          return `${link ?? reason ?? 'が'}、`;
        }),
      )
      .replace(stretches.sentence, (stretch) => stretch.replace(sentenceEnd, '。')) + aside
  );
}
