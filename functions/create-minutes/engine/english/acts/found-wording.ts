import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark } from '../../../facts/talk.ts';
import type { ActWording } from '../../classifier/act-wording.ts';
import type { Meeting } from '../../meeting.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { dayMentions } from '../dates/mentions.ts';
import { expandContractions } from '../wording/contractions.ts';
import { sentence } from '../wording/report.ts';
import { isNamed } from './choices/choice-phrases.ts';
import { clausesOf } from './clause.ts';
import type { Doing } from './deeds/deed-at.ts';
import { firstDoing, sentenceOf } from './deeds/first-doing.ts';
import { tellsOwnDeed } from './deeds/own-deed.ts';
import { openDirectory } from './directory.ts';
import { foundQuestion } from './found-question.ts';
import { foundStatement, withBefore } from './found-statement.ts';
import { foundTask } from './found-task.ts';
import { leansBack, matterOf } from './matter.ts';
import { balks } from './objections/balks.ts';
import { resistsPlainly } from './objections/plain-resistance.ts';
import { reporterOf } from './reported.ts';
import { saysUnknown } from './stance.ts';
import { joining } from './tasks/joining.ts';

/** Words for items which no rule has read: what was said, as minutes tell it, and whose task it is by its pronouns. */
export function foundWording(meeting: Meeting): ActWording {
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const stated = (remark: Remark) => foundStatement(remark, reporter);
  const doingOf = (remark: Remark) => firstDoing(remark, people)?.doing;
  return {
    givesDeed: (remark) => doingOf(remark) !== undefined,
    takesTask: ({ text }) => takesOn.test(expandContractions(text)),
    promises: (remark) => isOwn(doingOf(remark), ['promise']),
    tellsOwnDeed: ({ text }) => tellsOwnDeed(text),
    findsOut: (remark, before) => {
      if (before === undefined || before.speaker !== remark.speaker) return false;
      const doing = doingOf(remark);
      return isOwn(doing, ['promise']) && inquires.test(doing.deed) && saysNotToKnow(before);
    },
    seeks: (remark) => {
      const doing = doingOf(remark);
      return isOwn(doing, ['promise', 'offer']) && seeking.test(doing.deed);
    },
    announces: ({ text }) =>
      announced.test(text) || isNamed(expandContractions(text)) || takesAtOnce.test(expandContractions(text)),
    resists: ({ text }) => resistsPlainly(expandContractions(text)),
    balks: ({ text }) => balks(text),
    takesPrice: ({ text }) => takesPrice.test(expandContractions(text)),
    numbers: joining.numbers,
    space: joining.space,
    leans: ({ text }) => leansBack(cleanEnglish(text)) || matterOf(text).size === 0,
    statement: (remark, before) => withBefore(remark, before, stated(remark), reporter),
    choice: (remark, before) => {
      const told = stated(remark);
      return told !== undefined && onlyNamesDay(remark) ? told : withBefore(remark, before, told, reporter);
    },
    figureTaken: sentence,
    question: foundQuestion,
    task: (remark, before, exchange) => foundTask(remark, before, exchange, { meeting, people, reporter }),
  };
}

/** Its speaker speaks of what he does himself. */
function isOwn(doing: Doing | undefined, forces: readonly Doing['force'][]): doing is Doing {
  return doing?.doer === 'I' && forces.includes(doing.force);
}

function saysNotToKnow(remark: Remark): boolean {
  return clausesOf(sentenceOf(remark)).some(({ words }) => saysUnknown(words));
}

/** "Not before the tests are done." - "So the eleventh." says the day */
function onlyNamesDay({ text }: Remark): boolean {
  return matterOf(text).size === 0 && dayMentions(text, undefined).length > 0;
}

const announced = /\b(?:we(?:['’]ve| have)? (?:all )?(?:agreed|decided|settled)|it was (?:agreed|decided))\b/i;

const inquires = /^(?:talk|speak|ask|check|find out|look|ring|call|phone|run (?:it|that|this) (?:by|past))\b/i;

const seeking = eitherCase(
  /^(?:find out|look (?:it|that|this) up|look into (?:it|that|this)|dig (?:it|that|this|them) (?:out|up)|(?:double-?)?check(?: (?:it|that|this|with|whether|if|what|when|who|how))?\b|ask (?!you\b)(?:them|him|her|around|about|(?:the|our|my) |(?-i:\p{Lu}))|(?:get|come) back (?:to (?:you|them|him|her)|on|with)\b)/iu,
);

/** A reply that is nothing but a yes to what was offered, in words that mean nothing else. */
const takesAtOnce =
  /^(?:(?:yes|yeah|yep|okay|ok|right|oh|well|then|all right|alright|no|ah),? )*(?:go on then|(?:that is|it is) (?:doable|a deal)|(?:i|we) (?:can|could) (?:live|work) with (?:that|it)|(?:i|we) (?:can|could) (?:sell|sign|accept) (?:that|it)|now you are talking|that would do (?:me|us|nicely)|twist my arm(?:[,.] (?:okay|ok|go on|fine|then|done))*|(?:i |we |you )?(?:cannot|could not) argue with (?:that|it)|(?:we|you) are on|then (?:i am|we are) happy|that works(?: for (?:me|us))?|happy with that|(?:book|done|sold|deal|agreed)(?: it)?|where do i sign)[.!]*$/i;

const takesPrice =
  /^(?:(?:well|okay|ok|oh|yeah|yes|yep|fine|right|all right|alright|hm+|then|and|so|no|sure)[,.]? )*(?:(?:now )?that (?:i|we) can (?:live with|do|sign|accept|work with)|(?:i|we) (?:can|could) (?:live|work) with (?:that|it)|(?:i|we) can (?:do|sign|accept) (?:that|it)|(?:that is|it is) a deal|(?:you have (?:got )?)?(?:yourself )?a deal|deal|sold|let us do (?:it|that)|go on(?: then)?|we will take (?:it|that)|i will take (?:it|that)|shake on it)[.!]*$/i;

/** A reply that takes on what its speaker was asked to do, and says nothing else. */
const takesOn =
  /^(?:(?:yes|yeah|yep|sure|okay|ok|right|of course|no problem|absolutely|ah|oh|well),? )*(?:will do|i am on it|on it|(?:it is|that is) (?:already |now |next )?on my (?:list|to-?do list|desk)|(?:leave|give) (?:it|that|this|them) (?:with|to) me|consider it done|(?:i|we) will|can do)[.!]*$/i;
