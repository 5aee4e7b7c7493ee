import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const said = (text: string) =>
  readTranscript(text, 'auto').turns.map(({ speaker, start, text: words }) => [speaker, start, words]);

describe('the time at the head of a line may be', () => {
  test.each([
    ['with AM or PM in brackets', '[11:59 AM] Ann: Hello.', '[12:01 PM] Bob Ray: Hi.', 120],
    ['with AM or PM and seconds', '[1:02:03 PM] Ann: Hello.', '[1:02:08 p.m.] Bob Ray: Hi.', 5],
    ['with AM or PM after the name', 'Ann (10:02 AM): Hello.', 'Bob Ray (10:03 AM): Hi.', 60],
    ['with AM or PM before the name', '10:02 AM Ann: Hello.', '10:03 AM Bob Ray: Hi.', 60],
    ['a date and a time in brackets', '[01/04/2026, 10:02:15] Ann: Hello.', '[01/04/2026, 10:03:15] Bob Ray: Hi.', 60],
    ['a date and a time', '2026-04-01 14:00:05 Ann: Hello.', '2026-04-01 14:00:15 Bob Ray: Hi.', 10],
    ['a date and a time without seconds', '2026/04/01 14:00 Ann: Hello.', '2026/04/01 14:01 Bob Ray: Hi.', 60],
    ['an instant', '2026-04-01T14:00:05Z Ann: Hello.', '2026-04-01T14:00:15.250Z Bob Ray: Hi.', 10],
    [
      'an instant in brackets',
      '[2026-04-01T14:00:05+09:00] Ann: Hello.',
      '[2026-04-01T14:00:15+09:00] Bob Ray: Hi.',
      10,
    ],
  ])('%s', (_, first, second, later) => {
    expect(readTranscript(`${first}\n${second}`, 'auto').format).toBe('timed-lines');
    expect(said(`${first}\n${second}`)).toEqual([
      ['Ann', 0, 'Hello.'],
      ['Bob Ray', later, 'Hi.'],
    ]);
  });

  test.each([
    ['[0分5秒] 田中：はい。\n[1時間02分03秒] 佐藤：どうも。', [5, 3723]],
    ['田中（00分05秒）：はい。\n佐藤（00分12秒）：どうも。', [5, 12]],
  ])('in Japanese words: %j', (text, [first, second]) => {
    expect(said(text)).toEqual([
      ['田中', first, 'はい。'],
      ['佐藤', second, 'どうも。'],
    ]);
  });
});

describe('a header may have', () => {
  test.each([
    ['a dash after the name', 'Alice Smith - 00:03', 'Bob Ray - 00:12'],
    ['a dash after the time', '0:03 - Alice Smith', '0:12 - Bob Ray'],
    ['an at sign before the time', '@0:03 - Alice Smith', '@0:12 - Bob Ray'],
    ['a bar', '0:03 | Alice Smith', '0:12 | Bob Ray'],
    ['a comma', 'Alice Smith, 0:03', 'Bob Ray, 0:12'],
  ])('%s', (_, first, second) => {
    expect(said(`${first}\nHello there.\n\n${second}\nHi.\n`)).toEqual([
      ['Alice Smith', 3, 'Hello there.'],
      ['Bob Ray', 12, 'Hi.'],
    ]);
  });

  test('a time of day in brackets', () => {
    expect(said('Alice Smith [10:02 AM]\nHello.\nBob Ray [10:03 AM]\nHi.')).toEqual([
      ['Alice Smith', 0, 'Hello.'],
      ['Bob Ray', 60, 'Hi.'],
    ]);
  });
});

test.each([
  'Ann: When?\n10:30 AM works for me.\nBob: Fine.',
  'Ann: When?\n10:30 AM on Monday: that works.\nBob: Fine.',
  'Ann: When?\n2026-04-01 is the date: fine.\nBob: Fine.',
  'Ann: When?\nThe slot (10:30 AM) works for me.\nBob: Fine.',
])('a time that is said stays as it is said: %j', (text) => {
  const line = text.split('\n')[1];
  expect(said(text)).toEqual([
    ['Ann', undefined, `When? ${line}`],
    ['Bob', undefined, 'Fine.'],
  ]);
});

test('what the tool adds within a block is no speech, and counted', () => {
  const text =
    'Alice Smith   0:03\nHello.\nACTION ITEM: Send it - WATCH: https://example.com/x?timestamp=3\n\nBob Ray   0:07\nHi.\n\nBob Ray stopped transcription\n';
  expect(readTranscript(text, 'auto')).toMatchObject({
    turns: [{ text: 'Hello.' }, { text: 'Hi.' }],
    leftOut: [{ reason: 'a line added by the tool', places: ['line 3', 'line 8'] }],
  });
});

test('minutes may go on after 99', () => {
  expect(said('(99:59) Ann: Hello.\n(100:12) Bob Ray: Hi.\n[128:05] Ann: Bye.')).toEqual([
    ['Ann', 5999, 'Hello.'],
    ['Bob Ray', 6012, 'Hi.'],
    ['Ann', 7685, 'Bye.'],
  ]);
});

describe('hours and minutes', () => {
  const words =
    'We have looked at what you sent us on Monday, and there are a few things in it that we would like to change.';
  const text = `10:02 Ann Lee\n${words}\n\n10:03 Bob Ray\n${words}\n\n11:05 Ann Lee\nBye.\n`;

  test('are told by what would have to be said in a second, and counted from the first', () => {
    const hours = text.replace('11:05', '10:05');
    expect(said(hours).map(([, start]) => start)).toEqual([0, 60, 180]);
    expect(readTranscript(hours, 'auto').warnings).toEqual([
      'transcript line 1: the times are times of day, and are counted from this one',
    ]);
  });

  test('are not where there is time for the words', () => {
    expect(said(text.replace('10:03', '10:30')).map(([, start]) => start)).toEqual([602, 630, 665]);
  });
});

test('captions of SubViewer have a comma between the times', () => {
  const text = '0:00:05.000,0:00:08.500\nAnn: Hello.\n\n0:00:09.000,0:00:12.000\nBob Ray: Hi.\n';
  expect(readTranscript(text, 'auto')).toMatchObject({
    format: 'srt',
    turns: [
      { speaker: 'Ann', start: 5, end: 8.5, text: 'Hello.' },
      { speaker: 'Bob Ray', start: 9, end: 12, text: 'Hi.' },
    ],
  });
});
