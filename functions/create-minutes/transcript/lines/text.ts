import type { TextShape } from '../piece.ts';
import { toLabelledPieces } from './labelled-pieces.ts';
import { sinceFirst } from './time-of-day.ts';

/** `Name: text`, and whatever text has no other shape. */
export const text: TextShape = {
  name: 'text',
  takes: 'text',
  turns: 'keep',
  detect: () => 'it is text and has no mark of another shape',
  read: (given, people) => {
    const pieces = toLabelledPieces(given, people);
    const isTimed = pieces.some(({ start }) => start !== undefined);
    return sinceFirst({ pieces, timeUnit: isTimed ? 'clock' : undefined }, given);
  },
};
