import type { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isIban, isMyNumber, passesLuhn } from './check-digits.ts';
import { type DigitRun, digitRuns } from './digit-runs.ts';
import type { BuiltInKind, PrivateFinder } from './finder.ts';

type ParsePhone = typeof parsePhoneNumberFromString;

const account =
  /(?:口座(?:番号)?|普通(?:預金)?|当座(?:預金)?|\b(?:account|acct|a\/c)(?: number| no\.?)?|\brouting(?: number)?|\bsort code)\s?(?:は|が|で|の|is|[:：#、,])?\s{0,2}(?:番号は?)?\s?$/iu;
/** What has such a number is no person; without "number" or "no." it may be where to call: "in case 415-555-0132 fails". */
const named = String.raw`\b(?:order|invoice|ticket|quote|quotation|case|p\.?o\.?|sku|part|serial|contract|tracking|reference)`;
const japaneseNamed =
  '(?:注文|発注|受注|見積|請求|契約|管理|製品|商品|品|型|伝票|追跡|案件|チケット|シリアル|整理|受付|会員|社員)書?(?:番号|No\\.?)';
const numbered = new RegExp(
  String.raw`(?:${named} ?(?:number|no\.?|id|#)(?: is)?:?|${japaneseNamed}(?:は|が|[:：])?)\s?$`,
  'iu',
);
const mayBeNumbered = new RegExp(String.raw`${named}(?: is)?:?\s?$`, 'iu');
/** A sum of money, or of things. */
const counted =
  /^(?:\s?(?:円|万|億|ドル|ユーロ|％|%)|\s(?:yen|dollars?|euros?|usd|eur|jpy|pounds?|users?|seats?|licen[cs]es?|units?|people|percent|(?:a|per) (?:month|year))\b)/i;
const date = /^(?:19|20)\d\d[-.\s]\d{1,2}[-.\s]\d{1,2}$/;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g;
/** As people write them at home; what has a plus sign may be of any country. */
const homeShapes: readonly (readonly [country: 'US' | 'JP', shape: RegExp])[] = [
  ['US', /^(?:1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}$/],
  ['JP', /^\(?0\d{0,4}\)?[ ().-]{0,2}\d{1,4}[ ().-]{0,2}\d{3,4}$/],
];

/** Numbers told apart by their check digits, their shape and the words before them; of two readings the first kind wins. */
export function findNumbers(wanted: ReadonlySet<BuiltInKind>, parsePhone: ParsePhone | undefined): PrivateFinder {
  return (text) => [
    ...(wanted.has('bankAccount') ? ibans(text) : []),
    ...digitRuns(text).flatMap((run) => {
      const kind = kindOf(run, parsePhone);
      return kind && wanted.has(kind) ? [{ kind, start: run.start, end: run.end, key: run.digits }] : [];
    }),
  ];
}

function kindOf(run: DigitRun, parsePhone: ParsePhone | undefined): BuiltInKind | undefined {
  const { digits, before, after, written } = run;
  if (/^[2-6]/.test(digits) && digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return 'card';
  if (counted.test(after) || date.test(written)) return undefined;
  if (account.test(before) && digits.length <= 17) return 'bankAccount';
  if (isMyNumber(digits) && /^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(written)) return 'myNumber';
  if (numbered.test(before) || (written === digits && mayBeNumbered.test(before))) return undefined;
  return parsePhone && isPhone(written, parsePhone) ? 'phone' : undefined;
}

function isPhone(written: string, parse: ParsePhone): boolean {
  if (/^[(]?\+/.test(written)) return parse(written)?.isPossible() ?? false;
  return homeShapes.some(([country, shape]) => shape.test(written) && parse(written, country)?.isValid());
}

function ibans(text: string): ReturnType<PrivateFinder> {
  return [...text.matchAll(iban)].flatMap((match) => {
    const [written] = match;
    const key = written.replace(/\s/g, '').toUpperCase();
    return isIban(written) ? [{ kind: 'bankAccount', start: match.index, end: match.index + written.length, key }] : [];
  });
}
