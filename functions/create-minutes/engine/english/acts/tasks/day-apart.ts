import type { Due } from '../../../../minutes/action.ts';
import type { DraftItem } from '../../../draft.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { countWords } from '../../split.ts';
import { isListedDeed } from '../deeds/deeds.ts';

const leastWords = 2;
/** What leads to a day, at the end of what stands before it. */
const leading =
  /(?:,?\s*\b(?:by|on|before|until|till|for|at|(?<!\b(?:fill|sign|hand|turn|plug|log|check|phase|step|come|comes|kick|kicks|bring|put|get|it|them|\p{L}+ed|brought|built) )in(?!\s+(?:by|on|before|until|till)\b)|come|sometime|latest|first thing|not later than|no later than|early|late)\b){0,4},?\s*$/iu;
/** "Swing by this Thursday": such a "by" leads to no day. */
const goesBy = String.raw`\b(?:swing|stop|drop|pop|come|pass)`;
const phrasalBy = new RegExp(`^(.*${goesBy})( by)\\s*$`, 'is');
const danglingLimit = new RegExp(`[\\s,]+(?:(?<!${goesBy} )by|until|till)$`, 'i');
/** "Do it that Friday", while "do that today" is about that. */
const determiner = /\s*\b(?:this|that|next|the|coming)\s+$/i;
const partOfDay =
  '(?:morning|afternoon|arvo|evening|night|noon|midday|lunch(?:time)?|end of (?:the )?(?:day|play)|close of (?:business|play)|first thing|week)';
const trailing = new RegExp(
  String.raw`(?:(?:\s*,\s*|\s+)(?:(?:before |after |at |by |in the )?${partOfDay}|at the latest|latest|or so|then|instead|please|though))*[.\s]*$`,
  'i',
);
/** "Put a barbecue on" */
const keepsParticle = /^(?:put|turn|switch|keep|get|leave|have|add|take|pass|sign|log)\b.* on$/i;
/** Of another day than the one that holds. */
const byEvening =
  /,? (?:by|before) (?:the )?(?:close of (?:business|play)|end of (?:the )?(?:day|play)|noon|lunch(?:time)?)[.\s]*$/i;
const preposition = /^(?:by|on|before|until|till|for|at|in)\s+/i;
/** "Over the weekend", and not "send it over Friday". */
const stretches = /^the (?:weekend|week|holidays?|summer|winter|break|next)\b/i;
/** "Sign it in two days" */
const counted = /^(?:an?|one|two|three|four|five|six|ten|\d+) (?:(?:working|business) )?(?:days?|weeks?|months?)\b/i;
/** What is left over when a day was cut off while it was said. */
const dangling = new RegExp(
  String.raw`[\s,]+(?:(?<!${goesBy} )by|on|until|till|before|at|for|and|or|so|hopefully|ideally|probably|maybe|the|to|from|of|when|still|even)[.\s]*$|,\s*say[.\s]*$|,? (?:but |just |so )?give (?:them|me|us|\p{Lu}\p{L}+)[.\s]*$`,
  'iu',
);

/** "Move the go-live to Thursday", "when they come on Tuesday": such a day is what is done, not by when. */
const isOfDeed =
  /^(?:move|change|shift|put (?:\S+ ){1,4}(?:off|back|forward)|put off|extend|book|reschedule|postpone|push|bring (?:\S+ ){1,4}forward|set (?!(?:\S+ ){0,2}up\b)|make it|schedule|reserve|block|pencil)\b(?:(?: \S+){0,8} (?:to|for|from|on|until|till|in))?(?: (?:the|this|next))* \S+$|\b(?:to|from|of|(?:know|knows|hear|tell \S+|remind \S+|warn \S+|ask \S+|talk|think|speak) about) (?:the |this |next )*\S+$|\b(?:when|whether|if|who|what|which|where) (?:(?!and (?:tell|let|get|come|send|write|ring|call|mail|report|give)\b)\S+ ){0,8}\S+$/i;

/** "After three, or on a Saturday": such a day is part of what is said. */
const belongs = /\b(?:an?|or|and|every|each|any|of|last|first|from|since|either|both|between(?: the)?)\s+$/i;

/** What goes on behind a day as if it were not there: "ring them tomorrow and tell you", "send it today with the terms". */
const goesOn =
  /^,? (?:and|but|so|with|to|via|along|together|including|when|once|if|as soon as|at (?:the|their|your|our|his|her)|from (?:the|my|our))\b|^, (?!(?:then|he|she|they|we|it|you|that|or|not|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|morning|afternoon|evening|at|first|early|late|latest)\b)\p{Ll}/u;

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

/** "By tomorrow evening": the part of the day that was said with a day belongs beside the task, too. */
export function withPartOfDay<Task extends DraftItem & { readonly due: Due | undefined }>(task: Task): Task {
  const { due, spans } = task;
  if (!due?.date || endsInPart.test(due.asWritten)) return task;
  for (const { text } of spans) {
    const at = text.indexOf(due.asWritten);
    const end = at + due.asWritten.length;
    const part = at < 0 ? undefined : saidBehind.exec(text.slice(end))?.[0];
    if (part !== undefined) return { ...task, due: { ...due, asWritten: due.asWritten + part } };
  }
  return task;
}

const endsInPart = new RegExp(`${partOfDay}$`, 'i');
const saidBehind = new RegExp(String.raw`^,? (?:(?:before |after |at |by |in the )?${partOfDay}|first thing)\b`, 'i');

/** "By, not this Friday. Wednesday." */
const notThen =
  /,?(?: (?:by|on|for))?,? not (?:this |next |on |until )?(?:tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

/** A deed without the day at its end, which stands beside it in the list: there "tomorrow" is read on another day. */
export function withoutDay(deed: string, due: Due | undefined): string {
  const plain = deed.replace(/[.\s]+$/, '').replace(notThen, '');
  if (!due) return plain.replace(danglingLimit, '');
  const whole = plain.replace(trailing, '');
  const named = due.asWritten.replace(preposition, '');
  const said = named.replace(trailing, '').replace(/^this$/i, named);
  const last = dayMentions(plain, undefined).at(-1);
  const found = plain.toLowerCase().indexOf(said.toLowerCase());
  const start = found < 0 ? last?.start : found;
  if (start !== undefined && isOfDeed.test(`${plain.slice(0, start)}day`)) return plain;
  const at = whole.toLowerCase().endsWith(said.toLowerCase())
    ? whole.length - said.length
    : last && !last.barred && last.end >= whole.length && !belongs.test(plain.slice(0, last.start))
      ? last.start
      : undefined;
  // "flip it on right after the call": no day has such words before it
  if (at !== undefined && /^(?:right|straight) /i.test(said)) return plain.slice(0, at).trimEnd();
  const cut =
    at === undefined ? withoutDayWithin(plain, said, due.asWritten) : withoutLead(plain.slice(0, at), plain.slice(at));
  const told = cut.replace(bySay, '');
  const short = (told === plain && keepsParticle.test(plain) ? told : told.replace(dangling, '')).replace(
    byEvening,
    '',
  );
  return countWords(short) >= leastWords && !/\b(?:is|are|was)$/i.test(short) ? short : plain;
}

/** "By, say, Friday" */
const bySay = /,? (?:by|for),? (?:say|like|maybe),?$/i;

/** "Key that credit in today", "turn it on tomorrow": no such day has "in" before it, nor "on" what is not a day of the week. */
const today = /^(?:today|tomorrow|tonight|this|next)\b/i;

function withoutLead(before: string, day: string): string {
  if (today.test(day) && /\p{L}{3,} (?:in|on)\s*$/iu.test(before) && !/^\S+ (?:in|on)\s*$/i.test(before))
    return before.trimEnd();
  const stretch = stretches.test(day)
    ? before.replace(/\s(?:over|during|in)\s*$/i, ' ')
    : before.replace(counted.test(day) ? /\sin\s*$/i : /^$/, ' ');
  const named = today.test(day) ? stretch : stretch.replace(determiner, ' ');
  const [, short, by = ''] = phrasalBy.exec(named) ?? [undefined, named.replace(leading, '')];
  return `${short}${by}`;
}
