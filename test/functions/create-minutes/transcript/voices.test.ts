import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const vtt = (...cues: readonly string[]) =>
  `WEBVTT\n\n${cues.map((cue, nth) => cue.replace('\n', `\n00:00:0${nth}.000 --> 00:00:0${nth}.900\n`)).join('\n\n')}\n`;
const said = (text: string) => readTranscript(text, 'auto').turns.map(({ speaker, text: words }) => [speaker, words]);

test('Webex names the speaker in the identifier of the cue', () => {
  const text = vtt('1 "Jane Doe" (1234567)\nHello.', '2 "Ravi Patel" (7654321)\nHi, Jane.', '3 "" (0)\nWho is this?');
  expect(said(text)).toEqual([
    ['Jane Doe', 'Hello.'],
    ['Ravi Patel', 'Hi, Jane.'],
    [undefined, 'Who is this?'],
  ]);
});

describe('where cues have voice tags, one that has none is of nobody known and not of who spoke before:', () => {
  test.each([
    ['a tag without a name', '<v>Who knows.</v>'],
    ['a tag with a space for a name', '<v >Who knows.</v>'],
    ['no tag', 'Who knows.'],
  ])('%s', (_, cue) => {
    expect(said(vtt('\n<v Ann>One.</v>', `\n${cue}`, '\n<v Bob>Two.</v>'))).toEqual([
      ['Ann', 'One.'],
      [undefined, 'Who knows.'],
      ['Bob', 'Two.'],
    ]);
  });
});

test('an arrow is speech also beside the times of words', () => {
  expect(said(vtt('\nAnn: it goes from north --> south<00:00:00.500><c> now</c>'))).toEqual([
    ['Ann', 'it goes from north --> south now'],
  ]);
});

test('a line of spaces is no lost block', () => {
  const text =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nAnn: One.\n \n00:02.000 --> 00:03.000\nBob: Two.\n \n\n00:03.000 --> 00:04.000\nAnn: Three.\n';
  expect(readTranscript(text, 'auto')).toMatchObject({ turns: [{}, {}, {}], leftOut: [], warnings: [] });
});

test('ten million spaces in a voice tag are read at once', () => {
  const started = performance.now();
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\nAnn: Hello.\n<v${' '.repeat(10_000_000)}`;
  expect(said(text)).toEqual([['Ann', 'Hello. <v']]);
  expect(performance.now() - started).toBeLessThan(2000);
});
