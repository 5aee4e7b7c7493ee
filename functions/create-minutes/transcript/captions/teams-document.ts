import { firstLines } from '../lines.ts';
import { droppedPiece, type TextShape } from '../piece.ts';
import { captionText } from '../markup.ts';
import { trustOf } from '../speaker.ts';
import { srt } from './srt.ts';
import { isTimes, parseSubtitles } from './srt-cues.ts';
import { isUnpadded } from './unpadded.ts';

/** The text of Teams' Word document: `0:0:0.0 --> 0:0:2.430`, the name on a line of its own, then the words. */
export const teamsDocument: TextShape = {
  name: 'teams-document',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    const head = firstLines(given, 60);
    const times = head.filter(({ line }) => isTimes(line));
    return isUnpadded(times.map(({ line }) => line))
      ? `line ${times[0]?.at} has times without leading zeros, as Teams' document has them`
      : undefined;
  },
  read: (given, people) => {
    const { cues, strays, notices } = parseSubtitles(given.lines);
    const named = cues.filter(
      ({ payload }) => payload.length > 1 && trustOf(captionText(payload[0] ?? ''), people) === 'name',
    );
    if (named.length * 2 < cues.length) return srt.read(given, people);
    const pieces = cues.map(({ start, end, payload, at, until }) => {
      const [name = '', ...words] = payload.map(captionText);
      const place = { start, end, at, until };
      return words.length > 0
        ? { ...place, speaker: name, text: words.join(' ') }
        : { ...place, speaker: undefined, text: name };
    });
    return {
      pieces: [...pieces, ...strays.map((at) => droppedPiece(at, 'a line outside of the cues'))],
      notices,
      timeUnit: 'clock',
    };
  },
};
