import { describe, expect, test } from 'vitest';
import { isNoTopic, wholeNoun } from '#functions/create-minutes/engine/japanese/no-topic.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

describe('a heading names a matter', () => {
  test.each(['来年度', '半年分', '夜中', '翌月25日', '朝五時', '年100ライセンス', '頂戴', '約束', '主人', '初年度'])(
    'and not %s',
    (noun) => {
      expect(isNoTopic(noun)).toBe(true);
    },
  );

  test.each(['夜勤', '年間契約', '日程', '予約', 'A3', '第二倉庫', '返金', '来客用駐車場', '半導体'])(
    'such as %s',
    (noun) => {
      expect(isNoTopic(noun)).toBe(false);
    },
  );
});

describe('a noun is told as the word that it is', () => {
  test.each([
    ['キャンセル待', 'ちの方', 'キャンセル待ち'],
    ['行事食込', 'みで', '行事食込み'],
    ['説明申', 'し上げ', '説明'],
    ['支払', 'いは', '支払い'],
    ['御見積', 'を', '見積'],
    ['契約済', 'みの', '契約済み'],
    ['契約書', 'を', '契約書'],
  ])('%s before %s', (run, behind, noun) => {
    expect(wholeNoun(run, behind)).toBe(noun);
  });
});

describe('the first line', () => {
  const { seller, buyer } = people;
  const firstLine = (price: string) =>
    minutesOfTalk([
      ...smallTalk,
      [seller, `見積書のとおり、塗装の単価は${price}です。`],
      [buyer, '五十嵐にも見せます。五十嵐が単価を決めます。'],
      [seller, '塗装の工程表も五十嵐さんに送ります。'],
      [buyer, '工程表は五十嵐が見ます。'],
      [seller, `では単価は${price}でお願いします。`],
      [buyer, `はい、${price}でお願いします。`],
    ]).summary.oneLine;

  test('names no person', () => {
    expect(firstLine('1平米800円')).not.toContain('五十嵐');
  });

  test('tells no price that could be of any size', () => {
    expect(firstLine('百')).not.toContain('（百）');
  });
});
