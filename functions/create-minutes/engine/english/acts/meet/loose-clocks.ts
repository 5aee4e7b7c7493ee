import { readNumber } from '../../dates/number-words.ts';
import { type Clock, clocksAfter } from '../../dates/clock.ts';

/** An hour as people name it who speak of nothing else: "Eleven?", "19h", "fifteen thirty", "make it half past". */
export interface LooseClock extends Pick<Clock, 'minute' | 'asWritten' | 'zone' | 'whose'> {
  /** Undefined where only the minutes change. */
  readonly hour: number | undefined;
  /** Minutes from the hour that was named before. */
  readonly moved: number | undefined;
}

const word = /[\p{L}\p{N}]+(?:['’.:][\p{L}\p{N}]+)*/gu;
const ends =
  /^(?:|yes|yeah|so|then|it|please|sharp|works?|is|for|on|or|and|if|i|ok|okay|would|tomorrow|that|but|with|suits|my|your|our|today|every|at|in|the|as|again|good|fine|perfect|great|sounds|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const notHours =
  /^(?:number|page|phase|version|option|of|the|this|that|which|no|any|every|each|another|per|than|plus|about|these|those|only|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|some|level|grade|step|bay|line|room|gate|platform|unit|hundred|chapter|week|month|year)$/;
const half =
  /\b(half|quarter) (past|to|after)\b(?! (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d))/i;
const moves =
  /\b(?:(half an hour|thirty minutes|30 minutes|an hour|one hour|fifteen minutes|a quarter of an hour) (later|earlier|back|forward|up)|(?:push|move|shift|slide)(?: it| that| this)?(?: back| by| to)* (half an hour|thirty minutes|30 minutes|an hour|fifteen minutes))\b/i;
const most = 4;

/** Where an hour that is named in full would not be found by itself. @param taken places of hours that are told already */
export function looseClocks(said: string, taken: readonly string[]): readonly LooseClock[] {
  const tokens = [...said.matchAll(word)];
  const small = tokens.map(([one]) => one.toLowerCase().replace('’', "'").replace(/'s$/, ''));
  const found: LooseClock[] = [];
  for (let at = 0; at < small.length && found.length < most; at++) {
    const token = tokens[at];
    const read =
      token && readAt(small, at, said.slice(token.index + token[0].length, token.index + token[0].length + 2));
    if (!token || !read) continue;
    const end = tokens[at + read.length - 1] ?? token;
    const asWritten = said.slice(token.index, end.index + end[0].length);
    if (!taken.some((one) => one.includes(asWritten)))
      found.push({
        ...clocksAfter(small, at + read.length),
        hour: read.hour,
        minute: read.minute,
        moved: undefined,
        asWritten,
      });
    at += read.length - 1;
  }
  return [...found, ...relativeIn(said)];
}

const unsaid = { zone: undefined, whose: undefined } as const;

function relativeIn(said: string): readonly LooseClock[] {
  const past = half.exec(said);
  if (past) {
    const minute = /half/i.test(past[1] ?? '') ? 30 : 15;
    const back = /to/i.test(past[2] ?? '');
    return [{ hour: undefined, minute: back ? -minute : minute, moved: undefined, asWritten: past[0], ...unsaid }];
  }
  const move = moves.exec(said);
  if (!move) return [];
  const by = /half|thirty|30/i.test(move[1] ?? move[3] ?? '') ? 30 : /fifteen|quarter/i.test(move[0]) ? 15 : 60;
  const sign = /earlier|forward|up/i.test(move[2] ?? '') ? -1 : 1;
  return [{ hour: undefined, minute: 0, moved: sign * by, asWritten: move[0], ...unsaid }];
}

interface Read {
  readonly hour: number;
  readonly minute: number;
  readonly length: number;
}

function readAt(small: readonly string[], at: number, after: string): Read | undefined {
  const one = small[at] ?? '';
  const figures = /^(\d{1,2})(?:h(\d\d)?|(?:[:.](\d\d)))$/.exec(one) ?? /^(0\d|1\d|2[0-3])([0-5][05])$/.exec(one);
  if (figures && !/^20[2-4]\d$/.test(one)) return within(Number(figures[1]), Number(figures[2] ?? figures[3] ?? 0), 1);
  const number = one === 'a' || one === 'an' ? undefined : readNumber(small, at);
  if (!number || number.value < 1 || number.value > 23 || notHours.test(small[at - 1] ?? '')) return undefined;
  const next = small[at + number.length] ?? '';
  if (
    next === 'hundred' &&
    (number.value >= 7 || small.length <= 6) &&
    /^(?:|hours?|then|works?)$/.test(small[at + number.length + 1] ?? '')
  )
    return within(number.value, 0, number.length + 1);
  const minutes = /^(?:thirty|fifteen|forty-five|30|15|45)$/.test(next)
    ? readNumber(small, at + number.length)
    : undefined;
  if (minutes) return within(number.value, minutes.value, number.length + minutes.length);
  if (next === 'forty' && small[at + number.length + 1] === 'five') return within(number.value, 45, number.length + 2);
  if (number.value > 12)
    return isLateHour(small, at, number.length) ? within(number.value, 0, number.length) : undefined;
  if (number.length > 1) return undefined;
  const isOurs = whose.test(small.slice(at + 1, at + 3).join(' '));
  if (one === 'one' && !(at === 0 && /^[.,?!]|^$/.test(after)) && small[at - 1] !== 'or' && !isOurs) return undefined;
  const closed = /^[.,?!;–—-]|^$/.test(after);
  return closed || ends.test(next) ? within(toAfternoon(number.value), 0, 1) : undefined;
}

/** "Fourteen o'clock", "fifteen by us", "Wednesday, fourteen hours" of a clock of 24 hours; "fourteen hours" alone may be how long. */
function isLateHour(small: readonly string[], at: number, length: number): boolean {
  const next = small[at + length] ?? '';
  const rest = small.slice(at + length, at + length + 2).join(' ');
  if (/^(?:o'clock|oclock)$/.test(next) || onClocks.test(rest)) return true;
  const before = small[at - 1] ?? 'at';
  return /^hours?$/.test(next) && !/^(?:of|for|a|per)$/.test(small[at + length + 1] ?? '') && leadsIn.test(before);
}

const onClocks =
  /^(?:here|there|yours|ours|mine)\b|^(?:for|by|at|with) (?:us|me|you)$|^(?:our|my|your) (?:time|side|end)$/;
const leadsIn = /^(?:at|around|about|make|say|be)$|day$|(?:st|nd|rd|th)$/;

/** "One for us", "one our time": an hour on somebody's clocks. */
const whose = /^(?:for (?:us|me|you)|(?:our|my|your) time)$/;

function toAfternoon(hour: number): number {
  return hour < 7 ? hour + 12 : hour;
}

function within(hour: number, minute: number, length: number): Read | undefined {
  return hour < 24 && minute < 60 ? { hour: hour < 7 && length > 1 ? hour + 12 : hour, minute, length } : undefined;
}
