import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const read = (text: string) => {
  const { format, turns, leftOut } = readTranscript(text, 'auto');
  return { format, leftOut, turns: turns.map(({ speaker, start, text: words }) => [speaker, start, words]) };
};

describe('the page of Teams, copied, says each name and time for the screen reader, too', () => {
  test('in English', () => {
    const text = [
      ...['Ann Lee', '0 minutes 3 seconds', '0:03', 'Ann Lee 0 minutes 3 seconds', 'Hello. Shall we?'],
      ...['Theo Brandt', '1 minute 9 seconds1:09', 'Theo Brandt 1 minute 9 seconds', 'Yes, let us.'],
      ...['1 hour 2 minutes 3 seconds', '1:02:03', 'Theo Brandt 1 hour 2 minutes 3 seconds', 'Bye.'],
    ].join('\n');
    expect(read(text)).toEqual({
      format: 'speaker-blocks',
      turns: [
        ['Ann Lee', 3, 'Hello. Shall we?'],
        ['Theo Brandt', 69, 'Yes, let us.'],
        ['Theo Brandt', 3723, 'Bye.'],
      ],
      leftOut: [
        { reason: 'a line before the first speaker', count: 3, turnIds: [], places: ['line 1', 'line 2', 'line 3'] },
        {
          reason: 'a line added by the tool',
          count: 4,
          turnIds: [],
          places: ['line 6', 'line 7', 'line 10', 'line 11'],
        },
      ],
    });
  });

  test('in Japanese', () => {
    const text = [
      ...['田中 太郎', '0 分 3 秒', '0:03', '田中 太郎 0 分 3 秒', 'よろしくお願いします。'],
      ...['鈴木 花子', '1 時間 2 分 9 秒', '1:02:09', '鈴木 花子 1 時間 2 分 9 秒', 'はい。'],
    ].join('\n');
    expect(read(text).turns).toEqual([
      ['田中 太郎', 3, 'よろしくお願いします。'],
      ['鈴木 花子', 3729, 'はい。'],
    ]);
  });
});

test('in the document of Meet the day and the name of the meeting below the title are no speech', () => {
  const text = [
    ...['📖 Transcript', 'Nov 20, 2026', 'Fernleaf x Northwind - Transcript', '00:00:00', ''],
    ...['Ann Lee: Hello.', 'Theo Brandt: Hi.', '', '00:05:00', '', 'Ann Lee: Bye.'],
    'Transcription ended after 00:35:12',
  ].join('\n');
  expect(read(text)).toMatchObject({
    format: 'meet-document',
    turns: [
      ['Ann Lee', 0, 'Hello.'],
      ['Theo Brandt', undefined, 'Hi.'],
      ['Ann Lee', 300, 'Bye.'],
    ],
  });
});
