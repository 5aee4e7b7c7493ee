import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
test.each([
  ['who is told', [buyer, '会長には私から話しとくばい'], [seller, 'お願いします。'], '会長に話しておく。', buyer],
  [
    'who is asked for it by name',
    [buyer, '電源、森下さん、確認しといてくれる?'],
    [engineer, 'はい、確認します。'],
    '電源を確認する。',
    engineer,
  ],
  [
    'a sentence before what a recogniser wrote without marks',
    [seller, '議事録は明日お送りしますこれでよろしいでしょうか'],
    [buyer, 'はい'],
    '議事録を送る。',
    seller,
  ],
  [
    'a day behind the deed',
    [buyer, 'メールでいいから五十嵐に注文書出させるわ、金曜までに'],
    [seller, 'ありがとうございます。'],
    '注文書',
    user,
  ],
] as const)('a promise in passing is a task, with %s', (_, said, reply, told, owner) => {
  const { actionItems, openQuestions } = minutesOfTalk([...smallTalk, said, reply]);
  expect(actionItems).toHaveLength(1);
  expect(actionItems[0]?.description).toContain(told);
  expect(actionItems[0]?.owner?.name).toBe(owner);
  expect(openQuestions).toEqual([]);
});

test('what is to be brought before those who decide is a task, and no decision', () => {
  const { actionItems, decisions } = minutesOfTalk([
    ...smallTalk,
    [seller, '3年でしたら2,800円まで下げられます。'],
    [buyer, 'では、2,800円の3年ということで、来月10日の理事会に諮らせていただきます。'],
    [seller, 'ありがとうございます。'],
  ]);
  expect(decisions).toEqual([]);
  expect(actionItems.map(({ owner, due }) => [owner?.name, due?.date])).toEqual([[buyer, '2026-10-10']]);
});

test.each([
  ['waits for it', [buyer, '金曜には出せると思います。'], [seller, 'では、ご連絡お待ちしております。']],
  ['is free then', [seller, '月曜には入れますけど。'], [buyer, '水曜で。']],
] as const)('who only %s has no task', (_, said, reply) => {
  const { actionItems } = minutesOfTalk([...smallTalk, said, reply]);
  expect(actionItems.filter(({ description }) => /待|入れる/u.test(description))).toEqual([]);
});

test('who brings it before a board is told only where somebody is known to speak', () => {
  const { actionItems } = minutesOf({
    transcript: {
      turns: [
        { text: 'では、2,800円の3年ということで、来月の理事会に諮らせていただきます。' },
        { text: 'ありがとうございます。' },
      ],
    },
    participants: [{ name: '古川 直人', side: 'internal' }],
    meeting: { startedAt: '2026-09-02T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
  });
  expect(actionItems.every(({ owner }) => owner === null)).toBe(true);
});

test('a shelf that is put in is a task, though people come in with the same word', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '新しい棚は金曜には入れます。'],
    [buyer, 'お願いします。'],
  ]);
  expect(actionItems.map(({ owner }) => owner?.name)).toEqual([seller]);
});

test('the thing of a task is what the question before it was about', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '契約書はどうしましょう。'],
    [buyer, '電子でいいよ。送っといて。'],
    [seller, 'では月曜にお送りします。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual(['契約書を送る。']);
});

test('sen are hundredths of a yen', () => {
  const { amounts } = minutesOfTalk([
    ...smallTalk,
    [seller, '一枚あたり単価は14円80銭でいかがでしょう。'],
    [buyer, 'では14円80銭でお願いします。'],
  ]);
  expect(amounts.filter(({ unit }) => unit === 'JPY').map(({ value }) => value)).toEqual([14.8]);
});
