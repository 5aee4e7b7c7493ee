import type { Due } from '../../../../minutes/action.ts';
import { addDays } from '../../../calendar/day.ts';
import { nextMonthDay } from '../../../calendar/month.ts';
import { findDates } from '../../dates/find.ts';
import { halfWidth } from '../../dates/width.ts';
import { type DueReading, readDues, refusedDays } from '../../due.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { readNextTime, readThisDay } from './moments.ts';
import { inNamedWeek } from './named-week.ts';
import { readRelative } from './relative.ts';

/** A day as an utterance names it, and how: until or by it, in passing, counted from another day, as a time of today. */
export interface SaidDay {
  readonly due: Due;
  readonly how: DueReading['plain'] | 'relative' | 'onceThere' | 'nextTime' | 'thisDay';
}

/** What an utterance says of days. */
export interface DaysOf {
  readonly by: Utterance;
  readonly days: readonly SaidDay[];
  /** Days it turns down: 金曜は無理だけど. */
  readonly denied: ReadonlySet<string>;
}

/** An utterance that names more days than this is a list; keeps what goes on for pages bounded. */
const mostDays = 12;
/** No more utterances than these are looked back through. */
const mostBack = 16;

/**
 * Reads the days of a talk as they are asked for, each utterance once.
 * @param nextDay the day of the next meeting
 * @param dayBefore the day of what is done before an utterance
 */
export function dayReader(
  talk: Talk,
  nextDay: string | undefined,
  dayBefore: (by: Utterance) => string | undefined,
): (position: number) => DaysOf | undefined {
  const known: (DaysOf | undefined)[] = [];
  return (position) => {
    const by = talk.utterances[position];
    if (by && !known[position]) {
      const counted = countedIn(by, talk, nextDay, dayBefore);
      const named = namedIn(by, talk).filter(
        ({ due }) => !hangsInTheAir(due, by, dayBefore) && !counted.some((one) => isCountedAs(due, one)),
      );
      known[position] = {
        by,
        days: [...named, ...counted].slice(0, mostDays),
        denied: refusedDays(rawOf(by), talk.calendar),
      };
    }
    return known[position];
  };
}

/** 「十三日に終わるので、その翌週の月曜に」: the words of the week count from the day before them. */
function isCountedAs({ asWritten }: Due, { how, due }: SaidDay): boolean {
  return how === 'relative' && /翌週|次の週/u.test(asWritten) && due.asWritten.includes(halfWidth(asWritten));
}

/** 「いただきましたら一週間以内に」: the day is not known where nobody said when that will be. */
function hangsInTheAir({ asWritten }: Due, by: Utterance, dayBefore: (by: Utterance) => string | undefined): boolean {
  const text = halfWidth(rawOf(by));
  if (afterWhat.test(text.slice(0, Math.max(0, text.indexOf(halfWidth(asWritten))))) && /^翌営業日/u.test(asWritten))
    return true;
  const counted = readRelative(text);
  if (!counted?.onceThere || dayBefore(by) !== undefined) return false;
  return counted.due(anyDay).asWritten.includes(halfWidth(asWritten).replace(/(?:以内|間|後|内)に?$/u, ''));
}

/** リストを頂いた翌営業日 */
const afterWhat = /(?:[いっ]た|たら|れば|次第)、?$/u;
const anyDay = '2000-01-01';

function rawOf({ spans }: Utterance): string {
  return spans.map(({ text }) => text).join('');
}

function namedIn(by: Utterance, talk: Talk): readonly SaidDay[] {
  return readDues(rawOf(by), talk.calendar)
    .filter(isDay)
    .map(({ due, plain }) => ({ due: inNamedMonth(inNamedWeek(due, by, talk), by, talk), how: plain }));
}

/** Quarters and years are mostly what is spoken of; what is to be done has a day. */
function isDay({ due, plain }: DueReading): boolean {
  return due.date !== null && (plain !== 'named' || !/^(?:quarter|half|fiscalYear|endOfYear)$/u.test(due.rule ?? ''));
}

/** 17日 is that of 11月17日 where that was said a little before. */
function inNamedMonth(due: Due, by: Utterance, { utterances, calendar }: Talk): Due {
  if (!due.date || due.rule !== 'dayOfMonth' || /月|[火水木金土日]曜/u.test(due.asWritten)) return due;
  const day = due.date.slice(8);
  const month = putsRight.test(by.said) ? monthOfTurn(by, utterances, calendar) : undefined;
  if (month && month.slice(8) < day) return { ...due, date: nextMonthDay(month, Number(day)) ?? due.date };
  for (let at = by.position; at >= Math.max(0, by.position - mostBack); at--)
    for (const { date, rule, text } of findDates(rawOf(utterances[at] ?? by), calendar))
      if (date?.endsWith(`-${day}`) && rule === 'dayOfMonth' && /月/u.test(text)) return { ...due, date };
  return due;
}

/** The same matter goes on; a day behind another matter's is of the month that comes first: 「契約は5月1日からです。図面は10日までに」 */
const putsRight =
  /^[^\p{L}]*(?:いえ|いや|あ[、っ]|では|じゃあ?|やはり|やっぱり?|それか|または|もしくは|あるいは|できれば|か、)/u;

/** 年明けの7日に。いえ、14日に: the day with a month that was named last in the turn. */
function monthOfTurn(
  { position, turn }: Utterance,
  utterances: Talk['utterances'],
  calendar: Talk['calendar'],
): string | undefined {
  for (let at = position - 1; at >= 0 && utterances[at]?.turn === turn && at > position - mostBefore; at--) {
    const named = findDates(utterances[at]?.said ?? '', calendar).findLast(
      ({ rule, text }) => rule === 'dayOfMonth' && /月|年明け/u.test(text),
    );
    if (named?.date && calendar && named.date < addDays(calendar.day, farAhead)) return named.date;
  }
  return undefined;
}

/** Sentences of a turn in which a month goes on, and days ahead: one farther off was long past when it was named. */
const [mostBefore, farAhead] = [4, 150];

function countedIn(
  by: Utterance,
  talk: Talk,
  nextDay: string | undefined,
  dayBefore: (by: Utterance) => string | undefined,
): readonly SaidDay[] {
  const text = halfWidth(rawOf(by));
  const found: SaidDay[] = [];
  const relative = readRelative(text);
  if (relative) {
    const anchor = relative.onceThere ? dayBefore(by) : (anchorOf(by, relative.index, talk) ?? dayBefore(by));
    if (anchor !== undefined)
      found.push({ due: relative.due(anchor), how: relative.onceThere ? 'onceThere' : 'relative' });
  }
  const nextTime = readNextTime(text);
  if (nextTime !== undefined && nextDay !== undefined)
    found.push({ due: { asWritten: nextTime, date: nextDay, rule: 'nextMeeting' }, how: 'nextTime' });
  const thisDay = readThisDay(text, talk.calendar?.day);
  if (thisDay && !isOfNamedDay(thisDay, by, talk)) found.push({ due: thisDay, how: 'thisDay' });
  return found;
}

/** 「土曜に伺います」「9時より後にして」「9時半に行きます」: the hour is one of the day that was just named. */
function isOfNamedDay({ asWritten, date }: Due, by: Utterance, talk: Talk): boolean {
  const named = /[時正]/u.test(asWritten) ? anchorOf(by, 0, talk) : undefined;
  return named !== undefined && named !== date;
}

/** The day last named before these words: in the sentence, in the turn, in the turn before. */
function anchorOf(by: Utterance, index: number, { utterances, calendar }: Talk): string | undefined {
  const inside = findDates(rawOf(by).slice(0, index), calendar).findLast(({ date }) => date !== undefined);
  if (inside) return inside.date;
  for (let at = by.position - 1; at >= Math.max(0, by.position - mostBack); at--) {
    const before = utterances[at];
    if (!before || by.turn - before.turn > 1) return undefined;
    const day = findDates(rawOf(before), calendar).findLast(({ date }) => date !== undefined);
    if (day) return day.date;
  }
  return undefined;
}
