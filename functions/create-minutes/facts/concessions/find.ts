import type { DraftConcession } from '../../engine/draft.ts';
import type { Remark, Talk } from '../talk.ts';
import { isGranted } from './granted.ts';
import { wordings } from './wordings.ts';

const mostConcessions = 20;
const replies = 3;
const clauseEnd = /(?=[,;] (?:but|however)\b)|[;—–]/i;

/** What is said before the condition where nothing but a word parts them: 撮影に30万みてるんですがもし写真があれば. */
const leadIn = /^.+?(?=もし|仮に)/u;

/** A remark as minutes have it; undefined where too little would be left. */
export type Telling = (remark: Remark) => string | undefined;

/**
 * What somebody gave up or offered on a condition, in the order of the talk: the seller by the price or the terms, the customer by
 * what he commits himself to. Who has no other side gives up nothing to it.
 */
export function findConcessions(talk: Talk, told: Telling): readonly DraftConcession[] {
  const { gives, commits, not, ofOthers, condition, isShort } = wordings[talk.code];
  const isGiven = ({ text }: Remark) => text.split(clauseEnd).some((clause) => gives.test(clause) && !not.test(clause));
  const isPromised = ({ text }: Remark) => commits.test(text) && condition.test(text) && !not.test(text);
  const found = talk.remarks.filter(
    (remark) =>
      remark.side !== undefined &&
      !ofOthers.test(remark.text) &&
      (remark.side === 'internal' ? isGiven(remark) || isGranted(remark, talk) : isPromised(remark)),
  );
  const isFound = new Set(found);
  return found.slice(0, mostConcessions).flatMap((remark) => {
    const before = isShort.test(remark.text) ? talk.remarks[remark.index - 1] : undefined;
    const own = before?.speaker === remark.speaker ? before : undefined;
    // "One day on us. No charge." gives one thing
    if (own && isFound.has(own)) return [];
    const parts = own ? [own, remark] : [remark];
    return {
      text: parts.map((part) => told(part) ?? part.text.replace(/\s+/g, ' ').trim()).join(wordings[talk.code].space),
      side: remark.side,
      condition: condition.exec(remark.text)?.[1]?.replace(leadIn, '').trim(),
      status: isTaken(remark, talk) ? 'agreed' : 'offered',
      spans: parts.flatMap(({ spans }) => spans),
    };
  });
}

/** 「ほんとですか。じゃあそれで」 */
const sentenceEnd = /(?<=[。？！])/u;

function isTaken({ index, speaker }: Remark, { code, remarks }: Talk): boolean {
  const answers = remarks.slice(index + 1, index + 1 + replies).filter((remark) => remark.speaker !== speaker);
  return answers.some(({ text }) => text.split(sentenceEnd).some((said) => wordings[code].accepts.test(said)));
}
