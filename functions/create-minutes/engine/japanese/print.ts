import type { Meeting } from '../meeting.ts';
import { inWriting, writingOf } from './mend.ts';

/** How a wording of one meeting is printed: in writing. */
export function printOf(meeting: Meeting): (text: string) => string {
  const writing = writingOf(meeting);
  return (text) => inWriting(text, writing);
}
