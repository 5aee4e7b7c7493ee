import { counted, readKanjiNumber } from '../../evidence/kanji.ts';

const numeral = '[〇一二三四五六七八九十百千]';
/** A lone numeral behind a character that leads to none may belong to a name: 三浦第一ビル. */
const lone = `(?:(?<!(?![月年約計全各第額税別日曜和人台個枚本件社店])\\p{sc=Han})|(?<=午[前後]))${numeral}`;
/** Of tens or more: 三十, 百四十, 千九百五十. */
const tens = `(?=${numeral}*[十百千])${numeral}{2,16}`;
/** With ten thousands in it a numeral is a sum or a number of things, whatever stands behind it: 百三万が限度. */
const tenThousands = `(?:${numeral}{1,8}[万億]){1,2}${numeral}{0,8}`;
const ofSaying =
  '割[一二三四五六七八九]分|点[一二三四五六七八九]|(?:(?<!月[一二三四五六七八九十]+)日(?!間)|本|枚|人)(?![一二三四五六七八九十百千以前後中付締午])\\p{sc=Han}';
const figure = new RegExp(
  `(?<![\\p{N}〇一二三四五六七八九十百千万億・数何幾〜~ー]|[〇一二三四五六七八九十]、)(?:${[
    `(?:${tens}|${numeral}{2,9}|${lone})(?:[万億](?:${numeral}{0,8})){0,2}(?=[万億]?(?:${counted}))(?![万億]?(?:${ofSaying}))`,
    `${tenThousands}(?!${numeral}|[万億遍石国])`,
    `${tens}(?!${numeral}|[万億]|、${numeral}|・|々|(?![以前程強弱超代分袋軒頭束坪羽杯缶樽鉢株玉切園校館戸着枚人本日教]|周年)\\p{sc=Han})`,
  ].join('|')})`,
  'gu',
);
const numerals = new RegExp(`${numeral}+`, 'gu');
const countedNext = new RegExp(`^(?:${counted})`, 'u');
/** One or ten of these is said of something else. */
const saying =
  /^(?:一人|二人三|一度|一番|一部|一通|一点|一時(?!半|[一二三四五])|一分|十分|一回り|一品|千人|一号|二番|十二分に|八千代|十人十)/u;

/** Numbers before what they count in digits, as minutes have them: 三十二拠点 is 32拠点, 四万六千八百円 4万6,800円. */
export function withDigits(text: string, names: readonly string[] = []): string {
  return asFigures(text).replace(figure, (said, at: number, whole: string) => {
    const end = at + said.length;
    if (saying.test(whole.slice(at, end + 3)) || names.some((name) => overlaps(whole, name, at, end))) return said;
    // 二三日 is two or three days, 二〇二七年 a year
    if (inPlaces.test(said))
      return /^年/u.test(whole.slice(end)) && /^[〇一二三四五六七八九]{4}$/u.test(said) ? placed(said) : said;
    // 十三十四 are two
    if (said.split(/[万億]/u).some((part) => !one.test(part))) return said;
    const useGrouping = !/^年(?!間)/u.test(whole.slice(end));
    const isCounted = countedNext.test(whole.slice(end));
    return said.replaceAll(numerals, (part, within: number) =>
      // 四万二千が reads as 4万2千が, and 四万二千円が as 4万2,000円が
      within > 0 && !isCounted && /^.千$/u.test(part)
        ? `${readKanjiNumber(part) / 1000}千`
        : readKanjiNumber(part).toLocaleString('en-US', { useGrouping }),
    );
  });
}

/** 二割五分 is 2割5分, 四分の三 4分の3, and 1万5千円 and 6240件 are 1万5,000円 and 6,240件. */
function asFigures(text: string): string {
  return text
    .replace(/(?<![\d.,])([1-9]\d?)千([1-9])百(?!\d)/gu, '$1,$200')
    .replace(/(?<![\d.,])([1-9]\d?)千(?=\d{3}(?!\d))/gu, '$1,')
    .replace(thousandsBehind, '$1,000')
    .replace(thousands, '$1,000')
    .replace(ungrouped, (number) => Number(number).toLocaleString('en-US'))
    .replace(
      /(?<![十百千])([一二三四五六七八九])割([一二三四五六七八九])分/gu,
      (_, tenths: string, parts: string) => `${readKanjiNumber(tenths)}割${readKanjiNumber(parts)}分`,
    )
    .replace(fraction, (_, below: string, above: string) => `${readKanjiNumber(below)}分の${readKanjiNumber(above)}`);
}

/** 四分の三 */
const fraction =
  /(?<![一二三四五六七八九十百千])([二三四五六七八九十])分の([一二三四五六七八九])(?![一二三四五六七八九十百千])/gu;
const thousandsBehind = new RegExp(`(?<=\\d万)([1-9])千(?=${counted})`, 'gu');
const thousands = new RegExp(`(?<![\\d.,万])([1-9]\\d?)千(?=${counted}|株|切れ|束|頭|羽)`, 'gu');
const ungrouped = new RegExp(`(?<![A-Za-z\\d.,:/-])[1-9]\\d{3,6}(?=[万億]|(?!年(?!間)|[号番章])(?:${counted}))`, 'gu');

const unit = '[一二三四五六七八九]';
const one = new RegExp(`^(?:${unit}?千)?(?:${unit}?百)?(?:${unit}?十)?${unit}?$`, 'u');
const inPlaces = /[〇一二三四五六七八九]{2}/u;

function placed(said: string): string {
  return [...said].map((one) => readKanjiNumber(one)).join('');
}

function overlaps(text: string, name: string, at: number, end: number): boolean {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
    if (from < end && at < from + name.length) return true;
  return false;
}
