import { expect, test } from 'vitest';
import { cleanJapanese } from '#functions/create-minutes/engine/japanese/clean.ts';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';
import { judgeLine } from '#functions/create-minutes/engine/japanese/readability/judge.ts';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';

const told = (said: string) =>
  reportJapanese(cleanJapanese(said), '佐藤 健', 'plain', (text) => inWriting(text, { names: [], fullNames: [] }));

test.each([
  ['違約金なしで解約いただけます。', '違約金なしで解約してもらえると述べた。'],
  ['操作のご説明をさせていただきます。', '操作の説明をすると述べた。'],
  ['こちらで確認をさせていただきます。', 'こちらで確認すると述べた。'],
  ['その日付ではお約束できかねます。', 'その日付では約束できないと述べた。'],
  ['整理したものでしたら、お渡しできます。', '整理したものなら、渡せると述べた。'],
  ['長いお付き合いですし、値引きします。', '長いお付き合いだし、値引きすると述べた。'],
  ['夜勤の人手が足りませんで。', '夜勤の人手が足りないと述べた。'],
  ['人手が足りませんで、困っています。', '人手が足りず、困っていると述べた。'],
  ['土砂崩れはどうなのでしょうか。', '土砂崩れはどうかと尋ねた。'],
  ['値段は五十万がええとこですかね。', '値段は50万がええとこかと尋ねた。'],
  ['四分の三は補助が出ます。', '4分の3は補助が出ると述べた。'],
])('a form of courtesy or of speech is told in plain Japanese: %s', (said, line) => {
  expect(told(said)).toBe(`佐藤 健は、${line}`);
});

test.each([
  ['お値段の方なんですけど、前回の資料ですと八万円です。', '値段について、前回の資料だと8万円であると述べた。'],
  ['ということは二万四千七百円ですね。', '2万4,700円であると述べた。'],
  ['ライバル、と言ったら失礼ですけど、他社も見ています。', '他社も見ていると述べた。'],
  ['配車係の、あの、ベテランの方が三人います。', '配車係のベテランの方が3人いると述べた。'],
  ['見積もり出します。', '見積もりを出すと述べた。'],
])('what leads to the matter and where a speaker paused is left out: %s', (said, line) => {
  expect(told(said)).toBe(`佐藤 健は、${line}`);
});

test.each([
  ['佐藤 健は、広報が写真を持っていると述べた。', '佐藤 健は、お盆済んで、九月に入ってからやと述べた。'],
  ['佐藤 健は、保守は翌月から始まると述べた。', '佐藤 健は、保守なんやけど翌月でと述べた。'],
])('「%s」 reads better than 「%s」', (better, worse) => {
  expect(judgeLine(better).readable).toBeGreaterThan(judgeLine(worse).readable);
});

test.each([
  ['佐藤 健は、受付で会員証が読めない日があると述べた。', '佐藤 健は、それは助かると述べた。'],
  ['佐藤 健は、倉庫の工事は8月に終わると説明した。', '佐藤 健は、そうすると述べた。'],
])('「%s」 says more than 「%s」', (more, less) => {
  expect(judgeLine(more).matter).toBeGreaterThan(judgeLine(less).matter);
});

test.each(['', 'と述べた。', '。', '佐藤 健は、。'])('「%s」 is judged too', (line) => {
  for (const share of Object.values(judgeLine(line))) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});
