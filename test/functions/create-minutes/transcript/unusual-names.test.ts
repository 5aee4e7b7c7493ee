import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const speakers = (text: string) => readTranscript(text, 'auto').turns.map(({ speaker }) => speaker);
const zoom = (...lines: readonly string[]) =>
  ['WEBVTT', ...lines.map((line, nth) => `${nth + 1}\n00:00:0${nth}.000 --> 00:00:0${nth}.900\n${line}`)].join('\n\n');

describe('in captions a speaker is also', () => {
  test.each([
    ['a caller with his number', '+1 415-555-0134'],
    ['a caller with a hidden number', '+81 90-****-1234'],
    ['a caller with digits alone', '14155550134'],
    ['a room', '3F Meeting Room'],
    ['a Japanese room', '10階会議室'],
  ])('%s', (_, name) => {
    expect(speakers(zoom('Ann Lee: Hello.', `${name}: Yes.`, 'Ann Lee: Fine.'))).toEqual(['Ann Lee', name, 'Ann Lee']);
  });

  test('whoever writes his whole name in lower case, when it comes again', () => {
    const text = zoom('john smith: Hello.', 'Ann Lee: Hi.', 'john smith: Well.', 'Ann Lee: Yes.', 'john smith: Bye.');
    expect(speakers(text)).toEqual(['john smith', 'Ann Lee', 'john smith', 'Ann Lee', 'john smith']);
    expect(speakers('john smith: hi\njane doe: hello\njohn smith: well\njane doe: bye')).toEqual([
      'john smith',
      'jane doe',
      'john smith',
      'jane doe',
    ]);
  });
});

describe('no speaker is', () => {
  test.each([
    ['a date', '2026-04-01: we met.'],
    ['a price', '1,200,000: that is the price.'],
    ['a link with its name', 'Slides: https://example.com/deck'],
    ['a postscript', 'P.S.: bring the contract.'],
    ['a question that is announced', 'Quick Question: who signs?'],
    ['a price by its name', 'unit price: 12'],
    ['an example', 'for example: the north site.'],
  ])('%s', (_, line) => {
    expect(speakers(`Ann: First.\n${line}\nAnn: Last.`)).toEqual(['Ann', 'Ann']);
  });

  test('a phrase in lower case that is said often', () => {
    expect(speakers('Ann: One.\nfor example: a.\nfor example: b.\nfor example: c.\nBob: Two.')).toEqual(['Ann', 'Bob']);
  });
});

describe('brackets around a label are no part of the name:', () => {
  test.each([
    ['captions of WhisperX', zoom('[SPEAKER_00]: Hello.', '[SPEAKER_01]: Hi.')],
    ['its lines', '[00:00.000 --> 00:02.500] [SPEAKER_00]: Hello.\n[00:02.500 --> 00:04.500] [SPEAKER_01]: Hi.'],
    ['without a colon', '[SPEAKER_00] Hello.\n[SPEAKER_01] Hi.'],
  ])('%s', (_, text) => {
    expect(speakers(text)).toEqual(['SPEAKER_00', 'SPEAKER_01']);
  });
});
