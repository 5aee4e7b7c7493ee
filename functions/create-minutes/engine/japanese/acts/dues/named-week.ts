import { weekdayLetters } from '../../dates/weekday-letters.ts';
import type { Due } from '../../../../minutes/action.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { findDates } from '../../dates/find.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

/** So far back people go on in a week that was named; keeps what is looked through bounded. */
const [mostTurns, mostUtterances] = [2, 12];
const bareWeekday = /^(?<weekday>[月火水木金土日])曜/u;
const ofWeek = /^(?:今|来|再来|翌)週の?.*[月火水木金土日]曜?日?$/u;

/** 「来週の火曜に」「火曜は監査なので、水曜に」「水曜ですね」: the weekday is one of the week that was named. */
export function inNamedWeek(due: Due, by: Utterance, { utterances, calendar }: Talk): Due {
  const weekday = weekdayLetters.indexOf(bareWeekday.exec(due.asWritten)?.groups?.weekday ?? '-');
  if (!due.date || due.rule !== 'nextWeekday' || weekday < 0) return due;
  let passed = '';
  let ofTurn = '';
  for (let at = by.position; at >= Math.max(0, by.position - mostUtterances); at--) {
    const before = utterances[at];
    if (!before || by.turn - before.turn > mostTurns) return due;
    ofTurn = before.turn === utterances[at + 1]?.turn ? before.said + ofTurn : before.said;
    const week = weekNamed(ofTurn, weekday);
    if (week !== undefined && calendar) return { ...due, date: weekdayOfWeek(calendar.day, weekday, week) };
    // dates are read only where a week is spoken of, so that a long turn stays linear
    if (at < by.position && before.said.includes('週')) {
      const named = findDates(before.said, calendar).findLast(({ text, date }) => date && ofWeek.test(text))?.date;
      if (named) {
        const first = weekdayOf(named);
        const isMeant =
          first === weekday ||
          passed.includes(`${weekdayLetters[first]}曜は`) ||
          passed.includes(`${weekdayLetters[first]}曜だと`);
        return isMeant ? { ...due, date: weekdayOfWeek(named, weekday, 0) } : due;
      }
    }
    passed += before.said;
  }
  return due;
}

/** 「来週なら火曜か水曜ですが」: which week the weekdays of a turn are of, where it is named alone before them; one that will not do is none. */
function weekNamed(said: string, weekday: number): number | undefined {
  const named = [...said.matchAll(alone)].at(-1);
  if (!named) return undefined;
  const rest = said.slice(named.index + named[0].length);
  return rest.includes(`${weekdayLetters[weekday]}曜`) ? weeksAhead.indexOf(named[1] ?? '') : undefined;
}

const weeksAhead = ['今週', '来週', '再来週'];
const alone =
  /(?<!再)(今週|来週|再来週)(?!の?[月火水木金土日]曜|末|中|半ば|頭|前半|後半|明け|いっぱい|(?:は|だと|では|じゃ|も)(?![月火水木金土日]曜))/gu;
