import { describe, expect, test } from 'vitest';
import { readability } from '#functions/create-minutes/engine/japanese/reads-well.ts';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';

describe('a summary has whole sentences', () => {
  test.each([
    '屋根の塗り替えは秋まで待てません',
    '予備のポンプは倉庫に二台あります',
    '去年の暮れに一度止まってしまって、三日かかりました',
    '窓口が二人しかいないので、昼は閉めています',
    '保険は来月から値上がりするので、それまでに決めたいです',
    '庭の手入れは九月まで続けるという契約です',
    '配管を使ってから十年たっています',
    '人を二名増やし、窓口は昼も開けています',
  ])('%s', (said) => {
    expect(readability(reportJapanese(said, '星野', 'plain'))).toBe(1);
    expect(readability(reportJapanese(said, '星野', 'polite'))).toBe(1);
  });
});

describe('a summary has no speech that only who was there understands', () => {
  test.each([
    ['a phrase without a predicate', 'それで倉庫から百七十五と二十五で'],
    ['a predicate of a dialect', '倉庫の裏の契約が三月いっぱいやけん'],
    ['what points at nothing', 'あの件はもう倉庫の人に話しました'],
    ['what is drawn out', '倉庫ねえ借りられるかちょっとわからないです'],
    ['what is taken back', '倉庫は三棟、いや四棟まで借りられます'],
    [
      'what runs on',
      '倉庫の隣の空き地に置いたコンテナが三月の大雨で全部流されて保険屋さんに電話したら対象外だと言われました',
    ],
    ['who is called upon', '倉庫の家賃は下げられません、専務'],
    ['a courtesy', '先日の倉庫の棟上げには会長様にもご臨席を賜りました'],
    ['a question without か', '倉庫の前に頼んだ鍵はどうなった'],
    ['what was said is quoted as in talk', '倉庫の人はもう借りるって決めています'],
  ])('%s: %s', (_, said) => {
    expect(readability(reportJapanese(said, '星野', 'plain'))).toBe(0);
  });
});

test.each([
  ['鍵は早めに返してくれ', '鍵は早めに返してほしいと求めた。'],
  ['八月の請求が190万', '八月の請求が190万であると説明した。'],
  ['決めるのは一月の終わりだな', '決めるのは一月の終わりであると述べた。'],
])('%s is reported as %s', (said, told) => {
  expect(reportJapanese(said, undefined, 'plain')).toBe(told);
});
