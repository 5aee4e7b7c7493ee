import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const lines = [
  '相沢：本日はお時間をいただきありがとうございます。さっそくですが、勤怠管理のご提案をさせていただきます。',
  '水野：よろしくお願いします。うちは今、紙のタイムカードでして、月末の集計に三日かかっています。',
  '相沢：承知しました。ログインについて、何かご条件はございますか。',
  '水野：シングルサインオンは必須です。うちはノルダソフトのノルダＩＤを使ってます。',
  '相沢：シングルサインオンには標準で対応しております。サポートは平日の九時から十八時です。',
  '水野：うーん、うちは土曜日も営業しているんですよね。',
  '相沢：土曜日だけ電話をお受けできないか、上司に相談してみます。',
  '水野：お願いします。',
  '相沢：見積書は明日お送りします。',
  '水野：ありがとうございます。',
];

const minutes = minutesOf({
  transcript: lines.join('\n'),
  meeting: { startedAt: '2026-03-11T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
  participants: [
    { name: '相沢', side: 'internal' },
    { name: '水野', side: 'external' },
  ],
});

test('whoever keeps the accounts people log in with is no rival', () => {
  expect(minutes.competitors).toEqual([]);
});

test('a day on which something is done for somebody is not until when a task is', () => {
  const asks = minutes.actionItems.find(({ description }) => description.includes('上司'));
  expect(asks?.due).toBeNull();
  const quote = minutes.actionItems.find(({ description }) => description.includes('見積'));
  expect(quote?.due).toMatchObject({ date: '2026-03-12' });
});
