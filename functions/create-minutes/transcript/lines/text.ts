import type { TextShape } from '../piece.ts';
import { toLabelledPieces } from './labelled-pieces.ts';
import { sinceFirst } from './time-of-day.ts';
import { speakersWithinLines } from './within-lines.ts';

/** `Name: text`, and whatever text has no other shape. */
export const text: TextShape = {
  name: 'text',
  takes: 'text',
  turns: 'keep',
  detect: () => 'it is text and has no mark of another shape',
  read: (given, people) => {
    const pieces = toLabelledPieces(given, people);
    const isTimed = pieces.some(({ start }) => start !== undefined);
    const notices = speakersWithinLines(given, pieces, people);
    return sinceFirst({ pieces, notices, timeUnit: isTimed ? 'clock' : undefined }, given);
  },
};
