import type { Format } from '#functions/create-minutes/transcript/formats.ts';

export interface Spoken {
  readonly speaker: string;
  readonly text: string;
  /** Whole seconds. */
  readonly start: number;
  readonly end: number;
}

type Talk = readonly Spoken[];

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
const short = (seconds: number) => clock(seconds).replace(/^00:0?/, '');
const inert = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const instant = (seconds: number) => new Date(Date.UTC(2026, 10, 18, 9) + seconds * 1000).toISOString();
const lines = (talk: Talk, line: (spoken: Spoken, index: number) => string, between = '\n') =>
  talk.map(line).join(between);
const vtt = (talk: Talk, cue: (spoken: Spoken, index: number) => string) => `WEBVTT\n\n${lines(talk, cue, '\n')}`;
const arrow = ({ start, end }: Spoken, mark = '.') => `${clock(start)}${mark}000 --> ${clock(end)}${mark}000`;
const guid = '3f2b1c44-9a0e-4a57-8f60-0d1c2b3a4f55';
const wordsOf = (text: string) => text.split(' ');

interface Writer {
  readonly write: (talk: Talk) => string;
  /** Which times the shape can carry. */
  readonly times: 'both' | 'starts' | 'none';
  /** Shapes of numbers without names. */
  readonly speakers?: (names: readonly string[]) => readonly string[];
}

const numbered = (names: readonly string[]) => names.map((name) => `Speaker ${names.indexOf(name)}`);
const numberOf = (talk: Talk, { speaker }: Spoken) => talk.findIndex((spoken) => spoken.speaker === speaker);

/** Writes any talk down in each shape that can carry it. */
export const writers: Readonly<Partial<Record<Format, Writer>>> = {
  text: { times: 'none', write: (talk) => lines(talk, ({ speaker, text }) => `${speaker}: ${inert(text)}`) },
  'timed-lines': {
    times: 'starts',
    write: (talk) => lines(talk, ({ speaker, text, start }) => `[${clock(start)}] ${speaker}: ${inert(text)}`),
  },
  'speaker-blocks': {
    times: 'starts',
    write: (talk) => lines(talk, ({ speaker, text, start }) => `${speaker}  ${short(start)}\n${inert(text)}\n`),
  },
  'meet-document': {
    times: 'none',
    write: (talk) =>
      `A call - Transcript\nAttendees\nAnn, Bob\n\nTranscript\n00:00:00\n\n${lines(talk, ({ speaker, text }) => `${speaker}: ${inert(text)}`)}\n\nMeeting ended after 00:30:00 👋\n`,
  },
  webvtt: {
    times: 'both',
    write: (talk) => vtt(talk, (spoken) => `${arrow(spoken)}\n<v ${spoken.speaker}>${inert(spoken.text)}</v>\n`),
  },
  'zoom-vtt': {
    times: 'both',
    write: (talk) => vtt(talk, (spoken, i) => `${i + 1}\n${arrow(spoken)}\n${spoken.speaker}: ${inert(spoken.text)}\n`),
  },
  'teams-vtt': {
    times: 'both',
    write: (talk) =>
      vtt(talk, (spoken, i) => `${guid}/${i}-0\n${arrow(spoken)}\n<v ${spoken.speaker}>${inert(spoken.text)}</v>\n`),
  },
  'teams-document': {
    times: 'both',
    write: (talk) =>
      lines(
        talk,
        ({ speaker, text, start, end }) =>
          `0:${Math.floor(start / 60)}:${start % 60}.0 --> 0:${Math.floor(end / 60)}:${end % 60}.0\n${speaker}\n${inert(text)}\n`,
      ),
  },
  srt: {
    times: 'both',
    write: (talk) =>
      lines(talk, (spoken, i) => `${i + 1}\n${arrow(spoken, ',')}\n${spoken.speaker}: ${inert(spoken.text)}\n`),
  },
  turns: { times: 'both', write: (talk) => JSON.stringify({ turns: talk }) },
  'google-meet': {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        transcriptEntries: talk.map((spoken) => ({
          participant: `c/participants/${numberOf(talk, spoken)}`,
          text: spoken.text,
          startTime: instant(spoken.start),
          endTime: instant(spoken.end),
        })),
        participants: talk.map((spoken) => ({
          name: `c/participants/${numberOf(talk, spoken)}`,
          signedinUser: { displayName: spoken.speaker },
        })),
      }),
  },
  'aws-transcribe': {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        results: {
          items: talk.flatMap(({ speaker, text, start, end }) =>
            wordsOf(text).map((content, i, all) => ({
              type: 'pronunciation',
              start_time: String(i === 0 ? start : end),
              end_time: String(i === all.length - 1 ? end : start),
              alternatives: [{ content }],
              speaker_label: speaker,
            })),
          ),
        },
      }),
  },
  'aws-call-analytics': {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        Transcript: talk.map(({ speaker, text, start, end }) => ({
          ParticipantRole: speaker,
          Content: text,
          BeginOffsetMillis: start * 1000,
          EndOffsetMillis: end * 1000,
        })),
      }),
  },
  deepgram: {
    times: 'both',
    speakers: numbered,
    write: (talk) =>
      JSON.stringify({
        results: {
          channels: [],
          utterances: talk.map((spoken) => ({
            speaker: numberOf(talk, spoken),
            transcript: spoken.text,
            start: spoken.start,
            end: spoken.end,
            channel: 0,
          })),
        },
      }),
  },
  assemblyai: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        status: 'completed',
        utterances: talk.map(({ speaker, text, start, end }) => ({
          speaker,
          text,
          start: start * 1000,
          end: end * 1000,
        })),
      }),
  },
  whisper: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        language: 'en',
        segments: talk.map((spoken) => ({ ...spoken, text: ` ${spoken.text}`, no_speech_prob: 0.01 })),
      }),
  },
  gong: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        transcript: talk.map((spoken) => ({
          speakerId: String(numberOf(talk, spoken)),
          topic: 'x',
          sentences: [{ start: spoken.start * 1000, end: spoken.end * 1000, text: spoken.text }],
        })),
        parties: talk.map((spoken) => ({ speakerId: String(numberOf(talk, spoken)), name: spoken.speaker })),
      }),
  },
  fireflies: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        sentences: talk.map(({ speaker, text, start, end }) => ({
          speaker_name: speaker,
          text,
          start_time: start,
          end_time: end,
        })),
      }),
  },
  fathom: {
    times: 'starts',
    write: (talk) =>
      JSON.stringify({
        transcript: talk.map(({ speaker, text, start }) => ({
          speaker: { display_name: speaker },
          text,
          timestamp: clock(start),
        })),
      }),
  },
  recall: {
    times: 'both',
    write: (talk) =>
      JSON.stringify(
        talk.map(({ speaker, text, start, end }) => ({
          participant: { id: 1, name: speaker },
          words: wordsOf(text).map((word) => ({
            text: word,
            start_timestamp: { relative: start },
            end_timestamp: { relative: end },
          })),
        })),
      ),
  },
  vexa: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        segments: talk.flatMap((spoken) => [
          { ...spoken, text: 'a draft', completed: false },
          { ...spoken, completed: true },
        ]),
      }),
  },
  attendee: {
    times: 'both',
    write: (talk) =>
      JSON.stringify(
        talk.map(({ speaker, text, start, end }) => ({
          speaker_name: speaker,
          timestamp_ms: start * 1000,
          duration_ms: (end - start) * 1000,
          transcription: text,
        })),
      ),
  },
  meetstream: {
    times: 'both',
    write: (talk) =>
      JSON.stringify(
        talk.map(({ speaker, text, start, end }) => ({ speaker, transcript: text, start_time: start, end_time: end })),
      ),
  },
  avoma: {
    times: 'both',
    write: (talk) =>
      JSON.stringify(
        talk.map(({ speaker, text, start, end }) => ({ speaker, text, start_time: start, end_time: end })),
      ),
  },
  csv: {
    times: 'both',
    write: (talk) =>
      [
        'start,end,speaker,text',
        ...talk.map(({ speaker, text, start, end }) =>
          [clock(start), clock(end), speaker, text].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
        ),
      ].join('\n'),
  },
  tldv: {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        data: talk.map(({ speaker, text, start, end }) => ({ speaker, text, startTime: start, endTime: end })),
      }),
  },
  'teams-json': {
    times: 'both',
    write: (talk) =>
      JSON.stringify({
        entries: talk.map(({ speaker, text, start, end }) => ({
          speakerDisplayName: speaker,
          text,
          startOffset: clock(start),
          endOffset: clock(end),
        })),
      }),
  },
};
