import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { nextMonthDay } from '../../../calendar/month.ts';
import { weekdayNamed } from '../../dates/names.ts';
import { readOrdinal } from '../../dates/number-words.ts';
import { onWeekday } from '../../dates/weekday.ts';
import type { DayVote } from '../choices/day-votes.ts';
import type { Named } from './days.ts';

type Reference = Pick<DayVote, 'asWritten' | 'barred'> & { readonly date: string };

const hint =
  /\b(?:after|before|next day|later|latter|last|second|first|former|earlier|sooner|following)\b|(?:th|st|nd|rd)\b/i;
/** "The day after", "the week after that": so many days from the day that was named last. */
const steps: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?day after\b(?! tomorrow)|\bthe (?:next|following) day\b/i, 1],
  [/\bthe day before\b|\bthe (?:previous|prior) day\b/i, -1],
  [/\bthe one after\b|\b(?:the|a) (?:following|week after|week later)\b(?! next)|\bthe next one\b/i, 7],
];
const later = /\b(?:the )?(?:later|second|latter|last)(?: one| of the two| option| slot| date| day)\b|\bthe latter\b/i;
const earlier =
  /\b(?:the )?(?:earlier|first|former|sooner)(?: one| of the two| option| slot| date| day)\b|\bthe former\b/i;
const denied = /\b(?:not|no|cannot) $/i;

/** Days that are named by others: "the day after, then", "rather the second of the two", "the tenth?" */
export function backReferences(
  said: string,
  inMind: readonly Named[],
  named: readonly DayVote[],
  today: string,
): readonly Reference[] {
  const last = inMind.at(-1)?.vote.date;
  if (!last || !hint.test(said)) return [];
  const found: Reference[] = [];
  const add = (date: string | undefined, asWritten: string, at: number) => {
    if (date && date > today && !named.some((one) => one.date === date))
      found.push({ date, asWritten: asWritten.trim(), barred: denied.test(said.slice(0, at)) });
  };
  const own = named.at(-1)?.date ?? last;
  for (const [pattern, days] of steps) {
    const match = pattern.exec(said);
    if (!match) continue;
    const { way, vote } = inMind.at(-1) ?? {};
    // "The day after, then?" - "The day after is fine."
    const isSame =
      way === 'back' &&
      vote &&
      pattern.test(vote.asWritten) &&
      !/^ that\b/i.test(said.slice(match.index + match[0].length));
    // "the day after, Friday" tells which day that is
    const weekday = named.at(-1);
    const isNamed =
      weekday?.rule === 'nextWeekday' && weekday.date && weekdayOf(weekday.date) === weekdayOf(addDays(last, days));
    add(isSame ? last : addDays(days === 7 || isNamed ? last : own, days), match[0], match.index);
  }
  const dates = inMind.flatMap(({ vote }) => vote.date ?? []).sort();
  for (const [pattern, date] of [
    [later, dates.at(-1)],
    [earlier, dates[0]],
  ] as const) {
    const match = pattern.exec(said);
    if (match) add(date, match[0], match.index);
  }
  for (const { number, asWritten, at } of ordinalsIn(said)) {
    if (named.some(({ date }) => Number(date?.slice(8)) === number)) continue;
    const again = inMind.findLast(({ vote }) => Number(vote.date?.slice(8)) === number)?.vote.date;
    if (again) {
      add(again, asWritten, at);
      continue;
    }
    const inMonth = `${last.slice(0, 8)}${String(number).padStart(2, '0')}`;
    const valid = new Date(`${inMonth}T00:00:00Z`);
    const exists = !Number.isNaN(valid.getTime()) && valid.getUTCDate() === number;
    const date = exists && inMonth > today ? inMonth : nextMonthDay(last, number);
    const weekday = weekdaySaid(said.slice(at + asWritten.length));
    add(date && weekday !== undefined ? (onWeekday(date, weekday) ?? date) : date, asWritten, at);
  }
  return found;
}

/** "The eighteenth's a Tuesday." */
function weekdaySaid(rest: string): number | undefined {
  const name = /^(?:['’]s| is|,)? an? (\p{L}+day)\b/iu.exec(rest)?.[1];
  return name === undefined ? undefined : weekdayNamed(name.toLowerCase(), name);
}

const word = /[\p{L}\p{N}]+(?:-\p{L}+)*/gu;
/** What an ordinal counts that is no day. */
const counted =
  /^(?:floor|quarter|year|time|times|phase|percent|party|draft|version|round|grade|century|one|thing|of|step|half|person|meeting|call|session|hand|place|point|question|part|week|month|line|page|option|slot|class|site|shift|batch|and|pilot|run|visit|stage|or|man|thought|day|date|opinion|look|item|up|thing|come|in|off|name|class|place|aid|try|offer)$/;

function ordinalsIn(said: string): readonly { number: number; asWritten: string; at: number }[] {
  const tokens = [...said.matchAll(word)];
  const small = tokens.map(([one]) => one.toLowerCase());
  const found: { number: number; asWritten: string; at: number }[] = [];
  for (const [i, token] of tokens.entries()) {
    const read = readOrdinal(small, i);
    if (!read || /^(?:a|an|per|every|your|my|our|his|her|their)$/.test(small[i - 1] ?? '')) continue;
    const end = tokens[i + read.length - 1];
    if (!end || counted.test(small[i + read.length] ?? '') || /^(?:twenty|thirty)$/.test(small[i - 1] ?? '')) continue;
    if (read.value <= 3 && small.length > 3 && small[i - 1] !== 'the') continue;
    found.push({ number: read.value, asWritten: said.slice(token.index, end.index + end[0].length), at: token.index });
  }
  return found;
}
