import type { Remark } from '../../../facts/talk.ts';
import type { ActWording } from '../../classifier/act-wording.ts';
import type { Meeting } from '../../meeting.ts';
import type { Person } from '../../people.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { englishDue } from '../dates/due.ts';
import { dayMentions } from '../dates/mentions.ts';
import { expandContractions } from '../wording/pronouns.ts';
import { sentence as asSentence } from '../wording/report.ts';
import { countWords } from '../split.ts';
import { asksForThing } from './deeds/asks-for-thing.ts';
import { isNamed } from './choices/choice-phrases.ts';
import { type Clause, clausesOf } from './clause.ts';
import { isDoneNow } from './tasks/done-here.ts';
import { type Directory, openDirectory } from './directory.ts';
import { firstDoing, sentenceOf } from './deeds/first-doing.ts';
import { joining } from './tasks/joining.ts';
import { isAnaphoric, leansBack, matterOf } from './matter.ts';
import { tellsOwnDeed } from './deeds/own-deed.ts';
import { resistsPlainly } from './objections/plain-resistance.ts';
import { saysUnknown } from './stance.ts';
import { reporterOf, saidIn, withPointed } from './reported.ts';
import { dayOf } from './tasks/task-day.ts';
import { ownedDeed } from './deeds/given.ts';
import { withoutThing } from './choices/without-thing.ts';

/** With less of its own a remark is told together with what it answers. */
const ownMatter = 2;
const leastWords = 2;

/** Words for items which no rule has read: what was said, as minutes tell it, and whose task it is by its pronouns. */
export function foundWording(meeting: Meeting): ActWording {
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const state = (remark: Remark) =>
    worded(withoutThing(remark.text) ?? reporter.statement(remark.text, saidIn(remark)));
  const withBefore = (remark: Remark, before: Remark | undefined, told: string | undefined) => {
    if (matterOf(remark.text).size >= ownMatter || !before || matterOf(before.text).size === 0) return told;
    const earlier = state(before);
    if (told === undefined || matterOf(remark.text).size === 0) return earlier ?? told;
    return earlier === undefined ? told : withPointed(told, earlier);
  };
  /** What was asked for tells more than "you'll have it": the deed of the one before, where it is a request. */
  const requested = (before: Remark | undefined) => {
    if (!before || matterOf(before.text).size === 0) return undefined;
    const [, inquiry] = toFindOut.exec(expandContractions(before.text)) ?? [];
    if (inquiry !== undefined) return worded(reporter.deed(inquiry, saidIn(before), false));
    const doing = firstDoing(before, people);
    if (doing?.doing.force !== 'request' || isAnaphoric(doing.doing.deed)) return undefined;
    return worded(reporter.deed(doing.doing.deed, saidIn(before), true));
  };
  /** Who only says when, or how he will know, does what he was asked for. */
  const askedIn = (earlier: readonly Remark[], { speaker }: Remark) =>
    earlier
      .filter((one) => one.speaker !== speaker)
      .flatMap((one) => {
        const doing = firstDoing(one, people)?.doing;
        return doing?.force === 'request' ? (worded(reporter.deed(doing.deed, saidIn(one), true)) ?? []) : [];
      })
      .at(-1);
  return {
    givesDeed: (remark) => firstDoing(remark, people) !== undefined,
    takesTask: ({ text }) => takesOn.test(expandContractions(text)),
    promises: (remark) => {
      const { doer, force } = firstDoing(remark, people)?.doing ?? {};
      return doer === 'I' && force === 'promise';
    },
    tellsOwnDeed: ({ text }) => tellsOwnDeed(text),
    findsOut: (remark, before) => {
      if (before === undefined || before.speaker !== remark.speaker) return false;
      const doing = firstDoing(remark, people)?.doing;
      return (
        doing?.doer === 'I' &&
        doing.force === 'promise' &&
        inquires.test(doing.deed) &&
        clausesOf(sentenceOf(before)).some(({ words }) => saysUnknown(words))
      );
    },
    seeks: (remark) => {
      const { doer, force, deed = '' } = firstDoing(remark, people)?.doing ?? {};
      return doer === 'I' && (force === 'promise' || force === 'offer') && seeking.test(deed);
    },
    announces: ({ text }) =>
      announced.test(text) || isNamed(expandContractions(text)) || takesAtOnce.test(expandContractions(text)),
    resists: ({ text }) => resistsPlainly(expandContractions(text)),
    numbers: joining.numbers,
    space: joining.space,
    leans: ({ text }) => leansBack(cleanEnglish(text)) || matterOf(text).size === 0,
    statement: (remark, before) => withBefore(remark, before, state(remark)),
    choice: (remark, before) => {
      const told = state(remark);
      // "Not before the tests are done." - "So the eleventh." says the day
      const isDay = matterOf(remark.text).size === 0 && dayMentions(remark.text, undefined).length > 0;
      return isDay && told !== undefined ? told : withBefore(remark, before, told);
    },
    question: ({ text: said }) => {
      const text = said.replace(asksFirst, '');
      const isOpen = leavesOpen.test(text) || (!/[.?!]\s*$/.test(text) && asksUnmarked.test(text));
      return isOpen && !tellsWhen.test(text) && !asksToAsk.test(text)
        ? worded(asSentence(cleanEnglish(text)))
        : undefined;
    },
    task: (remark, before, exchange) => {
      const clauses = clausesOf(sentenceOf(remark));
      const read = firstDoing(remark, people);
      if (
        !read &&
        (courtesy.test(remark.text) ||
          yesPlease.test(remark.text) ||
          weighs.test(remark.text) ||
          suits.test(remark.text) ||
          takesTerms.test(remark.text) ||
          wishes.test(remark.text) ||
          isDoneNow(remark.text))
      )
        return undefined;
      const owner =
        read?.doing.force === 'request' && read.doing.doer === 'you'
          ? (people.addressed(remark.text, remark.speaker) ??
            people.other(remark.speaker) ??
            people.speaking(exchange?.replier))
          : ownerOf(remark, clauses, people);
      const told = read
        ? worded(
            reporter.deed(
              ownedDeed(read.doing, owner?.speaker === remark.speaker),
              saidIn(remark),
              read.doing.force === 'request',
            ),
          )
        : state(remark);
      const points = matterOf(remark.text).size < ownMatter || (read !== undefined && isAnaphoric(read.doing.deed));
      const fromBefore = points ? requested(before) : undefined;
      const text =
        fromBefore ??
        (read ? undefined : askedIn(exchange?.earlier ?? [], remark)) ??
        // "I'll send you some dates."
        (read && told !== undefined && givesThing.test(told)
          ? told
          : withBefore(remark, before, told ?? state(remark)));
      if (text === undefined) return undefined;
      const due =
        (read && dayOf(read.doing, read.clause, undefined, meeting.day)) ??
        englishDue(expandContractions(remark.text), meeting.day);
      return {
        text,
        owner,
        due: due && remark.text.includes(due.asWritten) ? due : undefined,
        ...(fromBefore !== undefined && before && { alsoFrom: before.spans }),
      };
    },
  };
}

const announced = /\b(?:we(?:['’]ve| have)? (?:all )?(?:agreed|decided|settled)|it was (?:agreed|decided))\b/i;

/** "I'd have to find out whether it can be done." - "I can look at that on Friday." */
const toFindOut =
  /\b(?:I|we) (?:would |will )?(?:have|need|want) to ((?:find out|check|see) (?:whether|if|what|which|how|who|where) [^.?!]{8,})/iu;

const inquires = /^(?:talk|speak|ask|check|find out|look|ring|call|phone|run (?:it|that|this) (?:by|past))\b/i;

const seeking =
  /^(?:find out|look (?:it|that|this) up|look into (?:it|that|this)|dig (?:it|that|this|them) (?:out|up)|(?:double-?)?check(?: (?:it|that|this|with|whether|if|what|when|who|how))?\b|ask (?!you\b)(?:them|him|her|around|about|(?:the|our|my) |(?-i:\p{Lu}))|(?:get|come) back (?:to (?:you|them|him|her)|on|with)\b)/iu;

/** A reply that is nothing but a yes to what was offered, in words that mean nothing else. */
const takesAtOnce =
  /^(?:(?:yes|yeah|yep|okay|ok|right|oh|well|then|all right|alright|no|ah),? )*(?:go on then|(?:that is|it is) (?:doable|a deal)|(?:i|we) (?:can|could) (?:live|work) with (?:that|it)|(?:i|we) (?:can|could) (?:sell|sign|accept) (?:that|it)|now you are talking|that would do (?:me|us|nicely)|twist my arm(?:[,.] (?:okay|ok|go on|fine|then|done))*|(?:i |we |you )?(?:cannot|could not) argue with (?:that|it)|(?:we|you) are on|then (?:i am|we are) happy|that works(?: for (?:me|us))?|happy with that|(?:book|done|sold|deal|agreed)(?: it)?|where do i sign)[.!]*$/i;

/** A reply that takes on what its speaker was asked to do, and says nothing else. */
const takesOn =
  /^(?:(?:yes|yeah|yep|sure|okay|ok|right|of course|no problem|absolutely|ah|oh|well),? )*(?:will do|i am on it|on it|(?:it is|that is) (?:already |now |next )?on my (?:list|to-?do list|desk)|(?:leave|give) (?:it|that|this|them) (?:with|to) me|consider it done|(?:i|we) will|can do)[.!]*$/i;

/** Something is asked, or somebody does not know it. */
const leavesOpen =
  /\?|\b(?:whether|(?:do|does|did)(?: not|n['’]t) (?:have|know|see)|not (?:yet )?(?:sure|clear|certain|decided)|no idea|unclear|unknown|wonder(?:ing)?|(?:need|have|like|want|got|try) to (?:check|ask|know|find out|understand|hear|see)|(?:I|we|me|he|she|they)\b[^.?!,]{0,20}\b(?:check|ask|find out|look into|come back|get back|confirm|clarify)|(?:^|know|tell|see|say|is|depends) (?:on )?(?:who|what|when|where|which|how))\b|^(?:and |so |but )?(?:who|what|when|where|which|how|is|are|do|does|can|could|will|would)\b/i;
/** "And when they come back the swap's gone." asks nothing. */
const tellsWhen =
  /^(?:and |so |but |then )?(?:when|if|while|once) (?!.*(?:\?|\b(?:know|sure|clear|wonder\w*|idea|check|ask|find out|unclear|question)\b))/i;
/** Without marks the question follows at once: "can i ask something can people swap shifts". */
const asksFirst =
  /^(?:can|could|may) (?:i|we) (?:just |quickly |also )?ask (?:you )?(?:something|a question|one (?:more )?thing)[,.:]? (?=(?:\S+ ){0,6}(?:can|could|do|does|did|is|are|will|would|has|have|who|what|when|where|how|why|which) \S+ \S)/iu;
const asksUnmarked =
  /\b(?:can|could|do|does|did|will|would) (?:people|you|we|they|it|he|she|the|your|our|my|this|that|anyone|anybody|somebody|everybody) (?:\p{L}+ ){1,3}/iu;
/** "Can I ask something about the phones?" only says that a question comes. */
const asksToAsk =
  /^(?:\p{L}+,? )?(?:can|could|may|might) (?:i|we) (?:just |quickly |also )?ask (?:you )?(?:something|a question|one (?:thing|more)|about)\b/iu;
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

function worded(text: string): string | undefined {
  return countWords(text) >= leastWords ? text : undefined;
}

const own = /\b(?:i|me|my|mine|myself|we|us|our)\b/;
const theirs = /\b(?:you|your|yours)\b/;

/** "The clean version reaches you tomorrow", "you'll have the chart by then": who says so sees to it. */
const arrives =
  /\b(?:reach(?:es)?|hits?|lands? (?:in|with|on)|(?:comes?|goes(?: out)?|gets?) (?:over |out |back |straight )?to|(?:is|are|will be|gets?) (?:with|in)) your?\b|^(?:(?:and|so|then|okay|right|yes|sure) )*you (?:will|would|shall|should|are going to) (?:all )?(?:have|get|hear|receive|see|find)\b/;

/** The speaker by "I" or "we", whoever is spoken to by "you", else the one named; without any of them the speaker. */
function ownerOf({ text, speaker }: Remark, clauses: readonly Clause[], people: Directory): Person | undefined {
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
