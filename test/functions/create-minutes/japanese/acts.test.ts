import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Talk = readonly (readonly [speaker: string, text: string])[];

function tasksOf(
  talk: Talk,
): readonly (readonly [task: string, owner: string | undefined, date: string | null | undefined])[] {
  return minutesOfTalk(talk).actionItems.map(({ description, owner, due }) => [description, owner?.name, due?.date]);
}

describe('action items', () => {
  test.each<[string, Talk, ReturnType<typeof tasksOf>]>([
    ['a promise', [[seller, 'では見積書は金曜までにお送りいたします。']], [['見積書を送る。', seller, '2026-09-04']]],
    [
      'a request that is taken up belongs to who takes it up',
      [
        [buyer, '導入事例の一覧を送ってもらえますか。'],
        [seller, '承知しました。'],
      ],
      [['導入事例の一覧を送る。', seller, undefined]],
    ],
    [
      'a request and the promise that answers it are one',
      [
        [buyer, '比較表を作ってもらえますか。'],
        [seller, 'はい、明日中にメールします。'],
      ],
      [['比較表を作る。', seller, '2026-09-03']],
    ],
    [
      'a task given to a colleague by name',
      [[buyer, '五十嵐さん、利用者の一覧を来週の水曜までにまとめといて。']],
      [['利用者の一覧をまとめる。', user, '2026-09-09']],
    ],
    [
      'what somebody is made to do is his',
      [[seller, '設定手順は森下に木曜までに書かせます。']],
      [['設定手順を書く。', engineer, '2026-09-03']],
    ],
    [
      'the day moves when the other side asks for an earlier one',
      [
        [seller, '契約書の案は14日までにお届けいたします。'],
        [buyer, 'もう少し早くなりませんか。'],
        [seller, 'でしたら、9日ではいかがでしょう。'],
      ],
      [['契約書の案を届ける。', seller, '2026-09-09']],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksOf(talk)).toEqual(tasks);
  });

  test.each<[string, Talk]>([
    [
      'a request nobody takes up',
      [
        [buyer, '操作マニュアルを送ってもらえますか。'],
        [seller, 'それは難しいですね。'],
      ],
    ],
    [
      'an offer that is declined',
      [
        [seller, 'よろしければ私が現地へ説明に伺いましょうか。'],
        [buyer, 'いえ、結構です。'],
      ],
    ],
    [
      'what is called off',
      [
        [seller, '機能一覧の資料をお送りします。'],
        [buyer, '機能一覧の資料はやっぱりいいです。'],
      ],
    ],
    ['the past', [[seller, '先週の金曜に見積書をお送りしました。']]],
    ['what happens in the meeting', [[seller, 'それでは画面を共有いたします。']]],
    ['what the product does', [[seller, '夜間に自動でバックアップを取ります。']]],
    ['a hypothesis', [[buyer, 'もし予算が付いたら、来年あたり発注するかもしれません。']]],
    ['a vague intention', [[buyer, '前向きに検討いたします。']]],
  ])('%s is none', (_, talk) => {
    expect(tasksOf(talk)).toEqual([]);
  });
});

test('calling off one thing leaves the task before it alone', () => {
  const talk: Talk = [
    [seller, 'サンプル機を来週の月曜にお送りします。'],
    [buyer, '比較資料も作れますか。いや、やっぱりいいです。'],
  ];
  expect(tasksOf(talk)).toEqual([['サンプル機を送る。', seller, '2026-09-07']]);
});

test('a day of the month is that of the month named before', () => {
  const talk: Talk = [
    [buyer, '更新の見積もりは10月の20日までにもらえますか。'],
    [seller, 'では20日までに提出いたします。'],
  ];
  expect(tasksOf(talk).map(([, , date]) => date)).toEqual(['2026-10-20']);
});

test('a name with a numeral in it is no number to be borne out', () => {
  const { rejectedItems } = minutesOfTalk([
    [user, '他社では半額くらいで出してくるところもあると聞いて、社内で比較を始めています。'],
    [seller, '弊社の価格には二十四時間の電話窓口が含まれております。'],
  ]);
  expect(rejectedItems).toEqual([]);
});

describe('decisions', () => {
  const decisionsOf = (talk: Talk) => minutesOfTalk(talk).decisions.map(({ text }) => text);

  test.each<[string, Talk, readonly string[]]>([
    [
      'a proposal that is accepted',
      [
        [seller, 'では対象は大阪支店のみということでよろしいでしょうか。'],
        [buyer, 'はい、それでお願いします。'],
      ],
      ['対象は大阪支店のみとする。'],
    ],
    [
      'what the side whose choice it is announces',
      [[buyer, '今回は標準プランで契約することに決めました。']],
      ['今回は標準プランで契約する。'],
    ],
    [
      'a price that is plainly agreed to, in its last figure',
      [
        [seller, '30台でしたら月額12万円ですね。'],
        [buyer, '11万円なら今日決めます。'],
        [seller, '11万5千円でいかがでしょう。'],
        [buyer, '分かりました、それでいきましょう。'],
      ],
      ['価格は11万5,000円とする。'],
    ],
    [
      'agreement by saying it again',
      [
        [buyer, '利用開始は10月1日からでお願いします。'],
        [seller, '10月1日ですね、準備を進めます。'],
      ],
      ['利用開始は10月1日からとする。'],
    ],
  ])('%s', (_, talk, decisions) => {
    expect(decisionsOf(talk)).toEqual(decisions);
  });

  test.each<[string, Talk]>([
    [
      'a proposal that is turned down',
      [
        [seller, '年間契約にしませんか。'],
        [buyer, 'うーん、年間は厳しいです。'],
      ],
    ],
    [
      'a wish',
      [
        [buyer, 'できれば年内に切り替えたいと思っています。'],
        [seller, '承知しました。'],
      ],
    ],
    ['history', [[buyer, '前回は二年契約にしました。']]],
    [
      'a hypothesis',
      [
        [seller, 'もし全社で入れていただけたら2割引きにします。'],
        [buyer, 'なるほど。'],
      ],
    ],
    [
      'an answer about the product',
      [
        [user, '海外からも使えるんでしょうか。'],
        [seller, 'はい、使えます。'],
        [user, '了解です。'],
      ],
    ],
  ])('%s is none', (_, talk) => {
    expect(decisionsOf(talk)).toEqual([]);
  });
});

describe('open questions', () => {
  const open = (talk: Talk) => minutesOfTalk(talk).openQuestions.map(({ text, askedBy }) => [text, askedBy]);

  test.each<[string, Talk]>([
    [
      'put off',
      [
        [user, '他社の会計ソフトとつながりますか。'],
        [seller, '持ち帰って確認いたします。'],
      ],
    ],
    [
      'put off after something else',
      [
        [user, '他社の会計ソフトとつながりますか。'],
        [seller, 'よくいただくご質問です。手元に資料がないので、後日ご連絡します。'],
      ],
    ],
  ])('a question that is %s is open', (_, talk) => {
    expect(open(talk)).toEqual([['他社の会計ソフトとつながるか。', user]]);
  });

  test.each<[string, Talk]>([
    [
      'an answered question',
      [
        [user, 'データは国内に置かれますか。'],
        [seller, 'はい、東京と大阪です。'],
      ],
    ],
    [
      'a courtesy',
      [
        [seller, '音声は聞こえていますでしょうか。'],
        [buyer, 'ちょっと分かりません。'],
      ],
    ],
    [
      'an invitation to act',
      [
        [buyer, '資料を送っていただけますか。'],
        [seller, '確認してお送りします。'],
      ],
    ],
    [
      'what is answered later',
      [
        [user, 'サポートの受付時間は何時までですか。'],
        [seller, '確認します。'],
        [buyer, '導入は順調ですね。'],
        [seller, '先ほどのサポートの受付時間ですが、20時までです。'],
      ],
    ],
  ])('%s is none', (_, talk) => {
    expect(open(talk)).toEqual([]);
  });
});

describe('objections', () => {
  const objectionsOf = (talk: Talk) =>
    minutesOfTalk(talk).objections.map(({ raisedBy, response }) => [raisedBy, response]);

  test('have the answer of the other side, not its sympathy', () => {
    const talk: Talk = [
      [buyer, '正直、初期費用の80万円は高いです。'],
      [seller, 'おっしゃる通りです。初期費用にはデータの移行と二日間の研修が含まれております。'],
    ];
    expect(objectionsOf(talk)).toEqual([[buyer, '初期費用にはデータの移行と2日間の研修が含まれている。']]);
  });

  test('are not answered by what answers a later question', () => {
    const talk: Talk = [
      [buyer, '保守費が毎年上がるのは納得できません。'],
      [seller, 'ご指摘はもっともです。'],
      [user, '停電したらデータはどうなりますか。'],
      [engineer, '直前までのデータは本体に残りますので、復旧後に自動で送信されます。'],
    ];
    expect(objectionsOf(talk)).toEqual([[buyer, null]]);
  });

  test('may stay without an answer', () => {
    expect(
      objectionsOf([
        [user, '現場が使いこなせるかが一番心配です。'],
        [seller, 'なるほど。'],
      ]),
    ).toEqual([[user, null]]);
  });

  test('are the customer’s: the selling side has none', () => {
    expect(objectionsOf([[seller, '一か月まで短くするのは難しいです。']])).toEqual([]);
  });
});

describe('the next meeting', () => {
  const next = (talk: Talk) => {
    const meeting = minutesOfTalk(talk).nextMeeting;
    return meeting && [meeting.date, meeting.time];
  };

  test('is what both sides settle on last', () => {
    const talk: Talk = [
      [seller, '次回は9月15日の14時に伺う形でよろしいでしょうか。'],
      [buyer, '15日は出張でして。16日の同じ時間なら。'],
      [seller, 'では16日の14時に伺います。'],
    ];
    expect(next(talk)).toEqual(['2026-09-16', '14:00']);
  });

  test('a time of another zone is that of the meeting’s', () => {
    const talk: Talk = [
      [seller, '次回の打ち合わせは9月10日のベルリン時間の9時でいかがですか。'],
      [buyer, 'はい、大丈夫です。'],
    ];
    expect(next(talk)).toEqual(['2026-09-10', '16:00']);
  });

  test.each<[string, Talk]>([
    [
      'an offer that stays open',
      [
        [seller, '次回は来週の木曜10時でいかがでしょうか。'],
        [buyer, 'まだ予定が読めないので、追って連絡します。'],
      ],
    ],
    [
      'the deadline of a task',
      [
        [seller, '見積書は来週の木曜までにお送りします。'],
        [buyer, '承知しました。'],
      ],
    ],
  ])('%s is none', (_, talk) => {
    expect(next(talk)).toBeNull();
  });
});
