import type { PrivateFinder } from './finder.ts';

const email = /(?<![\w.+%-])[\w.+%-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/g;
const japanese =
  /(〒\s?|郵便番号(?:は|[:：、])?\s?)?(?<![0-9０-９-])[0-9０-９]{3}[-－ー‐−][0-9０-９]{4}(?![0-9０-９]|[-－]\d)/gu;
/** Without a mark a number of this shape is a postal code only before the name of a place. */
const place = /^[\s、の]{0,3}\p{sc=Han}{2,3}[都道府県市区]/u;
const american =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? (\d{5}(?:-\d{4})?)\b|\b(?:zip|postal) code(?: is)?:? (\d{5}(?:-\d{4})?)\b/gi;
const british = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g;

export const findEmails: PrivateFinder = (text) =>
  [...text.matchAll(email)].map((match) => span('email', match.index, match[0]));

/** Japanese codes with 〒 or before a place, American ones after a state, British ones. */
export const findPostalCodes: PrivateFinder = (text) => [
  ...[...text.matchAll(japanese)].flatMap((match) => {
    const [written, mark = ''] = match;
    const end = match.index + written.length;
    if (!mark && !place.test(text.slice(end, end + 8))) return [];
    return [span('postalCode', match.index + mark.length, written.slice(mark.length))];
  }),
  ...[...text.matchAll(american)].map((match) => {
    const code = match[1] ?? match[2] ?? '';
    return span('postalCode', match.index + match[0].length - code.length, code);
  }),
  ...[...text.matchAll(british)].map((match) => span('postalCode', match.index, match[0])),
];

function span(kind: string, start: number, written: string) {
  return { kind, start, end: start + written.length, key: written.normalize('NFKC').toLowerCase() };
}
