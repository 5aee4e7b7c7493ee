import type { Remark } from '../../../facts/talk.ts';
import type { Due } from '../../../minutes/action.ts';
import type { FoundTask } from '../../classifier/act-wording.ts';
import type { Exchange } from '../../classifier/exchange.ts';
import type { Meeting } from '../../meeting.ts';
import type { Person } from '../../people.ts';
import { englishDue } from '../dates/due.ts';
import { expandContractions } from '../wording/contractions.ts';
import { clausesOf } from './clause.ts';
import { asksForThing } from './deeds/asks-for-thing.ts';
import { firstDoing, sentenceOf } from './deeds/first-doing.ts';
import { ownedDeed } from './deeds/given.ts';
import type { Directory } from './directory.ts';
import { foundStatement, ownMatter, withBefore, worded } from './found-statement.ts';
import { isAnaphoric, matterOf } from './matter.ts';
import { type Reporter, saidIn } from './reported.ts';
import { isDoneNow } from './tasks/done-here.ts';
import { dayOf } from './tasks/task-day.ts';

/** Who tells a task, of which meeting. */
interface Teller {
  readonly meeting: Meeting;
  readonly people: Directory;
  readonly reporter: Reporter;
}

type Read = ReturnType<typeof firstDoing>;

/** What a remark gives somebody to do, in words; undefined where it is nobody's task. */
export function foundTask(
  remark: Remark,
  before: Remark | undefined,
  exchange: Exchange | undefined,
  by: Teller,
): FoundTask | undefined {
  const read = firstDoing(remark, by.people);
  if (!read && givesNothing(remark.text)) return undefined;
  const owner = doerOf(remark, read, exchange, by.people);
  const asked = pointsBack(remark, read) ? askedBefore(before, by) : undefined;
  const text = asked ?? (read ? toldDeed(remark, read, before, owner, by) : toldRemark(remark, before, exchange, by));
  if (text === undefined) return undefined;
  const due = dayIn(remark, read, by.meeting);
  return { text, owner, due, ...(asked !== undefined && before && { alsoFrom: before.spans }) };
}

function givesNothing(text: string): boolean {
  return [courtesy, yesPlease, weighs, suits, takesTerms, wishes].some((one) => one.test(text)) || isDoneNow(text);
}

function doerOf(remark: Remark, read: Read, exchange: Exchange | undefined, people: Directory): Person | undefined {
  const { text, speaker } = remark;
  if (read?.doing.force !== 'request' || read.doing.doer !== 'you') {
    // "Could you?"
    const asked = /\?\s*$/.test(text) && theirs.test(text.toLowerCase());
    return ownerOf(remark, people) ?? (asked ? people.speaking(exchange?.replier) : undefined);
  }
  return people.addressed(text, speaker) ?? people.other(speaker) ?? people.speaking(exchange?.replier);
}

function pointsBack({ text }: Remark, read: Read): boolean {
  return matterOf(text).size < ownMatter || (read !== undefined && isAnaphoric(read.doing.deed));
}

/** What was asked for tells more than "you'll have it": the deed of the one before, where it is a request. */
function askedBefore(before: Remark | undefined, by: Teller): string | undefined {
  if (!before || matterOf(before.text).size === 0) return undefined;
  const [, inquiry] = toFindOut.exec(expandContractions(before.text)) ?? [];
  if (inquiry !== undefined) return worded(by.reporter.deed(inquiry, saidIn(before), false));
  const deed = requestedIn(before, by.people);
  return deed === undefined || isAnaphoric(deed) ? undefined : worded(by.reporter.deed(deed, saidIn(before), true));
}

function requestedIn(remark: Remark, people: Directory): string | undefined {
  const { force, deed } = firstDoing(remark, people)?.doing ?? {};
  return force === 'request' ? deed : undefined;
}

function toldDeed(
  remark: Remark,
  { doing }: NonNullable<Read>,
  before: Remark | undefined,
  owner: Person | undefined,
  { reporter }: Teller,
): string | undefined {
  const deed = ownedDeed(doing, owner?.speaker === remark.speaker);
  const told = worded(reporter.deed(deed, saidIn(remark), doing.force === 'request'));
  // "I'll send you some dates."
  if (told !== undefined && givesThing.test(told)) return told;
  return withBefore(remark, before, told ?? foundStatement(remark, reporter), reporter);
}

/** Who only says when, or how he will know, does what he was asked for. */
function toldRemark(
  remark: Remark,
  before: Remark | undefined,
  exchange: Exchange | undefined,
  { people, reporter }: Teller,
): string | undefined {
  const asked = (exchange?.earlier ?? []).flatMap((one) => {
    const deed = one.speaker === remark.speaker ? undefined : requestedIn(one, people);
    return (deed !== undefined && worded(reporter.deed(deed, saidIn(one), true))) || [];
  });
  return asked.at(-1) ?? withBefore(remark, before, foundStatement(remark, reporter), reporter);
}

function dayIn({ text }: Remark, read: Read, { day }: Meeting): Due | undefined {
  const due = (read && dayOf(read.doing, read.clause, undefined, day)) ?? englishDue(expandContractions(text), day);
  return due && text.includes(due.asWritten) ? due : undefined;
}

/** "I'd have to find out whether it can be done." - "I can look at that on Friday." */
const toFindOut =
  /\b(?:I|we) (?:would |will )?(?:have|need|want) to ((?:find out|check|see) (?:whether|if|what|which|how|who|where) [^.?!]{8,})/iu;

/** Whether to do it is still the question. */
const weighs = /^(?:and |so |but |then )?(?:should|shall) (?:we|i)\b/i;
/** Who takes up an offer has nothing to do: "yes please, with number plates". */
const yesPlease =
  /^(?:(?:oh|um|uh|well|yes|yeah|yep|sure|okay|ok|great|perfect|fine)[, ]+)*please\b[, ]+(?:with|and|if|by|in|on|at|before|for)\b/i;
/** "I'd like to hear from you": who wishes does nothing for it. */
const wishes =
  /^(?:(?:and|so|but|well|yes),? )*i(?:['’]d| would) (?:just |really )?(?:(?:like|love|prefer) to (?:hear|see|know|understand|have|talk|speak|meet)|want (?:it|them|that|this|to (?:hear|see|know|talk|speak)))\b|\band i(?:['’]d| would) (?:want|like) (?:it|them|that|this)\b/i;
/** "Wednesday works": takes what was proposed. */
const suits =
  /^(?:\S+ ){1,4}(?:works?|suits?|(?:is|are|would be) (?:fine|good|okay|ok|great|perfect))(?: (?:for|with) (?:me|us))?\W*$/i;
/** "I'll take that" agrees to what was offered. */
const takesTerms = /^(?:\p{L}+,? ){0,2}(?:i|we)(?:['’]ll| will) take (?:it|that|this|them|those)(?: then)?[.!]*$/iu;
/** What is said in parting is nobody's task. */
const courtesy =
  /\b(?:look(?:s|ing)? forward|appreciate|thank(?:s| you)|pleasure|nice (?:talking|speaking|meeting))\b/i;

/** What is given stands with it. */
const givesThing =
  /^(?:send|give|get|mail|e-?mail|text|bring|show) (?:\p{L}+ ){0,2}(?:an?|the|some|two|three|four|five|several) \p{L}{3,}/iu;

const own = /\b(?:i|me|my|mine|myself|we|us|our)\b/;
const theirs = /\b(?:you|your|yours)\b/;

/** "The clean version reaches you tomorrow", "you'll have the chart by then": who says so sees to it. */
const arrives =
  /\b(?:reach(?:es)?|hits?|lands? (?:in|with|on)|(?:comes?|goes(?: out)?|gets?) (?:over |out |back |straight )?to|(?:is|are|will be|gets?) (?:with|in)) your?\b|^(?:(?:and|so|then|okay|right|yes|sure) )*you (?:will|would|shall|should|are going to) (?:all )?(?:have|get|hear|receive|see|find)\b/;

/** The speaker by "I" or "we", whoever is spoken to by "you", else the one named; without any of them the speaker. */
function ownerOf(remark: Remark, people: Directory): Person | undefined {
  const { text, speaker } = remark;
  const clauses = clausesOf(sentenceOf(remark));
  const said = clauses.map((clause) => clause.words.join(' ')).join(' ');
  const asks =
    /\?\s*$/.test(text) ||
    /^(?:(?:just|so|then|and) )?(?:please|can|could|would|send|get)\b/.test(said) ||
    asksForThing(said.replace(/^(?:just|so|then|and) /, ''));
  if (!asks && arrives.test(said)) return people.speaking(speaker);
  const named = people.named(text, speaker);
  if (asks && theirs.test(said)) return people.addressed(text, speaker) ?? people.other(speaker) ?? named;
  if (named && !own.test(said)) return named;
  if (theirs.test(said) && !own.test(said)) return people.other(speaker) ?? named;
  return people.speaking(speaker);
}
