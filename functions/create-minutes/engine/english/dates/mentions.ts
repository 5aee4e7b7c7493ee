import { readOnceFor } from '../../read-once.ts';
import { readDay, type Words } from './read-day.ts';

/** A day somebody names, and how it is meant. */
export interface DayMention {
  /** Verbatim, with the preposition. */
  readonly asWritten: string;
  readonly start: number;
  readonly end: number;
  readonly date: string | undefined;
  readonly rule: string;
  /** Said to be the last day: "by", "latest". */
  readonly limit: boolean;
  /** Denied, past, the beginning of something or the name of an event: no day by which to do a thing. */
  readonly barred: boolean;
}

const token = /[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu;
const limits = new Set('by before until till within than latest due'.split(' '));
const prepositions = new Set([
  ...limits,
  'on',
  'for',
  'the',
  'no',
  'not',
  'later',
  'early',
  'sometime',
  'around',
  'come',
  'noon',
]);
const negations = new Set('not never cannot no without neither nor'.split(' '));
const past = new Set(
  'last since from starting starts started start previous as effective past ago was were had following through after'.split(
    ' ',
  ),
);
const events = new Set(
  'session sessions meeting meetings call launch event deadline release board workshop demo show conference'.split(' '),
);
const denied =
  /^(?:\s*(?:is|are|was|would be|will be)?\s*(?:too (?:early|late|soon|tight)|(?:is|are|['’]s) (?:out|no good|no go|bad|dead|gone|impossible|full|hopeless)|(?:no good|no go|hopeless)\b|out(?=[,.;!?]|$)|does not work|will not work|(?:i|we) (?:cannot|could not|will not) (?:do|make|manage)\b|is not|did not|cannot))/i;

/** "I was going to say Tuesday, but ..." */
const meantToSay = /\b(?:going|about|wanted|tempted) to say$|\b(?:would|had) (?:have )?said$/;

/** Most that is said names no day: without any of these there is nothing to read. */
const hint =
  /\d|day|tomorrow|night|morning|afternoon|arvo|evening|week|month|quarter|year|hour|\beo[dwmqy]\b|\bcob\b|close of|christmas|xmas|new year|easter|bonfire|guy fawkes|hallowe|thanksgiving|juneteenth|valentine|pa(?:dd|tt)y|patrick|end of|middle of|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th\b|\b(?:first|second|third|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Every day named in a text (short forms written out), for a meeting on the base day. */
export const dayMentions = readOnceFor(mentionsIn);

function mentionsIn(text: string, day: string | undefined): readonly DayMention[] {
  if (!hint.test(text)) return [];
  const tokens = [...text.matchAll(token)];
  const words: Words = {
    said: tokens.map(([word]) => word),
    small: tokens.map(([word], i) =>
      isNoun(word, tokens[i - 1]?.[0], tokens[i + 1]?.[0]) ? 'answer' : word.toLowerCase().replace('’', "'"),
    ),
  };
  const found: DayMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = readDay(words, at, day ?? anyDay);
    if (!read) continue;
    found.push(
      mentionAt(text, tokens, words.small, at, read.length, day === undefined ? undefined : read.date, read.rule),
    );
    at += read.length - 1;
  }
  return found.filter((one, i) => !isSaidInFull(one, found[i + 1], text));
}

/** "Friday, Friday the sixth": a weekday that is said once more with its date. */
function isSaidInFull(one: DayMention, next: DayMention | undefined, text: string): boolean {
  const [said, more] = [one, next].map((day) => (day ? text.slice(day.start, day.end) : ''));
  if (!next || !said || !/^\p{L}+$/u.test(said) || !/^[\s,.–—-]{1,4}$/u.test(text.slice(one.end, next.start)))
    return false;
  return new RegExp(`^${said} (?:the |\\d|\\p{L}+ \\d)`, 'iu').test(more ?? '');
}

const without =
  /^(?:costs?|charges?|fees?|extra|problems?|worries|bother|rush|fuss|doubt|obligation|strings|commitment)$/i;

/** "A yes or a no by Friday" denies no Friday, nor does "at no cost by Friday". */
function isNoun(word: string, before = '', after = ''): boolean {
  return /^no$/i.test(word) && (/^(?:an?|or)$/i.test(before) || without.test(after));
}

/** Where the day of the meeting is not known the words are still found. */
const anyDay = '2000-01-03';

function mentionAt(
  text: string,
  tokens: readonly RegExpExecArray[],
  small: readonly string[],
  at: number,
  length: number,
  date: string | undefined,
  rule: string,
): DayMention {
  let first = at;
  while (first > 0 && first > at - 4 && prepositions.has(small[first - 1] ?? '') && adjacent(text, tokens, first))
    first--;
  const led = small.slice(first, at);
  const before = small.slice(firstTogether(text, tokens, first), first);
  const end = offset(tokens, at + length - 1, true);
  const noLater = led.includes('later') && led.includes('than');
  const rest = text.slice(end);
  const negated = !noLater && (led.some((word) => negations.has(word)) || before.some((word) => negations.has(word)));
  const own = led.findIndex((word) => !negations.has(word) || noLater);
  const start = offset(tokens, own < 0 ? at : first + own, false);
  return {
    asWritten: text.slice(start, end),
    start,
    end,
    date,
    rule,
    limit:
      led.some((word) => limits.has(word)) || /^[\s,]*(?:at the |the |at )?(?:very )?(?:latest|outside)\b/i.test(rest),
    barred:
      negated ||
      (denied.test(rest) && !(led.includes('before') && /^\s*is (?:out|over)\b/i.test(rest))) ||
      (past.has(small[first - 1] ?? '') && rule !== 'weekend' && !isSentThrough(small[first - 1], led)) ||
      (small[first - 1] ?? '').startsWith('today') ||
      (small[first - 1] === 'to' && small[first - 2] === 'up' && small[first - 3] !== 'have') ||
      (isToday(rule, led) && isDone(text.slice(0, start))) ||
      meantToSay.test(small.slice(Math.max(0, first - 4), first).join(' ')) ||
      small[at + length] === 'ago' ||
      (events.has(small[at + length] ?? '') && !led.includes('before')),
  };
}

/** "I cannot tell you today", "we do not offer that today" */
function isDone(ahead: string): boolean {
  return notDone.test(ahead) && !asksIt.test(ahead);
}

const notDone =
  /\b(?:not|cannot|never)\b(?! (?:only|mind|forget|before|until|till|later)\b)(?:(?! and\b)[^,.;:!?]){0,40}$/i;
/** "Why do you not send it today?" */
const asksIt = /\bnot (?:you|we|they)\b|\b(?:you|we|they) not\b|\bbut\b[^,.;:!?]*$/i;

function isToday(rule: string, led: readonly string[]): boolean {
  return (rule === 'sameDay' || rule === 'tomorrow') && !/\b(?:before|until|till)\b/.test(led.join(' '));
}

/** "Send it through by Friday" */
function isSentThrough(before: string | undefined, led: readonly string[]): boolean {
  return before === 'through' && led.some((word) => limits.has(word));
}

/** Of the two words before a place the first that no mark parts from it: "no frills, on Friday" denies no Friday. */
function firstTogether(text: string, tokens: readonly RegExpExecArray[], at: number): number {
  let first = at;
  while (
    first > 0 &&
    first > at - 2 &&
    !/[,;:.!?—–]/.test(text.slice(offset(tokens, first - 1, true), offset(tokens, first, false)))
  )
    first--;
  return first;
}

function adjacent(text: string, tokens: readonly RegExpExecArray[], at: number): boolean {
  return /^[\s]*$/.test(text.slice(offset(tokens, at - 1, true), offset(tokens, at, false)));
}

function offset(tokens: readonly RegExpExecArray[], at: number, atEnd: boolean): number {
  const found = tokens[at];
  return found ? found.index + (atEnd ? found[0].length : 0) : 0;
}
