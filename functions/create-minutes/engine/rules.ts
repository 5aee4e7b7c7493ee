import type { MinutesRequest } from '../request.ts';
import { defaultFramework } from '../sections/templates.ts';
import type { Turn } from '../transcript/turn.ts';
import { isOutbid } from '../facts/amounts/settle.ts';
import { findFacts } from '../facts/find-facts.ts';
import { hasTwoSides, type Remark, readTalk, type Talk } from '../facts/talk.ts';
import { assessFramework } from '../framework/assess.ts';
import { headingLanguage } from '../warnings.ts';
import type { ActWording } from './classifier/act-wording.ts';
import { type Written, writeCandidates } from './candidates.ts';
import { hearRemarks } from './classifier/hear.ts';
import { reviewActs } from './classifier/review.ts';
import { tellingIn } from './classifier/telling.ts';
import { withoutCapabilities } from './capabilities.ts';
import { dealOf } from './deal.ts';
import { shownIn, unheardWhereShown, withoutShown } from './demonstration/shown.ts';
import type { Acts, Draft, DraftAmount, DraftItem } from './draft.ts';
import { withoutDoneBefore } from './done-before.ts';
import { withoutDayOfInvitation } from './dues/invitations.ts';
import type { Assessment, Language } from './language.ts';
import { withLeftOpen } from './left-open/left-open.ts';
import type { Meeting } from './meeting.ts';
import type { Person } from './people.ts';
import { readMeeting, timeOf } from './read-meeting.ts';
import type { Writer } from './reader.ts';
import { withoutResisted } from './resisted.ts';
import { withSaidBefore } from './said-before.ts';
import { firstTurn, type Sentence, spanKey } from './sentence.ts';
import { settleTerms } from './settled-terms.ts';
import { type SummarySize, summarise } from './summary.ts';
import { withoutOthersStories } from './others-stories.ts';
import { pricesIn, takenPrices } from './taken/prices.ts';
import { withTakenPrices } from './taken/with-taken-prices.ts';
import { describeTopics } from './topics.ts';

/** The embedded engine: no model, no network, the same words for the same input, in time that grows with the number of words. */
export function draftByRules(
  turns: readonly Turn[],
  people: readonly Person[],
  request: MinutesRequest,
  language: Language,
): Draft {
  const { reader } = language;
  const { options } = request;
  const title = request.meeting.title ?? undefined;
  const { meeting, backChannels, empty } = readMeeting(turns, people, { ...timeOf(request.meeting), title }, reader);
  const said = understood(meeting, language);
  const { talk, isTeam } = said;
  const assessment = language.assess(meeting);
  const writer = reader.writer(meeting);
  const written = writtenBy(writer, assessment, said);
  const facts = factsOf(said, title);
  const areSidesSure = people.some(({ side }) => side) || talk.remarks.length >= fewRemarks;
  const tell = language.tellListed(talk, meeting);
  const { acts, amounts } = settled(found(assessment.acts(), areSidesSure, said), facts.amounts, said);
  const lists = tell(inLists(acts, said));
  return {
    summary: summarise(
      meeting,
      assessment.salience,
      withoutOutbid(written, amounts, meeting),
      reader,
      writer,
      sizeOf(options, language),
      isTeam ? [] : surestFirst(language.outcome(tell(acts), meeting, lists)),
      isTeam ? [] : [acts.decisions, acts.actionItems, acts.openQuestions, acts.objections].flat(),
      isTeam ? undefined : dealOf({ amounts, competitors: facts.competitors }, talk),
    ),
    topics: describeTopics(meeting, written, reader, writer),
    ...ownedAsGiven(lists, meeting.people, people),
    ...facts,
    amounts,
    framework: frameworkOf(options, { ...facts, amounts }, said),
    backChannels,
    empty,
  };
}

/** A meeting as it was understood before anything of it is told. */
interface Understood {
  readonly meeting: Meeting;
  readonly talk: Talk;
  /** Remarks that only tell what is done on a screen. */
  readonly shown: ReadonlySet<number>;
  /** Between people of one side, or of none that is known. */
  readonly isTeam: boolean;
  readonly language: Language;
  readonly wording: ActWording;
}

function understood(meeting: Meeting, language: Language): Understood {
  const said = readTalk(meeting, language.reader.code);
  const isTeam = !hasTwoSides(said);
  const shown = shownIn(said);
  const talk =
    isTeam && !language.servesTeam(meeting) ? said : unheardWhereShown(heard(said, meeting, language), shown);
  return { meeting, talk, shown, isTeam, language, wording: language.wording(meeting) };
}

/** Sentences as the summary and the topics may tell them, by what the talk makes of each. */
function writtenBy(writer: Writer, { worth }: Assessment, { meeting, talk, language }: Understood): Written {
  const telling = tellingIn(talk);
  const told = (sentence: Sentence) => {
    const { worth: ofTalk, ...rest } = telling(sentence);
    return { ...rest, worth: worth(sentence) * ofTalk };
  };
  return writeCandidates(meeting, told, language.reader, writer);
}

function factsOf({ meeting, talk, isTeam, language, wording }: Understood, title: string | undefined) {
  const told = printed(wording.statement, language.print(meeting));
  return findFacts(talk, title, told, !isTeam || language.servesTeam(meeting));
}

/** What the words tell, and what those who annotated such talks would have made of it. */
function found(told: Acts, areSidesSure: boolean, { meeting, talk, shown, language, wording }: Understood): Acts {
  const { reader, learned } = language;
  const ruled = withoutShown(told, shown, talk);
  const acts = talk.odds
    ? withLeftOpen(reviewActs(ruled, talk, meeting, reader, learned, wording), ruled, talk, meeting, reader, wording)
    : ruled;
  const apart = withoutCapabilities(withoutOthersStories(acts, talk, wording, reader.terms), talk, wording);
  return areSidesSure ? apart : { ...apart, objections: apart.objections.filter(isSureObjection) };
}

/** What holds at the end of the talk, with its days and figures. */
function settled(
  found: Acts,
  given: Draft['amounts'],
  { meeting, talk, shown, isTeam, language, wording }: Understood,
) {
  // what was heard beside the rules, and choices of a day, may rest on what is shown as well
  const meant = withoutShown(settledDays(found, talk, meeting, language), shown, talk);
  const standing = withoutAppointments(withoutDoneBefore(withoutResisted(meant, talk, wording), talk));
  const prices = pricesIn(given, talk);
  const taken = isTeam ? [] : takenPrices(prices, talk, wording);
  const choice = printed(wording.choice, language.print(meeting));
  const priced = withTakenPrices(standing, taken, prices, talk, { ...wording, choice });
  const refusal = isTeam ? undefined : language.refusalWords;
  const { acts, amounts } = settleTerms(priced, given, talk, wording, refusal);
  return { acts: language.tellFigures(acts, amounts), amounts };
}

/** What a remark says, as it is printed. */
function printed(write: ActWording['statement'], print: (text: string, by?: string) => string) {
  return (remark: Remark): string | undefined => {
    const text = write(remark, undefined);
    return text === undefined ? undefined : print(text, remark.speaker);
  };
}

/** In the order of the talk, and between two sides with what was said before where that says what an item is about. */
function inLists(acts: Acts, { meeting, talk, isTeam, language }: Understood): Acts {
  const ordered = talk.odds ? inOrder(acts) : acts;
  return isTeam ? ordered : withSaidBefore(ordered, talk, language.contextWords(talk, meeting));
}

function sizeOf(options: MinutesRequest['options'], { outcomeShare, summaryLimit }: Language): SummarySize {
  const isAsked = (options.maxSummaryWords ?? options.maxSummaryChars) !== undefined;
  return { outcomeShare, limit: summaryLimit(options), usual: summaryLimit(noLimit), isAsked };
}

function frameworkOf(
  { template, outputLanguage, framework }: MinutesRequest['options'],
  facts: ReturnType<typeof findFacts>,
  { talk, language }: Understood,
): Draft['framework'] {
  const asked = framework ?? (template ? defaultFramework[template] : undefined);
  return asked ? assessFramework(asked, talk, facts, headingLanguage(outputLanguage, language.reader.code)) : undefined;
}

const noLimit = { maxSummaryWords: undefined, maxSummaryChars: undefined };

/** A summary tells the sum that was agreed, and not those it was come to from. */
function withoutOutbid(written: Written, amounts: readonly DraftAmount[], { sentences }: Meeting): Written {
  const agreed = new Set(
    amounts.filter(({ status }) => status === 'agreed').flatMap(({ spans }) => spans.map(spanKey)),
  );
  const outbid = amounts.filter((amount) => isOutbid(amount, amounts)).flatMap(({ spans }) => spans.map(spanKey));
  const said = new Set(outbid.filter((key) => !agreed.has(key)));
  if (said.size === 0) return written;
  const { candidates } = written;
  const isSaid = (index: number) => sentences[index]?.spans.some((span) => said.has(spanKey(span)));
  return { ...written, candidates: candidates.filter(({ index }) => !isSaid(index)) };
}

/** Acts with the days that are theirs. */
function settledDays(acts: Acts, talk: Talk, meeting: Meeting, { settle }: Language): Acts {
  return withoutDayOfInvitation(settle(acts, talk, meeting));
}

/** What only fixes the day of the next meeting is no decision beside it. */
function withoutAppointments(acts: Acts): Acts {
  const { nextMeeting, decisions } = acts;
  if (!nextMeeting?.date) return acts;
  const said = new Set(nextMeeting.spans.map(spanKey));
  return { ...acts, decisions: decisions.filter(({ spans }) => !spans.every((span) => said.has(spanKey(span)))) };
}

/** What is likelier to be so than not; what nothing is known of stands first, as the next meeting does. */
function surestFirst<Item extends DraftItem>(items: readonly Item[]): readonly Item[] {
  const oddsOf = ({ odds }: DraftItem) => odds ?? Number.POSITIVE_INFINITY;
  return items.filter((item) => oddsOf(item) >= 0).toSorted((a, b) => oddsOf(b) - oddsOf(a));
}

/** Lists in the order in which the talk came to what they tell. */
function inOrder(acts: Acts): Acts {
  const sorted = <Item extends DraftItem>(items: readonly Item[]) =>
    items.toSorted((a, b) => firstTurn(a) - firstTurn(b));
  return {
    ...acts,
    decisions: sorted(acts.decisions),
    actionItems: sorted(acts.actionItems),
    openQuestions: sorted(acts.openQuestions),
    objections: sorted(acts.objections),
  };
}

/** The engine works with sides it told itself; the caller is shown those he gave. */
function ownedAsGiven(acts: Acts, sided: readonly Person[], people: readonly Person[]): Acts {
  const given = new Map(sided.map((person, i) => [person, people[i]]));
  const actionItems = acts.actionItems.map((item) =>
    item.owner ? { ...item, owner: given.get(item.owner) ?? item.owner } : item,
  );
  return { ...acts, actionItems };
}

/** What was learnt came from talks between two sides; on the ends of such talks it beats the rules down to this length, less is left to them. */
const leastRemarks = 10;

function heard(talk: Talk, { people }: Meeting, { learned: { lexicon, linear } }: Language): Talk {
  return talk.remarks.length < leastRemarks
    ? talk
    : { ...talk, odds: hearRemarks(talk.remarks, people, lexicon, linear()) };
}

/** Where the sides are told by a few remarks, two colleagues may have been taken for them, and what they say to each other is no objection. */
function isSureObjection({ odds = sureObjection }: DraftItem): boolean {
  return odds >= sureObjection;
}

const sureObjection = -0.3;
const fewRemarks = 60;
