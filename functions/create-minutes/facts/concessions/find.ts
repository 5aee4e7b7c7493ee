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
  const { gives, not, condition } = wordings[talk.code];
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

/** What another supplier offers is told of him: 「一人400円でいけますって言ってきて」. */
const ofOthers =
  /って[。、]?$|(?:って|と)(?:言|いわ|聞|提案)|(?:他社|よそ|競合)(?:さん)?(?:は|が|から)|\b(?:they|he|she|\p{Lu}\p{Ll}+) (?:said|told us|offered|quoted|says|will do it|does it)\b/u;

function isTaken({ index, speaker }: Remark, { code, remarks }: Talk): boolean {
  const answers = remarks.slice(index + 1, index + 1 + replies).filter((remark) => remark.speaker !== speaker);
  return answers.some(({ text }) => wordings[code].accepts.test(text));
}
