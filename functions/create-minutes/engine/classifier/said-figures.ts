import { readOnce } from '../read-once.ts';
import { readKanjiNumber } from '../../evidence/kanji.ts';
import { smallNumbers, wholeTens } from '../../number-words.ts';

const tens = wholeTens.slice(2);
const counting = [...smallNumbers.slice(1), ...tens, 'hundred', 'thousand'].join('|');
const ordinal = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth';
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** "The first" is a day only beside its month. */
const early = `(?<early>(?<!\\p{L})(?:first|second|third)(?= of (?:${month})\\b)|(?<=\\b(?:${month}) (?:the )?)(?:first|second|third)\\b)`;
/** A number in words is one figure, however many words it has: "three fifty-five", "two and a half", "twenty ninth". */
const inWords = `(?<!\\p{L})(?:${counting})\\b(?:(?:[ -]|(?<=hundred|thousand) and )(?:${counting})\\b){0,6}(?:(?<=ty)[ -](?:${ordinal})\\b| and (?:an? |one )?(?:half|quarter)\\b)?`;

const figure = new RegExp(
  String.raw`(?<said>(?<![\p{N}.,万千億])\p{N}(?:[\p{N}.,]{0,14}\p{N})?(?:[万千億](?:\p{N}[\p{N}.,]{0,6}[万千百])?\p{N}{0,4})?(?:st|nd|rd|th)?|(?<![\p{N}〇一二三四五六七八九十百千万])[〇一二三四五六七八九十百千万]{1,12}(?=[割台名人件本回社ヶつ拠店床室食か月年日個枚円]|パーセント)|[月火水木金土日](?=曜)|${early}|${inWords}|\p{sc=Latin}{3,})(?:[万千億]{0,3}(?<counter>[割台名人件本回社時分ヶつ拠店床室食か月年日個枚円%％]|パーセント| ?per ?cent\b)|[ -](?<thing>\p{sc=Latin}{3,}))?`,
  'gu',
);
const classes = [
  ['day', /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|[月火水木金土日])$/u],
  ['month', /^(?:january|february|march|april|june|july|august|september|october|november|december)$/u],
  [
    'date',
    /\p{N}(?:st|nd|rd|th)$|(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)$|ty[ -](?:first|second|third)$/u,
  ],
  [
    'number',
    /\p{N}|^[〇一二三四五六七八九十百千万]+$|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half)$|[ -]/u,
  ],
] as const;
/** What follows a number and is not counted by it. */
const noThing =
  /^(?:and|then|works?|for|the|per|with|from|now|fine|good|that|is|was|are|will|would|can|at|each|it|in|on|to|of|or|if|so|but|not|all|together|please|sounds|percent|minus|plus|when|after|before|more|yep|yes|yeah|okay|you|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/u;
/** An hour is no number of things. */
const isHour =
  /\b(?:at|past|half|quarter to) (?:1?[0-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;
/** Behind 「2日」 these tell how long something takes, and not when it is. */
const lasts = /^(?:間|ずつ|分|目|ほど|くらい|ぐらい|程度|以内|前|後|がかり|か?かか|連続|あれば|早|遅|ずら|延)/u;
const lastOfMonth = 31;
/** So many figures of a remark are looked at. */
const mostFigures = 24;

/** By figure what it is: a day, a month, a date, or a number with the thing it counts. "16" and "sixteen" are one. */
export const figuresOf = readOnce(readFigures);

function readFigures(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const small = text.toLowerCase();
  figure.lastIndex = 0;
  for (let match = figure.exec(small); match && found.size < mostFigures; match = figure.exec(small)) {
    const { said = '', early: isEarly, counter, thing } = match.groups ?? {};
    // the next word may be a figure itself
    figure.lastIndex = match.index + said.length;
    const kind = isEarly ? 'date' : classes.find(([, says]) => says.test(said))?.[0];
    if (
      !kind ||
      counter === '時' ||
      (kind === 'number' && isHour.test(small.slice(Math.max(0, match.index - 12), match.index + said.length)))
    )
      continue;
    const counted = /^ ?per|％|パーセント/.test(counter ?? '')
      ? '%'
      : (counter ?? (thing === undefined || noThing.test(thing) ? '' : thing.replace(/s$/, '')));
    const isDate =
      kind === 'date' ||
      (counter === '日' && dayOf(said) <= lastOfMonth && !lasts.test(small.slice(match.index + match[0].length)));
    if (isDate) found.set(`${dayOf(said)}th`, 'date');
    else found.set(kind === 'number' ? digitsOf(said) : said, kind === 'number' ? `number ${counted}` : kind);
  }
  return found;
}

/** Numbers of different things stand beside each other; one that names no thing may be of any. */
export function isOfKind(own: string, other: string): boolean {
  if (own === other) return true;
  return own.startsWith('number ') && other.startsWith('number ') && (own === 'number ' || other === 'number ');
}

const days =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** "The thirteenth" and "the 13th", 十三日 and 13日 are one day. */
function dayOf(said: string): number {
  const [digits] = /^\p{N}+/u.exec(said) ?? [];
  if (digits !== undefined) return Number(digits);
  if (/^\p{sc=Han}/u.test(said)) return readKanjiNumber(said);
  const [ten = '', small] = said.split(/[ -]/);
  const one = days.indexOf(small ?? ten) + 1;
  if (small !== undefined) return 10 * (tens.indexOf(ten) + 2) + one;
  return ten === 'thirtieth' ? 30 : one;
}

/** As prices are said, one after the other: "three fifty-five" is 355 as "3.55" is; "two and a half" is 2.5. */
function digitsOf(said: string): string {
  if (/^\d+\.\d$/.test(said)) return said;
  if (/^\p{N}[\p{N}.,万千百億]*[万千億]/u.test(said)) return String(readKanjiNumber(said));
  if (/\p{N}/u.test(said)) return said.replace(/[.,]/g, '');
  if (/^\p{sc=Han}/u.test(said)) return String(readKanjiNumber(said));
  let digits = '';
  for (const word of said.split(/[ -]/)) {
    const [small, ten] = [smallNumbers.indexOf(word), tens.indexOf(word)];
    if (small > 0) digits = small < 10 && /[2-9]0$/.test(digits) ? digits.replace(/0$/, String(small)) : digits + small;
    else if (ten >= 0) digits += 10 * (ten + 2);
    else if (word === 'hundred' || word === 'thousand') digits = `${digits || 1}${word === 'hundred' ? '00' : '000'}`;
    else if (word === 'half' || word === 'quarter') digits += word === 'half' ? '.5' : '.25';
  }
  return digits || said;
}

/** A remark with more figures of a kind is a list of them. */
const mostOfKind = 2;

/** Kinds of figures of which a remark lists no more than two. */
export function fewOf(figures: ReadonlyMap<string, string>): readonly string[] {
  const kinds = [...figures.values()];
  return [...new Set(kinds)].filter((kind) => kinds.filter((one) => one === kind).length <= mostOfKind);
}
