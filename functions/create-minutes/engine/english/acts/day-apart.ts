import type { Due } from '../../../minutes/action.ts';
import { dayMentions } from '../dates/mentions.ts';
import { countWords } from '../split.ts';
import { isListedDeed } from './deeds.ts';

const leastWords = 2;
/** What leads to a day, at the end of what stands before it. */
const leading =
  /(?:,?\s*\b(?:by|on|before|until|till|for|at|in|come|sometime|latest|first thing|not later than|no later than|early|late)\b){0,4},?\s*$/i;
/** "Swing by this Thursday": such a "by" leads to no day. */
const goesBy = String.raw`\b(?:swing|stop|drop|pop|come|pass)`;
const phrasalBy = new RegExp(`^(.*${goesBy})( by)\\s*$`, 'is');
const danglingLimit = new RegExp(`[\\s,]+(?:(?<!${goesBy} )by|until|till)$`, 'i');
/** "Do it that Friday", while "do that today" is about that. */
const determiner = /\s*\b(?:this|that|next|the|coming)\s+$/i;
const trailing = /(?:\s*,?\s*(?:at the latest|latest|or so|then|instead|please|though))?[.\s]*$/i;
const preposition = /^(?:by|on|before|until|till|for|at|in)\s+/i;
const today = /^(?:today|tomorrow|tonight)\b/i;
/** What is left over when a day was cut off while it was said. */
const dangling = new RegExp(
  String.raw`[\s,]+(?:(?<!${goesBy} )by|on|until|till|before|at|for|and|or|so|say|hopefully|ideally|probably|maybe|the|to|from|of|when)[.\s]*$`,
  'i',
);

/** "Move the go-live to Thursday", "when they come on Tuesday": such a day is what is done, not by when. */
const isOfDeed =
  /^(?:move|change|shift|put (?:\S+ ){1,4}(?:off|back|forward)|put off|extend|book|reschedule|postpone|push|bring (?:\S+ ){1,4}forward|set (?!up)|make it|schedule|reserve|block|pencil)\b|\b(?:to|from|of) (?:the |this |next )*\S+$|\b(?:when|whether|if|who|what|which|where) (?:\S+ ){0,8}\S+$/i;

/** "After three, or on a Saturday": such a day is part of what is said. */
const belongs = /\b(?:an?|or|and|every|each|any|of|last|first|from|since|either|both)\s+$/i;

/** What goes on behind a day as if it were not there: "ring them tomorrow and tell you", "send it today with the terms". */
const goesOn =
  /^,? (?:and|but|so|with|to|via|along|together|including)\b|^, (?!(?:then|he|she|they|we|it|you|that|or|not|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|morning|afternoon|evening|at|first|early|late|latest)\b)\p{Ll}/u;

/** "On Friday and on Monday" */
const mostBetween = 10;

function withoutDayWithin(plain: string, said: string, asWritten: string): string {
  const at = plain.toLowerCase().indexOf(` ${said.toLowerCase()}`) + 1;
  const rest = plain.slice(at + said.length);
  const before = plain.slice(0, at);
  const nextDay = /^,? and /.test(rest) && dayMentions(rest, undefined).some(({ start }) => start < mostBetween);
  const isObject = !preposition.test(asWritten) && isListedDeed(/(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase() ?? '');
  if (nextDay || isObject || /\bfor $/i.test(before)) return plain;
  if (at === 0 || !goesOn.test(rest) || belongs.test(before) || isOfDeed.test(before + said)) return plain;
  return withoutLead(before, said).trimEnd() + rest;
}

/** A deed without the day at its end, which stands beside it in the list: there "tomorrow" is read on another day. */
export function withoutDay(deed: string, due: Due | undefined): string {
  const plain = deed.replace(/[.\s]+$/, '');
  if (!due?.date) return plain.replace(danglingLimit, '');
  const whole = plain.replace(trailing, '');
  const said = due.asWritten.replace(preposition, '').replace(trailing, '');
  const upToDay = plain.slice(0, plain.toLowerCase().indexOf(said.toLowerCase()) + said.length);
  if (isOfDeed.test(upToDay.length < said.length ? plain : upToDay)) return plain;
  const last = dayMentions(plain, undefined).at(-1);
  const at = whole.toLowerCase().endsWith(said.toLowerCase())
    ? whole.length - said.length
    : last && !last.barred && last.end >= plain.length && !belongs.test(plain.slice(0, last.start))
      ? last.start
      : undefined;
  const cut =
    at === undefined ? withoutDayWithin(plain, said, due.asWritten) : withoutLead(plain.slice(0, at), plain.slice(at));
  const short = cut.replace(dangling, '');
  return countWords(short) >= leastWords && !/\b(?:is|are|was)$/i.test(short) ? short : plain;
}

function withoutLead(before: string, day: string): string {
  const named = today.test(day) ? before : before.replace(determiner, ' ');
  const [, short, by = ''] = phrasalBy.exec(named) ?? [undefined, named.replace(leading, '')];
  return `${short}${by}`;
}
