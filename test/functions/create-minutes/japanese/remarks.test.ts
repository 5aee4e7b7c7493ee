import { describe, expect, test } from 'vitest';
import { cleanJapanese } from '#functions/create-minutes/engine/japanese/clean.ts';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';
import { bare } from '#functions/create-minutes/engine/japanese/wording/bare.ts';
import { wordChoice } from '#functions/create-minutes/engine/japanese/wording/choice.ts';
import { askedOf } from '#functions/create-minutes/engine/japanese/spoken.ts';
import { plainQuestion } from '#functions/create-minutes/engine/japanese/wording/question.ts';
import { wordRemark } from '#functions/create-minutes/engine/japanese/wording/remark.ts';

describe('words stay whole', () => {
  test.each([
    ['夏場はかえって割高です', '夏場はかえって割高です'],
    ['紙のまま、十枚にします', '紙のまま、十枚にします'],
    ['三名、名前を出します', '三名、名前を出します'],
    ['運べますけど、どうですか', '運べますけど、どうですか'],
    ['15%では、足りません', '15%では、足りません'],
    ['さ、さすがに高いです', 'さすがに高いです'],
    ['棚はえーと二段です', '棚は二段です'],
    ['棚は二段がええと思う', '棚は二段がええと思う'],
    ['棚は二段で、すいません幅は測ります', '棚は二段で、幅は測ります'],
  ])('%s', (said, clean) => {
    expect(cleanJapanese(said)).toBe(clean);
  });

  test.each([
    ['それとも夜にしますか', 'それとも夜にします'],
    ['あのう、棚は入りますか', '棚は入りますか'],
    ['それと鍵も替えます', '鍵も替えます'],
  ])('%s', (said, rest) => {
    expect(bare(said)).toContain(rest);
  });
});

test.each([
  ['この棚では通らないでしょう', '通らないだろう'],
  ['見本は置いていきました', '置いていった'],
  ['材料が上がっておりまして', '上がっている'],
  ['そこは載せないとです', '載せなければならない'],
  ['職人は朝から塗ってらっしゃいます', '塗ってらっしゃると述べた'],
  ['箱がちょっと重たい', '重たいと述べた'],
])('%s is reported as %s', (said, told) => {
  expect(reportJapanese(said, '星野', 'plain')).toContain(told);
});

test.each([
  ['この棚、高くない？', 'この棚、高いのではないか。'],
  ['それは高すぎません？', 'それは高すぎるのではないか。'],
  ['運賃は六千円まで下げさせてください', '運賃は六千円まで下げる。'],
  ['棚が足りないわよ、正直', '棚が足りない。'],
  ['梅雨のあいだは塗れないの', '梅雨のあいだは塗れない。'],
  ['心配なのは雨漏りなの', '心配なのは雨漏りである。'],
  ['裏門は夜に開かないので', '裏門は夜に開かない。'],
  ['毎回三箱とか', '毎回三箱などである。'],
  ['塗る順は色で変わるものですから', '塗る順は色で変わるものである。'],
  ['荷が乗らないんですよ。裏の棚も空けてください。', '荷が乗らない。裏の棚も空けてください。'],
  ['この塗料では冬を越せないかなと', 'この塗料では冬を越せないのではないかと思う。'],
  ['床が抜けるんじゃないの', '床が抜けるのではないか。'],
  ['二日続けてはきついな。', '二日続けてはきつい。'],
  ['さくらさんのより二千円高いってことですよね。', 'さくらさんのより二千円高い。'],
  ['わかった、じゃあ二十五日までに決めるよ。', '二十五日までに決める。'],
])('the remark %s is told as %s', (said, told) => {
  expect(wordRemark(said, 'plain')).toBe(told);
});

test.each([
  ['なら八月からにしましょう', '八月からにする。'],
  ['良かったじゃあ塗装は白で', '塗装は白とする。'],
  ['だめだめ、裏門だけで', '裏門だけとする。'],
  ['そうしますと棚は二段にしましょう', '棚は二段にする。'],
  ['でも今回は棚だけにしましょう', '今回は棚だけにする。'],
  ['もう一つ、鍵は替えます', '鍵は替える。'],
  ['棚ごとに札を出すのはいかがでしょう', '棚ごとに札を出す。'],
  ['塗装は白でということで', '塗装は白とする。'],
  ['下塗りは二回を上限とするのではいかがでしょうか', '下塗りは二回を上限とする。'],
  ['工事費を当方で負担させていただくというのはいかがでしょう', '工事費を当方で負担する。'],
  ['じゃあ九人ずつの二クラスで、一日ずつ二回ってことですよね。', '九人ずつの二クラスで、一日ずつ二回とする。'],
  ['更新は二年契約、三百円据え置きで進めさせていただいてよろしいですか。', '更新は二年契約、三百円据え置きで進める。'],
  ['プレミアムは見送りでいいでしょう。', 'プレミアムは見送りとする。'],
  ['じゃあ、プレミアムは見送りで。', 'プレミアムは見送りとする。'],
  ['病棟は隔月でもいいと思います。', '病棟は隔月とする。'],
])('the choice %s reads %s', (said, told) => {
  expect(wordChoice(said, 'plain')).toBe(told);
});

test.each([
  ['その箱、棚に入りますかね。', 'その箱、棚に入るか。'],
  ['北口便も出せます？', '北口便も出せるか。'],
  ['古い棚なんですけど、鍵は付きますか。', '古い棚だが、鍵は付くか。'],
])('the question %s reads %s', (said, told) => {
  expect(plainQuestion(said, 'plain')).toBe(told);
});

test.each([
  ['保守の電話って夜もつながるか。', '保守の電話は夜もつながるか。'],
  ['棚の受け渡しって、夜でもできるか。', '棚の受け渡しは、夜でもできるか。'],
  ['台車を使って運べるか。', '台車を使って運べるか。'],
])('what is asked of: %s is %s', (said, told) => {
  expect(askedOf(said)).toBe(told);
});
