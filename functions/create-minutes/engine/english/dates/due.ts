import type { Due } from '../../../minutes/action.ts';
import { type DayMention, dayMentions } from './mentions.ts';

/**
 * Until when a text (short forms written out) says a thing is to be done: of several days the one said to be the last,
 * else the first. Denied days, past ones and those of events are none.
 */
export function englishDue(text: string, day: string | undefined): Due | undefined {
  const named = dayMentions(text, day).filter(({ barred }) => !barred);
  const open = named.filter(
    (mention, i) => !isHour(mention) || (!beside(mention, named[i + 1], text) && !beside(named[i - 1], mention, text)),
  );
  const corrected = open.slice(1).findLast(({ start }) => corrects.test(text.slice(0, start)));
  const last =
    open.filter(({ limit, asWritten }) => limit && /latest|later/.test(asWritten)).at(-1) ??
    followedByLatest(open, text);
  const chosen = corrected ?? last ?? open.find(({ limit }) => limit) ?? open[0];
  return chosen && toDue(chosen);
}

/** What stands before a day that takes the place of one just named: "I leave on Friday, so Thursday". */
const corrects = /\b(?:so|make (?:it|that)|sorry|rather|i mean|let us say|better)[,\s]+(?:on |by |to )?$/i;

/** "end of day Thursday": the hour of a day that is named beside it. */
function isHour({ rule, asWritten }: DayMention): boolean {
  return rule === 'sameDay' && /eod|cob|close|end|play/i.test(asWritten);
}

function beside(one: DayMention | undefined, other: DayMention | undefined, text: string): boolean {
  return (
    one !== undefined && other !== undefined && /^(?:[\s,]|on|of|your|my|time)*$/.test(text.slice(one.end, other.start))
  );
}

function followedByLatest(mentions: readonly DayMention[], text: string): DayMention | undefined {
  return mentions.find(({ end }) => /^[\s,]*(?:at the )?(?:very )?latest\b/i.test(text.slice(end)));
}

function toDue({ asWritten, date, rule }: DayMention): Due {
  return { asWritten, date: date ?? null, rule: date ? rule : null };
}
