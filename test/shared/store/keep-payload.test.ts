import { expect, test } from 'vitest';
import { keepPayload } from '#shared/store/keep-payload.ts';

const payload = {
  meeting: { startedAt: '2026-11-18T10:00:00+01:00' },
  transcript: {
    turns: [
      {
        speaker: '田中',
        text: 'taro@example.co.jp か 03-1234-5678 まで。カードは 4111 1111 1111 1111、見積は 1,200,000 円です。',
        start: 1795202145000,
      },
    ],
  },
};

test('everything is kept as it was', () => {
  expect(JSON.parse(keepPayload('full')(payload) ?? '')).toEqual(payload);
});

test('addresses and long numbers are masked in texts; prices, times and what was said stay', () => {
  const [turn] = JSON.parse(keepPayload('redacted')(payload) ?? '').transcript.turns;
  expect(turn).toEqual({
    speaker: '田中',
    text: '[e-mail] か [number] まで。カードは [number]、見積は 1,200,000 円です。',
    start: 1795202145000,
  });
  expect(JSON.parse(keepPayload('redacted')(payload) ?? '').meeting).toEqual(payload.meeting);
});

test.each([
  ['電話は０３－１２３４－５６７８です', '電話は[number]です'],
  ['090ー1234ー5678か（０６）６１２３‐４５６７', '[number]か（[number]'],
  ['宛先はｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐです', '宛先は[e-mail]です'],
  ['１，２００，０００円を２０２６年１１月２０日までに', '１，２００，０００円を２０２６年１１月２０日までに'],
])('in full width too: %j is kept as %j', (text, kept) => {
  expect(JSON.parse(keepPayload('redacted')({ text }) ?? '').text).toBe(kept);
});

test('what is encoded cannot be looked into, and goes', () => {
  const encoded = { transcript: { base64: Buffer.from('taro@example.co.jp').toString('base64') } };
  expect(JSON.parse(keepPayload('redacted')(encoded) ?? '')).toEqual({ transcript: { base64: '' } });
});

test('nothing is kept', () => {
  expect(keepPayload('none')(payload)).toBeNull();
});
