import type { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isIban, isMyNumber, passesLuhn } from './check-digits.ts';
import { type DigitRun, digitRuns } from './digit-runs.ts';
import type { BuiltInKind, PrivateFinder } from './finder.ts';

type ParsePhone = typeof parsePhoneNumberFromString;

const account =
  /(?:口座(?:番号)?|普通(?:預金)?|当座(?:預金)?|\b(?:account|acct|a\/c)(?: number| no\.?)?|\brouting(?: number)?|\bsort code)(?:は|が|で|の|is|[:：#、,])?\s{0,2}(?:番号は?)?\s?$/iu;
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
  const { digits, before, written } = run;
  if (/^[2-6]/.test(digits) && digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return 'card';
  if (account.test(before) && digits.length <= 17) return 'bankAccount';
  if (isMyNumber(digits) && /^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(written)) return 'myNumber';
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
