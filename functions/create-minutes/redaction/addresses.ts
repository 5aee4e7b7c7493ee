import type { PrivateFinder } from './finder.ts';

/** Latin letters with accents, too; Japanese stands beside an address without a space. */
const latin = 'A-Za-z0-9\\u00c0-\\u024f';
const email = new RegExp(
  `(?<![${latin}_.+%-])[${latin}_.+%-]{1,64}@[${latin}-]{1,63}(?:\\.[${latin}-]{1,63}){1,5}`,
  'g',
);
const fullWidth = /[\uff01-\uff5e]/g;
const japanese =
  /(〒\s?|郵便番号(?:は|[:：、])?\s?)?(?<![0-9０-９-])[0-9０-９]{3}[-－ー‐−][0-9０-９]{4}(?![0-9０-９]|[-－]\d)/gu;
/** Without a mark a number of this shape is a postal code only before the name of a place. */
const place = /^[\s、の]{0,3}\p{sc=Han}{2,3}[都道府県市区]/u;
/** In capitals, for "in" and "or" are words; after a place where it is a word in capitals as well, such as OK and IN. */
const american =
  /(?:\b(?:A[KRZ]|C[AT]|DC|FL|GA|I[AL]|K[SY]|M[DINOST]|N[CDEHJMVY]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])|(?<=\p{Lu}\p{Ll}{1,20}[,.]? )(?:AL|CO|DE|HI|I[DN]|LA|M[AE]|O[HKR]|PA))\.?,? (\d{5}(?:-\d{4})?)(?![\d,.]\d|\s(?:yen|dollars?|users?|seats?|licen[cs]es?|units?|people)\b)|\b[Zz](?:ip|IP)(?: code)?(?: is)?:? (\d{5}(?:-\d{4})?)\b|\b[Pp]ostal code(?: is)?:? (\d{5}(?:-\d{4})?)\b/gu;
const british = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g;

export const findEmails: PrivateFinder = (text) =>
  [...inHalfWidth(text).matchAll(email)].map((match) => span('email', match.index, match[0]));

/** `ｔａｎａｋａ＠ｅｘａｍｐｌｅ．ｃｏｍ` has the same places in half width. */
function inHalfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Japanese codes with 〒 or before a place, American ones after a state, British ones. */
export const findPostalCodes: PrivateFinder = (text) => [
  ...[...text.matchAll(japanese)].flatMap((match) => {
    const [written, mark = ''] = match;
    const end = match.index + written.length;
    if (!mark && !place.test(text.slice(end, end + 8))) return [];
    return [span('postalCode', match.index + mark.length, written.slice(mark.length))];
  }),
  ...[...text.matchAll(american)].map((match) => {
    const code = match[1] ?? match[2] ?? match[3] ?? '';
    return span('postalCode', match.index + match[0].length - code.length, code);
  }),
  ...[...text.matchAll(british)].map((match) => span('postalCode', match.index, match[0])),
];

function span(kind: string, start: number, written: string) {
  return { kind, start, end: start + written.length, key: written.normalize('NFKC').toLowerCase() };
}
