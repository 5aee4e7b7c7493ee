import { InputError } from '#shared/errors.ts';
import { firstLines } from '../lines.ts';
import { droppedPiece, type TextShape } from '../piece.ts';
import { toPieces } from './speech.ts';
import { isTimes, parseSubtitles } from './srt-cues.ts';

/** SRT, and captions that lost their WEBVTT line. */
export const srt: TextShape = {
  name: 'srt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    const times = firstLines(given).find(({ line }) => isTimes(line));
    return times && `line ${times.at} has the times of a subtitle`;
  },
  read: ({ lines }, people) => {
    const { cues, strays, notices } = parseSubtitles(lines);
    if (cues.length === 0)
      throw new InputError('format: "srt" needs lines of times such as "00:00:05,790 --> 00:00:13,514"');
    const lost = strays.map((at) => droppedPiece(at, 'a line outside of the cues'));
    return { pieces: [...toPieces(cues, people), ...lost], notices, timeUnit: 'clock' };
  },
};
