import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

test('a concession is told as minutes tell it, and within one side there is none', () => {
  const line = 'um if you sign by Friday, I can, uh, waive the set-up fee.';
  expect(minutesOf(talkOf([`S: ${line}`])).concessions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^If .* signs? by Friday, .* can,? waive the set-up fee\.$/),
  ]);
  const alone = { meeting: { language: 'en' }, transcript: { turns: [{ speaker: 'Ann Lee', text: line }] } };
  expect(minutesOf(alone).concessions).toEqual([]);
});

test('a concession has its condition', () => {
  const lines = ['S: If you sign by Friday, I can waive the set-up fee.', 'C: Great, deal.'];
  expect(minutesOf(talkOf(lines)).concessions).toMatchObject([
    { side: 'internal', condition: 'If you sign by Friday', status: 'agreed' },
  ]);
});

const givenIn =
  (language: string) =>
  (...lines: readonly string[]) =>
    minutesOf(talkOf(lines, {}, language)).concessions.map(({ text }) => text);
const given = givenIn('en');

describe('a concession', () => {
  test.each([
    'C: That feels steep. We would want that waived.',
    'C: Our old supplier made it again for free.',
    'C: The printer we had before took that off the price, at no charge.',
    'S: The licence costs went up on us twice.',
    'S: What I can do on price',
  ])('is not %s', (line) => {
    expect(given('S: The set-up is 900 euros.', line)).toEqual([]);
  });

  test('without a matter of its own is told with what was said before it', () => {
    expect(given('C: It is six hours in the contract.', 'S: I can write one hour in there. No charge.')).toEqual([
      expect.stringMatching(/one hour in there\. No charge\.$/),
    ]);
  });

  test('of the customer is what he commits himself to in return', () => {
    expect(given('S: The rate goes up in May.', "C: If you hold the rate, we'd sign for two years.")).toEqual([
      expect.stringMatching(/hold.* the rate.*sign for two years/),
    ]);
  });
});

describe('譲歩', () => {
  const inJapanese = givenIn('ja');

  test.each([
    ['S: 先月お出しした見積りですが、一式264万円でお出ししています。'],
    ['C: 前の印刷屋さんは半額にしてくれました。'],
    ['S: 据え置きの読み取り機なので、置いていただくだけです。'],
    ['S: 本日中に価格表をお付けしてメールします。'],
  ])('ではない：%s', (line) => {
    expect(inJapanese('C: 導入費用についてお聞きしたいです。', line)).toEqual([]);
  });

  test('は買い手が引き換えに約束するものでもある', () => {
    expect(inJapanese('S: 来月から1.6になります。', 'C: 1.5なら、4店全部すぐ契約しますよ。')).toHaveLength(1);
  });

  test('は売り手が引くものである', () => {
    expect(inJapanese('C: 少し高いですね。', 'S: 2年でご契約いただければ、初期費用を無料にします。')).toEqual([
      '2年で契約してもらえれば、初期費用を無料にする。',
    ]);
  });

  test.each([
    ['S: 620までは、私の裁量でいけます。', '620までは、Samの裁量でいける。'],
    ['S: 4万5千円までは勉強させていただきます。', '4万5,000円までは勉強する。'],
    ['S: じゃあ、撤去込みで180、それでやらせていただきます。', '撤去込みで180、それでやる。'],
    ['S: 閲覧だけでしたら無料です。', '閲覧だけなら無料である。'],
    ['S: 年払いにしていただきますと、1か月分サービスになります。', '年払いにしてもらうと、1か月分サービスになる。'],
  ])('は行ける所まででもある：%s', (line, text) => {
    expect(inJapanese('C: 少し高いですね。', line)).toEqual([text]);
  });

  test.each([
    ['C: お試しは1か月になりませんか。', 'S: 1か月ですね、分かりました。では1か月でお出しします。', ['1か月で出す。']],
    ['C: 端末は3台貸してもらえませんか。', 'S: 3台ですね、承知しました。', ['3台、承知した。']],
    [
      'C: 支払いは60日にしてもらえませんか。',
      'S: 60日は難しいです。45日でしたら対応いたします。',
      ['45日なら対応する。'],
    ],
    ['C: 研修を2回にできませんか。', 'S: 2回はちょっと難しいです。', []],
    ['C: 端末は3台でしたよね。', 'S: 3台ですね、承知しました。', []],
  ])('は頼まれた数を出すことでもある：%s', (asked, answer, texts) => {
    expect(inJapanese(asked, answer)).toEqual(texts);
  });

  test('の条件は行ける所ではない', () => {
    const { concessions } = minutesOf(talkOf(['S: 300までなら私の権限でいけます。'], {}, 'ja'));
    expect(concessions).toMatchObject([{ condition: null }]);
  });

  test('は一言おいて受けられても合意であり、条件は「もし」から始まる', () => {
    const lines = [
      'S: 撮影の手配に30万見てるんですがもし写真をお借りできるようであれば210万まではいけます。',
      'C: ほんとですか。じゃあそれでお願いします。',
    ];
    expect(minutesOf(talkOf(lines, {}, 'ja')).concessions).toMatchObject([
      { condition: 'もし写真をお借りできるようであれば', status: 'agreed' },
    ]);
  });
});
