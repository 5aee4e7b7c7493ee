import type { MinutesRequest } from '../request.ts';
import { defaultFramework } from '../sections/templates.ts';
import type { Turn } from '../transcript/turn.ts';
import { isOutbid } from '../facts/amounts/settle.ts';
import { findFacts } from '../facts/find-facts.ts';
import { hasTwoSides, readTalk, type Talk } from '../facts/talk.ts';
import { assessFramework } from '../framework/assess.ts';
import { headingLanguage } from '../warnings.ts';
import { localDay } from './calendar/local-day.ts';
import { clockAt } from './calendar/zoned.ts';
import { type Written, writeCandidates } from './candidates.ts';
import { hearRemarks } from './classifier/hear.ts';
import { reviewActs } from './classifier/review.ts';
import { tellingIn } from './classifier/telling.ts';
import { dealOf } from './deal.ts';
import type { Acts, Draft, DraftAmount, DraftItem } from './draft.ts';
import { withoutDayOfInvitation } from './dues/invitations.ts';
import type { Language } from './language.ts';
import { withLeftOpen } from './left-open/left-open.ts';
import type { Meeting } from './meeting.ts';
import type { Person } from './people.ts';
import type { LanguageReader } from './reader.ts';
import { withoutResisted } from './resisted.ts';
import { withSaidBefore } from './said-before.ts';
import { spanKey } from './sentence.ts';
import { readSentences } from './sentences.ts';
import { settleTerms } from './settled-terms.ts';
import { withSides } from './sides/with-sides.ts';
import { summarise } from './summary.ts';
import { weighTerms } from './terms.ts';
import { describeTopics } from './topics.ts';

/** The embedded engine: no model, no network, the same words for the same input, in time that grows with the number of words. */
export function draftByRules(
  turns: readonly Turn[],
  people: readonly Person[],
  request: MinutesRequest,
  language: Language,
): Draft {
  const { reader } = language;
  const title = request.meeting.title ?? undefined;
  const about = { ...timeOf(request.meeting), title };
  const { meeting, backChannels, empty } = readMeeting(turns, people, about, reader);
  const writer = reader.writer(meeting);
  const { worth, salience, acts } = language.assess(meeting);
  const said = readTalk(meeting, reader.code);
  const isTeam = !hasTwoSides(said);
  const talk = isTeam && !language.servesTeam(meeting) ? said : heard(said, meeting, language);
  const telling = tellingIn(talk);
  const written = writeCandidates(
    meeting,
    (sentence) => ({ ...telling(sentence), worth: worth(sentence) * telling(sentence).worth }),
    reader,
    writer,
  );
  const wording = language.wording(meeting);
  const print = language.print(meeting);
  const facts = findFacts(talk, title, (remark) => {
    const text = wording.statement(remark, undefined);
    return text === undefined ? undefined : print(text);
  });
  const { template, outputLanguage } = request.options;
  const framework = request.options.framework ?? (template ? defaultFramework[template] : undefined);
  const ruled = acts();
  const review = () => reviewActs(ruled, talk, meeting, reader, language.learned, wording);
  const found = talk.odds ? withLeftOpen(review(), ruled, talk, meeting, reader, wording) : ruled;
  const areSidesSure = people.some(({ side }) => side) || talk.remarks.length >= fewRemarks;
  const known = areSidesSure ? found : { ...found, objections: found.objections.filter(isSureObjection) };
  const told = withoutAppointments(withoutResisted(settledDays(known, talk, meeting, language), talk));
  const { acts: acted, amounts } = settleTerms(
    told,
    facts.amounts,
    talk,
    wording,
    isTeam ? undefined : language.refusalWords,
  );
  const settled = { ...acted, decisions: language.tellFigures?.(acted.decisions, amounts) ?? acted.decisions };
  const ordered = talk.odds ? inOrder(settled) : settled;
  const whole = isTeam ? ordered : withSaidBefore(ordered, talk, language.contextWords(talk, meeting));
  const inLists = (items: Acts) => language.tellListed?.(items, talk, meeting) ?? items;
  const listed = inLists(whole);
  return {
    summary: summarise(
      meeting,
      salience,
      withoutOutbid(written, amounts, meeting),
      reader,
      writer,
      {
        outcomeShare: language.outcomeShare,
        limit: language.summaryLimit(request.options),
        usual: language.summaryLimit(noLimit),
        isAsked: (request.options.maxSummaryWords ?? request.options.maxSummaryChars) !== undefined,
      },
      isTeam ? [] : surestFirst(language.outcome(inLists(settled), meeting)),
      isTeam ? [] : [settled.decisions, settled.actionItems, settled.openQuestions, settled.objections].flat(),
      isTeam ? undefined : dealOf({ amounts, competitors: facts.competitors }, talk),
    ),
    topics: describeTopics(meeting, written, reader, writer),
    ...ownedAsGiven(listed, meeting.people, people),
    ...facts,
    amounts,
    framework: framework
      ? assessFramework(framework, talk, { ...facts, amounts }, headingLanguage(outputLanguage, reader.code))
      : undefined,
    backChannels,
    empty,
  };
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
  return withoutDayOfInvitation(settle?.(acts, talk, meeting) ?? acts);
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
  const first = ({ spans }: DraftItem) =>
    spans.reduce((least, { turn }) => Math.min(least, turn), Number.POSITIVE_INFINITY);
  const sorted = <Item extends DraftItem>(items: readonly Item[]) => items.toSorted((a, b) => first(a) - first(b));
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

/** Reads the turns into sentences and finds out what they are about, and who sells. */
export function readMeeting(
  turns: readonly Turn[],
  given: readonly Person[],
  { title = '', ...when }: Pick<Meeting, 'day' | 'time' | 'timeZone'> & { readonly title?: string | undefined },
  reader: LanguageReader,
): Pick<Draft, 'backChannels' | 'empty'> & { readonly meeting: Meeting } {
  const { sentences, backChannels, empty } = readSentences(turns, reader);
  const people = withSides(given, { sentences, title, code: reader.code });
  const weights = weighTerms(sentences, reader.weight);
  const heaviest = [...weights.values()].reduce((most, weight) => Math.max(most, weight), 0);
  return { meeting: { turns, people, sentences, weights, heaviest, ...when }, backChannels, empty };
}

function timeOf({ startedAt, timeZone }: MinutesRequest['meeting']): Pick<Meeting, 'day' | 'time' | 'timeZone'> {
  const zone = timeZone ?? undefined;
  if (!startedAt) return { day: undefined, time: undefined, timeZone: zone };
  const time = zone === undefined ? startedAt.slice(11, 16) : clockAt(new Date(startedAt), zone);
  return { day: localDay(startedAt, zone), time, timeZone: zone };
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
