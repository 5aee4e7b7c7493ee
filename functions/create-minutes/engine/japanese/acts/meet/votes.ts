import { weekdayOfWeek } from '../../../calendar/week.ts';
import { findDates } from '../../dates/find.ts';
import type { Calendar, DateMention } from '../../dates/mention.ts';
import { halfWidth } from '../../dates/width.ts';
import { exact, isLimit, isTaken } from './slots.ts';
import type { Utterance } from '../utterances.ts';
import { type Anchor, bareDays } from './bare-days.ts';
import { steppedDay } from './stepped-days.ts';

/** A day that somebody names, and on which one could meet. */
export interface DayVote {
  /** Position of the utterance. */
  readonly at: number;
  readonly turn: number;
  readonly date: string;
  readonly rule: string;
  readonly words: string;
  /** Where in its utterance. */
  readonly index: number;
  /** What is left open: of a weekday the week, of a number the month. */
  readonly open: 'week' | 'month' | undefined;
  /** Turned down. */
  readonly barred: boolean;
  /** Said with its month. */
  readonly hasMonth?: boolean | undefined;
  /** So many days after the one by which it is told. */
  readonly stepped?: number;
}

/** A week that is spoken of, by one of its days. */
export interface WeekNamed {
  readonly at: number;
  readonly turn: number;
  readonly day: string;
}

export interface Named {
  /** The day that was named last, though one may not meet on it. */
  readonly last?: Anchor | undefined;
  readonly votes: readonly DayVote[];
  readonly weeks: readonly WeekNamed[];
}

/** A day of every week is the rhythm of meetings, no day to meet on. */
const everyWeek = /(?:隔週|毎週|各週|毎月|いつも|普段)の?\s*$/u;
/** 第二第四木曜, 月二回、第一木曜: so is a weekday of every month. */
const everyMonth = /第[一二三四五1-5](?:週|[、・と])*$|月[一二三四2-4]回[^。]*$/u;
const weekAlone = /^(?<week>今週|来週|再来週|さ来週|翌々週|翌週|次の週)の?$/u;
/** What is ordered for it, delivered or paid on it: 三十日に多めに頼みます. */
const ofOrder =
  /^(?:に|には|は|までに)、?[^、。]{0,10}(?:頼(?:み|む|も|ん)|注文|発注|仕入|買(?:い|う|お)|納品(?!の(?:とき|時|際))|入荷|配達|出荷|発送|支払|振り?込|引き落と|締め)/u;
/** 来週の同じ時間 names a day without naming it. */
const weekLater =
  /(?:来週|一週間後|1週間後|翌週)の?、?(?:(?:今日と|また|も)?、?(?:同じ|この|おんなじ)(?:曜日|お?時間|時刻)|今日(?!中|まで|か))/u;
const [mostBefore, mostAfter] = [8, 60];
/** More days than these in one sentence arrange nothing. */
const mostDays = 12;
const none: Named = { votes: [], weeks: [] };

/** The days and weeks an utterance names, without days by which something is to be done; `anchor` is the day that was named last. */
export function namedIn(
  { spans, position: at, turn }: Pick<Utterance, 'spans' | 'position' | 'turn'>,
  calendar: Calendar | undefined,
  anchor: Anchor | undefined,
): Named {
  if (!calendar) return none;
  const raw = spans.map(({ text }) => text).join('');
  const plain = halfWidth(raw);
  const mentions = findDates(raw, calendar).slice(-mostDays);
  const bare = bareDays(plain, { at, turn }, calendar, anchor).slice(-mostDays);
  const isBare = ({ index, text }: DateMention) =>
    bare.some((one) => one.index < index + text.length && index < one.index + one.words.length);
  const full = mentions.filter((mention) => !isBare(mention));
  const named = [
    ...full.flatMap((mention) => voteOf(mention, plain, calendar).map((one) => ({ ...one, at, turn }))),
    ...bare,
  ].toSorted((one, other) => one.index - other.index);
  const stepped = steppedDay(plain, { at, turn }, named, calendar, anchor);
  if (mentions.length === 0 && named.length === 0 && !stepped) return none;
  const votes = stepped ? [...named, stepped] : named;
  const weeks = mentions.flatMap((mention) => weekOf(mention, calendar).map((day) => ({ at, turn, day })));
  const lastDate = mentions.findLast(({ rule = '' }) => exact.test(rule))?.date;
  const last = votes.at(-1) ?? (lastDate === undefined ? undefined : { turn, date: lastDate });
  const [later] = votes.length === 0 ? (weekLater.exec(plain) ?? []) : [];
  if (later === undefined) return { last, votes, weeks };
  const date = weekdayOfWeek(calendar.day, new Date(calendar.day).getUTCDay(), 1);
  return { votes: [{ at, turn, date, rule: 'days', words: later, index: 0, open: undefined, barred: false }], weeks };
}

function voteOf(
  { date, rule = '', text: words, index }: DateMention,
  plain: string,
  { day }: Calendar,
): readonly Omit<DayVote, 'at' | 'turn'>[] {
  const rest = plain.slice(index + words.length, index + words.length + mostAfter);
  if (date === undefined || date <= day || !exact.test(rule)) return [];
  const before = plain.slice(Math.max(0, index - mostBefore), index);
  const isRhythm = everyWeek.test(before) || (rule === 'weekdayOfMonth' && everyMonth.test(before));
  if (isLimit(rest) || ofOrder.test(rest) || isRhythm) return [];
  const open =
    rule === 'nextWeekday'
      ? 'week'
      : rule === 'dayOfMonth' && !/[月/年]/u.test(halfWidth(words)) && !/曜/u.test(words)
        ? 'month'
        : undefined;
  const hasMonth = rule === 'dayOfMonth' ? /[月/年]/u.test(halfWidth(words).replace(/月曜/u, '')) : undefined;
  return [{ date, rule, words, index, open, hasMonth, barred: isTaken(rest) }];
}

function weekOf({ date, rule, text }: DateMention, { day }: Calendar): readonly string[] {
  const { week } = weekAlone.exec(text)?.groups ?? {};
  if (week !== undefined) return [weekdayOfWeek(day, 1, /^(?:再|さ|翌々)/u.test(week) ? 2 : week === '今週' ? 0 : 1)];
  return date !== undefined && (rule === 'week' || rule === 'weekdayOfWeek') ? [date] : [];
}
