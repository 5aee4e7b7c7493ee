import type { Remark, Talk } from '../../../../facts/talk.ts';
import { addDays } from '../../../calendar/day.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import { flag } from '../../../choice.ts';
import type { Candidate } from '../../../dues/weigh.ts';
import type { Meeting } from '../../../meeting.ts';
import { type Span, spanKey } from '../../../sentence.ts';
import { englishTerms } from '../../words.ts';
import { isTakenOf } from './acknowledged.ts';
import { arrangingFrom, isOfWhereabouts } from './arranging.ts';
import { isNoEnd } from './no-end.ts';
import { isOfOtherDeed, isOfOtherPromise } from './of-other-deeds.ts';
import { isOfOtherMatter, namesOther } from './other-matter.ts';
import { type Beside, placesOf } from './places.ts';
import { readNextTime, readWhenThere } from './relative.ts';
import { type DaysOf, dayReader, type SaidDay } from './said-days.ts';
import { takenBackIn } from './taken-back.ts';
import { daysNamed, gaveWayTo } from './days-named.ts';
import { type Asked, isToldOf, traitsOf } from './traits.ts';
import { coming, event, past, pointsBack } from './wordings.ts';

/** A task with all days it may have. */
export interface Weighable {
  readonly item: DraftAction;
  readonly candidates: readonly Candidate<Remark>[];
}

/** No more sentences of a task than these are looked at: keeps the work per task bounded. */
const mostOwn = 12;
/** So many days of one sentence at most. */
const mostDays = 24;

/** The days that may be those of each task: in its own sentences, beside them, and in what is said to them. */
export function weighableDues(
  items: readonly DraftAction[],
  talk: Talk,
  meeting: Pick<Meeting, 'day'>,
  nextMeeting: Draft['nextMeeting'],
): readonly Weighable[] {
  const read = dayReader(talk, meeting.day);
  const bySpan = new Map(
    talk.remarks.flatMap((remark) => remark.spans.map((span) => [spanKey(span), remark] as const)),
  );
  const own = items.map(({ spans }) => remarksOf(spans, bySpan));
  const meets = new Set(remarksOf(nextMeeting?.spans ?? [], bySpan).map(({ index }) => index));
  const taken = new Map<number, Set<number>>();
  for (const [item, remarks] of own.entries())
    for (const { index } of remarks) taken.set(index, (taken.get(index) ?? new Set()).add(item));
  return items.map((item, i) => {
    const told = new Set(englishTerms(item.text));
    const places = placesOf((own[i] ?? []).slice(0, mostOwn), read);
    const main = mainOf(places, item.text);
    if (!main) return { item, candidates: [] };
    const around = places.map(({ by }) => by);
    const isOtherOwners = (index: number) =>
      besideInTurn(index, talk.remarks).some((at) =>
        [...(taken.get(at) ?? [])].some((other) => {
          const { owner } = items[other] ?? {};
          return other !== i && owner && owner !== item.owner && owner.speaker === talk.remarks[at]?.speaker;
        }),
      );
    const isOthers = (index: number) => taken.has(index) && !taken.get(index)?.has(i);
    const isTakenBack = takenBackIn(around, told);
    const isMeeting = (index: number) => meets.has(index);
    const task = {
      item,
      told,
      main,
      around,
      isOthers,
      named: daysNamed(around, main, { told, isOthers, isMeeting, item }),
      isMeeting,
      odds: talk.odds,
    };
    const arranging = arrangingFrom(places, { item, told, main });
    const isWaiting = main.days.length === 0 && waitsForEvent.test(main.remark.text);
    // "I'll finish it once I have your answer." - "End of next week all right for the answer?"
    const isOfAwaited = ({ by: { remark } }: Beside) =>
      remark.speaker !== main.remark.speaker && waitsForEvent.test(item.text);
    const candidates = places.flatMap((beside) => [
      ...beside.by.days
        .slice(0, mostDays)
        .filter(
          (day) =>
            !(isWaiting && beside.by !== main && !beside.asked && !isOnward(day)) &&
            beside.by.remark.index < arranging &&
            !isOfAwaited(beside) &&
            !isOfOtherDeed(day, beside, task) &&
            !isOfOtherPromise(day, beside, task) &&
            !isOfWhereabouts(day, beside.by.remark.text) &&
            !isSpokenOf(day) &&
            !(item.owner?.speaker === beside.by.remark.speaker && isTakenOf(day, beside.by, read)) &&
            !isNoEnd(day, beside.by.remark.text, item.owner?.speaker === beside.by.remark.speaker) &&
            (beside.by === main ||
              !(
                isOfEvent(day) ||
                isPast(day, beside) ||
                isBeside(day, beside, told) ||
                (isOthers(beside.by.remark.index) && isOfNextThing(day, beside, told)) ||
                (/^(?:own|answer)$/.test(beside.place) && !beside.asked && isNextThing(day, told)) ||
                (isFarOff(day, main) && isOfOtherMatter(day, told)) ||
                isOfOtherTask(day, beside, task) ||
                (isOtherOwners(beside.by.remark.index) &&
                  !isToldOf(day.clause.said, beside.by.remark.speaker, item.owner, main) &&
                  isLaterDeed(day, beside, beside.by.turn - main.turn > 1 && isOthers(beside.by.remark.index)))
              )) &&
            !isTakenBack(day.due, beside.by.remark.index),
        )
        .map((day) => ({
          due: day.due,
          by: beside.by.remark,
          traits: traitsOf(day, beside, task),
          gaveWayTo: gaveWayTo(day, beside, task),
        })),
      ...nextTimeIn(beside, task, nextMeeting?.date),
    ]);
    return { item, candidates };
  });
}

/** Of the sentences a task rests on the one that tells most of it; what stands in brackets may be told by another. */
function mainOf(places: readonly Beside[], text: string): DaysOf | undefined {
  const own = places.flatMap(({ place, by }) => (place === 'own' ? [by] : []));
  const doer = mostTelling(own, text.replace(/ \([^()]*\)/g, ''))?.remark.speaker;
  return mostTelling(
    own.filter(({ remark }) => remark.speaker === doer),
    text,
  );
}

function mostTelling(own: readonly DaysOf[], text: string): DaysOf | undefined {
  const told = new Set(englishTerms(text));
  let best: { readonly by: DaysOf; readonly share: number } | undefined;
  for (const by of own) {
    const share = [...new Set(englishTerms(by.remark.text))].filter((term) => told.has(term)).length;
    if (!best || share > best.share) best = { by, share };
  }
  return best?.by;
}

/** "Once regulatory clears it I'll mail the artwork": nobody knows the day, unless one is named for it. */
const waitsForEvent =
  /\b(?:once|as soon as|when) \p{Ll}{3,} (?:has|have|is|are|\p{Ll}+s) |\b(?:once|as soon as|when(?:ever)?|the (?:moment|minute|day)|after) (?:i|we|you|he|she|they|it|that|this|the|an?|our|your|my|his|her|their|(?-i:\p{Lu})\p{L}+)\b/iu;

/** "So by the seventeenth at the latest", "say Monday" */
function isOnward({ clause: { said } }: SaidDay): boolean {
  return /\b(?:by|latest|say|call it|so|then|make it|give me|until|till)\b/i.test(said);
}

/** A remark, and those said right before it in the same turn. */
function besideInTurn(index: number, remarks: readonly Remark[]): readonly number[] {
  const turn = remarks[index]?.spans[0]?.turn;
  return [index, index - 1, index - 2].filter((at) => turn !== undefined && remarks[at]?.spans[0]?.turn === turn);
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

function nextTimeIn(
  { by: { remark, clauses }, place }: Beside,
  { item, main }: Asked,
  date: string | undefined,
): readonly Candidate<Remark>[] {
  if (date === undefined || (place !== 'own' && place !== 'after')) return [];
  const text = clauses.map(({ said }) => said).join(' ');
  const nextTime = readNextTime(text);
  const words = nextTime ?? readWhenThere(text);
  if (words === undefined) return [];
  const traits = {
    [nextTime === undefined ? 'whenThere' : 'nextTime']: 1,
    [place]: 1,
    main: flag(main.remark === remark),
    owner: flag(item.owner !== undefined && item.owner.speaker === remark.speaker),
  };
  return [{ due: { asWritten: words, date, rule: 'nextMeeting' }, by: remark, traits }];
}

function remarksOf(spans: readonly Span[], bySpan: ReadonlyMap<string, Remark>): readonly Remark[] {
  const found = new Set(spans.flatMap((span) => bySpan.get(spanKey(span)) ?? []));
  return [...found].sort((a, b) => a.index - b.index);
}
