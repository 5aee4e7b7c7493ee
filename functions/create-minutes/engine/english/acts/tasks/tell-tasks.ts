import { ownNames } from '../../../../facts/competitors/names.ts';
import type { Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Likeliest } from '../../../likeliest.ts';
import type { Meeting } from '../../../meeting.ts';
import { sideWord } from '../../names/side-names.ts';
import { sentence } from '../../wording/report.ts';
import { answerDue } from './answer-due.ts';
import { questionFinder } from '../antecedent/asked-about.ts';
import { likeliestQuestion, likeliestThing } from '../antecedent/likeliest.ts';
import { type ThingNamed, thingsNamed } from '../antecedent/things-named.ts';
import { type CandidateThing, thingFinder } from '../antecedent/weighable.ts';
import { behind, fitsBehind } from './behind.ts';
import { isWithdrawn } from './broken-off.ts';
import { withPartOfDay } from './day-apart.ts';
import { isAnaphoric } from '../matter.ts';
import { taskReader, type TaskRead } from './task-reading.ts';
import { lacksVerb } from './lacks-verb.ts';
import { tellsNoDeed } from './no-deed.ts';
import { ownDoubt } from './own-doubt.ts';
import { sumsUp } from './sums-up.ts';
import { isIdleTalk } from './done-here.ts';
import { tellsNotWhat } from './tells-not-what.ts';
import { inquiry, type Meant, pointsAt, thingIn } from './thing-meant.ts';
import { withQuestion } from './with-question.ts';

/** Tasks as a list has them that names owner and day beside each: the deed alone, with the thing it is about. */
export function tellTasks(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const read = taskReader(acts, talk, meeting);
  const things = thingFinder(talk, meeting);
  const questionsOf = questionsFor(talk, meeting);
  const isOwn = ownNames(talk, undefined);
  const isSum = sumsUp(acts);
  /** "I'll ask them. - I'll ask the software people.": the first tells what, and what one has taken on nobody else is to find out. */
  const asked = new Set<string>();
  const told = (item: DraftAction): DraftAction => {
    const task = read(item);
    const { known, deed, isPointing, own, worded } = task;
    const question = tellsNotWhat(deed, meeting)
      ? (ownDoubt(deed, own, talk, meeting) ?? likeliestQuestion(questionsOf(task)))
      : undefined;
    if (question && !asked.has(question.text)) {
      asked.add(question.text);
      return { ...known, text: withQuestion(deed, question.text), spans: withSpans(known, question) };
    }
    const due = answerDue(deed, own, talk, meeting);
    if (due) return { ...known, text: withQuestion(deed, due.text), spans: withSpans(known, due) };
    const likely = (): Likeliest<CandidateThing> | undefined =>
      isForAnswer(deed, worded) || givesThing.test(deed) ? undefined : likeliestThing(things(task));
    if (!isPointing) return withSaid(task, likely);
    const found = likely();
    const thing = found?.one ?? worded;
    if (thing === undefined || !fitsBehind(thing.text, deed) || namesIt(deed, thing.text))
      return { ...known, text: sentence(deed) };
    const isSure = found === undefined || found.share >= sureShare || found.one.text === worded?.text;
    return withThing(task, thing, isSure);
  };
  const actionItems = acts.actionItems
    .filter(
      (item) => !isOfCompany(item, isOwn) && !isNextMeeting(item, acts) && !isWithdrawn(item.text) && !isSum(item),
    )
    .map((item) => withPartOfDay(told(item)))
    .filter(({ text }) => !refused.test(text) && !isOnlyDay.test(text) && !isPower.test(text) && !isIdleTalk(text));
  return { ...acts, actionItems: onlyTasks({ ...acts, actionItems }, talk, meeting) };
}

/** Without what is told as a task and is none: no deed, a summing up, or the same again. */
function onlyTasks(acts: Acts, talk: Talk, meeting: Meeting): readonly DraftAction[] {
  const isNoDeed = tellsNoDeed(acts, talk, meeting);
  const isRecap = sumsUp(acts, (text) => lacksVerb(text, []));
  const isAgain = saidAgainIn(acts.actionItems);
  return acts.actionItems.filter((item, at) => !isNoDeed(item) && !isRecap(item) && !isAgain(item, at));
}

/** What somebody is given twice in the same words, the second time without a day of its own or without anybody who is to do it. */
function saidAgainIn(items: readonly DraftAction[]): (item: DraftAction, at: number) => boolean {
  return (item, at) =>
    items.some((other, i) => {
      if (i === at || other.text !== item.text) return false;
      if (item.owner === undefined) return other.owner !== undefined || i < at;
      const isSameDay = item.due === undefined || item.due.date === other.due?.date;
      return i < at && other.owner === item.owner && isSameDay;
    });
}

/** "Can I come and see you?" - "Monday the sixteenth.": the visit on which they meet next stands among the dates. */
function isNextMeeting({ text, due }: DraftAction, { nextMeeting }: Acts): boolean {
  return due?.date !== undefined && due.date === nextMeeting?.date && onlyVisits.test(text);
}

const onlyVisits =
  /^(?:(?:come|go|pop|drop|swing) (?:and |to )?(?:see|visit)|visit|meet|see) (?:\p{Lu}[\p{L}’'-]+|them|him|her|the (?:customer|vendor))(?: (?:again|there|here|in person|at [^.]+|in [^.]+))?\.$/u;

/** "Nexiv provides training and a hotline": what a company of those who meet does for everybody is no task of the meeting. */
function isOfCompany({ owner, due, spans }: DraftAction, isOwn: (name: string) => boolean): boolean {
  if (owner !== undefined || due !== undefined) return false;
  return spans.every(({ text }) => {
    const name = doesAlways.exec(text)?.[1];
    return name !== undefined && isOwn(name);
  });
}

const doesAlways =
  /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) (?:provides|offers|supports|includes|specialises|specializes|serves)\b/u;

/** A deed that says something itself, with what stands beside it or, where that names no thing, a likely one. */
function withSaid(task: TaskRead, likely: () => Likeliest<CandidateThing> | undefined): DraftAction {
  const { known, deed, pointed } = task;
  // "Forward it upstairs": what it points at, if not what it names
  const named = pointed === undefined || !pointsAt.test(deed) ? undefined : thingIn(pointed);
  if (named !== undefined && fitsBehind(named, deed)) return { ...known, text: behind(deed, named) };
  if (!pointsAt.test(deed)) {
    const fits = pointed !== undefined && fitsBehind(pointed, deed);
    return { ...known, text: fits ? behind(deed, pointed) : sentence(deed) };
  }
  const said = pointed !== undefined && fitsBehind(pointed, deed) && saysWhich(pointed, task) ? pointed : undefined;
  const found = isAnaphoric(deed) ? likely() : undefined;
  const least = said === undefined ? leastShare : sureShare;
  if (found && found.share >= least && fitsBehind(found.one.text, deed) && !namesIt(deed, found.one.text))
    return withThing(task, found.one, found.share >= firmShare);
  return { ...known, text: said === undefined ? sentence(deed) : behind(deed, said, false) };
}

/** Whether a sentence beside a deed may say what its "it" is: "the driver lost the key", but not "he is away tomorrow". */
function saysWhich(pointed: string, { deed, worded }: TaskRead): boolean {
  return !isForAnswer(deed, worded) && !givesThing.test(deed) && thingsNamed(pointed).some(isOneThing);
}

function isOneThing({ begins, head }: ThingNamed): boolean {
  return (begins === 'the' || begins === 'owned') && !sideWord.test(head);
}

function withThing({ known, deed }: TaskRead, thing: Meant, isSure: boolean): DraftAction {
  return { ...known, text: behind(deed, thing.text, isSure), spans: withSpans(known, thing) };
}

function withSpans(known: DraftAction, { spans }: Meant): DraftAction['spans'] {
  return [...new Set([...known.spans, ...spans])];
}

/** The tasks whose deeds name nothing themselves, each with the things that may be meant. */
export function weighableThings(acts: Acts, talk: Talk, meeting: Meeting): readonly WeighableTask[] {
  const things = thingFinder(talk, meeting);
  return weighable(acts, talk, meeting, (task) =>
    task.isPointing && !isForAnswer(task.deed, task.worded) ? things(task) : [],
  );
}

/** The tasks that tell whom to ask, write to or answer and not what about, each with the questions that it may be. */
export function weighableQuestions(acts: Acts, talk: Talk, meeting: Meeting): readonly WeighableTask[] {
  return weighable(acts, talk, meeting, questionsFor(talk, meeting));
}

function weighable(
  acts: Acts,
  talk: Talk,
  meeting: Meeting,
  candidatesOf: (task: TaskRead) => readonly CandidateThing[],
): readonly WeighableTask[] {
  const read = taskReader(acts, talk, meeting);
  return acts.actionItems.map((item) => {
    const task = read(item);
    return { item, deed: task.deed, candidates: candidatesOf(task) };
  });
}

function questionsFor(talk: Talk, meeting: Meeting): (task: TaskRead) => readonly CandidateThing[] {
  const questions = questionFinder(talk, meeting);
  return (task) => (tellsNotWhat(task.deed, meeting) ? questions({ ...task, owner: task.known.owner?.speaker }) : []);
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
/** A deed that says something itself has it behind from the least share on, and in place of "it" where it is firm. */
const [leastShare, firmShare] = [0.5, 0.75];

/** What is found out is a question, and no thing that was named; so is what somebody is rung up for, where wordings tell it. */
function isForAnswer(deed: string, worded: Meant | undefined): boolean {
  return (
    inquiry.test(deed) || doesAny.test(deed) || takesUp.test(deed) || (worded !== undefined && reachesPeople.test(deed))
  );
}

/** "Do it" and "make sure she has it" are said of deeds as often as of things. */
const doesAny = /^(?:(?:go|come) and )?(?:do|make sure)\b/i;
/** "Run it by Graham": what is taken up with somebody was asked or proposed. */
const takesUp = /^(?:(?:talk|speak) (?:to|with)|have a word with|(?:run|put) (?:it|that|this) (?:by|past|to))\b/i;
/** Whoever is rung up is asked something, and what is looked up was asked. */
const reachesPeople = /^(?:ring|call|phone|tell|look)\b/i;

function namesIt(deed: string, thing: string): boolean {
  return deed.toLowerCase().includes(thing.toLowerCase());
}

/** "I can sign up to 100,000", "I can give you a month without asking anybody": what somebody may do, and none to do. */
const isPower =
  /^(?:sign|approve|spend|decide|release|authorise|authorize|give)\b[^.]*(?:\bup to (?:\d|[£$€]|an? |\p{L}+ (?:hundred|thousand|grand|k\b))|\bwithout (?:asking|calling) (?:anybody|anyone|nobody)|\b(?:alone|myself|themselves),? (?:above|below|under|over|up to)|\bdoes not (?:need|have) to go to )/iu;

/** "Twenty second.", "Not Thursday.", "Wednesday at the outside (how long does it take?)" */
const isOnlyDay =
  /^(?:not )?(?:(?:on|by) )?(?:the )?(?:(?:twenty|thirty)[ -]?)?(?:first|second|third|\p{L}+th|\d+(?:st|nd|rd|th))\W*$|^(?:not )?(?:(?:on|by|so|say) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? ?)+(?:at the (?:outside|latest|earliest|very latest))?(?: \(.*\))?\W*$/isu;

/** "I can't today" leaves nothing to do, nor does "Give me till the 28th", and "once you have it, it can help you" is nobody's deed. */
const refused =
  /^let \p{L}+ think\.?$|^(?:once|when|after|if) [^,.]{3,80}, (?:it|this|that) (?:can|could|will|would|may|might|is)\b|^(?:(?:cannot|could not|will not|would not)\b|\p{Lu}\p{L}+ (?:is|are) not )|^(?:give|show|lend) \p{L}+\.?$/iu;
