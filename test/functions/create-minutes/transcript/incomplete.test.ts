import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

type Given = Parameters<typeof readTranscript>[0];
const read = (given: object) => readTranscript(given as Given, 'auto');
const entry = { participant: 'conferenceRecords/a/participants/1', text: 'Hello.', startTime: '2026-04-01T05:00:00Z' };
const monologue = { speakerId: '1', sentences: [{ start: 0, end: 900, text: 'Hello.' }] };

describe('a page of a longer list is read, and that more follows is said:', () => {
  test.each([
    ['Google Meet', { transcriptEntries: [entry], nextPageToken: 'abc' }],
    ['Gong', { callTranscripts: [{ transcript: [monologue] }], records: { cursor: 'abc' } }],
  ])('%s', (_, given) => {
    expect(read(given).warnings).toContain(
      'transcript entry 1: it is one page of several, and what follows is on the next ones; send all entries',
    );
  });
});

describe('a transcript that is not made yet is refused by the field that is empty:', () => {
  test.each([
    ['Fireflies', { data: { transcript: { id: '1', sentences: null } } }, 'data.transcript.sentences'],
    ['Fathom', { title: 'Call', transcript: null }, 'transcript'],
    ['Vexa', { segments: [] }, 'segments'],
    ['Amazon Transcribe', { jobName: 'j', status: 'IN_PROGRESS', results: {} }, 'results'],
    ['Google Meet', { transcriptEntries: [] }, 'transcriptEntries'],
  ])('%s', (_, given, field) => {
    expect(() => read(given)).toThrow(`transcript.${field}: is empty; send the transcript when it has been made`);
  });

  test('any list', () => {
    expect(() => read([])).toThrow(
      'transcript: is an empty list; send a text, a provider\'s JSON, or { "turns": [{ "speaker", "text", "start", "end" }] }',
    );
  });
});

test('somebody who says nothing is counted', () => {
  const word = { text: 'Hello.', start_timestamp: { relative: 1 } };
  const entries = [
    { participant: { id: 1, name: 'Ann' }, words: [word] },
    { participant: { id: 2, name: 'Bob' }, words: [] },
  ];
  expect(read(entries).leftOut).toMatchObject([{ reason: 'empty', places: ['entry 2'] }]);
  expect(read({ transcript: [monologue, { speakerId: '2', sentences: [] }] }).leftOut).toMatchObject([
    { reason: 'empty', count: 1 },
  ]);
});

describe('who is who stays known', () => {
  test('where Recall knows a participant and not his name', () => {
    const said = (id: number) => ({
      participant: { id, name: null },
      words: [{ text: 'Hi.', start_timestamp: { relative: id } }],
    });
    expect(read([said(1), said(2)]).turns.map(({ speaker }) => speaker)).toEqual(['Participant 1', 'Participant 2']);
  });

  test('where Deepgram counts the speakers of each channel', () => {
    const channel = (at: number) => ({
      alternatives: [
        {
          words: [
            { word: 'one', start: at, end: at + 1, speaker: 0 },
            { word: 'two', start: at + 2, end: at + 3, speaker: 1 },
          ],
        },
      ],
    });
    expect(read({ results: { channels: [channel(0), channel(10)] } }).turns.map(({ speaker }) => speaker)).toEqual([
      'Channel 0',
      'Channel 0 Speaker 1',
      'Channel 1',
      'Channel 1 Speaker 1',
    ]);
  });
});

test('fields of a turn that are not read are named', () => {
  const turns = [
    { speaker: 'Ann', text: 'Hello.', startTime: 3 },
    { name: 'Bob', text: 'Hi.' },
  ];
  expect(read({ turns }).warnings).toEqual([
    'transcript entry 1: "startTime" is no field of a turn and was not read; the fields are speaker, text, start, end',
    'transcript entry 2: "name" is no field of a turn and was not read; the fields are speaker, text, start, end',
  ]);
});

test.each([
  ['turns', { turns: [{ text: 'We would like to start.', start: 10, end: 5 }] }, 'entry 1'],
  ['captions', 'WEBVTT\n\n00:10.000 --> 00:05.000\nAnn: Hello.\n', 'line 3'],
])('an end before the start is left out of %s, and said', (_, given, place) => {
  expect(readTranscript(given as Given, 'auto')).toMatchObject({
    turns: [{ start: 10, end: undefined }],
    warnings: expect.arrayContaining([`transcript ${place}: it ends before it begins, and the end was left out`]),
  });
});

test('whisper.cpp writes its segments as a transcription', () => {
  const transcription = [
    { offsets: { from: 0, to: 2500 }, text: ' Hello there.' },
    { offsets: { from: 2500, to: 4500 }, text: ' We take forty.', speaker: '1' },
  ];
  expect(read({ result: { language: 'en' }, transcription })).toMatchObject({
    format: 'whisper',
    timeUnit: 'milliseconds',
    turns: [
      { text: 'Hello there.', start: 0, end: 2.5 },
      { text: 'We take forty.', start: 2.5, end: 4.5 },
    ],
  });
});

describe('a format that does not fit is refused with the one that does:', () => {
  test.each([
    ['gong', { turns: [{ text: 'Hello.' }] }, 'format: "gong" does not fit this JSON, which has the shape "turns"'],
    ['deepgram', { segments: [{ text: 'Hello.', start: 0 }] }, 'which has the shape "whisper"'],
    ['speaker-blocks', 'Ann: Hello.', 'format: "speaker-blocks" needs lines such as "Alice Chen  0:49" over the words'],
  ] as const)('%s', (format, given, message) => {
    expect(() => readTranscript(given as Given, format)).toThrow(message);
  });
});
