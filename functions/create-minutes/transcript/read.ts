import { InputError } from '#shared/errors.ts';
import type { MinutesRequest } from '../request.ts';
import { numbered } from './join.ts';
import { parseText } from './text.ts';
import { parseClock } from './time.ts';
import type { Transcript, Utterance } from './turn.ts';
import { parseWebVtt } from './webvtt.ts';

type Given = MinutesRequest['transcript'];

/**
 * Reads the transcript in the shape asked for, or finds the shape out.
 * @throws InputError when it cannot be read so, or nobody says anything in it
 */
export function readTranscript(given: Given, format: MinutesRequest['format']): Transcript {
  const shape = format === 'auto' ? detect(given) : format;
  if (typeof given === 'string' && shape === 'turns')
    throw new InputError('format: "turns" needs a transcript of the form { "turns": [{ "speaker", "text" }] }');
  if (typeof given !== 'string' && shape !== 'turns')
    throw new InputError(`format: "${shape}" needs the transcript as one string`);
  const read = typeof given === 'string' ? readString(given.replace(/^\uFEFF/, ''), shape) : readTurns(given);
  if (!read.turns.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) {
    throw new InputError(
      'transcript: holds no speech; send lines such as "Name: text", a WebVTT file, or { "turns": [{ "speaker", "text" }] }',
    );
  }
  return read;
}

function detect(given: Given): Transcript['format'] {
  if (typeof given !== 'string') return 'turns';
  return /^\uFEFF?\s*WEBVTT(?:\s|$)/.test(given.slice(0, 1000)) ? 'webvtt' : 'text';
}

function readTurns(given: Exclude<Given, string>): Transcript {
  const seconds = (time: string | number | null | undefined) =>
    typeof time === 'string' ? parseClock(time) : (time ?? undefined);
  const utterances = given.turns.map(
    ({ speaker, text, start, end }): Utterance => ({
      speaker: speaker?.trim() || undefined,
      text: text.trim(),
      start: seconds(start),
      end: seconds(end),
    }),
  );
  return { format: 'turns', turns: numbered(utterances), warnings: speakerWarnings(utterances) };
}

function readString(text: string, format: Transcript['format']): Transcript {
  if (format !== 'webvtt') {
    const utterances = parseText(text);
    return { format: 'text', turns: numbered(utterances), warnings: speakerWarnings(utterances) };
  }
  const { utterances, warnings } = parseWebVtt(text);
  return { format, turns: numbered(utterances), warnings: [...warnings.slice(0, 20), ...speakerWarnings(utterances)] };
}

function speakerWarnings(utterances: readonly Utterance[]): readonly string[] {
  return utterances.some(({ speaker }) => speaker)
    ? []
    : ['transcript: no speaker is named in it, so no owner can be named in the minutes'];
}
