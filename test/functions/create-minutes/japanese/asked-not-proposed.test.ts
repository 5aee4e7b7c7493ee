import { expect, test } from 'vitest';
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
])('what proposes or asks for a deed is told so: %s', (said, told) => {
  expect(wordRemark(said, 'plain')).toBe(told);
});
