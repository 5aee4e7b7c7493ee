import type { Due } from '../../../../minutes/action.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { findDates } from '../../dates/find.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

/** So far back people go on in a week that was named; keeps what is looked through bounded. */
const [mostTurns, mostUtterances] = [2, 12];
const weekdays = '日月火水木金土';
const bareWeekday = /^(?<weekday>[月火水木金土日])曜/u;
const ofWeek = /^(?:今|来|再来|翌)週の?.*[月火水木金土日]曜?日?$/u;

/** 「来週の火曜に」「火曜は監査なので、水曜に」「水曜ですね」: the weekday is one of the week that was named. */
export function inNamedWeek(due: Due, by: Utterance, { utterances, calendar }: Talk): Due {
  const weekday = weekdays.indexOf(bareWeekday.exec(due.asWritten)?.groups?.weekday ?? '-');
  if (!due.date || due.rule !== 'nextWeekday' || weekday < 0) return due;
  let passed = '';
  for (let at = by.position; at >= Math.max(0, by.position - mostUtterances); at--) {
    const before = utterances[at];
    if (!before || by.turn - before.turn > mostTurns) return due;
    // dates are read only where a week is spoken of, so that a long turn stays linear
    if (at < by.position && before.said.includes('週')) {
      const named = findDates(before.said, calendar).findLast(({ text, date }) => date && ofWeek.test(text))?.date;
      if (named) {
        const first = weekdayOf(named);
        const isMeant =
          first === weekday || passed.includes(`${weekdays[first]}曜は`) || passed.includes(`${weekdays[first]}曜だと`);
        return isMeant ? { ...due, date: weekdayOfWeek(named, weekday, 0) } : due;
      }
    }
    passed += before.said;
  }
  return due;
}
