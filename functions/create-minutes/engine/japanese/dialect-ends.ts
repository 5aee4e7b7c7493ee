type Written = readonly [spoken: RegExp, standard: string];

const noun = '\\p{sc=Han}|\\p{sc=Katakana}|[ー円%％]|\\p{N}';
/** Where a clause ends. */
const ends = '(?=[。、）」]|$|と(?:述|説|指|の懸))';

/** What people say in the Kansai. */
const kansai: readonly Written[] = [
  [/せやから/gu, 'だから'],
  [/せやけど/gu, 'だが'],
  [/なんぼ(?=[、でがにか])/gu, 'いくら'],
  [new RegExp(`(?<=${noun}|そう|みたい|だけ|から)やねん${ends}`, 'gu'), 'である'],
  [new RegExp(`(?<=[うくすつぬむぶるたい])ねん${ends}`, 'gu'), ''],
  [new RegExp(`(?<=です|ます)ねん${ends}`, 'gu'), ''],
  [new RegExp(`(?<=${noun}|そう)やで${ends}`, 'gu'), 'である'],
  [new RegExp(`(?<=${noun})なん(?:よ|や(?:で|わ)?)${ends}`, 'gu'), 'である'],
  [/(?<=\p{sc=Han}[もはが])な、/gu, ''],
  [/(?<=[るた])で(?=。|$)/gu, ''],
  [new RegExp(`(?<=${noun}|[るたい])やん(?:か)?${ends}`, 'gu'), 'ではないか'],
  [new RegExp(`(?<=${noun}|[るたい])やろ${ends}`, 'gu'), 'だろう'],
  [/(?<=[るたい])ん(?:と)?ちゃう(?:かな?|の)?(?=[。、]|$|と?思)/gu, 'のではないか'],
  [/やのうて/gu, 'ではなく'],
  [/(?<=[えけせてねべめれ売払])なあかん(?:ねん)?/gu, 'なければならない'],
  [/(?<=たら|ては|ちゃ|んと)あかん(?:ねん)?/gu, 'いけない'],
  [/(?<=[高安早遅長多軽悪]|少な)な(?=る(?:。|$|[、のんかとわ])|っ(?:て|た))/gu, 'くな'],
  [/(?<=[るた]|[なたし]い)いう(?=の[はにが]|こと)/gu, 'という'],
  [/(?<=[るただ]|[なたし]い)て(?=言[っわういえ]|思[っわいう])/gu, 'と'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana})(?<![全都立])かて(?=[、\p{sc=Han}\p{sc=Katakana}])/gu, 'も'],
  [/(?<=さん)とこ(?=[がはをにでの])/gu, 'のところ'],
  [/(?<=\p{sc=Han})んとこ(?=[がはをにでの])/gu, 'のところ'],
  [/よう([言払買])わん/gu, '$1えない'],
  // 要らん, and no 客さん, 急なんで
  [
    /(?<=\p{sc=Han}(?<![見出寝来着])[らわかまば]|わから|いら|なら|たまら|かまわ)ん(?=[。、]|$|と(?:言|思|述|説|困|い[うけ])|から|ので|のは|わ(?:。|$))/gu,
    'ない',
  ],
];

/** What people say in Hakata and Kumamoto. */
const kyushu: readonly Written[] = [
  [
    /(?<=[高安良多早遅長短強弱悪怖痛重軽])か(?=ばい|たい(?:。|$|、)|けん|[。、]|$|です|ですよ|と(?:です|思|言)|もん)/gu,
    'い',
  ],
  [/(?<=[はもが]|意味)なか(?=ばい|けん|。|$|です|と(?:です|思|言))/gu, 'ない'],
  [/(?<=[るたい])ばってん(?=、)/gu, 'が'],
  [new RegExp(`(?<=です|ます|[うくすつむぶるた])(?:たい|ばい|ったい)${ends}`, 'gu'), ''],
  [new RegExp(`(?<=(?:${noun})(?<![見出来着似寝得居観視診重煙眠冷平]))たい${ends}`, 'gu'), 'である'],
  [new RegExp(`(?<=${noun})ばい${ends}`, 'gu'), 'である'],
  [
    /(?<=[\p{sc=Han}\p{sc=Katakana}ー](?<![並遊学選呼飛運結喜叫及転半例延伸]))ば(?=、?[\p{sc=Han}\p{sc=Katakana}つとやすし])(?!しば|しい|かり|らく)/gu,
    'を',
  ],
  [/(?<=[けせてめれ])(?<!受け)とり(?=ます)/gu, 'てい'],
  [/(?<=[けせてめれ])(?<!受け)とる(?=[。、]|$|から|ので|と述)/gu, 'ている'],
  [/言いよ(?=った|る)/gu, '言ってい'],
  [/(?<=言ってい)った/gu, 'た'],
  [/(?<=[るた])ご(?:つ|と)(?=し[てた]|な[るっ])/gu, 'ように'],
];

/** What is rough anywhere. */
const rough: readonly Written[] = [
  [
    /(?<=[えけげせねべめれら]|\p{sc=Han}[かさなまわ]|[出見来])(?<!だけ|くれ|それ|これ|あれ|ですか)ねえ(?=[。、]|$|だろ|んだ|って|と|の[。か]|よ)/gu,
    'ない',
  ],
  [/(?<=[はがも])ねえ(?=だろ|んだ|って|よ)/gu, 'ない'],
  [/(?<=\p{sc=Han}|[いきしちりみびに])てえ(?=[。、]|$|の|ん|と)/gu, 'たい'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|[るたいだんうつく円])だろ(?=[。、]|$)/gu, 'だろう'],
  [/(?<=[\p{sc=Han}いた])もん(?=[がはをにも](?!ん))/gu, 'もの'],
];

/** How clauses end and words are joined in talk of the Kansai, of Kyushu and of no place, as the rest of the country writes it: 高いねん is 高い, 電源ば引く is 電源を引く. */
export function standardEnds(text: string): string {
  return [...kansai, ...kyushu, ...rough].reduce((rest, [spoken, standard]) => rest.replace(spoken, standard), text);
}
