import { eitherCase } from '#shared/text/either-case.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { OutcomeItem } from '../../outcome.ts';
import type { Meeting } from '../../meeting.ts';
import { isListedDeed } from '../acts/deeds/deeds.ts';
import { refusalWords } from '../acts/objections/refusal-words.ts';
import { isBareFigure } from '../acts/choices/tell-figures.ts';
import { hasMainClause, isNounPhrase } from '../clause/main-clause.ts';
import { asksWhat } from './asks-what.ts';
import { wordClass } from '../clause/word-class.ts';
import { writtenDay } from '../dates/written-day.ts';
import { decapitaliser, englishPerson } from '../names/names.ts';
import { speakingParties } from '../names/list-parties.ts';
import { baseOf, plural } from './of-speaker.ts';
import { toThirdPerson } from './pronouns.ts';
import { sentence } from './report.ts';
import { beginsWithClause } from './stands-alone.ts';
import { toldObjection } from './told-objection.ts';
import { counting } from '../topic-signs.ts';
import { takenIn } from './verdict.ts';

/** What came of a meeting as its summary tells it, each kind in the order of its list. */
export function englishOutcome(
  acts: Acts,
  meeting: Meeting,
  lists: Pick<Acts, 'objections'> = acts,
): readonly OutcomeItem[] {
  const { sentences, people, timeZone } = meeting;
  const lowerFirst = decapitaliser(sentences, people);
  const appointment = acts.nextMeeting && toldMeeting(acts.nextMeeting, timeZone);
  const choices = acts.decisions.flatMap((item) => {
    const text = item.isAppointment ? undefined : settled(item, lowerFirst);
    return text === undefined ? [] : [{ ...item, kind: 'decision' as const, text }];
  });
  return [
    ...(appointment ? [{ ...appointment, kind: 'meeting' as const }] : []),
    ...choices,
    ...acts.objections.flatMap(
      (item) =>
        toldObjection(
          item,
          meeting,
          lowerFirst,
          lists.objections.find((one) => isSame(one, item)),
        ) ?? [],
    ),
    ...acts.openQuestions.flatMap((item) => toldQuestion(item, meeting, lowerFirst) ?? []),
    ...acts.actionItems.flatMap((item) => toldAction(item, timeZone) ?? []),
  ];
}

/** Whether an objection of a list, with what was said before it, is that one. */
function isSame(listed: Item<'objections'>, { raisedBy, spans }: Item<'objections'>): boolean {
  return listed.raisedBy === raisedBy && spans.every((span) => listed.spans.includes(span));
}

type Item<List extends keyof Acts> = Acts[List] extends readonly (infer One)[] ? One : never;

/** "Do you have one? Can you do it?" of somebody who is named: "does the vendor have one", "can the vendor do it". */
function inquired(asked: string): string {
  return asked.replace(askedOf, (said, modal: string, who: string, does: string) => {
    const base = plural[does] ?? baseOf(does);
    return base === undefined ? said : `${/^do$/i.test(modal) ? `${modal}es` : modal} ${who} ${base}`;
  });
}

const askedOf = eitherCase(
  /\b(do|did|can|could|will|would|shall|should|may|might|must) (the (?:vendor|customer)|(?-i:\p{Lu})[\p{L}’'-]+(?: (?-i:\p{Lu})[\p{L}’'-]+)?) (\p{Ll}+s)\b/iu,
);

function toldQuestion(
  item: Item<'openQuestions'>,
  { people }: Meeting,
  lowerFirst: (text: string) => string,
): OutcomeItem | undefined {
  // what was said after the question stands after it
  if (!/\?(?: [^?]+\.)?$|^Whether\b/u.test(item.text) || !asksWhat(item.text)) return undefined;
  const parties = speakingParties(item.askedBy, people);
  // in a question a customer's "you" is no longer anybody
  const you =
    parties.you ??
    (people.find(({ speaker }) => speaker === item.askedBy)?.side === 'external' ? 'the vendor' : undefined);
  const asked = toThirdPerson(item.text, { ...parties, you });
  return { ...item, kind: 'question', text: sentence(`Left open: ${lowerFirst(inquired(asked))}`) };
}

/** Told where the deed names its thing and what it is about stands in it, not behind it. */
function toldAction(item: Item<'actionItems'>, timeZone: string | undefined): OutcomeItem | undefined {
  const { owner, due } = item;
  const deed = item.text.replace(/\.$/, '');
  const [verb = ''] = deed.toLowerCase().split(' ');
  if (
    !owner ||
    /[(?;]|\. /.test(deed) ||
    pointing.test(deed.charAt(0).toLowerCase() + deed.slice(1)) ||
    !(isListedDeed(verb) || begins.test(verb) || gives.test(verb))
  )
    return undefined;
  const who = englishPerson(owner);
  // "Bea will send it to Bea" is somebody else's to do
  if (deed.includes(who.split(' ')[0] ?? who)) return undefined;
  const text = `${who} will ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`;
  const day = due?.date ? ` (due ${writtenDay(due.date, undefined, timeZone)})` : '';
  return { ...item, kind: 'action', text: sentence(text), ...(day !== '' && { shown: sentence(`${text}${day}`) }) };
}

/** "Pass it on" */
const pointing =
  /^\p{L}+ (?:\p{Lu}[\p{L}’-]+ )?(?:it|that|this|them|him|her|those|these|one|some|so)(?=$| (?:to|on|over|for|from|with|in|at|by|out|up|back|off|down|through|past)\b)|^\p{L}+$/u;
const gives = /^(?:get|have|give|find|let|do|come|look|talk|speak|try|pick|order|return)$/;

function toldMeeting(meeting: NonNullable<Acts['nextMeeting']>, timeZone: string | undefined): DraftItem {
  const { date, time } = meeting;
  const text = sentence(`Next meeting: ${dayOf(meeting)}`);
  return { ...meeting, text, ...(date && { shown: `Next meeting: ${writtenDay(date, time, timeZone)}.` }) };
}

/** Undefined where it would not read as a sentence of a summary. */
function settled({ text, spans }: DraftItem, lowerFirst: (text: string) => string): string | undefined {
  const [first = '', second, ...more] = text.replace(/\.$/, '').split(/\. (?=\p{Lu})/u);
  const told = settledOne(first, spans, lowerFirst);
  if (second === undefined || more.length > 0) return second === undefined ? told : undefined;
  const other = settledOne(second, spans, lowerFirst);
  if (told === undefined || other === undefined) return told ?? other;
  const rest = other.replace(/^It was decided (?=to |that |not to )|^Agreed:? /, '');
  return sentence(`${told.replace(/\.$/, '')}; ${rest}`);
}

function settledOne(said: string, spans: DraftItem['spans'], lowerFirst: (text: string) => string): string | undefined {
  // "in three months of the year (two)": what it was changed to may stand behind it
  if (unfit.test(said.replace(/ \([^()]{1,20}\)$/, ''))) return undefined;
  if (said === refusalWords.told.replace(/\.$/, '')) return refusalWords.told;
  if (named.test(said)) return sentence(`Agreed ${said.charAt(0).toLowerCase()}${said.slice(1)}`);
  const [, deed] = /^(?:do not|don['’]t) (.+)$/isu.exec(said) ?? [];
  if (deed !== undefined) return sentence(`It was decided not to ${deed}`);
  const first = /^[\p{L}’'-]+/u.exec(said)?.[0].toLowerCase() ?? '';
  const isDeed = (isListedDeed(first) || begins.test(first)) && !isSubject.test(said);
  if (isDeed && !beginsWithName(said, spans))
    return sentence(`It was decided to ${said.charAt(0).toLowerCase()}${said.slice(1)}`);
  const taken = takenIn(said);
  if (taken !== undefined) return isBareFigure(taken) ? undefined : sentence(`Agreed: ${lowerFirst(taken)}`);
  const isClause = hasMainClause(said);
  const isFigure = /^[$€£¥]?\d/.test(said);
  if (isClause && saysWho.test(said) && beginsWithClause(said) && !counting.test(first) && !isFigure)
    return sentence(`It was decided that ${lowerFirst(said)}`);
  if (isBareFigure(said)) return undefined;
  const isThing = things.has(wordClass(first)) || isFigure;
  return isClause || (isThing && isNounPhrase(said)) ? sentence(`Agreed: ${lowerFirst(said)}`) : undefined;
}

/** "Order Desk in May", but not "Take Dublin first", where "let's take Dublin first" was said. */
function beginsWithName(said: string, spans: DraftItem['spans']): boolean {
  const name = /^\p{Lu}\p{L}+ \p{Lu}/u.exec(said)?.[0];
  if (name === undefined) return false;
  const asDeed = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return !spans.some(({ text }) => text.includes(asDeed));
}

/** "Plan B is taken": a noun that is a verb as well. */
const isSubject =
  /^\p{L}+(?: \S+){0,2} (?:is|are|was|were|will|would|can|could|has|have|had|does|do|stays?|goes|costs?|starts?|ends?)\b/iu;

/** "Price: twenty-five fifty", "Start of the pilot: May fourth" */
const named = /^(?:Price|Discount|Budget|Cost|Number|Go-live|Installation|Start(?: of the \p{L}+)?): /u;

/** A subject and its verb before the first comma: "two lifts, and the drivers leave at six" has none. */
const saysWho =
  /^(?:(?!(?<!hundred )and\b|\b(?:if|when|once|unless|while|because|which|who|where)\b)[^,.;:]){2,80}?\b(?:is|are|was|were|will|would|can|could|shall|should|may|must|has|have|had|does|do|did)\b|^(?:they|\p{Lu}\p{L}+|the (?:customer|vendor|team)) (?:(?:also|only|then|both) )?\p{Ll}+/u;

/** Points back, asks, goes on, speaks for itself or says how it was taken. */
const unfit =
  /[?!;(…—]|\. |^(?:that|it|this|those|these)\b|\.\.|\b(?:I|we|us|me|my|our|you|your)\b|['’](?:ll|d|ve)\b|^(?:agreed|decided|made|got|done|happy|glad|fine|good|okay|please|never|always|any|no|not|just|yes|then|so|perfect|great|sold)\b/iu;
const begins = /^(?:go|do|keep|make|start|begin|stay|stick|leave|use|hold|skip|stop|wait|split|let|lease|rent)$/;
const things: ReadonlySet<string> = new Set(['noun', 'article', 'determiner']);

/** An hour on clocks that are told beside it is not said as it is by those of the meeting; there the day alone is told. */
function dayOf({ text, spans }: DraftItem): string {
  const day = text.replace(/^on /i, '').replaceAll(hours, (word) => word.toLowerCase());
  return spans.some((span) => otherClocks.test(span.text)) ? (/^(.+), [^,]+$/su.exec(day)?.[1] ?? day) : day;
}

/** Capitals of an hour as it began a sentence. */
const hours =
  /(?<=, )(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Half|Quarter|Noon|Midday|Same)\b/g;
const otherClocks =
  /\b\p{Lu}\p{L}+ time\b|\b(?:your|our|my) time\b|(?:\d|o['’]clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|noon) for (?:you|us|me)\b|\b(?:[A-Z]{1,3}T|GMT|UTC)\b/u;
