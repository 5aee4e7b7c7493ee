import { expect, test } from 'vitest';
import { isStandingDuty } from '#functions/create-minutes/engine/japanese/acts/tasks/standing-duty.ts';
import { wordRemark } from '#functions/create-minutes/engine/japanese/wording/remark.ts';

test.each([
  'いつ送ってもらえますか。',
  'どうしましょうか。',
  '誰に頼みましょうか。',
  '最近の売れ行きはいかがでしょうか。',
])('what only asks proposes nothing and wishes for nothing: %s', (said) => {
  expect(wordRemark(said, 'plain')).toBe(said);
});

test.each([
  ['三万円はどうでしょう。', '三万円とすることを提案する。'],
  ['先に一か月試していただくのはいかがでしょう。', '先に一か月試すことを提案する。'],
  ['夜間も来てもらえませんか。', '夜間も来てほしい。'],
  ['値段が高いってよ。', '値段が高いとのことである。'],
])('what proposes or asks for a deed is told so: %s', (said, told) => {
  expect(wordRemark(said, 'plain')).toBe(told);
});

test('what is asked how it went is somebody’s task, whenever it happened', () => {
  expect(isStandingDuty('不具合が出た際にはどう動いたか、まとめて送ります')).toBe(false);
  expect(isStandingDuty('不具合が出た際には応援を入れます')).toBe(true);
});
