/** A currency as said after a number: which one it is may hang on where the meeting is. */
type Named = string | Readonly<Record<string, string>>;

const dollars: Readonly<Record<string, string>> = {
  'Australia/': 'AUD',
  'Pacific/Auckland': 'NZD',
  'Asia/Singapore': 'SGD',
  'Asia/Hong_Kong': 'HKD',
  'America/(?:Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton|Whitehorse|Yellowknife)':
    'CAD',
  '': 'USD',
};
const crowns: Readonly<Record<string, string>> = {
  'Europe/Copenhagen': 'DKK',
  'Europe/Oslo': 'NOK',
  'Atlantic/Reykjavik': 'ISK',
  'Europe/Prague': 'CZK',
  '': 'SEK',
};
const cents: Readonly<Record<string, string>> = { 'Europe/|Atlantic/': 'EUR', ...dollars };
const notes: Readonly<Record<string, string>> = { 'Europe/Dublin': 'EUR', ...dollars, '': 'GBP' };
/** In America a pound is a weight. */
const pounds: Readonly<Record<string, string>> = { 'America/': '', '': 'GBP' };
const shillings: Readonly<Record<string, string>> = {
  'Africa/Dar_es_Salaam': 'TZS',
  'Africa/Kampala': 'UGX',
  '': 'KES',
};
const pesos: Readonly<Record<string, string>> = {
  'America/(?:Argentina|Buenos_Aires)': 'ARS',
  'America/Bogota': 'COP',
  'America/Santiago': 'CLP',
  'Asia/Manila': 'PHP',
  '': 'MXN',
};
/** Elsewhere it is what was won. */
const won: Readonly<Record<string, string>> = { 'Asia/Seoul': 'KRW', '': '' };
/** Elsewhere it is of a model. */
const letterOfRand: Readonly<Record<string, string>> = { 'Africa/(?:Johannesburg|Maseru|Mbabane)': 'ZAR', '': '' };
const rupees: Readonly<Record<string, string>> = { 'Asia/Karachi': 'PKR', 'Asia/Colombo': 'LKR', '': 'INR' };

/** What a currency is called behind a number, how it is written before one as well, and which it is. */
const names: readonly (readonly [spoken: string, written: string, Named])[] = [
  ['(?:us|american) dollars?', 'USD|US\\$', 'USD'],
  ['canadian(?: dollars?)?', 'CAD|C\\$', 'CAD'],
  ['(?:australian|aussie) dollars?', 'AUD|A\\$', 'AUD'],
  ['(?:new zealand|kiwi|NZ) dollars?', 'NZD|NZ\\$', 'NZD'],
  ['singapore dollars?', 'SGD|S\\$', 'SGD'],
  ['hong kong dollars?', 'HKD|HK\\$', 'HKD'],
  ['(?:brazilian )?reais', 'BRL|R\\$', 'BRL'],
  ['mexican pesos?', 'MXN|MX\\$', 'MXN'],
  ['dollars?|bucks?', '\\$', dollars],
  ['euros?', 'EUR|€', 'EUR'],
  ['pounds? sterling|sterling|quid|pence', 'GBP|£', 'GBP'],
  ['p', '', 'GBP'],
  ['pounds?', '', pounds],
  ['fivers?|tenners?', '', notes],
  ['cents?', '', cents],
  ['(?:swiss )?francs?|rappen', 'CHF', 'CHF'],
  ['(?:swedish )?(?:kronor|krona)', 'SEK', 'SEK'],
  ['kroner?|crowns?', '', crowns],
  ['', 'DKK', 'DKK'],
  ['', 'NOK', 'NOK'],
  ['koruna', 'CZK', 'CZK'],
  ['rupees?', 'Rs\\.?', rupees],
  ['paise', 'INR|₹', 'INR'],
  ['z[lł]ot(?:y|ys|ies)', 'PLN', 'PLN'],
  ['yen', 'JPY|¥', 'JPY'],
  ['dirhams?', 'AED', 'AED'],
  ['rand', 'ZAR', 'ZAR'],
  ['', 'R', letterOfRand],
  ['ringgit', 'MYR', 'MYR'],
  ['baht', 'THB', 'THB'],
  ['forints?', 'HUF', 'HUF'],
  ['(?:kenyan |tanzanian |ugandan )?shillings?', '', shillings],
  ['', 'KES|KSh', 'KES'],
  ['won', '', won],
  ['(?:south )?korean won', 'KRW|₩', 'KRW'],
  ['pesos?', '', pesos],
  ['yuan|renminbi', 'RMB|CNY', 'CNY'],
  ['(?:turkish )?liras?', '₺', 'TRY'],
  ['shekels?', 'ILS|₪', 'ILS'],
  ['(?:saudi )?riyals?', 'SAR', 'SAR'],
  ['naira', 'NGN|₦', 'NGN'],
  ['rupiah', 'IDR', 'IDR'],
  ['(?:vietnamese )?dong', 'VND|₫', 'VND'],
];
const joined = (...patterns: readonly string[]) => patterns.filter((pattern) => pattern !== '').join('|');
const readers = names.map(
  ([spoken, written, named]) => [new RegExp(`^(?:${joined(spoken, written)})$`, 'iu'), named] as const,
);

const anyName = joined(...names.map(([spoken, written]) => joined(spoken === 'p' ? '' : spoken, written)));

/** A currency right behind a number; "3 p.m." is none. */
export const currencyAfter = new RegExp(`^[\\s-]{0,2}(?:${anyName})(?![\\p{L}])|^\\s?p(?!\\p{L}|\\.?\\s?m\\b)`, 'iu');

/** A currency right before a number: "R$ 40", "EUR 40". */
export const currencyBefore = new RegExp(`(?<!\\p{L})(?:${joined(...names.map(([, written]) => written))})\\s?$`, 'iu');

/** The ISO 4217 code of a currency as said or written; undefined where the word is none in that part of the world. */
export function currencyOf(said: string, timeZone: string | undefined): string | undefined {
  const name = said.replace(/^[\s-]+|\s+$/g, '');
  const named = readers.find(([pattern]) => pattern.test(name))?.[1];
  if (named === undefined || typeof named === 'string') return named;
  const zone = Object.keys(named).find((one) => new RegExp(`^(?:${one})`).test(timeZone ?? ''));
  return named[zone ?? ''] || undefined;
}
