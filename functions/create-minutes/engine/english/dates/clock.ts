import { englishZonesBeforeTime, englishZones as zones } from '../../calendar/zone-names.ts';
import { readNumber } from './number-words.ts';

/** A time of day as said; `hour` of 24. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  /** IANA name of the zone it was said in; undefined for that of the meeting. */
  readonly zone: string | undefined;
  readonly asWritten: string;
  /** On whose clocks it is, where that is said: "ten yours, so nine mine". */
  readonly whose: 'speaker' | 'listener' | undefined;
  /** "Same time": of the present meeting, unless an hour was named just before. */
  readonly isSame?: boolean;
}

/** A recogniser writes "eight a m". */
const token = /\b[ap] m\b|[\p{L}\p{N}]+(?:['’.:][\p{L}\p{N}]+)*/gu;
const leads = new Set('at say around about for make it be from till until than to is'.split(' '));
const follows = new Set("o'clock oclock am pm a.m p.m sharp works then thirty fifteen noon in your my our".split(' '));

/** Most that is said names no time: without any of these there is nothing to read. */
const hint = /\d|noon|midday|half|quarter|couple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve/i;

/** The first time of day a text names; undefined when none. A bare hour from seven to twelve is in the morning or noon, one to six after noon. */
export function clockIn(text: string): Clock | undefined {
  return clocksIn(text, 1)[0];
}

/** The times of day a text names, in its order. */
export function clocksIn(text: string, most = mostClocks): readonly Clock[] {
  if (!hint.test(text)) return [];
  const tokens = [...text.matchAll(token)];
  const small = tokens.map(([word]) => plain(word).replace(/'s$/, ''));
  const found: Clock[] = [];
  for (let at = 0; at < small.length && found.length < most; at++) {
    const read = readAt(small, at);
    if (!read) continue;
    const next = at + read.length;
    const end = tokens[next - 1];
    found.push({
      hour: toHour(read.hour, dayHalf(small, at, read)),
      minute: read.minute,
      ...clocksAfter(small, next),
      asWritten: text.slice(tokens[at]?.index ?? 0, (end?.index ?? 0) + (end?.[0].length ?? 0)),
    });
    at = next - 1;
  }
  return found;
}

/** In small letters without accents: "Bogotá" is the Bogota of the table. */
function plain(word: string): string {
  const small = word
    .toLowerCase()
    .replace('’', "'")
    .replace(/^([ap]) m$/, '$1m');
  return /[^\x20-\x7e]/.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small;
}

/** Nobody means more of them in one sentence. */
const mostClocks = 4;

/** The zone of an hour and whose clocks it is on, by the words from a place on. */
export function clocksAfter(small: readonly string[], at: number): Pick<Clock, 'zone' | 'whose'> {
  return { zone: zoneAfter(small, at), whose: whoseAfter(small, at) };
}

function whoseAfter(small: readonly string[], at: number): Clock['whose'] {
  const from = /^(?:o'clock|oclock|[ap]\.?m|sharp)$/.test(small[at] ?? '') ? at + 1 : at;
  const half = small.slice(from, from + 3).join(' ');
  const after = small.slice(/^in the (?:morning|afternoon|evening)$/.test(half) ? from + 3 : from, from + 6).join(' ');
  if (
    /^(?:is |for |that is )?(?:mine|ours|(?:on |at |in )?(?:my|our) (?:time|end|side|clock|own)|here|(?:for|by|at|with|to) (?:me|us)|(?:over )?this (?:end|side))\b/.test(
      after,
    )
  )
    return 'speaker';
  return /^(?:is |for )?(?:yours|(?:on |at |in )?your (?:time|end|side|clock|own)|(?:over )?there|(?:for|by|at|with) you|where you are)\b/.test(
    after,
  )
    ? 'listener'
    : undefined;
}

function readAt(small: readonly string[], at: number): { hour: number; minute: number; length: number } | undefined {
  const word = small[at] ?? '';
  if (word === 'noon' || word === 'midday') return { hour: 12, minute: 0, length: 1 };
  const joined = /^(\d{1,2})(?:[:.](\d{2}))?(?:([ap])\.?m)?$/.exec(word);
  if (joined && (joined[2] !== undefined || joined[3] !== undefined))
    return within(Number(joined[1]), Number(joined[2] ?? 0), 1);
  const part = word === 'half' ? 30 : word === 'quarter' ? 15 : undefined;
  if (part !== undefined && /^(?:past|to|after)$/.test(small[at + 1] ?? '')) {
    const hour = readNumber(small, at + 2);
    if (hour) return small[at + 1] === 'to' ? within(hour.value - 1, 60 - part, 3) : within(hour.value, part, 3);
  }
  const halfPast = word === 'half' ? readNumber(small, at + 1) : undefined;
  if (halfPast && halfPast.value <= 12 && small[at + 1] !== 'a' && small[at + 1] !== 'an')
    return within(halfPast.value, 30, 2);
  const hour = word === 'a' || word === 'an' ? undefined : readNumber(small, at);
  if (!hour || hour.length > 1 || hour.value < 1 || hour.value > 12) return undefined;
  const next = small[at + 1] ?? '';
  const minutes =
    !/^minutes?$/.test(small[at + 2] ?? '') && /^(?:thirty|fifteen|forty|ten|twenty|30|15|45)$/.test(next)
      ? readNumber(small, at + 1)
      : undefined;
  const half = next === 'thirty' || next === 'fifteen';
  if (minutes && minutes.value < 60 && (half || leads.has(small[at - 1] ?? '') || isDayWord(small[at - 1])))
    return within(hour.value, minutes.value, 1 + minutes.length);
  const leading =
    at === 0 && /^(?:on|works?|would|then|sharp|suits|)$/.test(next) && small.length > (next === '' ? 0 : 1);
  const sure =
    leading ||
    /^(?:yours|mine|ours)$/.test(next) ||
    next === "o'clock" ||
    next === 'oclock' ||
    /^[ap]\.?m$/.test(next) ||
    zones.has(next) ||
    (englishZonesBeforeTime.has(next) && standsAlone.test(small[at + 2] ?? ''));
  const inDay = /^in the (?:morning|afternoon|evening)/.test(small.slice(at + 1, at + 4).join(' '));
  const likely =
    (leads.has(small[at - 1] ?? '') || isDayWord(small[at - 1])) &&
    (next === '' ||
      follows.has(next) ||
      !/^(?:percent|thousand|hundred|users?|seats?|days?|weeks?|months?|years?|hours?|minutes?|people|of|sites?|to|licen[cs]es?|dollars|euros|pounds|or|more|k|million|(?!works|suits|does|fits|sounds|seems|sits|this|plus|unless|perhaps|always)[a-z]{3,}s)$/.test(
        next,
      ));
  if (!sure && !likely && !inDay && !(small.length <= 3 && follows.has(next))) return undefined;
  return within(hour.value, 0, /^(?:o'?clock|[ap]\.?m)$/.test(next) ? 2 : 1);
}

/** "Ten Irish, then", but no hour in "two German engineers". */
const standsAlone = /^(?:|time|for|on|is|works?|suits|then|so|if|or|and|that|which|it|again|would|will|please)$/;

function isDayWord(word: string | undefined): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri)day|tomorrow|morning|afternoon|\d{1,2}(?:st|nd|rd|th))$/.test(word ?? '');
}

function within(hour: number, minute: number, length: number) {
  return hour >= 0 && hour < 24 && minute < 60 ? { hour, minute, length } : undefined;
}

/** "8 a.m. Pacific, 3 p.m. our time": that of another hour beside it says nothing. */
const ownHalf = /^(?:\d{1,2}(?:[:.]\d{2})?)?([ap])\.?m$/;

/** "In the morning I am busy but one thirty is fine": no hour before seven is in the morning unless it is said right after. */
function dayHalf(
  small: readonly string[],
  at: number,
  { hour, length }: { readonly hour: number; readonly length: number },
): 'am' | 'pm' | undefined {
  const own = ownHalf.exec(small[at + length - 1] ?? '')?.[1];
  if (own !== undefined) return own === 'a' ? 'am' : 'pm';
  const before = small.slice(Math.max(0, at - 3), at).join(' ');
  const after = small
    .slice(at, at + length + 4)
    .join(' ')
    .replace(/\bi am\b/g, '');
  if (/\d\s?p\.?m\b|\bp\.?m\b/.test(after) || /afternoon|evening|\bnoon\b|\b(?:to)?night\b/.test(`${before} ${after}`))
    return 'pm';
  return /\d\s?a\.?m\b|\ba\.?m\b|mornin/.test(after) || (hour >= 7 && before.includes('mornin')) ? 'am' : undefined;
}

function toHour(hour: number, half: 'am' | 'pm' | undefined): number {
  if (hour > 12) return hour;
  if (half === 'am') return hour % 12;
  return half === 'pm' || hour < 7 ? (hour % 12) + 12 : hour;
}

function zoneAfter(small: readonly string[], at: number): string | undefined {
  const from = /^in the (?:morning|afternoon|evening)$/.test(small.slice(at, at + 3).join(' ')) ? at + 3 : at;
  for (let i = from; i < Math.min(small.length, from + 3); i++) {
    const word = small[i] ?? '';
    const named = i === from || /^(?:time|clock)$/.test(small[i + 1] ?? '');
    const zone = zones.get(word) ?? (named ? englishZonesBeforeTime.get(word) : undefined);
    if (zone) return zone;
  }
  return undefined;
}
