import { learnedEnglish } from '../classifier/learned/learned-english.ts';
import type { Acts } from '../draft.ts';
import { withoutDoneBefore } from '../done-before.ts';
import type { Language } from '../language.ts';
import type { Meeting } from '../meeting.ts';
import { inPrint } from '../in-print.ts';
import { actsBetweenSides } from './acts/between-sides.ts';
import { foundWording } from './acts/found-wording.ts';
import { settleDays } from './acts/settle-days.ts';
import { tellListed } from './acts/tell-listed.ts';
import { tellActs } from './acts/tell-acts.ts';
import { tellFigures } from './acts/choices/tell-figures.ts';
import { refusalWords } from './acts/objections/refusal-words.ts';
import { contextWords } from './acts/context-words.ts';
import { cutLooseFinder } from './clean/cut-loose.ts';
import { fragmentFinder } from './clean/fragments.ts';
import { englishLists, tasksHandedOut, withHandedOut } from './team/lists.ts';
import { withoutBareYes } from './team/tells-choice.ts';
import { englishOutcome } from './wording/outcome.ts';
import { sumsWritten } from './wording/sums.ts';
import { withCurrency } from './wording/bare-figures.ts';
import { isTwoSided } from './names/parties.ts';
import { printOf } from './wording/print.ts';
import { isPublicSession } from './proceedings.ts';
import { brokenShare, tellsClause } from './quality.ts';
import { rank } from './rank/ranker.ts';
import { englishReader } from './reader.ts';
import { isSpontaneous } from './spontaneous.ts';
import { salienceOf } from './salience/salience.ts';

/** The weights come from long meetings; a talk shorter than this is judged by its wording alone. */
const shortSentences = 80;
/** Of less nothing was learnt. */
const leastSentences = 10;
const defaultWords = 200;
/** Hearing more takes longer than it helps. */
const mostSentences = 3000;
/** How far the learned odds move the choice of sentences for the summary; chosen on meetings that were not used for fitting. */
const learnedPull = 1;

export const english: Language = {
  reader: englishReader,
  summaryLimit: ({ maxSummaryWords }) => maxSummaryWords ?? defaultWords,
  outcomeShare: { short: 0.4, usual: 0.76 },
  learned: learnedEnglish,
  servesTeam: (meeting) => meeting.sentences.length <= mostSentences && !isPublicSession(meeting) && !isOfTeam(meeting),
  wording: foundWording,
  print: printOf,
  outcome: englishOutcome,
  tellFigures: (acts, amounts) => ({ ...acts, decisions: tellFigures(acts.decisions, amounts) }),
  settle: (acts, talk, meeting) => {
    if (isOfTeam(meeting)) return inPrint(settleDays(acts, talk, meeting), printOf(meeting));
    const isOneSide = isOfOneSide(meeting);
    const all = tellActs(acts, talk, meeting, isOneSide);
    const told = isOneSide ? withoutBareYes(all, meeting) : all;
    const given = isOneSide ? tasksHandedOut(meeting, true) : [];
    if (given.length === 0) return inPrint(told, printOf(meeting));
    const open = withoutDoneBefore({ ...told, actionItems: given }, talk);
    const handed = settleDays(open, talk, meeting).actionItems;
    // what was handed out and is done already is not told in other words either
    const rest = withHandedOut(told.actionItems, given).filter((item) => !given.includes(item));
    return inPrint({ ...told, actionItems: withHandedOut(rest, handed) }, printOf(meeting));
  },
  refusalWords,
  contextWords,
  tellListed,
  sumsWritten: (amounts) => {
    const [written, inMoney] = [sumsWritten(amounts), withCurrency(amounts)];
    return (text, turnIds) => inMoney(written(text, turnIds), turnIds);
  },
  assess: (meeting) => {
    const isTeam = isOfTeam(meeting);
    const ranked = rank(meeting, isTeam);
    const isBroken = fragmentFinder(meeting.sentences);
    const isCutLoose = cutLooseFinder(meeting.sentences);
    // a long meeting settles more, but a list nobody reads to its end helps nobody
    const most = Math.min(16, 4 + Math.floor(meeting.sentences.length / 60));
    return {
      worth: (sentence) => {
        const { quality = 0, scores } = ranked[sentence.index] ?? {};
        if (quality === 0) return 0;
        // what is known to be broken need not be looked at again
        const whole = !isBroken(sentence.text) && (quality <= brokenShare || tellsClause(sentence));
        // a long talk has enough that is whole
        if (isTeam && (!whole || quality <= brokenShare || isCutLoose(sentence))) return 0;
        return quality * (whole ? 1 : brokenShare) * Math.exp(learnedPull * (scores?.summary ?? 0));
      },
      salience: salienceOf(
        meeting.sentences,
        ranked.map(({ scores }) => scores.summary),
      ),
      acts: () => {
        if (!isTeam) return isOfOneSide(meeting) ? unsettled(actsBetweenSides(meeting)) : actsBetweenSides(meeting);
        const whole = ranked.filter(({ sentence }) => !isBroken(sentence.text));
        return englishLists(meeting, whole, most);
      },
    };
  },
};

/** How two sides come to terms says little of what a team settles; what was learnt of choices does. */
function unsettled(acts: Acts): Acts {
  return { ...acts, decisions: acts.decisions.filter(({ isAppointment }) => isAppointment) };
}

function isOfOneSide({ people, sentences }: Meeting): boolean {
  return !isTwoSided(people) && sentences.length >= leastSentences;
}

/** Long enough, and of the kind, to be judged by what was learnt of meetings of one team and of public sessions as they were spoken. */
function isOfTeam(meeting: Meeting): boolean {
  const { people, sentences } = meeting;
  if (isTwoSided(people) || sentences.length < shortSentences) return false;
  return sentences.length > mostSentences || isPublicSession(meeting) || isSpontaneous(sentences);
}
