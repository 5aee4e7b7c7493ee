import { InputError } from '#shared/errors.ts';
import { firstLines } from '../lines.ts';
import type { People } from '../people.ts';
import { droppedPiece, type Lines, type Reading, type TextShape } from '../piece.ts';
import { isWebVtt, parseCues } from './cues.ts';
import { toPieces } from './speech.ts';
import { isTimes, parseSubtitles } from './srt-cues.ts';
import { isUnpadded } from './unpadded.ts';
import { readWebVtt } from './webvtt.ts';

const teamsId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:\/\d+)?-\d+$/i;
const metadata = /^\{\s*"(?:startDateTime|endDateTime|speakerName|spokenText|spokenLanguage)"/;

/**
 * Teams' transcript: identifiers of a GUID and a number, `<v Name>` before the words; or its metadata, one JSON object to
 * a cue; or what Graph answers, with times that no WebVTT parser accepts: `0:0:0.0 --> 0:0:5.320`.
 */
export const teamsVtt: TextShape = {
  name: 'teams-vtt',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    if (!isWebVtt(given)) return undefined;
    const head = firstLines(given, 60);
    const mark = head.find(({ line }) => teamsId.test(line.trim()) || metadata.test(line));
    if (mark)
      return `line ${mark.at} is ${metadata.test(mark.line) ? 'metadata' : 'a cue identifier'} as Teams writes it`;
    const times = head.filter(({ line }) => isTimes(line));
    return isUnpadded(times.map(({ line }) => line))
      ? `line ${times[0]?.at} has times without leading zeros, as Graph answers them`
      : undefined;
  },
  read: (given, people) => withSpeakers(readDialect(given, people)),
};

function readDialect(given: Lines, people: People): Reading {
  if (metadata.test(cueText(given))) return readMetadata(given);
  if (!isUnpadded(given.lines.filter(isTimes))) return readWebVtt(given, people);
  const { cues, strays, notices } = parseSubtitles(given.lines.with(0, ''));
  const left = strays.map((at) => droppedPiece(at, 'a line outside of the cues'));
  return { pieces: [...toPieces(cues, people), ...left], notices, timeUnit: 'clock' };
}

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
