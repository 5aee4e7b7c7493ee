import { weekdayLetters } from '../../dates/weekday-letters.ts';
import { addDays, weekdayOf } from '../../../calendar/day.ts';
import type { Calendar } from '../../dates/mention.ts';
import { numberOf, numeral } from '../../dates/width.ts';
import { isTaken } from './slots.ts';
import type { DayVote } from './votes.ts';

/** A day that was named, which tells of what month a bare number is. */
export type Anchor = Pick<DayVote, 'turn' | 'date' | 'stepped'>;

const bare = new RegExp(
  `(?<![\\p{N}〇一二三四五六七八九十第約月/:.])(?<number>${numeral})(?:(?<both>、(?<next>${numeral})(?=は|が|も))|(?:日)?の(?<weekday>[月火水木金土日])曜日?|(?=いい(?:です|よ)|は(?!、?(?:人|名))|なら|のほう|にし|だと|で?[。、…]|で?$|が[い空])|(?=でお願い))`,
  'gu',
);
/** Turns after a day in which a bare number is one, and days it may be away from it. */
const [anchorTurns, anchorDays] = [3, 9];
const mostAfter = 60;
/** One would not meet so far ahead on a day of which the month was not said. */
const mostAhead = 62;

/** 「二十三、四は出張で…二十八の火曜は」, 「十四いいですよ」: numbers alone are days where days are spoken of. */
export function bareDays(
  plain: string,
  place: Pick<DayVote, 'at' | 'turn'>,
  { day }: Calendar,
  anchor: Anchor | undefined,
): readonly DayVote[] {
  const near = anchor && place.turn - anchor.turn <= anchorTurns ? anchor.date : undefined;
  return [...plain.matchAll(bare)].flatMap(({ 0: words, index, groups = {} }): DayVote[] => {
    const { number = '', next, weekday } = groups;
    const first = numberOf(number);
    const days = next === undefined ? [first] : [first, lastOf(first, numberOf(next))];
    const rest = plain.slice(index + words.length, index + words.length + mostAfter);
    return days.flatMap((of): DayVote[] => {
      const date = weekday === undefined ? dayNear(of, near) : dayOn(of, weekdayLetters.indexOf(weekday), day);
      if (date === undefined || date <= day) return [];
      const open = weekday === undefined ? 'month' : undefined;
      return [{ ...place, date, rule: 'dayOfMonth', words, index, open, hasMonth: false, barred: isTaken(rest) }];
    });
  });
}

/** 二十三、四 are the 23rd and the 24th. */
function lastOf(first: number, next: number): number {
  return next < 10 && first > 10 ? first - (first % 10) + next : next;
}

function dayNear(of: number, date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  for (let away = 0; away <= anchorDays; away++)
    for (const one of [addDays(date, away), addDays(date, -away)]) if (Number(one.slice(8)) === of) return one;
  return undefined;
}

function dayOn(of: number, weekday: number, day: string): string | undefined {
  for (let ahead = 1; ahead <= mostAhead; ahead++) {
    const one = addDays(day, ahead);
    if (Number(one.slice(8)) === of && weekdayOf(one) === weekday) return one;
  }
  return undefined;
}
