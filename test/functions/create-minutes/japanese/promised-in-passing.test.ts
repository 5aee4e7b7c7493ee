import { expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
const before = [
  [seller, '本日はお時間ありがとうございます。'],
  [buyer, 'こちらこそ。'],
  [seller, '新しいラインの調子はいかがですか。'],
  [buyer, '二週間前から動いていて、順調です。'],
  [seller, '何名くらいでお使いですか。'],
  [buyer, '十四人、二交代です。'],
] as const;

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
  const { actionItems, openQuestions } = minutesOfTalk([...before, said, reply]);
  expect(actionItems).toHaveLength(1);
  expect(actionItems[0]?.description).toContain(told);
  expect(actionItems[0]?.owner?.name).toBe(owner);
  expect(openQuestions).toEqual([]);
});
