import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { englishTerms } from '../../words.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { matterOf } from '../matter.ts';
import { type Correction, correctionIn, type RightDay } from './late-correction.ts';
import { namesOther } from './other-matter.ts';
import { nameWords } from '../name-words.ts';

/** A task with the remarks it rests on. */
interface Placed {
  readonly item: DraftAction;
  readonly told: readonly Remark[];
  readonly terms: ReadonlySet<string>;
}

/**
 * Tasks whose day was put right later on, when somebody came back to them: "And the pictures will be Tuesday, not Monday".
 * The last day that is named so counts.
 */
export function withLateDays(
  items: readonly DraftAction[],
  { remarks }: Talk,
  { day, people }: Pick<Meeting, 'day' | 'people'>,
): readonly DraftAction[] {
  const placesOf = placesIn({ remarks });
  const names = nameWords(people);
  const placed: readonly Placed[] = items.map((item) => ({
    item,
    told: placesOf(item).flatMap((place) => remarks[place] ?? []),
    terms: matterOf(item.text, (term) => names.has(term)),
  }));
  const standing = remarks
    .flatMap((remark) => correctionIn(remark, day) ?? [])
    .filter((one) => !isTakenBack(one, remarks, day));
  return standing.reduce((before, one) => corrected(before, one, remarks), placed).map(({ item }) => item);
}

/** The tasks after one correction: of what it names, or else of the task right before that its speaker has on the wrong day. */
function corrected(placed: readonly Placed[], one: Correction, remarks: readonly Remark[]): readonly Placed[] {
  const open = placed.filter((task) => mayMove(task, one, remarks));
  const named = open.filter((task) => rightDay(task, one) !== undefined);
  const pointed = named.length > 0 ? undefined : pointedDay(one);
  const near = pointed && nearest(open, askedBefore(one, remarks));
  return placed.map((task) => {
    const right = task === near ? pointed : named.includes(task) ? rightDay(task, one) : undefined;
    return right ? { ...task, item: withDay(task.item, right, one.remark) } : task;
  });
}

/** Whether a remark comes late enough to put the day of a task right, is said or granted by who has it, and means its day. */
function mayMove({ item: { due, owner }, told }: Placed, one: Correction, remarks: readonly Remark[]): boolean {
  const last = told.findLast(({ index }) => index < one.remark.index);
  if (!last || !due?.date || turnOf(one.remark) - turnOf(last) < leastTurns) return false;
  const isOwn = one.remark.speaker === (owner?.speaker ?? last.speaker);
  return one.wrong === undefined ? isOwn : one.wrong === due.date && (isOwn || isGranted(one, owner, remarks));
}

/** What is said in the same breath is weighed with the task. */
const leastTurns = 2;

/** "Sure, Friday": who has the task says yes to another's wish. */
function isGranted({ remark }: Correction, owner: DraftAction['owner'], remarks: readonly Remark[]): boolean {
  const reply = remarks.slice(remark.index + 1).find(({ speaker }) => speaker !== remark.speaker);
  return (
    owner?.speaker !== undefined &&
    reply?.speaker === owner.speaker &&
    wishes.test(remark.text) &&
    grants.test(reply.text)
  );
}

/** What the other side tells of its own days is no wish. */
const wishes = /\b(?:you|need|like|want|prefer|rather|make (?:it|that))\b/i;
const grants =
  /^(?:(?:oh|ah|well|right|then|so),? )*(?:yes|yeah|yep|sure|okay|ok|of course|no problem|fine|agreed|perfect|good|great|absolutely|all right|alright|will do|can do|got it|understood|noted)\b(?!,? but\b)/i;

/** Of several days the first that is said of the task: what leads to it tells of nothing else. */
function rightDay({ terms }: Placed, { right }: Correction): RightDay | undefined {
  return right.find(({ ahead }) => {
    const lead = ahead.replace(/^.*[,;:.!?]/su, '');
    const isOfIt = englishTerms(lead).every((term) => terms.has(term) || isListedDeed(term));
    return isOfIt && !namesOther(lead, terms) && englishTerms(ahead).some((term) => terms.has(term));
  });
}

const lead = '(?:(?:oh|and|so|sorry|actually|no|wait|but|then|well|okay|i mean)(?:,? |$))*';
const ofIt =
  '(?:(?:it|that|they|those|these) (?:(?:will|would|can|has to|have to|is going to) )?(?:be|is|are)|make (?:it|that)|(?:i|we|he|she|you) (?:(?:will|can|would) )?(?:send|get|have|bring|do|deliver|mail) (?:it|that|them|those)(?: over| out)?)';
const barely = new RegExp(`^${lead}(?:${ofIt} )?$`, 'i');

/** "It will reach you" is said of what is sent, whatever stands before it. */
const arrives = /\b(?:it|they) (?:will|can|should) (?:reach|get to|be with) you $/i;

/** The day of "it'll be Tuesday, not Monday", which names nothing itself. */
function pointedDay({ right, wrong }: Correction): RightDay | undefined {
  const last = right.at(-1);
  if (wrong === undefined || last === undefined) return undefined;
  return (right.length === 1 && barely.test(last.ahead)) || arrives.test(last.ahead) ? last : undefined;
}

/** What the other side asked right before. */
function askedBefore({ remark }: Correction, remarks: readonly Remark[]): readonly string[] {
  const before = remarks[remark.index - 1];
  return before && before.speaker !== remark.speaker && before.text.endsWith('?') ? englishTerms(before.text) : [];
}

/** The task that was told last, of those that a question right before may be about. */
function nearest(placed: readonly Placed[], asked: readonly string[]): Placed | undefined {
  const meant = placed.filter(({ terms }) => asked.length === 0 || asked.some((term) => terms.has(term)));
  const lastOf = ({ told }: Placed) => told.at(-1)?.index ?? 0;
  return meant.toSorted((one, other) => lastOf(other) - lastOf(one))[0];
}

/** Remarks of those turns that are looked at. */
const mostAfter = 20;

/** In the same or the next turn the old day is named once more: "Friday I can't do, Monday it is". */
function isTakenBack({ remark, wrong }: Correction, remarks: readonly Remark[], day: string | undefined): boolean {
  const after = remarks
    .slice(remark.index + 1, remark.index + 1 + mostAfter)
    .filter((one) => turnOf(one) <= turnOf(remark) + 1);
  return after.some(
    ({ text }) =>
      !inPassing.test(text) &&
      dayMentions(expandContractions(text), day).some(
        ({ date, barred }) => !barred && date !== undefined && date === wrong,
      ),
  );
}

/** "Monday would have been nice", "I'm away on Monday anyway". */
const inPassing = /\b(?:would have|away|out|off|closed|anyway|holiday)\b/i;

function withDay(item: DraftAction, { asWritten, date, rule }: RightDay, { spans }: Remark): DraftAction {
  return { ...item, due: { asWritten, date, rule }, spans: [...new Set([...item.spans, ...spans])] };
}
