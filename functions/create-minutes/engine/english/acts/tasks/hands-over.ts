import type { Clause } from '../clause.ts';
import type { Directory } from '../directory.ts';
import { doingIn } from '../deeds/doing.ts';

/** "I'd text you the number Thursday" names a day among those to meet on, and is a task all the same. */
export function handsOver(clause: Clause, people: Directory): boolean {
  const { deed, force } = doingIn(clause, people) ?? {};
  return deed !== undefined && force !== 'request' && !meets.test(deed);
}

/** What is done with people when they meet, and what is only said of the day. */
const meets =
  /^(?:call|ring|phone|come|meet|see|visit|do|make|go|suggest|talk|speak|join|say|be|drop|swing|pop|pick|catch|take|get together|sit|provide)\b/i;
