import { describe, expect, test } from 'vitest';
import type { DraftAmount } from '#functions/create-minutes/engine/draft.ts';
import { tellFigures } from '#functions/create-minutes/engine/japanese/acts/choices/tell-figures.ts';
import { decided } from '#functions/create-minutes/engine/japanese/wording/decided.ts';
import { proposed } from '#functions/create-minutes/engine/japanese/wording/proposed.ts';

describe('a choice is told as what is done or chosen', () => {
  test.each([
    ['屋根はトタンにしよう。', '屋根はトタンにする。'],
    ['北側の窓は外そう。', '北側の窓は外す。'],
    ['塗装は自分たちでやろう。', '塗装は自分たちでやる。'],
    ['一度試しに塗ってみよう。', '一度試しに塗ってみる。'],
    ['足場は借りとこう。', '足場は借りておく。'],
    ['床は三年保証にしなさい。', '床は三年保証にする。'],
    ['日曜は今までどおり休みで。', '日曜は今までどおり休みとする。'],
    ['値引きして、1,180万。', '値引きして、1,180万とする。'],
    ['9月分からである。', '9月分からとする。'],
    ['足場は借りられません。塗装は3回とする。', '塗装は3回とする。'],
    ['支払いは検収の翌月末でよい。', '支払いは検収の翌月末とする。'],
    ['塗料は六百五十ちょうどで。', '塗料は六百五十ちょうどとする。'],
    ['北側の三か所で、22日から1か月。', '北側の三か所で、22日から1か月とする。'],
    ['足場は土曜と日曜に分けて、というのは。', '足場は土曜と日曜に分ける。'],
    ['確かにじゃあ北側の三か所にする。', '北側の三か所にする。'],
    ['そうかほな2缶追加とする。', '2缶追加とする。'],
  ])('%s', (text, told) => {
    expect(decided(text, 'plain')).toBe(told);
  });

  test.each([
    '屋根は全部で三か所あるので、足場は三つである。',
    '壁は塗らない。床は板とする。',
    '明日は雨になりそう。',
    '屋根の色は青のよう。',
  ])('%s stays', (text) => {
    expect(decided(text, 'plain')).toBe(text);
  });
});

test.each([
  ['足場は3回で組みましょう、4月からとする。', '足場は3回で組む。4月からとする。'],
  ['樋は全部替えてください、110本とする。', '樋は全部替える。110本とする。'],
  ['ぜひやりましょう、塗装は自分たちで行う。', '塗装は自分たちで行う。'],
  ['塗りましょう、屋根。', '塗りましょう、屋根。'],
  ['看板を置かせてください、二つとする。', '看板を置かせてください、二つとする。'],
])('what was proposed on the way to a choice is told as it is done: %s', (text, told) => {
  expect(proposed(text, 'plain')).toBe(told);
});

describe('a choice that is only a figure says what the figure is', () => {
  const spans = [{ turn: 3, text: '' }];
  const agreed = (kind: DraftAmount['kind']) => [{ text: '', kind, status: 'agreed', spans } as unknown as DraftAmount];
  const told = (text: string, amounts: readonly DraftAmount[] = []) => tellFigures([{ text, spans }], amounts)[0]?.text;

  test.each([
    ['48台とする。', '台数は48台とする。'],
    ['二回とする。', '回数は二回とする。'],
    ['150名のままとする。', '人数は150名のままとする。'],
    ['3年とする。', '期間は3年とする。'],
    ['2027年とする。', '2027年とする。'],
    ['3年間とする。', '期間は3年間とする。'],
    ['6月1日からとする。', '開始は6月1日からとする。'],
    ['六月分からとする。', '適用は六月分からとする。'],
    ['工事は6月1日からとする。', '工事は6月1日からとする。'],
    ['2か月とする。', '期間は2か月とする。'],
    ['台数は48台とする。', '台数は48台とする。'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test.each([
    ['42万円とする。', 'price', '価格は42万円とする。'],
    ['42万円でやる。', 'price', '価格は42万円とする。'],
    ['8%とする。', 'discount', '値引きは8%とする。'],
    ['42万円とする。', 'cost', '42万円とする。'],
  ] as const)('%s of a %s', (text, kind, expected) => {
    expect(told(text, agreed(kind))).toBe(expected);
  });
});

describe('what was asked for, named or heard is told as settled', () => {
  test.each([
    ['支払いは、月払いにしておいて。', '支払いは、月払いにしておく。'],
    ['柵もつけといて。', '柵もつけておく。'],
    ['一個減らして11にして。', '一個減らして11にする。'],
    ['鉢の数は、36個に変更である。', '鉢の数は、36個に変更する。'],
    ['鉢は二つとも名札付きである。', '鉢は二つとも名札付きとする。'],
    ['苗の運び手は、オオサワで。', '苗の運び手は、オオサワとする。'],
    ['8月は8千鉢、承った。', '8月は8千鉢とする。'],
    ['新しい値段は4月1日からな。', '新しい値段は4月1日からとする。'],
  ])('%s', (text, told) => {
    expect(decided(text, 'plain')).toBe(told);
  });

  test.each([
    '土が安くて。',
    '植えるのをやめることになりまして。',
    '苗のことはそれで。',
    '支払いは電話で。',
    '水は畑の現場で。',
  ])('%s stays', (text) => {
    expect(decided(text, 'plain')).toBe(text);
  });
});
