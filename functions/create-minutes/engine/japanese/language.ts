import { asAsked } from '../as-asked.ts';
import { withObjectionsTold } from './acts/objections/answers.ts';
import { askingWords } from './acts/questions/asking-words.ts';
import { learnedJapanese } from '../classifier/learned/learned-japanese.ts';
import type { Language } from '../language.ts';
import { inPrint, type Print } from '../in-print.ts';
import { asOneItem } from '../one-item.ts';
import { withDeclined } from './acts/choices/declined.ts';
import { refusalWords } from './acts/objections/refusal-words.ts';
import { contextWords } from './acts/context-words.ts';
import { withGranted } from './acts/choices/granted.ts';
import { finishItems } from './acts/finish.ts';
import { foundWording } from './acts/found-wording.ts';
import { withInquiries } from './acts/tasks/inquiry-meant.ts';
import { readActs } from './acts/read.ts';
import { joining } from './acts/tasks/joining.ts';
import { ofTheirKind } from './acts/of-their-kind.ts';
import { withoutPassedOn } from './acts/choices/passed-on.ts';
import { withRecap } from './acts/recap.ts';
import { calledIn, withSelvesNamed } from './acts/selves.ts';
import { setRight } from './acts/set-right.ts';
import { settleDays } from './acts/settle-days.ts';
import { placesIn, tellingPlace } from '../places.ts';
import { printOf } from './print.ts';
import { japaneseQuality } from './quality.ts';
import { japaneseOutcome } from './outcome.ts';
import { japaneseReader } from './reader.ts';
import { askedOf } from './spoken.ts';
import { supersededIn } from './superseded.ts';
import { stillAsked } from './acts/questions/still-asked.ts';
import { tellChoices } from './acts/choices/tell-choices.ts';
import { saidToBe } from './acts/choices/team-decisions.ts';
import { withTakenOffers } from './acts/choices/taken-offer.ts';
import { inFull } from './acts/choices/in-full.ts';
import { tellFigures } from './acts/choices/tell-figures.ts';
import { withHandedOut } from './acts/tasks/handed-out.ts';
import { tellTasks } from './acts/tasks/tell-tasks.ts';
import { toldAsAsked } from './acts/questions/put-off-questions.ts';
import { withWhatIsAsked } from './acts/questions/whole-questions.ts';
import { japaneseTerms } from './words.ts';
import { plainQuestion } from './wording/question.ts';
import { selfNamed } from './wording/self-named.ts';
import { asOfTeam } from './team.ts';
import type { Style } from './wording/style.ts';

const defaultCharacters = 500;
const charactersPerWord = 2.5;
/** Hearing more takes longer than it helps. */
const mostSentences = 3000;

export function japaneseIn(style: Style): Language {
  return {
    reader: japaneseReader(style),
    summaryLimit: ({ maxSummaryChars, maxSummaryWords }) =>
      maxSummaryChars ?? (maxSummaryWords ? Math.floor(maxSummaryWords * charactersPerWord) : defaultCharacters),
    outcomeShare: { short: 0.4, usual: 0.6 },
    learned: learnedJapanese,
    servesTeam: ({ sentences }) => sentences.length <= mostSentences,
    outcome: (acts, meeting) => japaneseOutcome(acts, meeting, style),
    wording: (meeting) => foundWording(meeting, style),
    refusalWords: refusalWords(style),
    contextWords: (talk, meeting) => contextWords(talk, meeting, style),
    print: (meeting) => {
      const print = printOf(meeting);
      const called = calledIn(meeting);
      return (text, by) => {
        const name = called(by);
        return name === undefined ? print(text) : selfNamed(print(text), name);
      };
    },
    tellListed: (talk) => (acts) => withSelvesNamed(finishItems(acts, style), talk),
    tellFigures: (acts, amounts) => ({
      ...acts,
      decisions: tellFigures(acts.decisions, amounts),
      objections: acts.objections.map((item) => inFull(item, amounts)),
    }),
    // sums are said as they are written
    sumsWritten: () => (text) => text,
    settle: (acts, talk, meeting) => {
      const standing = { ...acts, decisions: saidToBe(acts.decisions, meeting) };
      const given = withHandedOut(standing, meeting, style);
      const settled = settleDays(withoutPassedOn(given, talk, meeting, style), talk, meeting);
      const asked = toldAsAsked(asAsked(tellTasks(settled, talk, meeting, style), talk, askingWords), talk);
      const told = withWhatIsAsked(asked, talk);
      const said = ofTheirKind(withObjectionsTold(told, talk, meeting, style));
      const choices = withRecap(tellChoices(withTakenOffers(said, talk, style), talk, style), talk, style);
      const asItStands = withGranted(withDeclined(asOneItem(choices, 'ja', joining), talk, style), talk, style);
      const items = stillAsked(withInquiries(asItStands, talk));
      const print = printOf(meeting);
      const sides = new Map(meeting.people.map(({ speaker, side }) => [speaker, side]));
      const printQuestion: Print = (question, side) => askedOf(plainQuestion(print(question, side), style));
      const placesOf = placesIn(talk);
      const printed = inPrint(items, print, printQuestion, (item, by) => {
        if (by !== undefined) return sides.get(by);
        const at = tellingPlace(item.text, placesOf(item), talk.remarks, japaneseTerms);
        return at === undefined ? undefined : talk.remarks[at]?.side;
      });
      return asOfTeam(setRight(printed, talk), meeting);
    },
    assess: (meeting) => {
      const superseded = supersededIn(meeting);
      return {
        worth: (sentence) => (superseded.has(sentence.index) ? 0 : japaneseQuality(sentence)),
        salience: meeting.weights,
        acts: () => readActs(meeting, style),
      };
    },
  };
}
