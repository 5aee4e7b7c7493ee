import { describe, expect, test } from 'vitest';
import { spokenDeed } from '#functions/create-minutes/engine/japanese/wording/spoken-deed.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const tasks = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]).actionItems;
const told = (...lines: Lines) => tasks(...lines).map(({ description }) => description);

describe('the day of a task', () => {
  test('that waits for what the other one sends is not the day of that', () => {
    const found = tasks(
      [seller, 'サンプルのファイルを一ついただければ、こちらで試しに取り込み用の形を作ってみます。'],
      [buyer, 'じゃあ、それも一緒に送ります。型番と。今週中で大丈夫ですか。'],
      [seller, 'はい、大丈夫です。'],
    );
    expect(found.map(({ owner, due }) => [owner?.name, due?.date])).toEqual([
      [seller, undefined],
      [buyer, '2026-09-04'],
    ]);
  });

  test('of some time later is none that is spoken of in parting', () => {
    const found = tasks(
      [seller, '分電盤の図面を確認しますので。'],
      [buyer, '図面はあとで送りますね。'],
      [seller, 'ありがとうございます。月曜お待ちしてます。'],
    );
    expect(found.map(({ due }) => due?.date)).not.toContain('2026-09-07');
  });

  test('of some time later is told when somebody asks for it', () => {
    const [task] = tasks(
      [seller, '仕様書は後ほどお送りします。'],
      [buyer, 'いつ頃になります？'],
      [seller, '明日の夕方までには。'],
    );
    expect(task?.due?.date).toBe('2026-09-03');
  });

  test('is that of the month where a day of the week is named beside it', () => {
    const [task] = tasks(
      [buyer, 'コンテナも、蓋が割れてるのが二つあるんですよ。'],
      [engineer, 'あ、すみません。交換します。費用は結構ですので。'],
      [buyer, 'いつ頃。'],
      [engineer, 'えーと、来週水曜の回収のときに…あ、水曜は小さい車なんで、載らないですね。金曜にします、十一日の。'],
    );
    expect(task?.due?.date).toBe('2026-09-11');
  });
});

describe('a task', () => {
  test.each<[how: string, lines: Lines, expected: string]>([
    [
      'is told without the day that gave way to another',
      [
        [seller, '見積もりを作り直して、明日お送りします。'],
        [buyer, 'あ、金曜でいいですよ、明日は見られないから。'],
        [seller, 'じゃあ金曜にします。'],
      ],
      '見積もりを作り直して、送る。',
    ],
    [
      'is told without arriving on its day',
      [
        [user, 'サンプルは十日までに欲しいです。'],
        [seller, 'サンプルは八日に着くようにお送りします。'],
      ],
      'サンプルを送る。',
    ],
    [
      'has its thing before a comma',
      [[seller, '加入の手順をまとめた資料、お送りしますね。']],
      '加入の手順をまとめた資料を送る。',
    ],
    [
      'has its thing before a word that takes it up',
      [
        [buyer, '裏の古い冷凍庫、あれ引き取ってもらえます？'],
        [seller, 'はい、無料で引き取ります。'],
      ],
      '裏の古い冷凍庫を引き取る。',
    ],
    [
      'has the document that was asked for',
      [
        [buyer, '契約書は、いつ。'],
        [seller, '今日の内容で直して、来週の水曜までにお送りします。'],
      ],
      '契約書を今日の内容で直して、送る。',
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(...lines)).toContain(expected);
  });

  test('that is promised once more in parting is told once', () => {
    const found = told(
      [seller, '分電盤の写真を撮って送っていただければ、要るかどうかすぐわかります。'],
      [buyer, 'じゃあ、あとで撮ってLINEします。今日中に。'],
      [seller, 'ありがとうございます。'],
      [buyer, 'あと、ほかの会社にも聞いてたんだけど、返事が全然来なくて。'],
      [seller, 'あ、そうだったんですか。'],
      [buyer, 'うん。三週間も。'],
      [seller, 'うちは早さだけが取り柄なので。'],
      [buyer, 'ふふ。じゃあ、写真あとで送りますね。'],
    );
    expect(found).toHaveLength(1);
  });

  test('whose thing was only spoken of before is a task of its own', () => {
    const found = told(
      [seller, '写真は去年のですね。'],
      [buyer, 'はい。契約書をあとで送ります。'],
      [seller, 'ありがとうございます。'],
      [buyer, '返事が全然来なくて。'],
      [seller, 'あ、そうだったんですか。'],
      [buyer, 'うん。三週間も。'],
      [seller, 'うちは早さだけが取り柄なので。'],
      [buyer, 'ふふ。じゃあ、写真あとで送りますね。'],
    );
    expect(found.filter((text) => text.includes('写真'))).toHaveLength(1);
  });
});

test.each([
  ['そちらで契約書のほうを作り直す。', '契約書のほうを作り直す。'],
  ['写真あとで送る。', '写真をあとで送る。'],
  ['試作品、それ手配する。', '試作品を手配する。'],
])('a deed is told without what is left of speech: %s', (said, expected) => {
  expect(spokenDeed(said)).toBe(expected);
});

test.each([
  ['裏の古い冷凍庫、あれ引き取る。', '裏の古い冷凍庫を引き取る。'],
  ['うちの担当、それを届ける。', 'うちの担当、それを届ける。'],
  ['うちの担当、それ届ける。', 'うちの担当、それ届ける。'],
  ['戸田、それ届ける。', '戸田、それ届ける。'],
])('who does it is no thing: %s', (said, expected) => {
  expect(spokenDeed(said, ['戸田'])).toBe(expected);
});

describe('a deed that somebody has another do, or puts up to those who decide,', () => {
  test.each<[string, Lines, string]>([
    [
      'is told among people who know each other without courtesy',
      [[buyer, '現場には若いのに運ばせるよ。']],
      '若いのに運ばせる',
    ],
    ['goes to whoever is at the head', [[buyer, 'この件は院長に諮ります。']], '院長に諮る'],
  ])('%s', (_, lines, deed) => {
    expect(told(...lines).some((one) => one.includes(deed))).toBe(true);
  });

  test.each([['うちは機械に読ませる。それが普通だろ。'], ['子どもに食べさせるものだから、気になるんです。']])(
    'is none where it tells how things are: %s',
    (text) => {
      expect(told([buyer, text])).toEqual([]);
    },
  );
});

describe('what is given is told with the thing that was named last', () => {
  test.each<[how: string, lines: Lines, expected: string]>([
    [
      'asked for by one and passed on by another',
      [
        [engineer, 'あと、管理者のメールアドレスの件ですが、まだ届いておりません。'],
        [buyer, '五十嵐さん、送っといてもらえる？'],
        [user, 'はい、今日中に送ります。'],
      ],
      '管理者のメールアドレスを送る。',
    ],
    [
      'asked for without a particle',
      [
        [buyer, '五十嵐さん、領収書の写し渡したって。'],
        [user, 'はい、ほな明日スキャンして送りますわ。'],
      ],
      '領収書の写しをスキャンして送る。',
    ],
    [
      'pointed at by who does it',
      [
        [seller, 'そしたら分電盤の写真を撮って送ってもらえますか。'],
        [seller, '容量を見たいので。'],
        [user, 'それ私が撮って明日メールで送ります。'],
      ],
      '分電盤の写真を撮って送る。',
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(...lines)).toContain(expected);
  });

  test('and once where its day is put right', () => {
    const descriptions = told(
      [buyer, 'それよりパンフだよ。お客さん向けのやつ、30部くらいくれ。'],
      [seller, '承知しました。今週末までに郵送いたします。'],
      [buyer, 'あ、でも日曜に見学会があるから、土曜には着かないと。'],
      [seller, 'では木曜に発送します。'],
    );
    expect(descriptions).toContain('パンフを発送する。');
    expect(descriptions.join()).not.toContain('郵送');
  });
});

test('what is handed to somebody by name is told as his', () => {
  const found = tasks([buyer, 'それから、現場への周知は、五十嵐さんにお願いします。'], [user, 'はい、わかりました。']);
  expect(found).toMatchObject([{ description: '現場への周知を担当する。', owner: { name: user } }]);
});
