import { describe, expect, test } from 'vitest';
import { inOrder } from '#functions/create-minutes/engine/japanese/inverted.ts';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer, user } = people;
type Line = readonly [speaker: string, text: string];
const tasksOf = (...lines: readonly Line[]) =>
  minutesOfTalk(lines).actionItems.map(({ description, owner, due }) => [
    description,
    owner?.name ?? null,
    due?.date ?? null,
  ]);

test.each([
  ['注文書は総務に出させます、今月中には。', '今月中には注文書は総務に出させます'],
  ['結果は電話しますよ、火曜の朝には。', '火曜の朝には結果は電話しますよ'],
  ['棚の写真を送ります、店長が戻ったら。', '店長が戻ったら棚の写真を送ります'],
  ['月曜に見て、開発に送りますよ、写真で。', '月曜に見て、写真で開発に送りますよ'],
  ['手順書をお送りしますね水曜までに', '水曜までに手順書をお送りしますね'],
  ['店長に一言入れときます、棚を替えるよって。', '棚を替えると店長に一言入れときます'],
])('what is said behind the verb belongs before it: %s', (said, told) => {
  expect(inOrder(said)).toBe(told);
});

test.each(['図面をお送りします、では。', 'よくわかります、それは。', '図面を送ります、ありがとうございます。'])(
  'and what is no part of the sentence stays: %s',
  (said) => {
    expect(inOrder(said)).toBe(said);
  },
);

describe('a day in answer to a request takes it up', () => {
  test.each([
    ['鍵の一覧をいただきたいんですが。', 'ばたばたしているので…来週の水曜でいいですか。', '2026-09-09'],
    ['鍵の一覧を送っていただけますか。', '来週の火曜になりますけど、大丈夫ですか。', '2026-09-08'],
    ['鍵の一覧をいただけますか。', '金曜でもいい?', '2026-09-04'],
  ])('%s %s', (asked, answer, day) => {
    const tasks = tasksOf([seller, asked], [buyer, answer], [seller, '結構です。']);
    expect(tasks).toEqual([[expect.stringContaining('鍵の一覧'), '戸田 慎也', day]]);
  });

  test('but not where it is turned down', () => {
    expect(
      tasksOf(
        [seller, '鍵の一覧をいただけますか。'],
        [buyer, 'それはちょっと難しいです。'],
        [seller, 'わかりました。'],
      ),
    ).toEqual([]);
  });

  test('nor where it is time to meet that is asked for', () => {
    expect(
      tasksOf([seller, 'お時間をいただきたいんですが。'], [buyer, '来週の水曜でいいですか。'], [seller, '結構です。']),
    ).toEqual([]);
  });
});

test.each([
  ['稟議は来週の役員会にかけます。', '役員会にかける'],
  ['見積もりは社長に上げときます。', '社長に上げ'],
])('what goes to those who decide is a task: %s', (said, told) => {
  expect(tasksOf([buyer, said])).toEqual([[expect.stringContaining(told), '戸田 慎也', null]]);
});

test('two deeds for two people have each their day', () => {
  const [[told, , day] = []] = tasksOf([buyer, '社長には私から上げときます。火曜の朝には電話しますよ。']);
  expect(told).toContain('電話する');
  expect(day).toBe('2026-09-08');
});

test('who promises is the owner, whatever the next one says', () => {
  expect(
    tasksOf([user, '司会は社内で私から頼んでおきます'], [seller, 'かしこまりました受付の方のほうはお断りしておきます']),
  ).toEqual([
    [expect.stringContaining('司会'), '五十嵐 茜', null],
    [expect.stringContaining('受付'), '古川 直人', null],
  ]);
});

test.each([
  '来ない人がいたら七時までに私からお電話します。',
  '不具合が見つかったらすぐにご連絡します。',
  '欠勤が出たときは、私のほうで代わりの者を一日以内に入れます。',
  '破損があった場合は、翌日までに交換品をお送りします。',
])('a standing duty is no task: %s', (said) => {
  expect(tasksOf([seller, said])).toEqual([]);
});

test.each([
  ['月曜、火曜に棚を見に伺って、写真を送ります。', '月曜、火曜に'],
  ['木曜、金曜には棚の図面を送ります。', '木曜、金曜'],
])('two days that are both meant stay: %s', (said, days) => {
  expect(tasksOf([buyer, said])[0]?.[0]).toContain(days);
});

test('a day put in the place of another is of the same week', () => {
  expect(tasksOf([seller, '来週の火曜、いや水曜までに棚の図面を送ります。'])).toEqual([
    ['棚の図面を送る。', '古川 直人', '2026-09-09'],
  ]);
});
