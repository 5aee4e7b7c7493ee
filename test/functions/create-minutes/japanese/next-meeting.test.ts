import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Line = readonly [speaker: string, text: string];

/** So many remarks of both sides that what was learnt from talks is asked as well. */
const smallTalk: readonly Line[] = Array.from({ length: 16 }, (_, i): readonly Line[] => [
  [seller, `画面の${i + 1}番目の項目は在庫の一覧でございます。`],
  [buyer, 'うちの倉庫は古いので、棚の並びもまちまちです。'],
]).flat();

describe('the next meeting after a long talk on Wednesday, 2 September 2026, 10:00', () => {
  test.each<[string, Line[], string, string | undefined]>([
    [
      'offered by day, at the same time',
      [
        [seller, '次は工程の読み合わせで、二週間後の水曜、十六日の同じ時刻はいかがですか。'],
        [buyer, '十六日な。ヘルメット持って来い。'],
      ],
      '2026-09-16',
      '10:00',
    ],
    [
      'by its date, after the rhythm of the meetings to come',
      [
        [seller, '定例は隔週の木曜、十時からでよろしいでしょうか。'],
        [buyer, '隔週の木曜十時、いいですよ。'],
        [seller, 'では次回は九月の十七日、木曜ですね、十時から。'],
        [buyer, 'はい、十七日で。'],
      ],
      '2026-09-17',
      '10:00',
    ],
    [
      'by its date, beside the rhythm of every month',
      [
        [seller, '定例は月二回、第二第四木曜でどうでしょう。'],
        [buyer, '第二第四木曜、いいですよ。'],
        [seller, 'では第二第四木曜の十四時で、次回は九月十日ですね。'],
        [buyer, 'はい、九月十日で。'],
      ],
      '2026-09-10',
      '14:00',
    ],
    [
      'told by the day before it, at the hour of that',
      [
        [seller, '次回なんですけど、来週の水曜の14時でいかがでしょう。'],
        [buyer, '来週の水曜は棚卸しなんです。翌日にずらしてもらえます？時間は同じで。'],
        [seller, '木曜の14時ですね。かしこまりました。'],
      ],
      '2026-09-10',
      '14:00',
    ],
    [
      'told by the day before it alone',
      [
        [seller, '次は来週の月曜、7日の15時とか。'],
        [buyer, '7日は出張です。そのまた次の日なら。'],
        [seller, 'はい、では次の日の15時で。'],
        [buyer, '15時、大丈夫です。'],
      ],
      '2026-09-08',
      '15:00',
    ],
    [
      'a week later than was offered',
      [
        [seller, '次回は9日の水曜の10時でよろしいですか。'],
        [buyer, '9日は決算なんです。一週間ずらしてもらえますか。'],
        [seller, '一週間後ろですね、承知しました。'],
        [buyer, 'はい、10時でお願いします。'],
      ],
      '2026-09-16',
      '10:00',
    ],
    [
      'by a half sentence',
      [
        [buyer, '次、来週の木曜、十日でどうだ。また三時。'],
        [seller, '三時、喜んで。'],
      ],
      '2026-09-10',
      '15:00',
    ],
    [
      'with the time in the answer',
      [
        [seller, '来週の金曜、十一日はいかがでしょう。'],
        [user, '棚卸しの終わった後なので、いいですよ。二時に。'],
      ],
      '2026-09-11',
      '14:00',
    ],
    [
      'at an hour of the night that is said again without it',
      [
        [seller, '次回は再来週の火曜、夜の九時とかどうですか。'],
        [buyer, '九時、いいですよ。'],
      ],
      '2026-09-15',
      '21:00',
    ],
    [
      'on a weekday of the week named before it',
      [
        [seller, '次回のお打ち合わせは来週の金曜でいかがでしょう、午前十時から。'],
        [buyer, '金曜の十時ですね、空けておきます。'],
      ],
      '2026-09-11',
      '10:00',
    ],
    [
      'on a weekday, where only the week was asked for',
      [
        [seller, '次の打ち合わせですが、再来週でお願いできますか。'],
        [buyer, '月曜の午後三時なら空いています。'],
        [seller, 'では月曜の三時に伺います。'],
      ],
      '2026-09-14',
      '15:00',
    ],
    [
      'on a day of the month named in full before it',
      [
        [seller, '次回は十一月の十一日、十四時でいかがでしょうか。'],
        [buyer, '11日、大丈夫です。'],
      ],
      '2026-11-11',
      '14:00',
    ],
    [
      'on the day that takes the place of one turned down',
      [
        [seller, '次回は来週の火曜、八日の十時はいかがでしょう。'],
        [buyer, '八日は出張でおりません。'],
        [seller, 'では来週の木曜、十日の十三時ではいかがですか。'],
        [buyer, '十日の十三時ですね、承知しました。'],
      ],
      '2026-09-10',
      '13:00',
    ],
    [
      'at the hour that takes the place of one that does not suit',
      [
        [seller, '次回は来週の火曜、八日の十時はいかがでしょう。'],
        [buyer, '十時は朝礼が長引くかもしれません。十一時でもいいですか。'],
        [seller, '十一時ですね、承知しました。'],
      ],
      '2026-09-08',
      '11:00',
    ],
    [
      'by a bare number with its weekday, after days that were ruled out',
      [
        [seller, 'では次回は九月の二十四日以降で。'],
        [buyer, '二十四、五は出張で…二十九の火曜はどうですか。午前、九時半から。'],
        [seller, '九時半に伺います。'],
      ],
      '2026-09-29',
      '09:30',
    ],
    [
      'by bare numbers, in another month',
      [
        [buyer, '来月の定例は棚卸で無理だから、十月にしてもらえますか。'],
        [user, '十三日の火曜とかどうですか'],
        [seller, '十三は私が休みなので十四日の水曜は'],
        [buyer, '十四いいですよ同じ十時で'],
      ],
      '2026-10-14',
      '10:00',
    ],
    [
      'by a visit on the day of a delivery that was named in full before',
      [
        [seller, '納品は十月の九日の金曜になります。'],
        [buyer, '九日ね、わかりました。'],
        [seller, 'では次は納品のとき、九日に私も参りますので。'],
        [buyer, 'ええ、それで。'],
      ],
      '2026-10-09',
      undefined,
    ],
    [
      'by a day to which numbers of things are no others',
      [
        [seller, '次回は十四日の月曜の十時でいかがでしょう。'],
        [buyer, 'はい、大丈夫です。'],
        [seller, '台数は十六でよろしいですか。'],
        [buyer, '十六で。いや、十八がいいです。'],
      ],
      '2026-09-14',
      '10:00',
    ],
    [
      'by the clocks of another place',
      [
        [seller, '次回は来週の水曜、九日でいかがですか。'],
        [buyer, '九日で大丈夫です。10時、ロンドン時間でお願いします。'],
        [seller, '承知しました。'],
      ],
      '2026-09-09',
      '18:00',
    ],
    [
      'by the clocks of those who are abroad',
      [
        [seller, '次回ですが、シンガポールの皆さんは来週の水曜、九日はいかがですか。'],
        [buyer, '九日はいいですよ。こちらの十四時でどうでしょう。'],
        [seller, 'はい、そちらの十四時で。'],
      ],
      '2026-09-09',
      '15:00',
    ],
    [
      'on another day than that of those who are abroad',
      [
        [seller, '次回ですが、来週でお願いできますか。'],
        [buyer, 'ロサンゼルスの火曜、八日の17時でいかがですか。'],
        [seller, 'ロサンゼルスの火曜の17時ですね、承知しました。'],
      ],
      '2026-09-09',
      '09:00',
    ],
  ])('%s', (_, lines, date, time) => {
    expect(minutesOfTalk([...smallTalk, ...lines]).nextMeeting).toMatchObject({ date, time: time ?? null });
  });

  test('its day and hour are quoted, however often the day is named before', () => {
    const talk: Line[] = [
      ...smallTalk,
      [seller, '次回の打ち合わせは来週の木曜、十日はいかがですか。'],
      [buyer, '十日ですか。'],
      [seller, '十日です。木曜です。'],
      [buyer, '十日は木曜ですね。十日は空いています。'],
      [seller, '十日、ありがとうございます。'],
      [buyer, '十日の十五時でお願いします。'],
      [seller, '十日の十五時ですね、承知しました。'],
    ];
    expect(minutesOfTalk(talk).nextMeeting).toMatchObject({ date: '2026-09-10', time: '15:00' });
  });

  test.each<[string, Line[]]>([
    [
      'a meeting of the other side alone',
      [
        [buyer, '来週の火曜の十時から役員会がありまして、そこで私が説明します。'],
        [seller, '承知しました。結果をお待ちしております。'],
      ],
    ],
    [
      'a day on which something is sent',
      [
        [seller, '見積書は来週の金曜にメールでお送りします。'],
        [buyer, 'お願いします。'],
      ],
    ],
    [
      'a talk in which the only day was ruled out',
      [
        [seller, '次回は二十三日の水曜に伺ってもよろしいでしょうか。'],
        [buyer, '二十三は出張なんです。'],
        [seller, 'では改めてご連絡します。'],
      ],
    ],
    [
      'a talk that leaves it open',
      [
        [seller, '次回の日程はいかがいたしましょうか。'],
        [buyer, '社内で調整して、また連絡します。'],
        [seller, '承知しました。お待ちしております。'],
      ],
    ],
  ])('there is none in %s', (_, lines) => {
    expect(minutesOfTalk([...smallTalk, ...lines]).nextMeeting).toBeNull();
  });

  test('a day on which something is delivered is none', () => {
    const talk: Line[] = [...smallTalk, [seller, '棚札は十日に倉庫へ発送いたします。'], [buyer, '助かります。']];
    expect(minutesOfTalk(talk).nextMeeting).toBeNull();
  });
});

test('a day that was turned down gives way to one that both sides took after it, without marks', () => {
  const lines: readonly Line[] = [
    [seller, 'じゃあ次回ですけど 部長さんにもご説明したほうがいいですかね'],
    [buyer, 'そうですね 直接聞いてもらったほうが早いかも 23日はどうです 五十嵐さん部長の予定見て'],
    [user, 'えっと23日は午前が来客で午後は空いてますね'],
    [buyer, 'じゃあ23日の15時で'],
    [seller, '23日の15時 すみません その日は別件が入ってまして 16時半ならなんとか'],
    [buyer, '16時半だと締めの時間だなあ 24日は? 土曜だけど'],
    [seller, '土曜大丈夫です'],
    [user, '24日は満席なので厳しいです'],
    [buyer, 'そっか じゃあ月曜の26日 10時半'],
    [seller, '26日の10時半 はい大丈夫です'],
    [engineer, '私も大丈夫です'],
    [buyer, 'じゃあそれで 部長には僕から言っときます'],
    [seller, 'ありがとうございます ではそのときに修正したお見積もりと あとトップページのデザイン案も1つお持ちします'],
    [user, '楽しみにしてます'],
    [buyer, 'お茶飲んでってくださいよせっかくだから'],
    [seller, 'いや まだ仕事が ありがとうございます'],
  ];
  const { nextMeeting } = minutesOfTalk(lines, {}, '2026-01-13T10:00:00+09:00');
  expect(nextMeeting).toMatchObject({ date: '2026-01-26', time: '10:30' });
});

test('the words of its day tell the next meeting where nobody knows the day of this one', () => {
  const lines: Line[] = [
    ...smallTalk,
    [seller, '次は工程の読み合わせで、来週の水曜の15時はいかがですか。'],
    [buyer, '水曜の15時ですね、大丈夫です。'],
  ];
  expect(minutesOfTalk(lines, {}, null).nextMeeting).toMatchObject({ date: null, time: '15:00' });
});
