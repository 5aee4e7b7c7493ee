import { type Doer, type Doing, deedAt, type Verbs } from './deed-at.ts';
import type { Directory } from '../directory.ts';
import type { Tokens } from './tokens.ts';

/** A subject, and where what is said of it begins. */
export interface Predicate {
  readonly tokens: Tokens;
  readonly at: number;
  readonly subject: number;
  readonly doer: Doer;
  readonly name: string | undefined;
  readonly asks: boolean;
  readonly isName: Directory['isName'];
}

/** The deed from a word on, done by the subject. */
export function deed(
  { tokens, doer, name }: Predicate,
  from: number,
  force: Doing['force'],
  verbs: Verbs,
): Doing | undefined {
  return deedAt(tokens, from, { doer, name, force }, verbs);
}

/** "How far you get with one", "you will maybe have from the old one", "you will find coffee in the kitchen": nothing is handed over. */
const handsNothing =
  /^(?:get|have|receive|see|find) (?:with|along|through|from (?!me\b|us\b|our\b|the \w+ by\b))|^find (?!.*\b(?:inbox|mailbox|mail|e-?mail|post|chat)\b)/i;

/** "You will have it", "it will be with you": the speaker sees to it. */
export function promised({ tokens }: Predicate, from: number): Doing | undefined {
  if (handsNothing.test(tokens.rest(from))) return undefined;
  return deedAt(tokens, from, { doer: 'I', name: undefined, force: 'promise', received: true }, 'received');
}
