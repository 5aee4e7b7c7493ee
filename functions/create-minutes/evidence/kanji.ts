const digits = '〇一二三四五六七八九';
const small: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const large: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8 };
/** Digits before 万 and 億 count too; a lone kanji numeral is part of a word as often as a number. */
const run =
  /(?:\d+(?:[.,]\d+)*)?[〇一二三四五六七八九十百千万億]{2,}|\d+(?:[.,]\d+)*[十百千万億]+|[一二三四五六七八九十](?=[月日時分円名人台件社年週つ割])/gu;

/** Numbers that are written in kanji, wholly or in part: `百二十万`, `120万`, `二十日`. */
export function kanjiNumber(text: string): readonly string[] {
  return [...text.matchAll(run)].map(([found]) => String(readKanjiNumber(found)));
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
