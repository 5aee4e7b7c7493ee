type Written = readonly [spoken: RegExp, written: string];

const negates = '(?=[^、。]{0,14}(?:ない|ません|無理|難し|しづら|しにく|困))';
const asksAround = '(?=(?:確認|聞[いきか]|調べ|見[てた]|相談|待[っち]|考え|教え|持ち帰))';
/** Words of talk by those of writing. */
const words: readonly Written[] = [
  [/って、?(?=言[いうえおっわ]|思[いうっわえ])/gu, 'と'],
  [
    /(?<=[るいたんだかなよねくせろ円%％\p{sc=Katakana}])(?<!当た)って、?(?=聞[いかきこ](?!に)|怒[らりっ]|答え|書[いか])/gu,
    'と',
  ],
  [/(?<=」)って(?=[^、。])/gu, 'と'],
  [/もうちょっと/gu, 'もう少し'],
  [/(?<=[\p{N}〇一二三四五六七八九十百千万円枚台名人%])ちょっと/gu, '強'],
  [new RegExp(`ちょっと、?${negates}`, 'gu'), ''],
  [new RegExp(`ちょっと、?${asksAround}`, 'gu'), ''],
  [/ちょっと(?=\p{sc=Han}{1,2}[いしくさかなるうすわえけせげれた]|[\p{sc=Katakana}ー]+[すな]|損|きつ|つら)/gu, '少し'],
  [/ちょっと、?(?=[\p{sc=Han}\p{sc=Katakana}])/gu, ''],
  [/やっぱ(?:り|し)?(?=[、\p{L}\p{N}])/gu, 'やはり'],
  [/ばっか(?:り|し)/gu, 'ばかり'],
  [/あんまり/gu, 'あまり'],
  [/おんなじ/gu, '同じ'],
  [/でか(?=[いくす])/gu, '大き'],
  [/([どこそ])んだけ/gu, '$1れだけ'],
  [/いろんな/gu, 'さまざまな'],
  [/ほんと(?=[にの])(?!のう)/gu, '本当'],
  [/([こそどあ])っち(?=[はがをにでのもと、。]|から|まで|だと)/gu, '$1ちら'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ー)なん[てか](?=[\p{sc=Han}\p{sc=Katakana}])/gu, 'など'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ー)みたい(?=な[\p{sc=Han}\p{sc=Katakana}も]|に)/gu, 'のよう'],
  [/(?<=[るた]|な[いの])みたい(?=な[\p{sc=Han}\p{sc=Katakana}も]|に)/gu, 'よう'],
  [/(?<=[うるた]|[なしよ]い)やつ(?=[^れら]|$)/gu, 'もの'],
  [/(?<=^|[、。（はが])なんで(?=[^すも、。][^。]*(?:か|の|[？?])[。（）])/gu, 'なぜ'],
  [
    /(?<=[\p{sc=Han}\p{sc=Katakana}ーりみ]|もの|こと)な(?:ん|の)(?:です|だ)(?:が|けど|けれど|けれども)[ねさな]?、?/gu,
    'だが、',
  ],
  [/(?<=[うくすつぬむぐぶるた]|[なたしらよ]い)(?:ん|の)(?:です|だ)(?:が|けど|けれど|けれども)[ねさな]?、?/gu, 'が、'],
  [/(?<=[うくすつぬむぐぶるただ]|[なたしらよ]い)けど(?:ね|さ)?、/gu, 'が、'],
];

/** A told line in the words of writing: 現場ってちょっときついって言ってる has neither って nor ちょっと. */
export function inRegister(text: string): string {
  return words.reduce((rest, [spoken, written]) => rest.replace(spoken, written), text);
}
