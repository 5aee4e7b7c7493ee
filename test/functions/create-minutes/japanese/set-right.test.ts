import { expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;

test('a task counts what its customer put right', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, 'では、二十本の案でお見積りを作って、今週中にメールでお送りします。'],
    [buyer, 'うん、お願いします。'],
    [user, '戸田さん、二十本じゃなくて、蔵は二十四本ありますよ。'],
    [buyer, 'ああそうか。'],
    [seller, '承知しました。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual([expect.stringContaining('24本')]);
});

test('what the customer would have less of is no task, and what has nothing to do with it stays', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '議事録は、本日中に戸田様へお送りいたします。'],
    [buyer, 'お願いします。'],
    [seller, '出荷の際に写真を撮り、明日から戸田様へお送りいたします。'],
    [buyer, '写真は、見る時間がございません。枚数の一覧だけで結構です。'],
    [seller, 'かしこまりました。'],
  ]);
  const told = actionItems.map(({ description }) => description).join('');
  expect(told).toContain('議事録');
  expect(told).not.toContain('写真');
});

test('a task stays where only whom it is done for is spoken of', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '戸田様へ訂正版を明日お送りします。'],
    [buyer, '戸田は来週不在です。カタログだけで結構です。'],
    [seller, '承知しました。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual([expect.stringContaining('訂正版')]);
});

test('a task of two things stays where one of them has come', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '設置場所の写真を撮って、配線の図面を明日戸田様へお送りいたします。'],
    [buyer, '写真は届いていますので、図面の一覧だけで結構です。'],
    [seller, 'かしこまりました。'],
  ]);
  expect(actionItems.map(({ description }) => description).join('')).toContain('図面');
});
