import { eitherCase } from '#shared/text/either-case.ts';
import { addDays } from '../../../calendar/day.ts';
import { isTakenOf } from './acknowledged.ts';
import { arrangingFrom, isOfWhereabouts } from './arranging.ts';
import { isNoEnd } from './no-end.ts';
import { isOfOtherDeed, isOfOtherPromise } from './of-other-deeds.ts';
import { isOfOtherMatter, namesOther } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { dayReader, DaysOf, SaidDay } from './said-days.ts';
import { takenBackIn } from './taken-back.ts';
import { type Asked, isToldOf } from './traits.ts';
import { coming, event, past, pointsBack } from './wordings.ts';

/**
 * Tells the days named around a task that are none of its: of other deeds, of events, taken back, or named when people had
 * gone on to arrange something else.
 * @param isOtherOwners whether the remark of that index tells another task of whoever says it
 */
export function otherDays(
  task: Asked,
  places: readonly Beside[],
  read: ReturnType<typeof dayReader>,
  isOtherOwners: (index: number) => boolean,
): (day: SaidDay, beside: Beside) => boolean {
  const { item, told, main, around, isOthers } = task;
  const isTakenBack = takenBackIn(around, told);
  const arranging = arrangingFrom(places, { item, told, main });
  const isWaiting = main.days.length === 0 && waitsForEvent.test(main.remark.text);
  const isOfEveryPlace = (day: SaidDay, beside: Beside) => {
    const { by, asked } = beside;
    const isOwners = item.owner?.speaker === by.remark.speaker;
    return (
      (isWaiting && by !== main && !asked && !isOnward(day)) ||
      by.remark.index >= arranging ||
      isOfAwaited(beside, task) ||
      isOfOtherDeed(day, beside, task) ||
      isOfOtherPromise(day, beside, task) ||
      isOfWhereabouts(day, by.remark.text) ||
      isSpokenOf(day) ||
      (isOwners && isTakenOf(day, by, read)) ||
      isNoEnd(day, by.remark.text, isOwners) ||
      isTakenBack(day.due, by.remark.index)
    );
  };
  const isOfOtherRemark = (day: SaidDay, beside: Beside) => {
    const { by, place, asked } = beside;
    const isOthersToo = isOthers(by.remark.index);
    return (
      isOfEvent(day) ||
      isPast(day, beside) ||
      isBeside(day, beside, told) ||
      (isOthersToo && isOfNextThing(day, beside, told)) ||
      (/^(?:own|answer)$/.test(place) && !asked && isNextThing(day, told)) ||
      (isFarOff(day, main) && isOfOtherMatter(day, told)) ||
      isOfOtherTask(day, beside, task) ||
      (isOtherOwners(by.remark.index) &&
        !isToldOf(day.clause.said, by.remark.speaker, item.owner, main) &&
        isLaterDeed(day, beside, by.turn - main.turn > 1 && isOthersToo))
    );
  };
  return (day, beside) => isOfEveryPlace(day, beside) || (beside.by !== main && isOfOtherRemark(day, beside));
}

/** "I'll finish it once I have your answer." - "End of next week all right for the answer?" */
function isOfAwaited({ by: { remark } }: Beside, { item, main }: Asked): boolean {
  return remark.speaker !== main.remark.speaker && waitsForEvent.test(item.text);
}

/** "Once regulatory clears it I'll mail the artwork": nobody knows the day, unless one is named for it. */
const waitsForEvent = eitherCase(
  /\b(?:once|as soon as|when) \p{Ll}{3,} (?:has|have|is|are|\p{Ll}+s) |\b(?:once|as soon as|when(?:ever)?|the (?:moment|minute|day)|after) (?:i|we|you|he|she|they|it|that|this|the|an?|our|your|my|his|her|their|(?-i:\p{Lu})\p{L}+)\b/iu,
);

/** "So by the seventeenth at the latest", "say Monday" */
function isOnward({ clause: { said } }: SaidDay): boolean {
  return /\b(?:by|latest|say|call it|so|then|make it|give me|until|till)\b/i.test(said);
}

/** The end of a contract or the day of a board is no day by which to do a thing that is told in another sentence. */
function isOfEvent({ clause }: SaidDay): boolean {
  return event.test(clause.said);
}

/** "Make sure they know about the tenth": it is what is told, not by when. */
function isSpokenOf({ due, clause: { said } }: SaidDay): boolean {
  return tellsAbout.test(said.slice(0, Math.max(0, said.indexOf(due.asWritten))));
}

const tellsAbout =
  /\b(?:know|knows|knew|tell|tells|told|hear|heard|remind\w*|warn\w*|ask\w*|talk\w*|think|speak)\b[^,.;]{0,30} about (?:the )?$/i;

/** "And delivery's on the ninth?", in answer to what is owed. */
function isNextThing(day: SaidDay, told: ReadonlySet<string>): boolean {
  return opensNext.test(day.clause.said) && isOfOtherMatter(day, told);
}

const opensNext = /^(?:(?:great|good|fine|okay|right|lovely|perfect|yes(?: please)?)[.,!]* )?(?:and|oh|also|then),? /i;

/** "The training is on Tuesday", said right before or after it. */
function isBeside(day: SaidDay, { place }: Beside, told: ReadonlySet<string>): boolean {
  return (place === 'after' || place === 'before') && isOfOtherMatter(day, told);
}

/** "You'd need to sign an NDA first, I can send that today": the day of another task, on what its sentence brings up. */
function isOfNextThing({ due }: SaidDay, { place, by: { remark } }: Beside, told: ReadonlySet<string>): boolean {
  const lead = remark.text.slice(0, Math.max(0, remark.text.indexOf(due.asWritten)));
  return place === 'after' && namesOther(lead, told);
}

/** "I'd have to ask them." - "Cool." - "I'll put together a quote by Thursday": the next task of who has the first one. */
function isOfOtherTask(day: SaidDay, { place, by: { remark } }: Beside, { told, main, isOthers }: Asked): boolean {
  const goesOn = place === 'answer' && remark.speaker === main.remark.speaker && isOthers(remark.index);
  return goesOn && isOfOtherMatter(day, told);
}

/** "I'll dig it out for them." - "I'll turn the terms round for the fifteenth. No, Tuesday.": the day of what another promises then. */
function isLaterDeed({ clause }: SaidDay, { place }: Beside, isApart: boolean): boolean {
  // "I'll dig it out, you'll have it tonight", some turns later, points at what is dug out
  return place === 'answer' && (isApart || !pointsBack.test(clause.said));
}

/** "I'll send it today or tomorrow. And the file back by the twenty-first?": what is done at once is not put off so far. */
function isFarOff({ due: { date } }: SaidDay, { days }: DaysOf): boolean {
  const soon = days.find(({ due: { rule } }) => rule === 'sameDay' || rule === 'tomorrow')?.due.date;
  return Boolean(soon && date && date > addDays(soon, farOff));
}

const farOff = 7;

/** "The old one went missing on Friday", said right after what is to be done. */
function isPast({ clause }: SaidDay, { place }: Beside): boolean {
  return place !== 'asked' && past.test(clause.said) && !coming.test(clause.said) && !limits.test(clause.said);
}

const limits = /\b(?:by|until|till|before|latest|as promised|you said)\b/i;
