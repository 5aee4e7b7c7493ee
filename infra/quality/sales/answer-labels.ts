import * as z from 'zod';
import { readJsonLines } from '../json-lines.ts';

/** A sentence of a meeting: the position of its turn, from zero, and its words. */
const said = z.object({ turn: z.int().min(0), text: z.string() });

const labelled = z.object({
  /** The annotated meeting. */
  id: z.string(),
  raised: said,
  /** Each sentence that may stand as the answer, the best first; none where nobody answered. */
  answers: z.array(said),
  /** No answer is right as well. */
  orNone: z.boolean().default(false),
});

/** A doubt of an annotated meeting with what somebody who read on took for the answer to it. */
export type AnswerLabel = z.output<typeof labelled>;

/** The labelled answers of a folder: one doubt to a line. */
export function readAnswerLabels(folder: string): readonly AnswerLabel[] {
  return readJsonLines(folder, labelled).map(([, label]) => label);
}

/** Whether one is said within the other; recognisers and readers put blanks in different places. */
export function isSameSaid(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\s/gu, ''));
  return a !== undefined && b !== undefined && a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}
