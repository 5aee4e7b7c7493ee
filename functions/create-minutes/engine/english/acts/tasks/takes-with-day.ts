import { dayMentions } from '../../dates/mentions.ts';
import type { Clause } from '../clause.ts';
import type { Task } from './task-ledger.ts';

/** "When can we have the keys?" - "Friday.", "I can get that to you on the 21st." - "I need it the day before.": taken by what is said of the day. */
export function takesWithDay({ state, clause }: Task, reply: readonly Clause[]): boolean {
  if (state === 'offered') return reply.some(({ said }) => wanted.test(said));
  return asksWhen.test(clause.said) && reply.slice(0, leastReply).some(({ said, asks }) => !asks && saysDay(said));
}

const leastReply = 3;
const asksWhen = /^(?:(?:and|so|okay|then),? )*(?:by )?when\b|\b(?:by )?when\W*$/i;
const wanted =
  /^(?:i|we) (?:need|want|would (?:need|want|like)) (?:it|that|them|those) (?:by|before|on|the|for|sooner|earlier|no later)\b/i;

function saysDay(said: string): boolean {
  return dayMentions(said, undefined).length > 0;
}
