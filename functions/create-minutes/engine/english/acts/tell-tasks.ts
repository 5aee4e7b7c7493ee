import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { speakingParties } from '../list-parties.ts';
import { toThirdPerson } from '../pronouns.ts';
import { sentence } from '../report.ts';
import { withoutDay, withPartOfDay } from './day-apart.ts';
import { likeliestThing } from './antecedent/likeliest.ts';
import { type CandidateThing, thingFinder } from './antecedent/weighable.ts';
import { asOrder } from './as-order.ts';
import { behind, fitsBehind } from './behind.ts';
import { firstStatement } from './first-statement.ts';
import { deedMeantIn, onlyDoes } from './deed-meant.ts';
import { matterOf } from './matter.ts';
import { withPerson } from './person-meant.ts';
import { placesIn } from '../../places.ts';
import { questionMeant } from './question-meant.ts';
import { inquiry, isVague, type Meant, pointsAt, thingIn, thingMeant } from './thing-meant.ts';

/** Tasks as a list has them that names owner and day beside each: the deed alone, with the thing it is about. */
export function tellTasks(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const read = taskReader(acts, talk, meeting);
  const things = thingFinder(talk, meeting);
  const told = (item: DraftAction): DraftAction => {
    const { known, deed, pointed, isPointing, own, worded } = read(item);
    if (!isPointing) {
      const named = pointed === undefined || !pointsAt.test(deed) ? pointed : (thingIn(pointed) ?? pointed);
      const fits = named !== undefined && fitsBehind(named, deed);
      return { ...known, text: fits ? behind(deed, named) : sentence(deed) };
    }
    const isAsking = inquiry.test(deed) || (worded !== undefined && reachesPeople.test(deed));
    const likely = isAsking ? undefined : likeliestThing(things({ deed, own, worded }));
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
    return { item, deed: task.deed, candidates: task.isPointing && !inquiry.test(task.deed) ? things(task) : [] };
  });
}

interface WeighableTask {
  readonly item: DraftAction;
  readonly deed: string;
  /** None where the deed names its thing. */
  readonly candidates: readonly CandidateThing[];
}

/** A task as it is read before its thing is looked for. */
interface TaskRead {
  readonly known: DraftAction;
  readonly deed: string;
  /** What the words of the deed pointed at where it was found. */
  readonly pointed: string | undefined;
  /** "Send it over": the deed names nothing itself. */
  readonly isPointing: boolean;
  readonly own: readonly number[];
  /** What is meant by wordings that ask for a thing or leave a question open. */
  readonly worded: Meant | undefined;
}

function taskReader(acts: Acts, talk: Talk, meeting: Meeting): (item: DraftAction) => TaskRead {
  const placesOf = placesIn(talk);
  /** "I'll ring them", of whoever has just left a question open, is to find that out. */
  const openNear = (item: DraftAction, deed: string) => {
    const own = placesOf(item);
    const [at] = own;
    if (at === undefined || !mayFindOut.test(deed)) return undefined;
    const isLeftOpen = (place: number) =>
      talk.remarks[place]?.speaker === item.owner?.speaker &&
      !own.includes(place) &&
      place <= at &&
      at - place <= questionReach;
    const open = acts.openQuestions.findLast(
      (question) =>
        question.text.endsWith('?') &&
        matterOf(question.text).size >= leastAsked &&
        question.askedBy !== item.owner?.speaker &&
        placesOf(question).some(isLeftOpen),
    );
    return open && { text: toThirdPerson(open.text, speakingParties(open.askedBy, meeting.people)), spans: open.spans };
  };
  const deedMeant = deedMeantIn(meeting, talk);
  const withDeed = (item: DraftAction): DraftAction => {
    const deed = item.text.replace(/ \(.+\)\.?$/su, '.');
    if (!onlyDoes.test(deed)) return item;
    const own = placesOf(item);
    const meant = deedMeant({ ...item, text: withPerson(deed, own, item.owner, talk, meeting).text }, own);
    return meant ? { ...item, text: meant.text, spans: [...new Set([...meant.spans, ...item.spans])] } : item;
  };
  return (given) => {
    const item = withDeed(given);
    const [, body = '', meant] = /^(.*?)(?: \((.+)\)\.)?$/su.exec(item.text) ?? [];
    const pointed = meant !== undefined && confirms.test(meant) ? undefined : meant;
    const isRaw = item.spans.some(({ text }) => /^\p{Ll}/u.test(text) && !/[.,?!;]/.test(text));
    const whole = firstStatement(asOrder(body, item.owner, meeting), !isRaw);
    const first = isRaw ? whole.replace(calledAgain, '$1') : whole;
    const done = withoutDay(first.replace(calledLater, ''), item.due);
    const own = placesOf(item);
    const { text: deed, spans } = withPerson(done, own, item.owner, talk, meeting);
    const known = { ...item, spans: [...new Set([...item.spans, ...spans])] };
    const isPointing = isVague(done, meeting);
    const worded = isPointing
      ? (thingMeant(deed, pointed, own, talk, meeting) ??
        openNear(item, deed) ??
        questionMeant(deed, own, talk, meeting))
      : undefined;
    return { known, deed, pointed, isPointing, own, worded };
  };
}

/** From this share of the odds a thing stands in place of "it"; one that is less sure stands behind the deed. */
const sureShare = 0.6;
/** Whoever is rung up is asked something, and what is looked up was asked. */
const reachesPeople = /^(?:ring|call|phone|tell|look)\b/i;

function namesIt(deed: string, thing: string): boolean {
  return deed.toLowerCase().includes(thing.toLowerCase());
}

const [questionReach, leastAsked] = [4, 2];
const mayFindOut =
  /^(?:find|check|ask|ring|call|phone|try|write to|look|dig|get (?:back|it|that) |come back|have (?:it|that) |put (?:it|that) to|take (?:it|that) to|run (?:it|that) by|raise|message|mail|e-?mail|text|go)\b/i;

/** "And the training included, yes" says yes to somebody else's words, and names nothing to be sent. */
const confirms = /,? (?:yes|yeah|yep|sure|correct|exactly|indeed)[.!]*$/i;

/** "I can't today" leaves nothing to do. */
const refused = /^(?:(?:cannot|could not|will not|would not)\b|\p{Lu}\p{L}+ (?:is|are) not )/iu;

/** "Send Jonty some dates, Jonty": who is named in the deed is not called upon behind it. */
const calledLater = /(?<=(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]{1,30})(?![\p{L}’'-]).{1,120}), \1(?=[,.]|$)/su;

/** "call you brett" names him twice. */
const calledAgain = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) \1(?![\p{L}’'-])/giu;
