import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { type DayVote, dayVotes } from './day-votes.ts';
import { matterOf } from '../matter.ts';
import { stanceOf } from '../stance.ts';
import { turnOf } from '../../../classifier/surroundings.ts';

/** Of one remark that asks for a day so many of those behind it are looked at: the work per question stays bounded. */
const mostRemarks = 24;
/** A wording with no more than this beside the day tells nothing of what is on that day. */
const leastMatter = 2;

/** What begins, by how its day is asked for or offered: "When could the pilot begin?", "And start date.", "Go-live?" */
const beginnings: readonly (readonly [asked: RegExp, told: string])[] = [
  [
    /(?<!\b(?:before|after|until|since) (?:the |we |you )?)\bgo(?:es|ing)?[- ]live\b|\blive (?:date|day)\b|\b(?:be|are) live\b|\bwhen\b[^?]*\blive\b|\bcut[- ]?over\b/i,
    'Go-live',
  ],
  [
    /\b(?:when|what (?:date|day)|which (?:date|day|week))\b.*\binstall(?:ation|ing|ed)?\b|\bfor the install(?:ation)?\b|^(?:and |so )?(?:the )?install(?:ation)? ?(?:date|day)?\W*$/i,
    'Installation',
  ],
  [
    /\bstart(?:ing)? (?:date|day)\b|^(?:(?:and|so|then|okay|ok|now|right|good|well|the)\W{1,2}){0,2}start[.?]?$|\b(?:when|what (?:day|date))\b[^?]*\b(?:start|begin|kick off)\b|\bwe(?:['’](?:d|ll)| will| would| could| can| should)? (?:start|begin|kick off)(?: \p{L}+ing)? (?:on |from )?(?=(?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}+th\b|twenty|thirt))/iu,
    'Start',
  ],
];

/** What it is that begins, where that is named with it. */
const named =
  /\b(?:the|a|your|our|this|that) (?:\p{Ll}+ )?(trial|pilot|contract|service|hire|campaign|work|course|programme|program|subscription|rollout|roll-out|test|works|training|term|lease|cover|cleaning|deliveries|retainer)\b(?! (?:list|sheet|form|plan|memory|base)s?\b)/iu;
const meets =
  /\b(?:meet|meeting|sit once|o['’]clock|usual slot|call|speak|talk|catch[- ]?up|session|webinar|visit|invite|lunch|zoom|teams)\b/i;

/** Of what began already, or what somebody else does: "When did you start with your present supplier?" */
const isOfOther =
  /\b(?:did|has|have|had|was|were|began|begun|started)\b|\b(?:current|present|existing|old|previous|last|other) (?:\p{L}+ )?(?:contract|supplier|vendor|provider|agreement|deal|system|one)\b|\b(?:problem|issue|trouble|complaint|outage)s?\b/iu;
/** What else a day is of, where it is named with it. */
const isBusy =
  /\b(?:holidays?|vacation|closed|away|off|busy|booked|taken|full|invoices?|bills?|birthday|fair|audit)\b/i;

/** A day on which both sides agreed that something begins, and where they came to it. */
interface StartDay {
  readonly topic: string;
  readonly vote: DayVote;
  readonly places: readonly number[];
}

/**
 * The day on which something begins is a decision, whether the two sides came to it in a sentence or in bare days: "And
 * start?" - "The Monday after, second of February?" - "Good, second of February." A bare day among the decisions gets told
 * what it is the day of.
 */
export function withStartDays(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const isBareDay = (told: string) => matterOf(withoutDays(told, meeting.day)).size < leastMatter;
  const startOf = new Map<number, StartDay>();
  for (const start of startDaysOf(talk, meeting, acts.nextMeeting?.date))
    for (const place of start.places) startOf.set(place, start);
  const startsOf = (item: DraftItem) => new Set(placesOf(item).flatMap((place) => startOf.get(place) ?? []));
  const told = new Set<StartDay>();
  const decisions = acts.decisions.map((item) => {
    const start = [...startsOf(item)].find(
      (one) => !told.has(one) && dayVotes(item.text, 0, meeting.day).some((vote) => isSame(vote, one.vote)),
    );
    if (!start) return item;
    told.add(start);
    return isBareDay(item.text) ? { ...item, text: wordingOf(start), spans: union(item, spansOf(start, talk)) } : item;
  });
  const others = [...new Set(startOf.values())].filter((start) => !told.has(start));
  return {
    ...acts,
    decisions: [...decisions, ...others.map((start) => ({ text: wordingOf(start), spans: spansOf(start, talk) }))],
    actionItems: acts.actionItems.filter(
      (item) => !(/^(?:the|on|from|by)\b/i.test(item.text) && isBareDay(item.text) && startsOf(item).size > 0),
    ),
  };
}

function wordingOf({ topic, vote: { asWritten } }: StartDay): string {
  const said = asWritten
    .replace(/^(?:on|from|by|at) /i, '')
    .replace(/^(?:Next|This|The)\b/, (word) => word.toLowerCase());
  return `${topic}: ${said}.`;
}

function spansOf({ places }: StartDay, { remarks }: Talk): DraftItem['spans'] {
  return places.flatMap((place) => remarks[place]?.spans ?? []);
}

function union({ spans }: DraftItem, more: DraftItem['spans']): DraftItem['spans'] {
  return [...new Set([...spans, ...more])];
}

function startDaysOf({ remarks }: Talk, meeting: Meeting, meetsOn: string | undefined): readonly StartDay[] {
  const found: StartDay[] = [];
  let until = -1;
  remarks.forEach((remark, i) => {
    const topic = i > until ? topicOf(remark) : undefined;
    if (topic === undefined) return;
    const settled = settledDay(remarks.slice(i, i + mostRemarks), i, topic, meeting);
    if (settled === undefined || settled.vote.date === meetsOn) return;
    until = Math.max(...settled.places);
    found.push({ topic, ...settled });
  });
  return found;
}

function topicOf({ text }: Pick<Remark, 'text'>): string | undefined {
  if (meets.test(text) || isOfOther.test(text)) return undefined;
  const told = beginnings.find(([asked]) => asked.test(text))?.[1];
  const what = told === 'Start' ? named.exec(text)?.[1] : undefined;
  return what ? `Start of the ${what}` : told;
}

/** The last day that one names and another names again or takes, before the talk leads on. */
function settledDay(
  remarks: readonly Remark[],
  first: number,
  topic: string,
  { day }: Meeting,
): Omit<StartDay, 'topic'> | undefined {
  const votes: DayVote[] = [];
  let settled: Omit<StartDay, 'topic'> | undefined;
  let last = 0;
  for (const [k, remark] of remarks.entries()) {
    const apart = turnOf(remark) - (k === 0 ? turnOf(remark) : last);
    if (apart > mostApart || (k > 0 && (meets.test(remark.text) || (settled && asksOn(remark))))) break;
    if (k === 0) last = turnOf(remark);
    else if (leadsOn(remark, topic, day)) break;
    const before = votes.at(-1);
    const isReply = before !== undefined && remarks[before.remark - first]?.speaker !== remark.speaker;
    const own = dayVotes(remark.text, first + k, day).filter(
      ({ exact, asWritten }) => exact && !explains(remark.text, asWritten),
    );
    const isRefused =
      (own.length > 0 ? refuses : saysNo).test(remark.text) || (own.length > 0 && isBusy.test(remark.text));
    const vote = isRefused ? undefined : own.at(-1);
    if (isReply && (vote ? isSame(vote, before) && !remark.text.endsWith('?') : apart <= mostToYes && takes(remark)))
      settled = dayOf(vote ?? { ...before, remark: first + k }, before, votes);
    else if (settled && (isRefused || (vote && !isSame(vote, settled.vote)))) settled = undefined;
    if (vote) {
      votes.push(vote);
      last = turnOf(remark);
    }
  }
  return settled;
}

const mostWordsOfYes = 8;
/** Turns between one day that is named and the next, and between a day and the yes to it. */
const mostApart = 4;
const mostToYes = 2;
const saysNo = /^(?:(?:oh|um|uh|well|ah|okay),? )*(?:no|nope|hang on|wait|hold on)\b/i;
const refuses = /\b(?:not|no|never|cannot)\b|n['’]t\b/i;

/** "It must be done for the gala, that's the twelfth.", "before the sixth of April" */
function explains(text: string, asWritten: string): boolean {
  return /\b(?:that['’]?s|that is|which is|before|until|till|since|after|when) (?:the )?$/i.test(
    text.slice(0, text.indexOf(asWritten)),
  );
}

/** "And the staff training?", "Installation on 27 April": what is said from here on is of something else. */
function leadsOn({ text }: Remark, topic: string, day: string | undefined): boolean {
  const own = topicOf({ text });
  if (own !== undefined && own !== topic && !own.startsWith('Start')) return true;
  const goesOn = /^(?:and|now|then|next|what about|how about|as for)\b[^?]*\?$/i.test(text);
  return goesOn && own === undefined && dayVotes(text, 0, day).length === 0 && matterOf(text).size > 0;
}

function takes({ text }: Remark): boolean {
  return countWords(text) <= mostWordsOfYes && stanceOf(wordsOf(text)) === 'accepts';
}

/** Once a day is settled the next question leads on to something else. */
function asksOn({ text }: Remark): boolean {
  return text.endsWith('?') && countWords(text) > 3;
}

function dayOf(vote: DayVote, before: DayVote, votes: readonly DayVote[]): Omit<StartDay, 'topic'> {
  const same = [...votes.filter((other) => isSame(other, vote)), vote];
  const fullest = same.reduce((best, one) => (one.asWritten.length >= best.asWritten.length ? one : best));
  const places = [...new Set([...same.map(({ remark }) => remark), before.remark])].sort((a, b) => a - b);
  return { vote: { ...vote, asWritten: fullest.asWritten }, places };
}

/** "The eighteenth" and "Monday the eighteenth of May" are one. */
function isSame(one: DayVote, other: DayVote): boolean {
  if (one.date === undefined || other.date === undefined) return false;
  return one.date === other.date || (!(one.month && other.month) && one.date.slice(8) === other.date.slice(8));
}

function withoutDays(text: string, day: string | undefined): string {
  return dayVotes(text, 0, day).reduce((rest, { asWritten }) => rest.replace(asWritten, ' '), text);
}
