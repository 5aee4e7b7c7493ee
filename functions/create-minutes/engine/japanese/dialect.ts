/** 言われへん is 言えない, by the kana before れへん; 食べられへん is 食べられない, as it stands. */
const unable = Object.entries({
  わ: 'え',
  か: 'け',
  さ: 'せ',
  た: 'て',
  ま: 'め',
  ば: 'べ',
  が: 'げ',
  な: 'ね',
}).flatMap(
  ([row, able]) =>
    [
      [new RegExp(`${row}れへん(?=かった)`, 'gu'), `${able}な`],
      [new RegExp(`${row}れへん`, 'gu'), `${able}ない`],
    ] as const,
);

/** What is said about as often in Osaka and in Hakata as the standard form is elsewhere, by that form. */
const forms: readonly (readonly [spoken: RegExp, standard: string])[] = [
  [/言うと(?=く(?:。|$|と述|と説|けん|わ))/gu, '言ってお'],
  [/言うとった/gu, '言っていた'],
  [/言うとる/gu, '言っている'],
  [/言うて(?=来|き|い|く|ま|も|、)/gu, '言って'],
  [/言うてる/gu, '言っている'],
  [/もろ(?=た(?!い)|て)/gu, 'もらっ'],
  [/しもて/gu, 'しまって'],
  [/(?<=[っし来]|(?<!買)い)とります/gu, 'ています'],
  [/(?<=[っし来]|(?<![買吸]|らな)い)とる(?=。|$|[、のんがけしかもと])/gu, 'ている'],
  [/(?<=[っし来])とった/gu, 'ていた'],
  [/(?<=[っし来])とらん/gu, 'ていない'],
  [/おらへん(?=かった)/gu, 'いな'],
  [/おらへん/gu, 'いない'],
  [/でけへん(?=かった)/gu, 'できな'],
  [/でけへん/gu, 'できない'],
  [/けえへん(?=かった)/gu, 'こな'],
  [/けえへん/gu, 'こない'],
  [/(?<=[出寝来])えへん(?=かった)/gu, 'な'],
  [/(?<=[出寝来])えへん/gu, 'ない'],
  [/(?<=[っいしえけせねめれ])てへん(?=かった)/gu, 'ていな'],
  [/(?<=[っいしえけせねめれ])てへん/gu, 'ていない'],
  ...unable,
  [/(?<=[わらかさたまなばが]|[えけせねめれべ]|でき)へん(?=かった)/gu, 'な'],
  [/(?<=[わらかさたなばが]|[えけせねめれべ]|でき)へん(?=。|$|[、のわでけしか]|と述)/gu, 'ない'],
  [/(?<=[るたいん]|\p{sc=Han}|\p{sc=Katakana})やろ(?=。|$|と述|と説)/gu, 'だろう'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ん)や(?=から)/gu, 'だ'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana})やけん/gu, 'なので'],
  [/(?<=[円万%台名人])やった(?=。|$|と述|と説|の)/gu, 'だった'],
  [/(?<=[うくすつむぶるたいん])(?:ばい|たいね)(?=。|$|[、」]|と述)/gu, ''],
  [/(?<=[うくすつむぶるたい])けん(?=。|$|[、]|と述)/gu, 'から'],
  [/ほんま(?=に|の)/gu, '本当'],
  [/まひょ(?=。|$|か|と)/gu, 'ましょう'],
  [/(?<=[がでは])よか(?=。|$|と述|です)/gu, 'よい'],
];

/** Frequent forms of the Kansai and of Hakata as the rest of the country writes them: 困っとる is 困っている. */
export function standardForms(text: string): string {
  return forms.reduce((rest, [spoken, standard]) => rest.replace(spoken, standard), text);
}
