import { describe, expect, test } from 'vitest';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';

const writing = { names: ['坂井'], fullNames: [] };
const written = (said: string) => inWriting(said, writing);

test.each([
  ['今入ってる業者', '今入っている業者'],
  ['棚が落ちてて困る', '棚が落ちていて困る'],
  ['まだ取ってない', 'まだ取っていない'],
  ['前に頼んでた会社', '前に頼んでいた会社'],
  ['値引きしろって言われた', '値引きしろと言われた'],
  ['夜は閉めるって聞いた', '夜は閉めると聞いた'],
  ['臭うっていうだけで避ける', '臭うというだけで避ける'],
  ['裏門の塗料って、乾くか', '裏門の塗料は、乾くか'],
  ['雨のときってどう塗るか', '雨のときはどう塗るか'],
  ['下塗りだけじゃ弱い', '下塗りだけでは弱い'],
  ['人が足りるんで二台でいい', '人が足りるので2台でいい'],
  ['七月からですね、倉庫も空く', '7月から、倉庫も空く'],
  ['雨とかで止まる', '雨などで止まる'],
])('%s is written %s', (said, told) => {
  expect(written(said)).toBe(told);
});

test.each([
  '端末を使って言い返す',
  '棚を育てる',
  'そしてたまに鳴る',
  '決してない',
  '昼のうちに運ぶ',
  '帰らないうちに渡す',
  '3台のうちの1台',
  'おうちの方',
])('%s is no short form', (said) => {
  expect(written(said)).toBe(said);
});

describe('the companies are told from outside', () => {
  test.each([
    ['それはうちで持つ', 'それは自社で持つ'],
    ['弊社の倉庫', '自社の倉庫'],
    ['うちみたいな塗装屋', '自社のような塗装屋'],
    ['御社の端末', '先方の端末'],
    ['そこは貴社で直す', 'そこは先方で直す'],
    ['色はおたくのほうが白い', '色は先方のほうが白い'],
  ])('%s is %s', (said, told) => {
    expect(written(said)).toBe(told);
  });
});

test.each([
  ['うちは鍵が足りない', '先方は鍵が足りない'],
  ['弊社の倉庫', '先方の倉庫'],
  ['御社の端末', '自社の端末'],
  ['うちの鍵を御社に預ける', '先方の鍵を自社に預ける'],
])('a customer who is not named before it speaks from the other side: %s is %s', (said, told) => {
  expect(inWriting(said, writing, 'external')).toBe(told);
});

describe('what is announced is what the sentence is about', () => {
  test.each([
    ['塗料の値段だが、二缶なら一割引く。', '塗料の値段は、二缶なら1割引く。'],
    ['足場の費用だが、先方は別に書いている。', '足場の費用について、先方は別に書いている。'],
    ['質問だが、夜も動くか。', '夜も動くか。'],
  ])('%s is %s', (said, told) => {
    expect(written(said)).toBe(told);
  });

  test.each([
    '急だが、点検は明日になる。',
    '倉庫の坂井だが、棚は見ていない。',
    '無理だが、考える。',
    '賛成だが、色は変える。',
  ])('%s announces nothing', (said) => {
    expect(written(said)).toBe(said);
  });
});

test.each([
  ['棚が足りなくて困っとる', '棚が足りなくて困っている'],
  ['毎年言うとる', '毎年言っている'],
  ['箱をもろたら返す', '箱をもらったら返す'],
  ['まだ入ってへん', 'まだ入っていない'],
  ['塗料が出えへんかったら呼ぶ', '塗料が出なかったら呼ぶ'],
  ['紙は使わへん', '紙は使わない'],
  ['ここでは言われへん', 'ここでは言えない'],
  ['その日は行かれへんかった', 'その日は行けなかった'],
  ['生では食べられへん', '生では食べられない'],
  ['裏門が鉄やから重い', '裏門が鉄だから重い'],
])('dialect: %s is %s', (said, told) => {
  expect(written(said)).toBe(told);
});

test.each(['土地を買いとる', '受けとる', 'たいへんな量', 'へんな音'])('%s is no dialect', (said) => {
  expect(written(said)).toBe(said);
});
