import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const cues = (...texts: string[]) =>
  readTranscript(`WEBVTT\n\n${texts.map((text, i) => `00:0${i}.000 --> 00:0${i}.900\n${text}\n`).join('\n')}`, 'auto');

describe('what recognisers hear in silence is left out when it is the whole cue:', () => {
  test.each([
    ['Thank you for watching!'],
    ['Thanks for watching.'],
    ['Thank you so much for watching.'],
    ['Please subscribe to my channel.'],
    ["Don't forget to like and subscribe."],
    ['Subtitles by the Amara.org community'],
    ["I'll see you in the next video."],
    ['ご視聴ありがとうございました'],
    ['ご視聴ありがとうございました。'],
    ['ご視聴ありがとうございました ご視聴ありがとうございました'],
    ['最後までご視聴いただきありがとうございました。'],
    ['最後までご覧いただきありがとうございました'],
    ['チャンネル登録お願いします'],
    ['チャンネル登録をよろしくお願いいたします。'],
    ['それではまた次の動画でお会いしましょう。'],
    ['Ann: ご視聴ありがとうございました'],
  ])('%s', (text) => {
    const { turns, leftOut } = cues('Bob: The offer stands.', text);
    expect(turns).toHaveLength(1);
    expect(leftOut).toEqual([
      { reason: 'heard in silence by the recogniser', count: 1, turnIds: [], places: ['line 6'] },
    ]);
  });
});

describe('what people say stays:', () => {
  test.each([
    ['Thank you.'],
    ['Thanks for watching the demo with us, Bob.'],
    ['We thank you for watching over the pilot.'],
    ['Please subscribe to the plan by Friday.'],
    ['See you in the next meeting.'],
    ['ありがとうございました。'],
    ['ご清聴ありがとうございました。'],
    ['お客様はチャンネル登録をお願いしますと言っていました。'],
    ['本日はありがとうございました。'],
  ])('%s', (text) => {
    expect(cues('Bob: The offer stands.', `Ann: ${text}`).turns).toHaveLength(2);
  });
});

test('a turn of the own shape that was heard in silence leaves the places of the others as they are', () => {
  const turns = [
    { speaker: 'A', text: 'One.' },
    { speaker: 'A', text: 'ご視聴ありがとうございました' },
    { speaker: 'B', text: '' },
    { speaker: 'B', text: 'Four.' },
  ];
  const read = readTranscript({ turns }, 'auto');
  expect(read.turns.map(({ id }) => id)).toEqual(['t1', 't3', 't4']);
  expect(read.leftOut).toMatchObject([{ count: 1, turnIds: ['t2'], places: ['entry 2'] }]);
});
