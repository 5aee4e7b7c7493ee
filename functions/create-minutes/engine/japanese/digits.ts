import { counted, readKanjiNumber } from '../../evidence/kanji.ts';

const numeral = '[〇一二三四五六七八九十百千]';
/** A lone numeral behind a character that leads to none may belong to a name: 三浦第一ビル. */
const figure = new RegExp(
  `(?<![\\p{N}〇一二三四五六七八九十百千万億・数何幾〜~ー]|[〇一二三四五六七八九十]、)(?:(?:${numeral}{0,8}[十百千]${numeral}{0,8}|${numeral}{2,9}|(?<!(?![月年約計全各第額税別日])\\p{sc=Han})${numeral})(?:[万億](?:${numeral}{0,8})){0,2}|(?:${numeral}{1,8}[万億]){1,2}${numeral}{0,8})(?=[万億]?(?:${counted}))(?![万億]?(?:割[一二三四五六七八九]分|点[一二三四五六七八九]|(?:日(?!間)|本|枚|人)(?![一二三四五六七八九十百千])\\p{sc=Han}))`,
  'gu',
);
/** One or ten of these is said of something else. */
const saying = /^(?:一人|二人三|一度|一番|一部|一通|一点|一時|一分|十分|一回り|一品|千人|一号|二番)/u;

/** Numbers before what they count in digits, as minutes have them: 三十二拠点 is 32拠点, 四万六千八百円 4万6,800円. */
export function withDigits(text: string, names: readonly string[] = []): string {
  return text.replace(figure, (said, at: number) => {
    const end = at + said.length;
    if (saying.test(text.slice(at, end + 3)) || names.some((name) => overlaps(text, name, at, end))) return said;
    // 二三日 is two or three days, 二〇二七年 a year
    if (inPlaces.test(said))
      return /^年/u.test(text.slice(end)) && /^[〇一二三四五六七八九]{4}$/u.test(said) ? placed(said) : said;
    return said.replaceAll(new RegExp(`${numeral}+`, 'gu'), (part) => readKanjiNumber(part).toLocaleString('en-US'));
  });
}

const inPlaces = /[〇一二三四五六七八九]{2}/u;

function placed(said: string): string {
  return [...said].map((one) => readKanjiNumber(one)).join('');
}

function overlaps(text: string, name: string, at: number, end: number): boolean {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
    if (from < end && at < from + name.length) return true;
  return false;
}
