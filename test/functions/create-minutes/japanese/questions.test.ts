import { expect, test } from 'vitest';
import { plainQuestion } from '#functions/create-minutes/engine/japanese/wording/question.ts';

test.each([
  ['棚札も読めるかどうかは、開発に聞かないと。', '棚札も読めるか。'],
  ['どこまで測れるか、正直いま分からないです。', 'どこまで測れるか。'],
  ['この棚のまま使えるのかな。', 'この棚のまま使えるか。'],
  ['棚はそのまま使えるんか。', '棚はそのまま使えるか。'],
  ['補助金の次の締切っていつでしたっけ？', '補助金の次の締切はいつか。'],
  ['棚の耐荷重を知りたいのですが、1段で何キロまで載せられますか？', '棚の耐荷重は、1段で何キロまで載せられるか。'],
  ['それ、来期払いにできませんか？', '来期払いにできないか。'],
  ['テストをしてみないと正確なところは何とも。', 'テストをしてみないと正確なところは何とも言えない。'],
])('an open question says what is open, and not who does not know it: %s', (said, told) => {
  expect(plainQuestion(said, 'plain')).toBe(told);
});

test.each(['棚札の型番によります。', '来年は？'])('what asks in its own way stays: %s', (said) => {
  expect(plainQuestion(said, 'plain')).toBe(said);
});
