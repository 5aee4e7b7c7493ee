import { describe, expect, test } from 'vitest';
import { wordRemark } from '#functions/create-minutes/engine/japanese/wording/remark.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer } = people;
const objectionsTo = (...lines: [string, string][]) =>
  minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]).objections;

describe('a worry is answered by what is said to it', () => {
  test('and not by an apology before a colleague tells', () => {
    const [objection] = objectionsTo(
      [buyer, '故障してから三日も誰も来ないのは困ります。現場が止まってしまうので、正直不安です。'],
      [seller, 'その節は本当にすみませんでした。'],
      [engineer, '春から川崎にも担当を置きましたので、翌日の朝には伺えるようになっています。'],
    );
    expect(objection?.response).toContain('翌日の朝');
  });

  test('and an apology beside what is not done is told', () => {
    const [objection] = objectionsTo(
      [buyer, '初期費用が高すぎて、社長に説明できません。'],
      [seller, '無料は、すみません、できないんです。部材の実費が出ておりますので。'],
    );
    expect(objection?.response).toMatch(/できない|実費/);
  });
});

describe('what is put forward is told as a proposal', () => {
  test.each([
    ['まとめてご契約いただけるなら、三万九千円でどうでしょう。', '三万九千円とすることを提案する。'],
    ['まず一店舗で試していただくのはいかがでしょうか。', 'まず一店舗で試すことを提案する。'],
    ['二回に分けて納める形にしましょうか。', '二回に分けて納める形にすることを提案する。'],
    ['もう一度、実機で試してもらえませんか。', 'もう一度、実機で試してほしい。'],
  ])('%s', (said, told) => {
    expect(wordRemark(said, 'plain')).toContain(told);
  });

  test('in either style', () => {
    expect(wordRemark('三万九千円でどうでしょう。', 'polite')).toBe('三万九千円とすることを提案します。');
  });
});

test.each([
  ['もっと早く知らせてよ。', 'もっと早く知らせてほしい。'],
  ['ほかの店にも声をかけてちょうだい。', 'ほかの店にも声をかけてほしい。'],
])('what is wished for is told as a wish: %s', (said, told) => {
  expect(wordRemark(said, 'plain')).toBe(told);
});

test('what people kindly do is not asked of them', () => {
  const { summary, topics } = minutesOfTalk([
    ...smallTalk,
    [buyer, '新しい手順を嫌がる人はいませんか。'],
    [seller, '最初の週は私どもが横につきますので、二週目からは皆さんご自分で進めてくださいますよ。'],
    [buyer, 'それなら安心です。'],
  ]);
  const told = JSON.stringify([summary, topics]);
  expect(told).not.toMatch(/進めてほしい|進めてください[^ま]/);
});

test.each([
  ['長い取引なんだから、もう少し勉強してよ。', '値引きしてほしい'],
  ['もう少し勉強してから検討したいです。', '勉強してから'],
])('to study the price is to take something off it: %s', (said, told) => {
  const { objections, topics, summary } = minutesOfTalk([
    ...smallTalk,
    [buyer, said],
    [seller, '十台まとめてでしたら、五分お引きできます。'],
  ]);
  const all = JSON.stringify([objections, topics, summary]);
  expect(all).toContain(told);
});

describe('a worry is held against us', () => {
  test.each([
    ['他社さんは二週間でできるって聞いたんですけど、二か月は長すぎて困るんです。', '承知しました。'],
    ['他社さんは三日で来てくれるんですよ。それに比べると対応が遅いのが心配です。', 'ご指摘の通りです。'],
    ['他社さんは三日で来てくれるんですよ。対応が遅いのが心配です。', 'ご指摘の通りです。'],
    ['古川さんはいつ電話しても出ないので困ります。', 'うちは人が少なくて。'],
    ['よその工場は返事も来なくて困るんです。', '弊社の手配で、申し訳ございません。'],
  ])('and listed: %s', (said, answer) => {
    expect(objectionsTo([buyer, said], [seller, answer])).toHaveLength(1);
  });

  test('unless it is held against a rival', () => {
    expect(objectionsTo([buyer, '他社さんは対応が遅くて困るんです。'], [seller, 'うちは翌日伺います。'])).toEqual([]);
  });
});
