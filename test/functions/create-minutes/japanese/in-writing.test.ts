import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer } = people;
type Talk = readonly (readonly [speaker: string, text: string])[];

const tasksOf = (talk: Talk, options = {}) =>
  minutesOfTalk(talk, options).actionItems.map(({ description }) => description);
const choicesOf = (talk: Talk) => minutesOfTalk(talk).decisions.map(({ text }) => text);

/** What the seller offers and the buyer takes. */
const taken = (said: string): Talk => [
  [seller, `9時からの件ですが、${said}`],
  [buyer, 'はい、それでお願いします。'],
];
const promised = (said: string): Talk => [
  [seller, said],
  [buyer, 'お願いします。'],
];

describe('numbers stand in digits', () => {
  test.each([
    ['三十二拠点で進めます。', '32拠点'],
    ['月四万六千八百円で進めます。', '4万6,800円'],
    ['四月一日から始めます。', '4月1日'],
    ['百万円で進めます。', '100万円'],
    ['年額百三万を上限に進めます。', '103万'],
    ['二割五分引きで進めます。', '2割5分引き'],
    ['令和九年の十月開始で進めます。', '令和9年の10月'],
    ['十四時から一時半に変えて進めます。', '14時から1時半'],
    ['十月一日開始で進めます。', '10月1日開始'],
    ['受け渡しは午後三時で進めます。', '午後3時'],
  ])('%s', (said, told) => {
    expect(choicesOf(taken(said)).join('')).toContain(told);
  });

  test.each([
    ['一番奥の倉庫だけで進めます。', '一番奥の倉庫'],
    ['二、三日だけ試す形で進めます。', '二、三日'],
    ['五十嵐さんの部署だけで進めます。', '五十嵐さん'],
    ['二次会と百貨店の分だけで進めます。', '二次会と百貨店'],
    ['三、四百万の範囲で進めます。', '三、四百万'],
    ['一日研修の形で進めます。', '一日研修'],
    ['型番KX2640台の後継機で進めます。', 'KX2640台'],
  ])('%s has no such number', (said, told) => {
    expect(choicesOf(taken(said)).join('')).toContain(told);
  });

  test('in a transcript without digits, too', () => {
    const talk: Talk = [
      [seller, 'まずは三十二拠点で進めます。'],
      [buyer, 'はい、それでお願いします。'],
    ];
    expect(choicesOf(talk).join('')).toContain('32拠点');
  });
});

describe('a task stands without its day, which is beside it', () => {
  test.each([
    ['見積書を来週の金曜までにお送りします。', '見積書を送る。'],
    ['結果は戸田様に、来週の木曜までに戻します。', '結果は戸田様に戻す。'],
    ['比較表、火曜までに用意します。', '比較表を用意する。'],
    ['見積書を九月十一日までにお送りします。', '見積書を送る。'],
    ['開発に聞いて金曜までにメールします。', '開発に聞いてメールする。'],
    ['対応表を作りまして、12日までに、あ、いえ、12日は出張でした、15日にお送りします。', '対応表を作り、送る。'],
  ])('%s', (said, told) => {
    expect(tasksOf(promised(said))).toEqual([told]);
  });

  test.each([['来週の月曜の会議の資料を送ります。', '月曜の会議']])(
    '%s keeps a day that is part of it',
    (said, told) => {
      expect(tasksOf(promised(said)).join('')).toContain(told);
    },
  );
});

describe('敬語 lifts nobody', () => {
  test.each([
    ['お見積りを差し替えてお送りします。', '見積りを差し替えて送る。'],
    ['結果はお電話差し上げます。', '結果は電話する。'],
  ])('%s', (said, told) => {
    expect(tasksOf(promised(said))).toEqual([told]);
  });
});

describe('an open question', () => {
  const asked: Talk = [
    [buyer, 'ちなみに、古い機械の下取りはあるんですか。'],
    [seller, '確認しないとわかりません。'],
  ];
  const questionsOf = (options: object) => minutesOfTalk(asked, options).openQuestions.map(({ text }) => text);

  test('is asked plainly in plain style', () => {
    expect(questionsOf({})).toEqual(['古い機械の下取りはあるか。']);
  });

  test('and politely in polite style', () => {
    expect(questionsOf({ japaneseStyle: 'polite' })).toEqual(['古い機械の下取りはありますか。']);
  });
});

test('a choice that only names what was chosen is told with what was asked for', () => {
  const talk: Talk = [
    [seller, '次に、試用の期間なんですが。'],
    [buyer, '六週間で決めましょう。'],
    [seller, '承知しました。'],
  ];
  expect(choicesOf(talk)).toEqual(['試用の期間は、6週間で決める。']);
});

describe('what is said keeps its meaning', () => {
  test.each([
    ['二三日だけ試す形で進めます。', '二三日'],
    ['数十人だけで進めます。', '数十人'],
    ['六本木の店舗だけで進めます。', '六本木'],
    ['二〇二七年の春から始めます。', '2027年'],
    ['費用は一億二千万円で進めます。', '1億2,000万円'],
  ])('%s', (said, told) => {
    expect(choicesOf(taken(said)).join('')).toContain(told);
  });

  test.each([
    ['サンプルを一台お借りします。', 'サンプルを1台借りる。'],
    ['なお見積りは来週の金曜までにお送りします。', 'なお見積りを送る。'],
    ['りんご注文書を金曜までにお送りします。', 'りんご注文書を送る。'],
    ['部長は金曜までに確認します。', '部長は確認する。'],
  ])('%s is a task in those words', (said, told) => {
    expect(tasksOf(promised(said)).join('')).toContain(told.replace(/。$/u, ''));
  });

  test('a choice is not told with what was asked of something else', () => {
    const talk: Talk = [
      [seller, '次に、費用なんですが。'],
      [buyer, '六週間で決めましょう。'],
      [seller, '承知しました。'],
    ];
    expect(choicesOf(talk)).toEqual(['6週間で決める。']);
  });

  test('a name with a blank in it stays whole', () => {
    const { summary } = minutesOfTalk([
      [seller, '工事は来月の第二金曜に終わらせて、鍵は佐藤 花子さんにお渡しします。'],
      [buyer, '工事の音が大きいと、お客様から苦情が来ています。'],
    ]);
    const told = summary.detailed.map(({ text }) => text).join('');
    expect(told).toContain('古川 直人は');
    expect(told).not.toMatch(/古川、|佐藤、/u);
  });
});

describe('a choice is told with what was spoken of before it', () => {
  const split: Talk = [
    [buyer, '初期費用って、分けて払えるんですか。'],
    [seller, '分割は3回まででしたら可能です。'],
    [buyer, 'じゃあ3回でお願いします。'],
    [seller, '承知しました。'],
  ];
  test('and not with what comes after it', () => {
    const [choice] = choicesOf([
      ...split,
      [buyer, 'あと、うちの販売管理なんですけど、つながりますか。'],
      [seller, 'はい。'],
    ]);
    expect(choice).toBe('分割は3回とする。');
  });
});

test('a decision that both sides tell is told in the words of each', () => {
  const talk: Talk = [
    [seller, '移行をやっていただけるのであれば、45万円まで下げられます。'],
    [buyer, 'はい、じゃあそこは45万で決めましょう。移行はうちでやります。'],
    [seller, '承知しました。'],
  ];
  expect(choicesOf(talk).join('')).not.toContain('自社でや');
});

test('what was settled is told as it is told at the end, and not as it was offered', () => {
  const talk: Talk = [
    [seller, 'では日程ですが、9月20日か22日でいかがですか。'],
    [buyer, '20日は棚卸しなんで、22日がいいです。'],
    [seller, 'では22日の13時からで。'],
    [people.user, 'すみません、遅くなりました。'],
    [buyer, '研修の話です。22日に4万円でやることになりました。'],
  ];
  expect(choicesOf(talk)).toContain('研修は、22日に4万円でやる。');
});

test('an offer that is taken with a day is one task, and what is wanted by then settles nothing', () => {
  const talk: Talk = [
    [seller, 'では60名分の概算をお出ししておきましょうか。'],
    [buyer, 'うん、じゃあ10月の頭までにちょうだい。'],
    [seller, 'かしこまりました。10月2日までにお送りします。'],
  ];
  expect(tasksOf(talk)).toEqual(['60名分の概算を出しておく。']);
  expect(choicesOf(talk).join()).not.toContain('ちょうだい');
});

test.each([
  ['4月から残りの5医院さんで進めます。', '残りの5医院で'],
  ['点検は機器の業者さんにお願いする形で進めます。', '機器の業者に'],
])('a body of people has no title: %s', (said, told) => {
  expect(choicesOf(taken(said)).join('')).toContain(told);
});

test('what only leads to an objection is left out of it', () => {
  const { objections } = minutesOfTalk([
    [seller, '本体は2850万円です。'],
    [buyer, 'それなんだけどね、正直、2850万円はうちには高いです。'],
  ]);
  expect(objections[0]?.text).not.toContain('それ');
});
