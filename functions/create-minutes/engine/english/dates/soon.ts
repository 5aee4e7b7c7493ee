import type { Due } from '../../../minutes/action.ts';
import { addDays } from '../../calendar/day.ts';

const talk = '(?:call|meeting|chat|session|talk|one|zoom|visit)';
const meal =
  '(?:breakfast|lunch|lunchtime|dinner(?: ?time)?|tea(?: ?time)?|supper|coffee|noon|midday|midnight|shift|work)';
const goesHome =
  '(?:(?:(?:head|drive|leave|shut|lock|pack|cross)s?|(?:get|set|log|sign|clock|knock)s? (?:off|out|home|going|in)|turns? in|go(?:es)?(?! (?:live|ahead|into|on(?= (?:to|with|about|and|any|a)\\b)|any|further|over|through|with|back to|\\p{L}+ing\\b))|(?:close|finish)(?:s|es)?(?! (?:the|this|that|it|an?|on)\\b))\\b)';
const hangsUp =
  '(?:hang up|hung up|(?:are|is|am) (?:done|finished|off|through)|get off|finish|wrap up|put the phone down|ring off|sign off|leave (?:here|this))';
const person = '(?:i|we|you|they|he|she)';

/** Moments of the running day. */
const sameDay: readonly RegExp[] = [
  new RegExp(`\\b(?:right |straight |directly |just |immediately )?after (?:this|the|our|today's) ${talk}\\b`, 'i'),
  /\b(?:right|straight|directly|just|immediately|even|soon) after (?:this|that|here)\b|\bafter this(?= *(?:[.,;!?]|$))/i,
  new RegExp(`\\b(?:when|once|as soon as|the (?:minute|moment|second) (?:that )?|after) ?${person} ${hangsUp}`, 'i'),
  new RegExp(`\\bbefore ${person} ${goesHome}`, 'iu'),
  /\bbefore (?:my|your|our|his|her|their|the) (?:day|shift|night|evening) (?:ends|is (?:out|over|done|up))\b/i,
  /\bbefore (?:bed|bedtime|close|closing(?: time)?|the day is out)\b|\bby (?:close|closing(?: time)?|nightfall|sundown)\b/i,
  new RegExp(`\\b(?:after|before|by|over|at|around|this side of) (?:my |your |our |the )?${meal}\\b`, 'i'),
  /\b(?:before|by) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b| o'clock)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?= *(?:[.,;!?]|$|o'clock|sharp|latest|at the latest|today|this))/i,
  /(?<!\b(?:say|tell) )\b(?:it|them|that|this|you|ye|one) the (?:night|day)(?= *(?:[.,;!?]|$|and\b|so\b))/i,
  /\b(?:later on|before midnight|straight away|right away|on the spot|within minutes)\b/i,
  /\bin (?:about |around |like )?(?:a (?:minute|second|sec|bit|tick|moment|few minutes|couple of (?:minutes|hours))|(?:an|half an) hour)\b(?! (?:each|a day|a week|long|on \w+day))/i,
];
/** Moments of the day after. */
const nextDay: readonly RegExp[] = [
  /\b(?:first thing|overnight|by breakfast|before breakfast|the morn)\b/i,
  /(?<!\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|thirty|o'clock|early|late|always|usually|every|only|am|day) )\bin the morning\b/i,
];

/** When a thing is done that has no day of its own but a moment: "after this call", "before I go home", "in the morning". */
export function soon(text: string, day: string | undefined): Due | undefined {
  for (const pattern of nextDay) {
    const found = pattern.exec(text)?.[0];
    if (found) return at(found, 'tomorrow', day && addDays(day, 1));
  }
  for (const pattern of sameDay) {
    const found = pattern.exec(text)?.[0];
    if (found) return at(found, 'sameDay', day);
  }
  return undefined;
}

function at(asWritten: string, rule: string, date: string | undefined): Due {
  return { asWritten: asWritten.trim(), date: date ?? null, rule: date ? rule : null };
}
