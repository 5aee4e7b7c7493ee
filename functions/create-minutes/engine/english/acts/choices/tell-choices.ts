import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { withoutCalls } from '../../names/calls.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { sentence, stateEnglish } from '../../wording/report.ts';
import { readNumber } from '../../dates/number-words.ts';
import { countWords } from '../../split.ts';
import { englishStem } from '../../stem.ts';
import { askedBefore, givesReason, takesUp } from '../asked-before.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { fitsBehind } from '../tasks/behind.ts';
import { granted, isGranted, withDeed } from './granted.ts';
import { isBareFigure } from './tell-figures.ts';
import { matterOf } from '../matter.ts';
import { withPointed } from '../reported.ts';
import { settledWording } from './settled.ts';
import { toldWithMore } from './told-with-more.ts';
import { placesIn, tellingPlace } from '../../../places.ts';

/** A choice of fewer things than this is read with the question it answers. */
const leastMatter = 2;

/** Choices as a list has them: "quarterly" alone says little, so what was asked stands before it. */
export function tellChoices(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const reported = ({ text, speaker }: Remark) =>
    toThirdPerson(expandContractions(cleanEnglish(text)), speakingParties(speaker, meeting.people));
  const { called } = openDirectory(meeting.people);
  const stated = ({ text, speaker }: Remark) =>
    stateEnglish(cleanEnglish(withoutCalls(text, called)), speakingParties(speaker, meeting.people));
  const chosen = new Set(acts.decisions.flatMap(placesOf));
  const decisions = acts.decisions.map((known) => {
    const own = placesOf(known);
    const at = tellingPlace(known.text, own, remarks, wordsOf);
    const short = settledWording(withoutYes(withoutCalls(known.text, called)));
    const core = withoutApproval(short);
    const fuller = [toldWithMore(core, at, remarks), fullerOf(core, own, remarks), echoed(core, at, remarks)].flatMap(
      (remark) => (remark ? [{ text: settledWording(stated(remark)), spans: withSpans(known, remark) }] : []),
    );
    const told = fuller.find((one) => matterOf(one.text).size > matterOf(short).size) ?? fuller[0];
    const item = { ...known, ...told };
    const text = told?.text ?? short;
    if (/[?)]/.test(text) || at === undefined) return { ...item, text };
    const isTelling = matterOf(text).size >= leastMatter && !pointsAtSeveral.test(text);
    if (isTelling && !isNumbers(text)) return { ...item, text };
    const asked = [at, ...own]
      .map((place) => askedBefore(place, remarks))
      .find((one) => one && !isSaidAgain(text, one.text) && (isGranted(text, one.text) || answers(text, one.text)));
    if (isTelling && !asked) return { ...item, text };
    const repeated = repeatedFrom(text, at, remarks);
    const whole = asked && takesUp(text, asked.text) ? asked : repeated;
    if (whole)
      return { ...item, text: settledWording(reported(whole).replace(/\?$/, '.')), spans: withSpans(item, whole) };
    if (asked && isGranted(text, asked.text))
      return { ...item, text: granted(reported(withDeed(asked)), text), spans: withSpans(item, asked) };
    if (asked) return { ...item, text: `${sentence(reported(asked))} ${text}`, spans: withSpans(item, asked) };
    const figure = onceEach(text.replace(/\.$/, ''));
    const changed = isBareFigure(figure) && !hasUnit.test(text) ? figureBefore(at, remarks, chosen) : undefined;
    if (changed) {
      return { ...item, text: `${stated(changed).replace(/\.$/, '')} (${figure}).`, spans: withSpans(item, changed) };
    }
    const meant = matterOf(text).size === 0 || points.test(text) ? proposalBefore(at, own, remarks) : undefined;
    return meant && fitsBehind(reported(meant), text)
      ? { ...item, text: withPointed(text, settledWording(reported(meant))), spans: withSpans(item, meant) }
      : { ...item, text };
  });
  return { ...acts, decisions: decisions.filter(({ text }) => !isPassedOn.test(text) && !isNoneYet.test(text)) };
}

/** "Would it help if Nora put together" is a question cut off, and "Tess would want ten on both" a wish. */
const isNoneYet =
  /^(?:would (?:it|that) (?:help|be|work|suit)|does (?:the (?:customer|vendor)|it|that)|do they|is (?:it|that|there)|are (?:there|they)) [^?]*\.$|^(?:\S+|the (?:customer|vendor)) would want\b[^(]*\(/i;

/** "That I can take to Greta" leaves it to her. */
const isPassedOn =
  /^(?:(?:that|this|it) \p{L}+ (?:will|can|could|would) (?:take|bring|put|run) (?:to|by|past)|\p{L}+ (?:will|can|could|would) (?:take|bring|put|run) (?:that|this|it) (?:to|by|past)) (?:\p{L}+ ?){1,4}\.?$/iu;

/** "Four and five" says no more of what was chosen than "four". */
function isNumbers(text: string): boolean {
  return (
    / and /i.test(text) && tellingWords(text).every((word) => word === 'and' || readNumber([word], 0) !== undefined)
  );
}

function isReason(remark: Remark | undefined): boolean {
  return remark !== undefined && givesReason.test(remark.text);
}

/** "March eighteenth works for Priya": the day she takes. */
function withoutApproval(text: string): string {
  return text.replace(suitsSomebody, '');
}

const suitsSomebody =
  / (?:works|suits|is (?:fine|good|okay|perfect|great))(?: (?:(?:for|by|with) )?(?:them|us|me|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|the (?:customer|vendor|team)))?\.?$/u;

/** Of what a choice rests on the last that says all of a short wording and more: "a thousand flat, from May" for "a thousand". */
function fullerOf(text: string, own: readonly number[], remarks: readonly Remark[]): Remark | undefined {
  const words = tellingWords(text);
  if (words.length === 0 || words.length > mostShort) return undefined;
  return own
    .flatMap((place) => remarks[place] ?? [])
    .findLast((remark) => {
      const said = tellingWords(withoutApproval(remark.text));
      return (
        !isReason(remark) &&
        said.length > words.length + 1 &&
        countWords(remark.text) <= mostFuller &&
        !/[?]\s*$|\b(?:not|no|never|cannot|if|but|fair|perfect|plenty|lovely|scratch|forget|remember|love it|makes it)\b|n['’]t\b/i.test(
          remark.text,
        ) &&
        words.every((word) => said.includes(word)) &&
        matterOf(remark.text).size > matterOf(text).size
      );
    });
}

const echoReach = 3;

/** "With a fifteen minute callback." - "Fifteen minutes we can live with.": what the other one offered, of which a part is taken up. */
function echoed(text: string, at: number | undefined, remarks: readonly Remark[]): Remark | undefined {
  const words = tellingWords(text).map(englishStem);
  if (at === undefined || words.length === 0 || words.length > mostShort) return undefined;
  return remarks.slice(Math.max(0, at - echoReach), at).findLast((remark) => {
    const said = tellingWords(withoutApproval(remark.text)).map(englishStem);
    return (
      remark.speaker !== remarks[at]?.speaker &&
      !isReason(remark) &&
      said.length > words.length + 1 &&
      countWords(remark.text) <= mostFuller &&
      !/[?]\s*$|\b(?:not|no|never|cannot|if|when)\b|n['’]t\b/i.test(remark.text) &&
      words.every((word) => said.includes(word))
    );
  });
}

const [mostShort, mostFuller] = [3, 20];
const sayingNothing =
  /^(?:an?|the|it|is|so|then|and|yes|yeah|okay|ok|good|fine|done|deal|agreed|great|perfect|right|well|that|hundred)$/;

function tellingWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !sayingNothing.test(word));
}

/** "The training would be the twenty-second, would that suit you?" - "The twenty-second, fine.": asked in the same words, and more. */
function repeatedFrom(text: string, at: number, remarks: readonly Remark[]): Remark | undefined {
  const words = tellingWords(text).map(englishStem);
  return remarks.slice(Math.max(0, at - echoReach), at).findLast((remark) => {
    const said = tellingWords(remark.text).map(englishStem);
    return (
      remark.speaker !== remarks[at]?.speaker &&
      remark.text.endsWith('?') &&
      !offersChoice.test(remark.text) &&
      said.length > words.length &&
      countWords(remark.text) <= mostFuller &&
      matterOf(remark.text).size > 0 &&
      words.every((word) => said.includes(word))
    );
  });
}

/** "We'd start in May, would that suit you? Yes, let us do that.": what comes before the question is the proposal. */
function withoutYes(text: string): string {
  const [, asked = '', reply = ''] = /^([^?]+\?) (.+)$/su.exec(text) ?? [];
  const isWhole = countWords(settledWording(asked)) + 2 < countWords(asked) && matterOf(reply).size === 0;
  return isWhole ? asked : text;
}

function withSpans({ spans }: DraftItem, other: Remark): DraftItem['spans'] {
  return [...new Set([...other.spans, ...spans])];
}

const hasUnit =
  /[$€£¥%]|\b(?:per ?cent|euros?|dollars?|pounds?|pence|p|cents?|bucks|quid|grand|k|hundred|thousand|million|days?|weeks?|months?|years?|hours?)\b/i;
const [figureReach, mostFigureWords] = [4, 26];

/** "In three months of the year." - "Two." - "All right, two.": the choice a figure was said of, before it was changed. */
function figureBefore(at: number, remarks: readonly Remark[], chosen: ReadonlySet<number>): Remark | undefined {
  return remarks
    .slice(Math.max(0, at - figureReach), at)
    .findLast(
      ({ text, index }) =>
        chosen.has(index) &&
        !text.endsWith('?') &&
        /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b/iu.test(text) &&
        matterOf(text).size >= leastMatter &&
        countWords(text) <= mostFigureWords,
    );
}

/** "Ten flights, and skip those two months?" - "Ten flights, and skip those two months." */
function isSaidAgain(text: string, asked: string): boolean {
  return tellingWords(asked).join(' ') === tellingWords(text).join(' ');
}

/** "Two, all right, two" */
function onceEach(text: string): string {
  const parts = text
    .split(/, /)
    .filter((part) => !/^(?:all right|alright|okay|ok|yes|yeah|then|fine|done)$/i.test(part));
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()].join(', ').toLowerCase();
}

/** "Let's put those two in writing" */
const pointsAtSeveral = /\b(?:those|these) (?:two|three|four|five|six|ones|both)\b/i;
const points = /\b(?:it|that|this|those|these|them|one|both|same)\b/i;
const proposalReach = 3;
const mostWords = 14;

/** What a choice that names nothing was about: the last that the other one said before it, or that it rests on. */
function proposalBefore(at: number, own: readonly number[], remarks: readonly Remark[]): Remark | undefined {
  const chooser = remarks[at]?.speaker;
  const from = Math.max(0, Math.min(at - proposalReach, ...own));
  const before = remarks
    .slice(from, at)
    .filter(
      ({ speaker, text }) => speaker !== chooser && matterOf(text).size >= leastMatter && countWords(text) <= mostWords,
    );
  return before.findLast(({ index }) => own.includes(index)) ?? before.at(-1);
}

/** Asks for a choice: between two things, or which, how, when. */
const offersChoice = /\bor\b|^(?:(?:so|and|okay|well|then|but),? )*(?:which|how|what|when|where|who)\b/i;

function answers(choice: string, question: string): boolean {
  const terms = matterOf(question);
  return offersChoice.test(question) || [...matterOf(choice)].some((term) => terms.has(term));
}
