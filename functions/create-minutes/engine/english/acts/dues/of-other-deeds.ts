import { englishTerms } from '../../words.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';
import { corrects, theyDo, youHave } from './wordings.ts';

/** Whether a day is one by which something else is done than the task: another's part, what comes first, what its doer waits for. */
export function isOfOtherDeed(
  day: SaidDay,
  beside: Beside,
  task: Pick<Asked, 'told' | 'item' | 'main' | 'around'>,
): boolean {
  const { told, main } = task;
  if (beside.place === 'own' && isInOwnSentence(day, beside.by, told)) return true;
  if (isOfPassingOn(day, beside.by)) return true;
  if (beside.by === main) return false;
  if (isAnswerToNext(beside, task)) return true;
  return isNeeded(day, beside, task) || isDayOfThing(day, beside, told) || isPromisedBefore(day, beside, task);
}

function isInOwnSentence(day: SaidDay, by: DaysOf, told: ReadonlySet<string>): boolean {
  return isInOtherPart(day, by, told) || isOthersDeed(day, by, told) || isAskedFirst(day, by, told);
}

/** "Clive does the spur by the twenty-second, and I send the schedule tomorrow": of a list the part that tells the task has its own day. */
function isInOtherPart({ due }: SaidDay, by: DaysOf, told: ReadonlySet<string>): boolean {
  if (by.days.length < 2) return false;
  const parts = by.remark.text.split(partEnd);
  const tells = (part: string) => englishTerms(part).some((term) => told.has(term));
  const names = (part: string) => by.days.some((other) => part.includes(other.due.asWritten));
  const own = parts.filter((part) => part.includes(due.asWritten));
  return (
    own.length === 1 &&
    own.every((part) => !tells(part) && subject.test(part)) &&
    parts.some((part) => tells(part) && names(part))
  );
}

/** "I send you the quote, and you go live on the first": what another does then. */
function isOthersDeed({ due }: SaidDay, by: DaysOf, told: ReadonlySet<string>): boolean {
  const parts = by.remark.text.split(partEnd);
  const tells = (part: string) => englishTerms(part).some((term) => told.has(term));
  const own = parts.filter((part) => part.includes(due.asWritten));
  return parts.some(tells) && own.length > 0 && own.every((part) => !tells(part) && youDo.test(part));
}

const youDo =
  /^ (?:and|so|then|but) (?:you|he|she|they|(?:the|your|our) \p{L}+) (?:(?:will|would|can|shall) )?(?!(?:will|would|can|shall|have|has|get|gets|see|sees|hear|hears|receive|receives|need|needs|want|wants|should|could|is|are|was)\b)\p{Ll}+ /iu;
const partEnd = /[,;:.!?]/;
/** Somebody else, or another thing, has that day. */
const subject =
  /^ ?(?:(?:and|so|then|but) )?(?:(?!I\b)\p{Lu}\p{L}+|[Tt]he|[Oo]ur|[Yy]our|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey) (?!(?:morning|afternoon|evening|latest|then)\b)(?:\p{L}+ ){0,3}\p{L}/u;

/** "Get me those by Thursday and I'll have it through by Monday": what the other one does first has a day of its own. */
function isAskedFirst({ due, clause }: SaidDay, { days }: DaysOf, told: ReadonlySet<string>): boolean {
  const tells = (terms: Iterable<string>) => [...terms].some((term) => told.has(term));
  if (!othersTurn.test(clause.said) || tells(englishTerms(clause.said.replace(due.asWritten, ' ')))) return false;
  const first = days.findIndex((one) => one.clause === clause);
  return days
    .slice(first)
    .some(
      (one) => one.clause !== clause && tells(englishTerms(one.clause.said)) && /\b(?:I|we)\b/i.test(one.clause.said),
    );
}

/** Asks something of who is spoken to: "get me", "if you let us have". */
const othersTurn =
  /^(?:(?:and|so|then|okay|ok|right|well|if|once|when|assuming|provided|please)\b[, ]*)*(?:you (?!(?:will|would|shall) (?:have|get|see|hear|receive)\b|have\b|see\b|hear\b)\p{Ll}+|\p{Ll}+ (?:it |them |that |those |these )?(?:to )?(?:me|us)\b)/iu;

/** "I'll tell her tonight. She'll have them to you by Friday.": when it is passed on is not when it is done. */
function isOfPassingOn({ due, clause }: SaidDay, { days, remark }: DaysOf): boolean {
  if (!/^(?:sameDay|tomorrow)$/.test(due.rule ?? '') || !passesOn.test(clause.said)) return false;
  const rest = remark.text.slice(remark.text.indexOf(due.asWritten) + due.asWritten.length);
  return days.some(
    (one) =>
      one.due.date !== due.date &&
      rest.includes(one.due.asWritten) &&
      (youHave.test(one.clause.said) || theyDo.test(one.clause.said)),
  );
}

const passesOn =
  /\b(?:I|we)(?: will| shall| am going to)? (?:tell|ask|remind|ring|call|text|message|brief|let|say (?:it|that) to|speak to|talk to|get on to|pass (?:it|that|this|them) on)\b/i;

/** "By Thursday." - "And the drawing for the south gate?" - "End of next week.": the day of what is asked for next. */
function isAnswerToNext(
  { by: { turn, remark } }: Beside,
  { told, main, around }: Pick<Asked, 'told' | 'main' | 'around'>,
): boolean {
  return (
    turn > main.turn &&
    main.days.length > 0 &&
    around.some(
      (one) =>
        one.turn === turn - 1 &&
        one.turn > main.turn &&
        one.remark.speaker !== remark.speaker &&
        one.days.length === 0 &&
        asksNext.test(one.remark.text) &&
        one.clauses.some(({ matter }) => [...matter].some((term) => !told.has(term))),
    )
  );
}

const asksNext =
  /^(?:(?:great|good|fine|okay|right|lovely|perfect|thanks|thank you|yes)[.,!]* )?(?:and|what about|how about)(?: then)? (?:the|my|our|your|his|her|their|for the) [^?]{3,60}\?\s*$/i;

/** "So I need a yes by the first of March": what another owes to who has the task. */
function isNeeded({ due, clause: { said } }: SaidDay, { by }: Beside, { item }: Pick<Asked, 'item'>): boolean {
  return (
    item.owner?.speaker === by.remark.speaker && needs.test(said.slice(0, Math.max(0, said.indexOf(due.asWritten))))
  );
}

/** "I'll send it tomorrow." - "I'm preparing the agreement, you'll have that on the sixteenth.": a task that has its day is not put off by the next one. */
export function isOfOtherPromise(
  { clause: { said, asks, matter } }: SaidDay,
  { place, by: { remark } }: Beside,
  { told, main, isOthers, around }: Pick<Asked, 'told' | 'main' | 'isOthers' | 'around'>,
): boolean {
  const hasDay = main.days.some(
    ({ due: { date }, picked }) => picked && date !== null && !around.some(({ denied }) => denied.includes(date)),
  );
  const isNew = [...matter].some((term) => !told.has(term)) || youHave.test(said);
  return place !== 'own' && hasDay && isOthers(remark.index) && !asks && isNew && !corrects.test(remark.text);
}

const needs =
  /\b(?:I|we) (?:(?:will|would|do|shall|really|just|only) )*(?:need|want|require|expect|must have|have to have)\b(?! (?:to|until|till|time|longer|more|another|a (?:day|week|fortnight|month|bit|few|couple|while)|(?:two|three|four|\d+) )\b)[^,;:]*$/i;

/** "I'll have it translated, you get a draft by the thirtieth." - "I'll have Rosa check it.": when another does his part. */
function isPromisedBefore(
  { clause: { said, asks } }: SaidDay,
  { place, by: { remark } }: Beside,
  { item, main }: Pick<Asked, 'item' | 'main'>,
): boolean {
  const isOwn = item.owner?.speaker === main.remark.speaker && remark.speaker !== main.remark.speaker;
  const isBefore = place === 'asked' || (place === 'own' && remark.index < main.remark.index);
  return isBefore && isOwn && !asks && youHave.test(said) && !wishes.test(said);
}

/** "You get me the list by Friday" */
const wishes = /\byou (?:get|have) (?:me|us)\b|\b(?:can|could|please)\b/i;

/** "The fair is on the twelfth of April": the day of a thing that the task does not speak of. */
function isDayOfThing(day: SaidDay, { asked }: Beside, told: ReadonlySet<string>): boolean {
  const { due, clause } = day;
  const lead = clause.said.slice(0, Math.max(0, clause.said.indexOf(due.asWritten)));
  return !asked && takesPlace.test(lead) && !ofLimit.test(lead) && isOfOtherMatter(day, told);
}

const takesPlace =
  /\b(?:the|our|your|my|his|her|their|this|that|an?) \p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2} (?:is|are|was|were|will be|starts?|begins?|opens?|closes?|meets?|sits?|ends?|expires?|runs?|falls?|happens?|lands?|goes live)(?: (?:on|in|from|at|until|till|set for|out))? ?$/iu;
const ofLimit =
  /\b(?:earliest|latest|soonest|deadline|date|day|slot|aim|target|plan|limit|cut-?off|due|idea|hope|first|next|best|one)\b/i;
