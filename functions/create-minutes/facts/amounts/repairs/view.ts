import type { Remark, Talk } from '../../talk.ts';
import { type WordsNear, wordsNear } from '../../words-near.ts';
import { turnOf } from '../corrections.ts';
import { figuresOf } from '../figures-of.ts';
import type { AmountReader } from '../judge.ts';
import type { Quantity } from '../quantity.ts';

/** What is seen of a talk to tell how its figures are put right. */
export interface RepairView {
  readonly talk: Talk;
  readonly reader: AmountReader;
  readonly near: WordsNear;
  /** The figures of a remark, by its position. */
  readonly figuresIn: (at: number) => readonly Quantity[];
  /** By value: the remarks it is said in, rising. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

export function repairViewOf(talk: Talk, reader: AmountReader): RepairView {
  const figuresIn = (at: number) => {
    const remark = talk.remarks[at];
    return remark ? figuresOf(remark, talk, reader) : [];
  };
  const places = new Map<number, number[]>();
  for (const { index } of talk.remarks)
    for (const value of new Set(figuresIn(index).map((quantity) => quantity.value))) {
      const own = places.get(value);
      if (own) own.push(index);
      else places.set(value, [index]);
    }
  return { talk, reader, near: wordsNear(talk), figuresIn, places };
}

/** Sentences before one in its turn that are read with it, and characters of a turn. */
const sentencesBefore = 3;
const longestTurn = 240;

/** What is said in the turn of a remark, from a few sentences before it on. */
export function turnTextOf(remark: Remark, { remarks }: Talk): string {
  const turn = turnOf(remark);
  const isOfTurn = (one: Remark | undefined) => one !== undefined && turnOf(one) === turn;
  let from = remark.index;
  while (remark.index - from < sentencesBefore && isOfTurn(remarks[from - 1])) from--;
  let text = '';
  for (let at = from; isOfTurn(remarks[at]) && text.length < longestTurn; at++) text += ` ${remarks[at]?.text ?? ''}`;
  return text.trim();
}

/** Turns after a repair within which it is answered, and remarks of them that are looked at. */
const answer = { turns: 2, remarks: 8 } as const;

/** What whoever said the first figure says to the second; to his own repair, what somebody else says. */
export function answerTo(said: Remark, put: Remark, { remarks }: Talk): Remark | undefined {
  const isOwn = said.speaker === put.speaker;
  return remarks.slice(put.index + 1, put.index + 1 + answer.remarks).find((one) => {
    const later = turnOf(one) - turnOf(put);
    return later > 0 && later <= answer.turns && (one.speaker === said.speaker) !== isOwn;
  });
}
