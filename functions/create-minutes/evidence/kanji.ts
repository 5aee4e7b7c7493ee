const digits = '〇一二三四五六七八九';
const small: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const large: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8 };
/** What numerals count; before other words one may be part of a name or a saying. */
export const counted =
  '円|銭|ユーロ|ドル|席|床|個|件|便|本(?!化|当|人|日|社|来|番|格)|枚|名|社|店|店舗|拠点|か所|カ所|箇所|か月|ヶ月|カ月|ヵ月|週間|日間|年間|営業日|パーセント|%|割(?!り)|台|回(?!り|線|収|答)|棟|室|冊|部(?!分|署|長|品|門|屋)|時間|分間|秒|キロ|センチ|ミリ|平米|坪|トン|グラム|リットル|人(?!ひとり|一人|前|柄|気|手)|年(?!寄|配|上|下)|月(?!並)|日(?!頃|本|程|常)|時(?!々|的|期|点)|分(?!か|け|だ|な|、|の[一]|野)|歳|階|号|章|項|版|期(?!待|間)|倍|桁|番(?!組)|通(?!り|話|知|常)|点(?!検)|品(?!質|目)|種類|グループ|ライン|アカウント|ライセンス|ユーザー';
/** Digits before 万 and 億 count too; a lone kanji numeral is part of a word as often as a number. */
const digitsWritten = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const run = new RegExp(
  [
    // 4万5千 is one number, and so is 8千5百
    `(?<!\\d)(?:${digitsWritten}[万億])+(?:\\d[千百十])+\\d?(?![\\d万億]|,\\d)`,
    '(?<!\\d)\\d{1,2}千\\d{3}(?!\\d)',
    `(?<!\\d)\\d[千百](?:\\d[百十])+\\d?(?![\\d万億]|,\\d)`,
    `(?<!\\d)(?:${digitsWritten}[万億]){2,}(?:${digitsWritten})?(?![\\d十百千])`,
    `(?<!\\d)(?:${digitsWritten}[万億])+${digitsWritten}(?![十百千万億〇一二三四五六七八九\\d]|,\\d)`,
    '(?:(?<!\\d)\\d+(?:[.,]\\d+)*)?[〇一二三四五六七八九十百千万億]{2,}',
    '(?<!\\d)\\d+(?:[.,]\\d+)*[十百千万億]+',
    `[一二三四五六七八九十百千](?=(?:つ|${counted}))`,
    '(?<=割)[一二三四五六七八九](?=分)',
  ].join('|'),
  'gu',
);

/** Numbers that are written in kanji, wholly or in part: `百二十万`, `120万`, `二十日`. */
export function kanjiNumber(text: string): readonly string[] {
  return [...text.matchAll(run)].map(([found]) => String(readKanjiNumber(found)));
}

/** A text without the numbers that are written in kanji, wholly or in part. */
export function withoutKanjiNumbers(text: string): string {
  return text.replace(run, ' ');
}

/** The value of a number written in digits, kanji or both: `1億2000万` is 120000000. */
export function readKanjiNumber(text: string): number {
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const piece of text.match(/\d+(?:[.,]\d+)*|./gu) ?? []) {
    if (/^\d/.test(piece)) digit = Number(piece.replaceAll(',', ''));
    else if (digits.includes(piece)) digit = (digit ?? 0) * 10 + digits.indexOf(piece);
    else if (small[piece] !== undefined) {
      section += (digit ?? 1) * small[piece];
      digit = undefined;
    } else {
      total += (section + (digit ?? (section > 0 ? 0 : 1))) * (large[piece] ?? 1);
      section = 0;
      digit = undefined;
    }
  }
  return total + section + (digit ?? 0);
}
