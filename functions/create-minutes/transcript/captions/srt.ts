import { InputError } from '#shared/errors.ts';
import { firstLines } from '../lines.ts';
import { droppedPiece, type TextShape } from '../piece.ts';
import { toPieces } from './speech.ts';
import { isTimes, parseSubtitles } from './srt-cues.ts';

/** Times of SubViewer, as YouTube and Meet write them: `0:00:05.000,0:00:08.500`. */
const subViewer = /^(\s{0,8}\d{1,3}:\d\d:\d\d\.\d{1,3}),(?=\d{1,3}:\d\d:\d\d\.\d{1,3}\s*$)/;

function withArrow(line: string): string {
  return line.length < 60 ? line.replace(subViewer, '$1 --> ') : line;
}

/** SRT, SubViewer, and captions that lost their WEBVTT line. */
export const srt: TextShape = {
  name: 'srt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    const times = firstLines(given).find(({ line }) => isTimes(withArrow(line)));
    return times && `line ${times.at} has the times of a subtitle`;
  },
  read: ({ lines }, people) => {
    const { cues, strays, notices } = parseSubtitles(lines.map(withArrow));
    if (cues.length === 0)
      throw new InputError('format: "srt" needs lines of times such as "00:00:05,790 --> 00:00:13,514"');
    const lost = strays.map((at) => droppedPiece(at, 'a line outside of the cues'));
    return { pieces: [...toPieces(cues, people), ...lost], notices, timeUnit: 'clock' };
  },
};
