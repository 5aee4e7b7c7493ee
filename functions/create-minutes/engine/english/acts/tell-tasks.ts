import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { sentence } from '../report.ts';
import { likeliestThing } from './antecedent/likeliest.ts';
import { type CandidateThing, thingFinder } from './antecedent/weighable.ts';
import { behind, fitsBehind } from './behind.ts';
import { withPartOfDay } from './day-apart.ts';
import { isAnaphoric } from './matter.ts';
import { taskReader } from './task-reading.ts';
import { inquiry, type Meant, pointsAt, thingIn } from './thing-meant.ts';

/** Tasks as a list has them that names owner and day beside each: the deed alone, with the thing it is about. */
export function tellTasks(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const read = taskReader(acts, talk, meeting);
  const things = thingFinder(talk, meeting);
  const told = (item: DraftAction): DraftAction => {
    const { known, deed, pointed, isPointing, own, worded } = read(item);
    if (!isPointing && !pointsAt.test(deed)) {
      const fits = pointed !== undefined && fitsBehind(pointed, deed);
      return { ...known, text: fits ? behind(deed, pointed) : sentence(deed) };
    }
    // "Forward it upstairs": what it points at, if not what it names
    const named = isPointing || pointed === undefined ? undefined : thingIn(pointed);
    if (named !== undefined && fitsBehind(named, deed)) return { ...known, text: behind(deed, named) };
    const found = isForAnswer(deed, worded) ? undefined : likeliestThing(things({ deed, own, worded }));
    // a deed that says something itself needs no guess
    const mayGuess = isPointing || (isAnaphoric(deed) && !givesThing.test(deed) && (found?.share ?? 0) >= surerShare);
    const likely = mayGuess ? found : undefined;
    const thing = likely?.thing ?? worded;
    if (thing === undefined || !fitsBehind(thing.text, deed) || namesIt(deed, thing.text))
      return { ...known, text: sentence(deed) };
    const isSure = likely === undefined || likely.share >= sureShare || likely.thing.text === worded?.text;
    return {
      ...known,
      text: behind(deed, thing.text, isSure),
      spans: [...new Set([...known.spans, ...thing.spans])],
    };
  };
  return {
    ...acts,
    actionItems: acts.actionItems.map((item) => withPartOfDay(told(item))).filter(({ text }) => !refused.test(text)),
  };
}

/** The tasks whose deeds name nothing themselves, each with the things that may be meant. */
export function weighableThings(acts: Acts, talk: Talk, meeting: Meeting): readonly WeighableTask[] {
  const read = taskReader(acts, talk, meeting);
  const things = thingFinder(talk, meeting);
  return acts.actionItems.map((item) => {
    const task = read(item);
    return {
      item,
      deed: task.deed,
      candidates: task.isPointing && !isForAnswer(task.deed, task.worded) ? things(task) : [],
    };
  });
}

interface WeighableTask {
  readonly item: DraftAction;
  readonly deed: string;
  /** None where the deed names its thing. */
  readonly candidates: readonly CandidateThing[];
}

/** "Get Tess that quote", "send them both the offer": it names what is given. */
const givesThing =
  /^\p{L}+ (?:them|him|her|\p{Lu}\p{L}+)(?: both)? (?:the|an?|some|that|this|their|two|three|\d+) \p{L}/u;
/** From this share of the odds a thing stands in place of "it"; one that is less sure stands behind the deed. */
const sureShare = 0.6;
/** A deed without an "it" is told with a thing from this share on. */
const surerShare = 0.5;

/** What is found out is a question, and no thing that was named; so is what somebody is rung up for, where wordings tell it. */
function isForAnswer(deed: string, worded: Meant | undefined): boolean {
  return inquiry.test(deed) || doesAny.test(deed) || (worded !== undefined && reachesPeople.test(deed));
}

/** "Do it" and "make sure she has it" are said of deeds as often as of things. */
const doesAny = /^(?:(?:go|come) and )?(?:do|make sure)\b/i;
/** Whoever is rung up is asked something, and what is looked up was asked. */
const reachesPeople = /^(?:ring|call|phone|tell|look)\b/i;

function namesIt(deed: string, thing: string): boolean {
  return deed.toLowerCase().includes(thing.toLowerCase());
}

/** "I can't today" leaves nothing to do. */
const refused = /^(?:(?:cannot|could not|will not|would not)\b|\p{Lu}\p{L}+ (?:is|are) not )/iu;
