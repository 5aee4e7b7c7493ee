import type { Meeting } from '../../meeting.ts';
import { capitaliserOf } from '../names/capitals.ts';
import { mended } from './mend.ts';

/** How a wording of one meeting is printed: with its capitals, without turns of speech, numbers in digits. */
export function printOf(meeting: Meeting): (text: string) => string {
  const put = capitaliserOf(meeting);
  return (text) => mended(put(text));
}
