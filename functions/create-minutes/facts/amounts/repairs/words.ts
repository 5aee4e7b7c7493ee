import type { Mention } from '../judge.ts';
import type { Repair } from './repair.ts';
import { answerTo, type RepairView, turnTextOf } from './view.ts';

/** Words of an answer that are looked at. */
const answerWords = 12;

/** What the linear model sees of a repair: the words around both figures, those of its turn, and of the answer to it. */
export function repairWords(
  { remark: said, quantity: own }: Mention,
  { remark: put, quantity }: Repair,
  { talk, near }: RepairView,
): readonly string[] {
  const seen = new Set<string>();
  const by = whose(said, put);
  for (const one of near.around(put.text.slice(0, quantity.start), put.text.slice(quantity.end))) {
    seen.add(`put: ${one}`);
    seen.add(`${by} put: ${one}`);
  }
  for (const one of near.around(said.text.slice(0, own.start), said.text.slice(own.end))) seen.add(`said: ${one}`);
  for (const word of near.in(turnTextOf(put, talk))) seen.add(`${by} turn: ${word}`);
  const answer = answerTo(said, put, talk);
  const answered = answer ? near.in(turnTextOf(answer, talk)).slice(0, answerWords) : [];
  for (const word of answered) seen.add(`answer: ${word}`);
  if (answered.length > 0) seen.add(`answer begins: ${answered.slice(0, 2).join(' ')}`);
  return [...seen];
}

/** A figure is put right by whoever said it, by a colleague, or by the other side. */
function whose(said: Repair['remark'], put: Repair['remark']): 'own' | 'mate' | 'other' {
  if (said.speaker === put.speaker) return 'own';
  return said.side !== undefined && said.side === put.side ? 'mate' : 'other';
}
