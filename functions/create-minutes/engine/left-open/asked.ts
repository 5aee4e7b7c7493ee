import type { Remark, Talk } from '../../facts/talk.ts';
import { type WordsNear, wordsNear } from '../../facts/words-near.ts';
import { marksOf } from '../classifier/items/marks.ts';
import { type Heard, turnOf } from '../classifier/surroundings.ts';
import type { Acts } from '../draft.ts';

/** What reads as a question; recognisers set no question marks. */
const asks: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\?\s*$|^(?:(?:and|so|but|or|okay|well|um|uh|then),? )*(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|would|will|have|has|should)\b[^.]*$/i,
  ja: /[?？]\s*$|(?:か|かな|かね|の|っけ)。?\s*$/u,
};
/** Turns and remarks after a question in which something is said to it. */
const reach = { turns: 6, remarks: 40 } as const;

/** A question with what is said to it: each a stretch of remarks by one speaker, empty where there is none. */
export interface Asked {
  readonly remark: Remark;
  /** What whoever asks says on. */
  readonly rest: readonly Remark[];
  /** What somebody else says next, what comes back, and what is said to that, and so on. */
  readonly reply: readonly Remark[];
  readonly back: readonly Remark[];
  readonly again: readonly Remark[];
  readonly last: readonly Remark[];
}

/** What is seen of a talk to tell which of its questions stay open. */
export interface AskedView {
  readonly talk: Talk;
  readonly near: WordsNear;
  /** The terms of a remark, by its position. */
  readonly termsOf: (at: number) => readonly string[];
  /** The last remark that has a term. */
  readonly lastWith: ReadonlyMap<string, number>;
  /** Remarks that the rules take for questions that stay open, and turns in which they find a task. */
  readonly ruled: ReadonlySet<number>;
  readonly tasked: ReadonlySet<number>;
  /** Questions by their turn. */
  readonly byTurn: ReadonlyMap<number, readonly Remark[]>;
  readonly questions: readonly Remark[];
}

/** @param heard the remarks of the talk with their terms @param ruled what the rules found */
export function askedView(talk: Talk, heard: readonly Pick<Heard, 'terms'>[], ruled: Acts): AskedView {
  const { remarks, code } = talk;
  const marks = marksOf(ruled, remarks);
  const questions = remarks.filter(({ text, index }) => asks[code].test(text.trim()) || marks.question.has(index));
  const byTurn = new Map<number, Remark[]>();
  for (const remark of questions) {
    const own = byTurn.get(turnOf(remark));
    if (own) own.push(remark);
    else byTurn.set(turnOf(remark), [remark]);
  }
  return {
    talk,
    near: wordsNear(talk),
    termsOf: (at) => heard[at]?.terms ?? [],
    lastWith: new Map(heard.flatMap(({ terms }, i) => terms.map((term) => [term, i] as const))),
    ruled: marks.question,
    tasked: new Set(ruled.actionItems.flatMap(({ spans }) => spans.map(({ turn }) => turn))),
    byTurn,
    questions,
  };
}

/** The questions of a talk with what is said to each. */
export function askedIn({ questions, talk: { remarks } }: AskedView): readonly Asked[] {
  return questions.map((remark) => {
    const stretches: Remark[][] = [];
    for (const later of remarks.slice(remark.index + 1, remark.index + 1 + reach.remarks)) {
      if (turnOf(later) - turnOf(remark) > reach.turns) break;
      const own = stretches.at(-1);
      if (own && own[0]?.speaker === later.speaker) own.push(later);
      else stretches.push([later]);
    }
    const rest = stretches[0]?.[0]?.speaker === remark.speaker ? (stretches.shift() ?? []) : [];
    const [reply = [], back = [], again = [], last = []] = stretches;
    return { remark, rest, reply, back, again, last };
  });
}
