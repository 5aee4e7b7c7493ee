import { droppedPiece, type Lines, type Reading, type TextShape } from '../piece.ts';
import type { People } from '../people.ts';
import { isWebVtt, parseCues } from './cues.ts';
import { toPieces } from './speech.ts';
import { parseSubtitles } from './srt-cues.ts';

/** WebVTT of any tool: what is neither Zoom's nor Teams'. */
export const webVtt: TextShape = {
  name: 'webvtt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => (isWebVtt(given) ? 'line 1 is "WEBVTT"' : undefined),
  read: readWebVtt,
};

/** What all dialects of WebVTT share. @throws InputError when the text does not begin with WEBVTT */
export function readWebVtt(given: Lines, people: People): Reading {
  const { cues, lost, notices } = parseCues(given);
  const commas = cues.length === 0 ? parseSubtitles(given.lines) : undefined;
  if (commas?.allWithComma)
    return {
      pieces: toPieces(commas.cues, people),
      notices: [{ at: commas.cues[0]?.at ?? 1, text: 'the times have a comma, as in SRT, and were read so' }],
      timeUnit: 'clock',
    };
  return {
    pieces: [...toPieces(cues, people), ...lost.map(({ at, text }) => droppedPiece(at, text))],
    notices: [...notices, ...lost.map(({ at, text }) => ({ at, text: `${text} was left out` }))],
    timeUnit: 'clock',
  };
}
