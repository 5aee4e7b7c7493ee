/** Ends of talk by what a statement has there, tried again until none is left. */
const talk: readonly (readonly [RegExp, string])[] = [
  // said after the sentence is over
  [/(?<=.)、?(?:どうも)?(?:ありがとう|おめでとう)ございま(?:す|した)$/u, ''],
  [/[、\s](?:正直|ほんとに?|本当に|実際|たぶん|ねえ?|な)$/u, ''],
  [
    /(?<=(?<!結構|承知|大丈夫|そう|無理|はい)(?:ます|ました|ません|です|でした|ましょう)[よねわ]?)[、\s][^、。]{2,24}(?:んで|ので|から|けど|もんで|もので)$/u,
    '',
  ],
  [/(?<=[うくすつぬむぐぶるいただん]|です|ます)(?:わ[よねな]?|よ[ねな]?|ねえ?|なあ|なぁ|もん[ねな]?)$/u, ''],
  [/(?<=[るただ])ぞ$|(?<=[うくすつむぶるた]|[なたし]い|だ)さ$/u, ''],
  [/(?<=ます|です|ました|ません)[よねわ]{0,2}、?[^、。]{1,8}とか$/u, ''],
  // asks whether it is not so
  [/[のん](?:では|じゃ)ない(?:の|かな|かね|んですか|ですか|んでしょうか|でしょうか)$/u, 'のではないか'],
  [/(?:では|じゃ)ない(?:の|かな|かね|んですか|ですか|んでしょうか|でしょうか)$/u, 'ではないか'],
  [/(?<=たり|だり)しない(?:の|ん(?:です)?か?)?$/u, 'しないか'],
  [/((?:どう|どこ|いつ|いくら|なんで|何|誰|どれ)[^、。]{0,12}[るたい])の$/u, '$1か'],
  [/(?<=[うくすつぬむぐぶるた]|(?<!くらい|ぐらい|いっぱい)い)(?:の[よねさ]|んです|のだ|のです)$/u, ''],
  [/(?<=[うくつぬむぐぶるた]|(?<!くらい|ぐらい|いっぱい)い)んだ$|(?<=ん)の(?:だ|です)$/u, ''],
  [/な(?:の[よね]?|んだ)$/u, 'です'],
  [/(?<=[なたし高安多悪遅早長]い)ん$/u, ''],
  [/(?<=[るた]|[らさ]ん)とです(?:よ|たい|もん)?$/u, ''],
  [/(?<=[かさたなばまらわしけべえれめせげ])ないと(?:です)?$/u, 'なければなりません'],
  // gives a reason, or softens: 社長が見たら絶対なんか言うから, 三週間帰ってこないの
  [
    /(?<=[うくすつぬむぐぶる]|した|った|んだ|ない|しい|たい|[高安多悪遅早長強弱]い|[^ま]だ|です|ます|ました|ません)(?<!くらい|ぐらい|いっぱい|[違誤]い)(?:から|ので|んで|もん|の)$/u,
    '',
  ],
];

/** What was said, without what ends it only in talk: 足りないわよ、正直 is 足りない. */
export function withoutTalk(said: string): string {
  let rest = said;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const [end, as] of talk) rest = rest.replace(end, as);
  }
  return rest;
}

/** Speech breaks off where minutes go on, if not with where or by what means (現場で, メールで): お一人月1,800円で, 古い図面のまま開けちゃって, 7日になりまして. */
const brokenOff: readonly (readonly [RegExp, string])[] = [
  [/てて$/u, 'ている'],
  [/でて$/u, 'でいる'],
  [/ちゃって$/u, 'てしまった'],
  [/じゃって$/u, 'でしまった'],
  [/でして$/u, 'です'],
  [/(?<=[てで])(?:おり|い)?まして$/u, 'います'],
  [/まして$/u, 'ました'],
  [/(?<=ない)かなと$/u, 'のではないかと思います'],
  [/(?<=[るたい])かなと$|かと$/u, 'かと思います'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|\p{N})とか$/u, 'などです'],
  [
    /(?<=[\p{N}円％%]|形|無理|無料|無償|有償|予定|前提|条件|方向|状態|次第|段階|途中|未定|必須|可能|不可|対象|対応|上限|下限|同額|据え置き|税抜|税込|以上|以下|セット|プラン|ベース|ところ)で$/u,
    'です',
  ],
];

/** Speech that breaks off, with the ending it does without. */
export function wholeEnding(said: string): string {
  const [breaks, whole] = brokenOff.find(([ending]) => ending.test(said)) ?? [];
  return breaks && whole !== undefined ? said.replace(breaks, whole) : said;
}
