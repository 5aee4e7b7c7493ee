import { findDates } from '../../dates/find.ts';
import type { DateMention } from '../../dates/mention.ts';
import { findTimes } from '../../dates/time.ts';
import { halfWidth } from '../../dates/width.ts';
import { clocksOf, fromZone } from '../../dates/zone.ts';
import type { Talk } from '../talk.ts';

/** A day and a time of day, as far as they are named. */
export interface Slot {
  readonly date: string | undefined;
  readonly rule: string | undefined;
  /** Minutes after midnight in the meeting's zone. */
  readonly minutes: number | undefined;
  /** True when it is said to be at the same time as another meeting. */
  readonly sameTime: boolean;
  /** As written. */
  readonly words: string;
}

const limit =
  /^(?:まで|以内|以[降後]|中に|締め|払い|末(?!の)|付|着(?![手任席])|必着|(?:の|に)?(?:出荷|発送|納品|納期))/u;
const notThen =
  /^(?:は|だと|が|って|の(?:午前|午後|夕方)?(?:は|だと))?[^。、]{0,10}?(?:埋ま|無理|難し|厳し|休|出張|不在|祝|いない|いません|都合|ダメ|だめ|あかん|外し|避け|予定が|ふさが|塞が|は[^。、]{1,14}(?:から|ので|で、|で…|ので))|^(?:は|が)[^。、]{1,14}?(?:から|ので|なんで|で…)/u;
/** Rules that tell one day. */
export const exact =
  /^(?:days|businessDays|daysBetween|relativeDay|weekdayOfWeek|nextWeekday|dayOfMonth|weekdayOfMonth)$/u;

/** One side meets then without the other. */
const amongThemselves =
  /^[^。]{0,16}?(?:役員会|取締役会|経営会議|幹部会|理事会|部長会|課長会|営業会議|部会|朝会|委員会|議会|総会|教授会|社内会議|監査|棚卸し?|面接|研修)(?:が|に(?:かけ|諮|上げ|出す)|で(?:決|承認|諮|審議|説明|話し合|相談))/u;

/** What follows a day says that something is to be done by then. */
export function isLimit(rest: string): boolean {
  return limit.test(rest);
}

/** What follows a day says that it is not then. */
function isRuledOut(rest: string): boolean {
  return limit.test(rest) || notThen.test(rest);
}

/** What follows a day says that one side has something else then, or that it is not then. */
export function isTaken(rest: string): boolean {
  return isRuledOut(rest) || amongThemselves.test(rest);
}

/** When a sentence or a turn says to meet: the last day it does not rule out. Undefined when it names neither day nor time. */
export function slotIn(raw: string, { calendar, timeZone }: Talk): Slot | undefined {
  const plain = halfWidth(raw);
  const days = findDates(raw, calendar).filter(({ index, text, rule }) => {
    return exact.test(rule ?? '') && !isRuledOut(plain.slice(index + text.length));
  });
  const times = findTimes(raw);
  const [day, time] = [days.at(-1), times.at(-1)];
  const sameTime = time === undefined && /(?:同じ|おんなじ)(?:お?時間|時刻)|同時刻/u.test(raw);
  if (!day && !time) return undefined;
  const clocks = time && clocksOf(plain.slice(0, time.index), plain.slice(time.index + time.text.length));
  const there = time && { date: day?.date ?? calendar?.day ?? '2000-01-01', minutes: time.minutes };
  const zoned = there && typeof clocks === 'object' ? fromZone(there, clocks.zone, timeZone) : there;
  return {
    date: day && (zoned?.date ?? day.date),
    rule: day?.rule,
    minutes: zoned?.minutes,
    sameTime,
    words: wordsOf(raw, day, time),
  };
}

/** From the day to the time, as said; the longer of the two where they stand apart. */
function wordsOf(raw: string, day: DateMention | undefined, time: { index: number; text: string } | undefined): string {
  if (!day || !time) return raw.slice(day?.index ?? time?.index ?? 0).slice(0, (day ?? time)?.text.length);
  const [from, to] = [
    Math.min(day.index, time.index),
    Math.max(day.index + day.text.length, time.index + time.text.length),
  ];
  return to - from <= 30 ? raw.slice(from, to) : `${day.text} ${raw.slice(time.index, time.index + time.text.length)}`;
}
