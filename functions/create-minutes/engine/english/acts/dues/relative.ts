import type { Due } from '../../../../minutes/action.ts';
import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { weekdayAfter, weekdayOfWeek } from '../../../calendar/week.ts';
import { readNumber } from '../../dates/number-words.ts';
import { month } from '../../when.ts';

interface Relative {
  readonly says: RegExp;
  /** Names a day by itself as well, where none was named before. */
  readonly orElse?: boolean;
  readonly day: (anchor: string, groups: Readonly<Record<string, string | undefined>>) => string;
}

const count = '(?<count>an?|one|two|three|four|five|six|seven|ten|fourteen|\\d{1,2})(?: or \\w+)?';
const unit = '(?<unit>(?:business |working |work )?(?:day|week|hour)s?)';

/** From Sunday on, without "day". */
const weekdays = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];
const weekday = `(?<weekday>${weekdays.join('|')})day`;

/** Days that are counted from another one, which was named before. */
const relatives: readonly Relative[] = [
  {
    says: new RegExp(
      `\\b(?:(?:within|inside|in) )?${count} ${unit} (?:later|after(?=[.,;!?]|$)|(?:after|of|from|once|when) (?:that|then|it|they|i|we|you|getting|receiving|having|receipt))(?!\\w)`,
      'i',
    ),
    day: (anchor, { count: said = '', unit: counted = '' }) => later(anchor, said, counted),
  },
  {
    says: /\b(?:the|that) (?:day|night|evening|afternoon|morning) before(?: (?:that|it|then))?(?= *(?:[.,;!?]|$|and\b|so\b))/i,
    day: (anchor) => addDays(anchor, -1),
  },
  {
    says: /\bthe (?:(?:day|morning|evening|afternoon) after|(?:next|following) (?:day|morning))\b(?! (?:tomorrow|the|our|your|we|you|he|she|they|i|it)\b)/i,
    day: (anchor) => addDays(anchor, 1),
  },
  {
    says: /\b(?:the (?:very )?same|that (?:very )?(?:same )?) ?(?:day|afternoon|evening|night)\b/i,
    day: (anchor) => anchor,
  },
  { says: /\b(?:by|before) then\b/i, day: (anchor) => anchor },
  {
    says: /\b(?:(?:by|before|at|until|till) )?(?:the )?end of that week\b/i,
    orElse: true,
    day: (anchor) => weekdayOfWeek(anchor, 5, 0),
  },
  {
    says: /(?<!\bmake (?:it|that) )\b(?:(?:by|in|during) )?the (?:week after(?: (?:that|it|then))?|following week)(?= *(?:[.,;!?]|$|and\b|so\b|as long as\b|because\b))/i,
    day: (anchor) => weekdayOfWeek(anchor, 5, 1),
  },
  {
    says: new RegExp(
      `\\bthe (?:following ${weekday}|${weekday} (?<side>before|after)(?: (?:that|then|it))?(?= *(?:[.,;!?]|$|and\\b|so\\b|because\\b)))`,
      'i',
    ),
    orElse: true,
    day: (anchor, { weekday: named = '', side }) =>
      side?.toLowerCase() === 'before'
        ? addDays(weekdayAfter(addDays(anchor, -1), numberOf(named)), -7)
        : weekdayAfter(anchor, numberOf(named)),
  },
  {
    // "the week of the fifteenth ... on the Thursday"
    says: new RegExp(
      `\\b(?:the|that) ${weekday}\\b(?! (?:the|after|before|of|week|fortnight|next|following|in|\\d|(?:twenty|thirty)\\b|\\w+(?:th|st|nd|rd)\\b|${month}))`,
      'i',
    ),
    orElse: true,
    day: (anchor, { weekday: named = '' }) => {
      const [there, wanted] = [weekdayOf(anchor), numberOf(named)];
      const isOver = there % 6 === 0 && wanted % 6 !== 0;
      return weekdayOfWeek(anchor, wanted, isOver ? 1 : 0);
    },
  },
];

function numberOf(weekdayNamed: string): number {
  return weekdays.indexOf(weekdayNamed.toLowerCase());
}

function later(anchor: string, said: string, unit: string): string {
  const number = readNumber([said.toLowerCase()], 0)?.value ?? 1;
  if (/hour/i.test(unit)) return addDays(anchor, Math.floor(number / 24));
  if (/week/i.test(unit)) return addDays(anchor, 7 * number);
  return /work|business/i.test(unit) ? workingDaysLater(anchor, number) : addDays(anchor, number);
}

function workingDaysLater(anchor: string, number: number): string {
  let found = anchor;
  for (let left = number; left > 0; ) {
    found = addDays(found, 1);
    if (weekdayOf(found) % 6 !== 0) left--;
  }
  return found;
}

export interface Counted {
  readonly start: number;
  readonly end: number;
  /** The words name a day by themselves where there is none to count from. */
  readonly orElse: boolean;
  readonly due: (anchor: string) => Due;
}

/** Where a text counts from a day that it does not name itself, or names before; undefined when it counts from none. */
export function readRelative(text: string): Counted | undefined {
  for (const { says, day, orElse = false } of relatives) {
    const match = says.exec(text);
    if (!match) continue;
    const { index, groups = {} } = match;
    return {
      start: index,
      end: index + match[0].length,
      orElse,
      due: (anchor) => ({ asWritten: match[0], date: day(anchor, groups), rule: 'relativeDay' }),
    };
  }
  return undefined;
}

const nextTime =
  /\b(?:(?:before|by|at|on|in|for|until|ahead of|to) )?(?:(?:our|the) )?next (?:call|meeting|session|visit|catch[- ]?up|review)\b|\b(?:(?:before|by|at|for) )?(?:the )?next time (?:we|i|you)(?: (?:are|all))? (?:talk|speak|meet|see|come|sit)\b|\b(?:when|before|until|till) we (?:next |all )?(?:meet|speak|talk|reconvene|regroup|see each other)\b(?: again| next)?/i;

/** What is to be done by the next meeting or at it. */
export function readNextTime(text: string): string | undefined {
  return nextTime.exec(text)?.[0];
}

const there = '(?:here|there|over|round|around|back|up|down|out|in town|on site|with you|at yours)';
const whenThere = new RegExp(
  `\\b(?:when|once|before|until|till|next time|the day) (?:i|we|you) (?:next |all )?(?:come|visit|meet|see (?:you|me|us|each other|one another)|drop (?:by|in|round)|get (?:here|there|over)|(?:am|are) (?:out )?${there})\\b|\\b(?:bring|take|carry)\\b.{1,60}?\\b(?:with (?:me|us|you)|along)\\b`,
  'i',
);

/** Done where people see each other, which may be the next meeting. */
export function readWhenThere(text: string): string | undefined {
  return whenThere.exec(text)?.[0];
}
