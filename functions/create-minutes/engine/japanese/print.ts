import type { Meeting } from '../meeting.ts';
import type { Print } from '../in-print.ts';
import { inWriting, writingOf } from './mend.ts';

/** How a wording of one meeting is printed: in writing. */
export function printOf(meeting: Meeting): Print {
  const writing = writingOf(meeting);
  return (text, side) => inWriting(text, writing, side);
}
