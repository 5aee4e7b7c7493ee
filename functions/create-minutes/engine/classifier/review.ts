import type { Remark, Talk } from '../../facts/talk.ts';
import type { Acts, DraftAction } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { placesIn } from '../places.ts';
import type { LanguageReader } from '../reader.ts';
import type { ActWording } from './act-wording.ts';
import { choicesAsTheyStand } from './told/as-it-stands.ts';
import { bothTold } from './told/both-told.ts';
import { itemLists } from './items/item-lists.ts';
import { itemWriters } from './told/item-words.ts';
import type { Learned } from './learned/learned.ts';
import { marksOf } from './items/marks.ts';
import { type Act, addTrees } from './model.ts';
import type { ActOdds } from './items/proposal-traits.ts';
import type { Reviewed } from './items/reviewed.ts';
import { type Heard, surroundingsOf } from './surroundings.ts';
import { takenBackIn } from './taken-back.ts';
import { withoutToldAgain } from './told/told-again.ts';

/**
 * Holds the acts that the rules found against what was learnt, and adds those they passed over. What was learnt of decisions
 * is of choices, so a day to meet on that stands among them is none of its business.
 */
export function reviewActs(
  acts: Acts,
  talk: Talk,
  meeting: Meeting,
  reader: LanguageReader,
  learned: Learned,
  wording: ActWording,
): Acts {
  const { remarks } = talk;
  const heard = heardIn(talk, meeting, reader);
  const ruled = { ...acts, decisions: acts.decisions.filter(({ isAppointment }) => !isAppointment) };
  const odds = oddsOfActs(learned.trees, surroundingsOf(heard, marksOf(ruled, remarks)));
  const placesOf = placesIn(talk);
  const takenBack = takenBackIn(remarks);
  const reviewed: Reviewed = { acts: ruled, remarks, heard, odds, takenBack, placesOf, learned, reader, wording };
  const list = itemLists(reviewed);
  const write = itemWriters(reviewed);
  const asItStands = choicesAsTheyStand(heard, odds.decision, takenBack, placesOf, reader, wording);
  const inFull = bothTold(heard, odds.decision, placesOf, reader, wording);
  const choices = list('decision', ruled.decisions, { write: write.choice, chosen: wording.choice });
  const standing = choices.flatMap((one) => asItStands(inFull(one)) ?? []);
  return {
    decisions: [
      ...withoutToldAgain(standing, reader.terms, wording.numbers),
      ...acts.decisions.filter(({ isAppointment }) => isAppointment),
    ],
    actionItems: list('action', acts.actionItems, {
      write: write.task,
      isApart: (known, i) => isOfOtherDay(known, remarks[i], wording),
    }),
    openQuestions: list('question', acts.openQuestions, { write: write.question }),
    objections: list('objection', acts.objections, {
      write: write.doubt,
      // the rules of Japanese choose better among the words of a doubt
      chosen: reader.code === 'en' ? wording.statement : undefined,
    }),
    nextMeeting: acts.nextMeeting,
  };
}

function oddsOfActs(trees: Learned['trees'], traits: readonly Float64Array[]): ActOdds {
  const of = (act: Act) => Float64Array.from(traits, (row) => addTrees(trees[act], row));
  return { decision: of('decision'), action: of('action'), question: of('question'), objection: of('objection') };
}

/** A deed with a day of its own is not the one beside it: "I'll send it tomorrow" and "I'll come back to you by Friday". */
function isOfOtherDay({ due, spans }: DraftAction, remark: Remark | undefined, wording: ActWording): boolean {
  if (!remark || !due?.date || remark.spans.some((span) => spans.includes(span)) || !wording.givesDeed(remark))
    return false;
  const day = wording.task(remark, undefined)?.due?.date;
  return day !== undefined && day !== due.date;
}

/** The remarks of a talk with their odds and what they are about. */
export function heardIn({ remarks, odds }: Talk, { sentences }: Meeting, reader: LanguageReader): readonly Heard[] {
  const terms = new Map(sentences.map((sentence) => [sentence.spans, sentence.terms]));
  return remarks.map((remark, i) => ({
    remark,
    odds: odds?.[i] ?? new Float64Array(),
    terms: terms.get(remark.spans) ?? reader.terms(remark.text),
  }));
}
