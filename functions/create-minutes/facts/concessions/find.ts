import type { DraftConcession } from '../../engine/draft.ts';
import type { Remark, Talk } from '../talk.ts';
import { wordings } from './wordings.ts';

const mostConcessions = 20;
const replies = 3;
const clauseEnd = /(?=[,;] (?:but|however)\b)|[;—–]/i;

/** A remark as minutes have it; undefined where too little would be left. */
export type Telling = (remark: Remark) => string | undefined;

/** What somebody gave up or offered on a condition, in the order of the talk. */
export function findConcessions(talk: Talk, told: Telling): readonly DraftConcession[] {
  const { gives, not, ofOthers, condition } = wordings[talk.code];
  // who has no other side gives up nothing to it
  const found = talk.remarks.filter(
    ({ text, side }) =>
      side !== undefined &&
      !ofOthers.test(text) &&
      text.split(clauseEnd).some((clause) => gives.test(clause) && !not.test(clause)),
  );
  return found.slice(0, mostConcessions).map((remark) => ({
    text: told(remark) ?? remark.text.replace(/\s+/g, ' ').trim(),
    side: remark.side,
    condition: condition.exec(remark.text)?.[1]?.trim(),
    status: isTaken(remark, talk) ? 'agreed' : 'offered',
    spans: remark.spans,
  }));
}

function isTaken({ index, speaker }: Remark, { code, remarks }: Talk): boolean {
  const answers = remarks.slice(index + 1, index + 1 + replies).filter((remark) => remark.speaker !== speaker);
  return answers.some(({ text }) => wordings[code].accepts.test(text));
}
