import type { AmountStatus } from '../../minutes/facts.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Mention } from './judge.ts';

/** How people of one language take a figure or turn it down. */
export interface StatusWords {
  /** Said of the figure itself. */
  readonly refuses: RegExp;
  readonly settles: RegExp;
  readonly asks: RegExp;
  /** Said of what is paid now; it is no offer. */
  readonly ofToday: RegExp;
  /** Said in answer to it. */
  readonly declines: RegExp;
  readonly accepts: RegExp;
  /** The part of a sentence that is about the figure at this position. */
  readonly clauseAt: (text: string, position: number) => string;
}

/** Turns in which an answer to a figure is looked for, and sentences of the answer that are read. */
const answerReach = 2;
const answerLength = 2;

/** What became of a figure where it was said: told by the sentence itself, else by what the other side answers. */
export function statusOf(mention: Mention, talk: Talk, words: StatusWords): AmountStatus {
  const { remark, quantity, judgement } = mention;
  const { kind, reading } = judgement;
  if (kind === 'cost' || kind === 'budget') return 'mentioned';
  const clause = words.clauseAt(remark.text, quantity.start);
  if (words.refuses.test(clause)) return 'rejected';
  const isQuestion = /[?？]\s*$/.test(remark.text);
  if (!isQuestion && words.settles.test(clause)) return 'agreed';
  const wants = remark.side !== 'internal' && words.asks.test(clause);
  const offers = remark.side === 'internal' && reading !== 'count' && !words.ofToday.test(clause);
  if (!wants && !offers) return 'mentioned';
  for (const { text } of answerTo(remark, talk)) {
    if (words.accepts.test(text)) return 'agreed';
    if (words.declines.test(text) || words.refuses.test(text)) return 'rejected';
  }
  return wants ? 'asked' : 'offered';
}

/** How the next one of the other side begins. */
function answerTo({ index, side, speaker, spans }: Remark, { remarks }: Talk): readonly Remark[] {
  const turn = turnOf(spans);
  const isOther = (other: Remark) => other.speaker !== speaker && (side === undefined || other.side !== side);
  const later = remarks.slice(index + 1).filter((other) => turnOf(other.spans) <= turn + answerReach);
  const first = later.find(isOther);
  return first
    ? later.filter((other) => turnOf(other.spans) === turnOf(first.spans) && isOther(other)).slice(0, answerLength)
    : [];
}

function turnOf(spans: Remark['spans']): number {
  return spans[0]?.turn ?? 0;
}
