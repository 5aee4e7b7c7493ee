import type { AmountStatus } from '../../minutes/facts.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Mention } from './judge.ts';
import type { Quantity } from './quantity.ts';

/** How people of one language take a figure or turn it down. */
export interface StatusWords {
  /** Said of the figure itself. */
  readonly refuses: RegExp;
  readonly settles: RegExp;
  readonly asks: RegExp;
  /** Said of what is paid now; it is no offer. */
  readonly ofToday: RegExp;
  /** Stands right before what is paid now: 基本料が今四万五千円. */
  readonly leadsToday?: RegExp;
  /** Said of what somebody else takes or offers. */
  readonly ofOthers?: RegExp;
  /** What follows a figure in whose place another comes in one breath: 520円を、560円に改定. */
  readonly givesWay?: RegExp;
  /** Said in answer to it. */
  readonly declines: RegExp;
  readonly accepts: RegExp;
  /** Takes what the customer asks for; in answer to an offer it would only hear it. */
  readonly grants?: RegExp;
  /** Names another figure in its place, whatever is agreed to then. */
  readonly counters: RegExp;
  /** The part of a sentence that is about the figure at this position. */
  readonly clauseAt: (text: string, position: number) => string;
}

/** Turns in which an answer to a figure is looked for, and sentences of the answer that are read. */
const answerReach = 2;
const answerLength = 2;
const sentencesReach = 12;

/** What became of a figure where it was said: told by the sentence itself, else by what the other side answers. */
export function statusOf(
  mention: Mention,
  talk: Talk,
  words: StatusWords,
  quantities: (text: string) => readonly Quantity[],
): AmountStatus {
  const { remark, quantity, judgement } = mention;
  const { kind, reading } = judgement;
  if (kind === 'cost' || kind === 'budget' || (kind === 'other' && remark.side === 'internal')) return 'mentioned';
  const clause = words.clauseAt(remark.text, quantity.start);
  if (words.refuses.test(clause)) return 'rejected';
  const isQuestion = /[?？]\s*$/.test(remark.text);
  if (!isQuestion && words.settles.test(clause)) return 'agreed';
  const wants = remark.side !== 'internal' && words.asks.test(clause);
  const offers =
    remark.side === 'internal' &&
    reading !== 'count' &&
    !words.ofToday.test(clause) &&
    words.leadsToday?.test(remark.text.slice(Math.max(0, quantity.start - breath), quantity.start)) !== true &&
    words.givesWay?.test(remark.text.slice(quantity.end, quantity.end + breath)) !== true &&
    words.ofOthers?.test(clause) !== true &&
    !(isSaidAgain(remark.text) && isOfTodayBefore(mention, talk, words, quantities));
  if (!wants && !offers) return 'mentioned';
  let repeats = false;
  for (const { text } of answerTo(remark, talk)) {
    // "make it seventy and we have a deal" takes another figure
    const rest = withoutFigure(text, quantity, quantities);
    const isTaken =
      words.accepts.test(text) || takes(repeats ? text : rest, words) || (wants && words.grants?.test(text) === true);
    repeats = rest !== undefined && /^\s*\.?\s*$/.test(rest);
    if (isTaken && !words.counters.test(text)) return 'agreed';
    const isOfAnother = namesAnother(mention.quantity, quantities(text));
    if (!isOfAnother && (words.declines.test(text) || words.refuses.test(text))) return 'rejected';
  }
  return wants ? 'asked' : 'offered';
}

/** "Right now we're paying eleven forty. A month. For all of it." - "Eleven forty, wow.": said again it is no offer. */
function isOfTodayBefore(
  { remark, quantity }: Mention,
  { remarks }: Talk,
  words: StatusWords,
  quantities: (text: string) => readonly Quantity[],
): boolean {
  return remarks
    .slice(Math.max(0, remark.index - todayReach), remark.index)
    .some(
      ({ side, text }) =>
        side !== remark.side &&
        words.ofToday.test(text) &&
        quantities(text).some(({ value }) => value === quantity.value),
    );
}

/** Little more than the figure: "Eleven forty, wow." */
function isSaidAgain(text: string): boolean {
  return text.length <= longestEcho;
}

const longestEcho = 32;
/** Sentences of who pays it between the sum and who says it again. */
const todayReach = 4;

const breath = 24;

/** "Eighteen, okay, good.": an answer that says the figure again as it was said. */
function withoutFigure(
  text: string,
  { asWritten }: Quantity,
  quantities: (text: string) => readonly Quantity[],
): string | undefined {
  const [first] = quantities(text);
  const isAgain = first?.start === 0 && first.asWritten.toLowerCase() === asWritten.toLowerCase();
  return isAgain ? text.slice(first.end) : undefined;
}

function takes(rest: string | undefined, { accepts }: StatusWords): boolean {
  return (
    rest !== undefined && (accepts.test(rest) || /^\W*(?:(?:okay|ok|good|great|yes|yeah|sure)\W*){1,3}$/i.test(rest))
  );
}

/** "The thirty euros are too much" turns down one of the sums that were named, and not this one. */
function namesAnother({ value }: Quantity, said: readonly Quantity[]): boolean {
  const sums = said.filter(({ kind }) => kind === 'money');
  return sums.length > 0 && sums.every((sum) => sum.value !== value);
}

/** How the next one of the other side begins. */
function answerTo({ index, side, speaker, spans }: Remark, { remarks }: Talk): readonly Remark[] {
  const last = turnOf(spans) + answerReach;
  const answer: Remark[] = [];
  // a turn may be of any number of sentences, so no more of them are looked at than an answer is likely to be away
  for (const other of remarks.slice(index + 1, index + 1 + sentencesReach)) {
    const isOther = other.speaker !== speaker && (side === undefined || other.side !== side);
    const isSameTurn = answer[0] === undefined || turnOf(answer[0].spans) === turnOf(other.spans);
    if (turnOf(other.spans) > last || answer.length === answerLength || !isSameTurn) break;
    if (isOther) answer.push(other);
  }
  return answer;
}

function turnOf(spans: Remark['spans']): number {
  return spans[0]?.turn ?? 0;
}
