import { InputError } from '#shared/errors.ts';
import { firstLines } from '../lines.ts';
import { droppedPiece, type Lines, type Reading, type TextShape } from '../piece.ts';
import { isWebVtt, parseCues } from './cues.ts';
import { readWebVtt } from './webvtt.ts';

const teamsId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:\/\d+)?-\d+$/i;
const metadata = /^\{\s*"(?:startDateTime|endDateTime|speakerName|spokenText|spokenLanguage)"/;

/** Teams' transcript: identifiers of a GUID and a number, `<v Name>` before the words; or its metadata, one JSON object to a cue. */
export const teamsVtt: TextShape = {
  name: 'teams-vtt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    if (!isWebVtt(given)) return undefined;
    const mark = firstLines(given, 60).find(({ line }) => teamsId.test(line.trim()) || metadata.test(line));
    if (!mark) return undefined;
    return `line ${mark.at} is ${metadata.test(mark.line) ? 'metadata' : 'a cue identifier'} as Teams writes it`;
  },
  read: (given, people) =>
    withSpeakers(metadata.test(cueText(given)) ? readMetadata(given) : readWebVtt(given, people)),
};

function cueText(given: Lines): string {
  const times = given.lines.findIndex((line) => line.includes('-->'));
  return given.lines[times + 1] ?? '';
}

function readMetadata(given: Lines): Reading {
  const { cues, lost, notices } = parseCues(given);
  const pieces = cues.map(({ start, end, payload, at, until }) => {
    const { speakerName, spokenText } = parseObject(payload.join('\n'));
    const speaker = typeof speakerName === 'string' ? speakerName.trim().slice(0, 200) || undefined : undefined;
    const place = { start, end, at, until };
    if (typeof spokenText === 'string') return { ...place, speaker, text: spokenText.trim() };
    return { ...place, speaker, text: '', dropped: 'a cue without spokenText' };
  });
  return { pieces: [...pieces, ...lost.map(({ at, text }) => droppedPiece(at, text))], notices, timeUnit: 'clock' };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function withSpeakers(reading: Reading): Reading {
  if (reading.pieces.length === 0 || reading.pieces.some(({ speaker }) => speaker)) return reading;
  throw new InputError(
    'transcript: this Teams transcript names no speakers, and without them nobody can be held to what he promised; send the one with <v Name> tags: in Teams "Download as .vtt", by Graph the transcript\'s content with "Accept: text/vtt" (speaker attribution must be allowed for the tenant)',
  );
}
