import { matterShare } from '../../candidates.ts';
import type { Meeting } from '../../meeting.ts';
import type { Writer } from '../../reader.ts';
import type { Sentence } from '../../sentence.ts';
import { openDirectory } from '../acts/directory.ts';
import { withoutCalls, withoutUnmarkedCall } from '../names/calls.ts';
import { capitaliserOf } from '../names/capitals.ts';
import { courseLine, hearingLine } from './course-lines.ts';
import { aboutPriceAlone, englishDeal } from './deal.ts';
import { spokenTo } from '../names/list-parties.ts';
import { decapitaliser, englishName, englishPerson } from '../names/names.ts';
import { addresseeFor, isTwoSided } from '../names/parties.ts';
import { otherParty, ownParty } from '../names/side-names.ts';
import { meetingName } from '../names/meeting-name.ts';
import { figuresOf } from './figures.ts';
import { inWriting } from './mend.ts';
import { namedOnce } from './named-once.ts';
import { isPublicSession } from '../proceedings.ts';
import { type Parties, team } from './pronouns.ts';
import { aloneShare } from './alone-share.ts';
import { parted } from './joints.ts';
import { withoutSplices } from './splices.ts';
import { capitalised } from '../names/proper-words.ts';
import { listed, thingNamed } from './things-named.ts';
import { standsAlone } from './stands-alone.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { isTakenBack } from '../clean/taken-back.ts';
import { isTellable } from './tellable.ts';
import { matter } from '../readability/matter.ts';
import { bestTelling, type Telling } from '../readability/telling.ts';
import { reportEnglish, sentence } from './report.ts';
import { unattributed } from './unattributed.ts';
import { countWords } from '../split.ts';

/** Writes the sentences of one meeting as minutes; from all of them it learns which words are names. */
export function englishWriter(meeting: Meeting): Writer {
  const { sentences, people } = meeting;
  const isSold = isTwoSided(people);
  const isPublic = !isSold && isPublicSession(meeting);
  const theyMet = isSold || isPublic;
  const put = capitaliserOf(meeting);
  const telling = tellingsOf(meeting, theyMet);
  const inFigures = figuresOf(meeting);
  return {
    report: (sentence, before) => {
      const { speaker } = sentence;
      const { told } = telling(sentence);
      const goesOn = before !== undefined && speaker !== undefined && before.speaker === speaker;
      const said = goesOn ? told.replace(/^said that /, 'added that ') : told;
      const written = inFigures(inWriting(put(said)));
      const attributed =
        speaker === undefined ? unattributed(written, sentence.text) : `${englishName(speaker)} ${written}`;
      return namedOnce(withoutSplices(capitalised(attributed)));
    },
    readable: (sentence) => {
      const { told, readable } = telling(sentence);
      if (isSold && isTakenBack(sentence, sentences[sentence.index + 1])) return 0;
      if (ofSelf.test(sentence.text) || !(isSold ? standsAlone : isTellable)(told, sentence.text)) return 0;
      return readable * (theyMet && bare.test(told) ? bareShare : 1);
    },
    // who speaks in public speaks for others, too
    alone: (sentence) => (theyMet ? 1 : aloneShare(sentence.text)) * matterShare(matter(telling(sentence).told)),
    about: (phrases, deal) => openingLine(phrases, deal, sentences),
    ...(isPublic ? { hearing: hearingLine } : {}),
    ...(theyMet ? {} : { course: courseLine }),
    title: (phrases) =>
      capitalised(
        phrases
          .slice(0, 3)
          .map(({ text }) => text)
          .join(', '),
      ) || 'Discussion',
  };
}

/** Each sentence as it is told, without those who are called by name; read once. */
function tellingsOf(meeting: Meeting, theyMet: boolean): (sentence: Sentence) => Telling {
  const { sentences, people } = meeting;
  const lowerFirst = decapitaliser(sentences, people);
  const { called } = openDirectory(people);
  const parties = partiesIn(meeting, theyMet, called);
  const uncalled = (text: string) => {
    if (!isRaw.test(text)) return withoutCalls(text, called);
    const plain = withoutUnmarkedCall(text, called);
    // "we get it back, don't we" ends in a tag only without the name behind it
    return plain === text ? text : cleanEnglish(plain);
  };
  const tellings = new Map<Sentence, Telling>();
  return (sentence) => {
    const known = tellings.get(sentence);
    if (known) return known;
    const said = { ...sentence, text: uncalled(sentence.text) };
    const best = tellingOf(said, lowerFirst, parties(sentence), !theyMet || isRaw.test(said.text));
    tellings.set(sentence, best);
    return best;
  };
}

/** Whom "we" and "you" of a sentence mean. */
function partiesIn(
  { people, turns }: Meeting,
  theyMet: boolean,
  called: ReturnType<typeof openDirectory>['called'],
): (sentence: Sentence) => Parties {
  const bySpeaker = new Map(people.map((person) => [person.speaker, person]));
  return ({ speaker, spans, text }) => {
    const heard = spokenTo(spans[0]?.turn ?? 0, speaker, turns, bySpeaker);
    const name = callFirst.exec(text)?.[1];
    const person = name === undefined ? undefined : called(name);
    const party = person || several.test(text) ? undefined : otherParty(speaker, people, heard);
    const addressee = person ?? heard ?? addresseeFor(speaker, people);
    return {
      we: theyMet ? 'they' : team.we,
      own: theyMet ? ownParty(speaker, people) : undefined,
      offers: bySpeaker.get(speaker)?.side === 'internal',
      you: party ?? (addressee && englishPerson(addressee)),
    };
  };
}

/** What a meeting was about: the deal of two sides, and what they keep speaking of. */
function openingLine(
  phrases: Parameters<Writer['about']>[0],
  deal: Parameters<Writer['about']>[1],
  sentences: readonly Sentence[],
): ReturnType<Writer['about']> {
  const { said, shown, rivals } = deal ? englishDeal(deal) : { said: [], shown: [], rivals: [] };
  const first = phrases.slice(0, mostNamed - said.length - rivals.length);
  const told = first.filter(({ text }) => !(deal && bargaining.test(text))).map(thingNamed);
  const name = deal ? undefined : meetingName(sentences);
  const about = (sums: readonly string[]) => {
    if (told.length === 0) return sentence([aboutPriceAlone(listed(sums)), listed(rivals)].filter(Boolean).join('; '));
    const priced = sums.length > 0 ? `, with ${listed(sums)}` : '';
    const running = rivals.length > 0 ? `; ${listed(rivals)}` : '';
    return sentence(`The ${name?.text ?? 'meeting'} was about ${listed(told)}${priced}${running}`);
  };
  return { text: about(said), shown: about(shown), spans: name?.spans ?? [] };
}

/** "It's me up to seventy-five thousand": nobody else can say that of him. */
const ofSelf = /(?:\b(?:is|was|be)|['’]s) me\b/i;

/** As recognisers write that set neither capitals nor marks. */
const isRaw = /^[^\p{Lu}.,?!;]+$/u;

/** Nothing but a name, or a condition without what it is one of: in the talk of two sides there mostly is a better one. */
const bare = /^(?:mentioned |(?:said|added|reported|explained|pointed out|thought) that (?:so |if [^,]+\.$))/i;
const bareShare = 0.3;
/** Of a line of clauses that run together there mostly is a better one, too. */
const brokenShare = 0.3;

/** Of what was spoken of, the opening names so much. */
const mostNamed = 5;

/** "Bob, you are right": whoever is called is meant. */
const callFirst = /^(?:\p{L}+, )?(\p{Lu}\p{L}+),/u;
const several = /\b(?:both|all|each|two|three) of you\b|\byou (?:both|all|two|three)\b/i;

/** @param runsOn whether clauses may run together, as they do where a team talks */
function tellingOf(
  { text: said, raw, speaker }: Sentence,
  lowerFirst: (text: string) => string,
  parties: Parties,
  runsOn: boolean,
): Telling {
  const who = englishName(speaker);
  const { text, isBroken } = runsOn ? parted(said) : { text: said, isBroken: false };
  const kept = countWords(text) / Math.max(1, countWords(raw));
  const best = bestTelling(reportEnglish(text, who, lowerFirst, parties).slice(who.length + 1), kept);
  return isBroken ? { ...best, readable: best.readable * brokenShare } : best;
}

/** What every bargain is about. */
const bargaining = /^(?:price|offer|quote|order|deal|cost|number|figure|piece|leave|alone|contract)s?$/i;
