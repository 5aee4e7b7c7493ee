import { expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
const after = [
  [seller, 'ほかに何かございますか。'],
  [buyer, 'いや、それくらいかな。'],
  [seller, 'ありがとうございました。'],
  [buyer, 'では、よろしく。'],
] as const;

test.each([
  ['シートは茶色と無地、どちらにしますか。', '無地のままでええわ。', 'わかりました。', 'シートは、無地のままとする。'],
  ['階段はどっち側に付けましょうか。', '東で。', '東ですね、了解です。', '階段は、東とする。'],
  ['契約書は紙と電子がございますが。', '電子でいいよ。', 'かしこまりました。', '契約書は、電子とする。'],
  ['期間は前と同じ五年でいいですか。', '五年でいい。', 'かしこまりました。', '期間は5年とする。'],
  ['納品は週何回にしましょう。', '週二回で。', '週二回ですね。', '納品は、週二回とする。'],
])('what was picked is told with what it was picked for: %s %s', (asks, picks, notes, told) => {
  const { decisions } = minutesOfTalk([...smallTalk, [seller, asks], [buyer, picks], [seller, notes], ...after]);
  expect(decisions.map(({ text }) => text)).toEqual([told]);
});

test('a summing-up of points that the other side says yes to is decided', () => {
  const { decisions } = minutesOfTalk([
    ...smallTalk,
    [seller, 'じゃあ整理すると、チラシはB4で12万部、POPが760枚、合わせて105万、入稿が2月9日の朝、と。'],
    [buyer, 'はい、大丈夫です。'],
    ...after,
  ]);
  expect(decisions.map(({ text }) => text)).toEqual([
    'チラシはB4で12万部、POPが760枚、合わせて105万円、入稿が2月9日の朝とする。',
  ]);
});

test('a summing-up that is put right at once is not decided', () => {
  const { decisions } = minutesOfTalk([
    ...smallTalk,
    [seller, 'まとめますと、トライアルが15日から一週間、熊本と鹿児島で。'],
    [buyer, '鹿児島だけです。'],
    ...after,
  ]);
  expect(decisions.map(({ text }) => text).join()).not.toContain('熊本');
});
