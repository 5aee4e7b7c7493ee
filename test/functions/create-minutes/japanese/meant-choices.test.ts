import { describe, expect, test } from 'vitest';
import { spokenDeed } from '#functions/create-minutes/engine/japanese/wording/spoken-deed.ts';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]);
const decisions = (...lines: Lines) => minutes(...lines).decisions.map(({ text }) => text);

describe('a choice names what was chosen', () => {
  test('where it points at what was asked', () => {
    expect(
      decisions(
        [seller, 'お支払いのほうなんですけど、これまでどおり二十日締めの翌月末でよろしいですか。'],
        [buyer, 'はい、それはこれまでどおりで。'],
        [seller, 'ありがとうございます。'],
      ),
    ).toEqual(['支払いは、これまでどおり20日締めの翌月末とする。']);
  });

  test('where something is left for this time', () => {
    expect(
      decisions(
        [buyer, '自動倉庫はどうなの。よその会社に勧められたんだけど。'],
        [seller, '自動倉庫だと、床の補強がいりますね。'],
        [buyer, 'じゃあ自動倉庫はまだ早いな。今回はなしで。'],
      ).join(''),
    ).toContain('自動倉庫は、今回なしとする。');
  });

  test('and is told once where two of one side make it', () => {
    const told = decisions(
      [seller, '上位プランのデモだけでもご覧いただけませんか。'],
      [user, 'いや、今年は予算がないので、上位プランは見送りでいいでしょう。'],
      [buyer, 'そうですね、じゃあ今回は見送りで。'],
    );
    expect(told.join('')).toContain('上位プランは');
    expect(told.join('')).not.toContain('今回は見送りとする');
  });

  test('and none is which of some things is meant', () => {
    expect(
      decisions(
        [seller, '実績を見せてもらえますか。'],
        [buyer, '八月分のでいいですか。'],
        [seller, 'はい、八月分で大丈夫です。'],
      ),
    ).not.toContain('八月分のとする。');
  });
});

describe('an offer', () => {
  test.each([
    ['比較表を作って、持参しましょうか。', '比較表を作って、持参する。'],
    ['営業所に聞いてみましょうか。', '営業所に聞いてみる。'],
  ])('that was taken is told as a deed: %s', (said, told) => {
    expect(spokenDeed(said)).toBe(told);
  });

  test('that was put off is told by what is promised in its place', () => {
    const tasks = minutes(
      [seller, 'それでは、比較表を五台分で作って、金曜にお持ちしましょうか。'],
      [buyer, '金曜は現場だから、来週にしてよ。'],
      [seller, 'では、来週の水曜、九日の十一時に伺ってもいいですか。'],
      [buyer, 'いいよ、十一時ね。'],
      [seller, 'ありがとうございます。では比較表はそのときにお持ちします。'],
    ).actionItems;
    expect(tasks.map(({ description }) => description).join('')).not.toContain('ましょうか');
    expect(tasks.map(({ due }) => due?.date)).not.toContain('2026-09-04');
  });
});

test.each([
  ['概算の見積もり出す。', '概算の見積もりを出す。'],
  ['下書き作って送る。', '下書きを作って送る。'],
  ['見積もり直す。', '見積もり直す。'],
])('speech leaves を out: %s', (said, told) => {
  expect(spokenDeed(said)).toBe(told);
});

describe('what is told of is announced', () => {
  const plain = { names: [], fullNames: [] };
  test.each([
    ['故障のときだが、去年、三日も止まって困った。', '故障のとき、去年、3日も止まって困った。'],
    ['急ぎの場合だけど、当日に届くか。', '急ぎの場合、当日に届くか。'],
    ['さっきの人が足りない話だが、こちらも同じになる。', 'さっきの人が足りない話について、こちらも同じになる。'],
    ['夜勤の三人だが、その場合っていくらになるか。', '夜勤の3人について、その場合はいくらになるか。'],
  ])('%s', (said, told) => {
    expect(inWriting(said, plain)).toBe(told);
  });
});

test('who gives in raises no worry', () => {
  const { objections } = minutes(
    [seller, '毎日一時間の手作業がなくなります。'],
    [buyer, 'ああ、まあ、確かに人が足りないから、そっちのほうが大きいかも。'],
  );
  expect(objections.map(({ text }) => text).join('')).not.toContain('大きいかも');
});

test('what was brought up some turns before is not what is left for this time', () => {
  const { decisions } = minutesOfTalk([
    ...smallTalk,
    [seller, 'わかりました。今回はなしで。'],
    [buyer, 'はい、それでお願いします。'],
  ]);
  expect(decisions.map(({ text }) => text).join('')).not.toContain('ライン');
});
