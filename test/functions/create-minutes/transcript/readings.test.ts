import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formats } from '#functions/create-minutes/transcript/formats.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { jsonShapes, textShapes } from '#functions/create-minutes/transcript/shapes.ts';
import { minutesOf, refusalOf } from '../minutes-of.ts';
import { readings } from './readings.ts';

const folder = new URL('../../../fixtures/transcripts/', import.meta.url);
const fixture = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const isJson = (file: string) => file.endsWith('.json');
const refused = ['teams-speakerless.vtt'];

describe.each(readings)('$file', ({ file, format, timeUnit, turns, leftOut, warnings }) => {
  const read = readTranscript(fixture(file), 'auto');

  test(`is ${format}, and it is said what shows it`, () => {
    expect(read).toMatchObject({ format, timeUnit, formatReason: expect.stringMatching(/\S/) });
  });

  test('has its turns', () => {
    expect(read.turns.map(({ speaker, text, start, end }) => [speaker, text, start, end])).toEqual(turns);
  });

  test('loses nothing silently', () => {
    expect(Object.fromEntries(read.leftOut.map(({ reason, places }) => [reason, places]))).toEqual(leftOut);
    expect(read.leftOut.map(({ count }) => count)).toEqual(Object.values(leftOut).map(({ length }) => length));
    expect(read.warnings).toEqual(warnings);
  });

  test('is the same when its shape is named', () => {
    expect(readTranscript(fixture(file), format)).toMatchObject({ format, turns: read.turns, leftOut: read.leftOut });
  });

  if (isJson(file))
    test('is the same as an object in the request', () => {
      expect(readTranscript(JSON.parse(fixture(file)), 'auto')).toEqual(read);
    });

  if (!isJson(file))
    test('is the same with other line ends and a byte order mark', () => {
      const unified = fixture(file).replaceAll('\r\n', '\n').replace('\ufeff', '');
      for (const end of ['\n', '\r\n', '\r'])
        expect(readTranscript(`\ufeff${unified.replaceAll('\n', end)}`, 'auto').turns).toEqual(read.turns);
    });

  if (!isJson(file))
    test('has every line of speech in a turn, or left out with its place', () => {
      const places = new Set(read.leftOut.flatMap(({ places: all }) => all));
      const accounted = (at: number) =>
        places.has(`line ${at}`) || read.turns.some(({ lines: [first, last] = [0, 0] }) => first <= at && at <= last);
      const lines = fixture(file)
        .replace('\ufeff', '')
        .split(/\r\n|\n/);
      const lost = lines.filter((line, index) => line.trim() && !notSpeech.test(line) && !accounted(index + 1));
      expect(lost).toEqual(afterLostTimes[file] ?? []);
    });
});

/** Headers, identifiers, times and marks; comments, style sheets and regions. */
const notSpeech =
  /^(?:WEBVTT|NOTE|STYLE|REGION|[A-Z]\w+: captions|Language:|::cue|is not speech|id:|opening|(?:#+ )?[\d:.,/a-f-]+(?: --> .*)?(?: \{.*)?$)/;

/** The speech of a cue is counted with the line of its times. */
const afterLostTimes: Readonly<Record<string, readonly string[]>> = {
  'subtitles-en.srt': ['Ola Berg:'],
  'zoom-ja.vtt': ['佐藤: ご視聴ありがとうございました。'],
};

test('each shape has a name of the list, and each name a shape', () => {
  expect([...textShapes, ...jsonShapes].map(({ name }) => name).toSorted()).toEqual([...formats].toSorted());
});

test('each shape and each fixture is in the table', () => {
  expect(new Set(readings.map(({ format }) => format))).toEqual(new Set(formats));
  expect([...readings.map(({ file }) => file), ...refused].toSorted()).toEqual(readdirSync(folder).toSorted());
});

test('the answer says the shape, why, the unit, and what was left out', () => {
  const { execution, coverage } = minutesOf({ transcript: JSON.parse(fixture('whisper-ja.json')) });
  expect(execution).toMatchObject({
    detectedFormat: 'whisper',
    formatReason: expect.stringContaining('segments'),
    timeUnit: 'seconds',
  });
  expect(coverage.turnsDropped).toContainEqual({
    reason: 'heard in silence by the recogniser',
    count: 1,
    turnIds: [],
    places: ['entry 2'],
  });
});

test('minutes are the same for any line ends', () => {
  const text = fixture('zoom-en.vtt');
  const { execution: one, ...minutes } = minutesOf({ transcript: text });
  const { execution: other, ...again } = minutesOf({ transcript: text.replaceAll('\n', '\r\n') });
  expect(again).toEqual(minutes);
  expect(other.inputHash).toBe(one.inputHash);
});

describe('is refused, with what to send instead:', () => {
  test.each([
    [
      'a Teams transcript without speakers',
      fixture('teams-speakerless.vtt'),
      'auto',
      /names no speakers.*<v Name> tags.*Accept: text\/vtt/,
    ],
    [
      "Graph's transcript without speakers",
      fixture('graph.vtt').replaceAll(/<v [^>]+>|<\/v>/g, ''),
      'auto',
      /names no speakers/,
    ],
    [
      "captions without speakers that are said to be Teams'",
      fixture('speakerless.vtt'),
      'teams-vtt',
      /names no speakers/,
    ],
    [
      'nothing but silence',
      'WEBVTT\n\n00:00.000 --> 00:01.000\nThanks for watching!\n',
      'auto',
      /^transcript: holds no speech \(left out: heard in silence by the recogniser, line 3\); send lines/,
    ],
    ['captions without words', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n', 'auto', /^transcript: holds no speech/],
    ['broken JSON', '{"turns": [', 'auto', /^transcript: begins as JSON does/],
    [
      'JSON of no shape',
      '{"hello": "world"}',
      'auto',
      /^transcript: this JSON has none of the shapes that are known \(.*deepgram.*send \{ "turns"/,
    ],
    [
      'a WebVTT file without its first line',
      '00:00.000 --> 00:01.000\nHi\n',
      'webvtt',
      /^format: a WebVTT transcript begins with the line "WEBVTT"/,
    ],
    ['text that is said to be SRT', 'Ann: Hello.', 'srt', /^format: "srt" needs lines of times/],
    ['text that is said to be JSON', 'Ann: Hello.', 'deepgram', /^format: "deepgram" needs the transcript as JSON$/],
    [
      'a job that is not done',
      '{"id":"1","status":"processing","audio_url":"https://example.com/a"}',
      'auto',
      /^transcript\.status: must be completed/,
    ],
    [
      'several calls at once',
      '{"callTranscripts":[{"transcript":[]},{"transcript":[]}]}',
      'auto',
      /callTranscripts: holds several calls/,
    ],
    [
      'a segment of a wrong type',
      '{"segments":[{"text":7,"start":1}]}',
      'auto',
      /^transcript\.segments\[0\]\.text: must be a text$/,
    ],
    [
      'times of two kinds that do not go together',
      '{"turns":[{"text":"a","start":1},{"text":"b","start":"2026-01-01T00:00:00Z"}]}',
      'auto',
      /^transcript\.turns: times must all be/,
    ],
  ])('%s', (_, transcript, format, message) => {
    expect(refusalOf({ transcript, format })).toMatch(message);
  });
});

test('a Meet entry, a Gong party and a Fathom speaker are joined to participants by what identifies them', () => {
  const speakers = (file: string, participants: object[]) =>
    minutesOf({ transcript: JSON.parse(fixture(file)), participants })
      .participants.filter(({ spoke }) => spoke)
      .map(({ name }) => name);
  expect(speakers('google-meet.json', [{ name: '伊藤', id: 'conferenceRecords/c1/participants/333' }])).toContain(
    '伊藤',
  );
  expect(
    speakers('gong.json', [
      { name: 'Lindqvist, Mara', email: 'mara@example.com' },
      { name: 'Theo', id: '9999' },
    ]),
  ).toEqual(['Lindqvist, Mara', 'Theo']);
  expect(speakers('fathom.json', [{ name: 'Mara Lindqvist', email: 'mara@example.com' }])).toEqual([
    'Mara Lindqvist',
    'Theo Brandt',
  ]);
});

test('in Fireflies who has no name in the sentences has the one of the list of speakers', () => {
  const sentence = { text: 'We start Monday.', speaker_name: null, speaker_id: 0, start_time: 1, end_time: 2 };
  const transcript = { speakers: [{ id: 0, name: 'Mara Lindqvist' }], sentences: [sentence] };
  for (const given of [transcript, { transcript }, { data: { transcript } }])
    expect(readTranscript(given, 'auto').turns[0]?.speaker).toBe('Mara Lindqvist');
});

test("tl;dv's webhook has the entries one level below", () => {
  const data = JSON.parse(fixture('tldv.json'));
  expect(readTranscript({ event: 'TranscriptReady', data }, 'auto')).toMatchObject({ format: 'tldv' });
});
