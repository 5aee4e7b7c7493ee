import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Line = readonly [speaker: string, text: string];

/** So many remarks of both sides that what was learnt from talks is asked as well. */
const smallTalk: readonly Line[] = Array.from({ length: 16 }, (_, i): readonly Line[] => [
  [seller, `画面の${i + 1}番目の項目は在庫の一覧でございます。`],
  [buyer, 'うちの倉庫は古いので、棚の並びもまちまちです。'],
]).flat();
const farewell: readonly Line[] = [
  [seller, '本日はありがとうございました。'],
  [buyer, 'はい、どうも。'],
];
const told = (lines: readonly Line[]) => minutesOfTalk([...smallTalk, ...lines, ...farewell]).nextMeeting;

describe('there is no next meeting where the customer', () => {
  test.each<[string, Line[]]>([
    [
      'will say so himself when he knows',
      [
        [seller, '次のお打ち合わせですが、9月15日の14時はいかがでしょうか。'],
        [buyer, 'その週は検査が入りそうで、まだなんとも言えません。決まったらこちらからご連絡します。'],
        [seller, '承知しました、お待ちしております。'],
      ],
    ],
    [
      'will ring one of these days',
      [
        [seller, 'では9月の15日あたりに、改めてお時間を頂けませんか。'],
        [buyer, 'うーん、まあ、そのうちこっちから電話するよ。'],
        [seller, '承知しました。'],
      ],
    ],
    [
      'does not want it fixed',
      [
        [seller, '次は工場長さんもご一緒に、15日の火曜、午後2時とかいかがでしょう。'],
        [user, '工場長の予定は私には分からないので、決めないでおいてください。'],
        [seller, '分かりました、では日にちは空けたままで。'],
      ],
    ],
    [
      'takes back what was agreed',
      [
        [seller, '次回は15日の火曜の14時でいかがでしょう。'],
        [buyer, '15日の14時、いいですよ。'],
        [buyer, 'あ、待って。15日は社長の視察が入ってました。なしにしてください。'],
        [seller, 'では翌日の16日は。'],
        [buyer, '今月は動けそうにないので、日程は改めて相談させてください。'],
        [seller, 'かしこまりました。'],
      ],
    ],
    [
      'is content with the papers',
      [
        [seller, '来週、もう一度お時間いただけませんか。火曜の11時とか。'],
        [buyer, 'いやあ、もう資料だけ送ってもらえれば十分です。中で見ますんで。'],
        [seller, 'そうですか。では資料をお送りします。'],
      ],
    ],
    [
      'leaves it to chance, though others of his meet',
      [
        [buyer, '御社の説明会、27日でしたっけ。あれは若いのを行かせます。'],
        [seller, 'ありがとうございます、27日の13時からです。'],
        [buyer, 'で、我々の打ち合わせは、まあ、またそのうち。'],
        [seller, 'かしこまりました。'],
      ],
    ],
    [
      'has a meeting of his own, and waits for that',
      [
        [buyer, '15日の火曜の10時から役員会があるんで、そこにこの見積りをかけます。'],
        [seller, '役員会のあと、一度お打ち合わせは。'],
        [buyer, 'いや、結果が出てからでいいです。こちらから電話しますよ。'],
      ],
    ],
    [
      'is asked for one in vain, whatever is brought on a day',
      [
        [seller, '中継器は15日の14時に、私が付けに伺います。'],
        [user, 'はい、15日ですね。'],
        [seller, '次の打ち合わせはいかがいたしましょうか。'],
        [buyer, '運営会議が済んだら、こっちから電話します。'],
        [seller, '承知しました。'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(told(lines)).toBeNull();
  });
});

describe('the next meeting stays where', () => {
  test.each<[string, Line[]]>([
    [
      'only the hour is left open',
      [
        [seller, '次回のお打ち合わせは15日でいかがでしょう。'],
        [buyer, 'じゃあ15日だ。'],
        [seller, '15日の火曜ですね。お時間は何時がよろしいでしょうか。'],
        [buyer, 'その日の荷の入り次第なので、前の日にこちらから電話します。'],
      ],
    ],
    [
      'something else is to be asked later',
      [
        [seller, '次回のお打ち合わせは15日の14時でいかがでしょう。'],
        [buyer, '15日の14時、大丈夫です。'],
        [seller, '台数のほうは。'],
        [buyer, '台数はまだわからないので、決まったらこちらから連絡します。'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(told(lines)).toMatchObject({ date: '2026-09-15' });
  });
});

describe('the next meeting is', () => {
  test.each<[string, Line[], string, string]>([
    [
      'in the month of the day it takes the place of',
      [
        [seller, '次回はいつもの第3火曜で、11月17日の14時でよろしいですか。'],
        [buyer, '17日は私、名古屋なんです。19日の木曜、10時半はどう？'],
        [seller, '大丈夫です。では19日の10時半で。'],
      ],
      '2026-11-19',
      '10:30',
    ],
    [
      'a bare number beside a day of another month',
      [
        [seller, 'ではそのあと、連休明けにまたお邪魔してもよろしいですか。13日の火曜とか。'],
        [buyer, '13日は組合の会があるんだよな。14は？'],
        [seller, '水曜ですね、終日空けられます。'],
        [buyer, 'じゃあ夕方、5時半。'],
        [seller, '17時半ですね、手帳に書きました。'],
      ],
      '2026-10-14',
      '17:30',
    ],
    [
      'at the hour that suits, not at the one something else is at',
      [
        [seller, '次回は設定の確認ということで、9月15日の火曜、15時はご都合いかがですか。'],
        [buyer, '15時は部会が……16時なら空きます。'],
        [seller, '結構です、16時でお願いいたします。'],
      ],
      '2026-09-15',
      '16:00',
    ],
    [
      'at the hour both sides say in the end',
      [
        [seller, 'では15日の火曜、14時にお伺いしてもよろしいでしょうか。'],
        [buyer, '午後は3時からにしていただけますと助かります。'],
        [seller, 'かしこまりました。15日の15時に参上いたします。'],
      ],
      '2026-09-15',
      '15:00',
    ],
    [
      'on the clocks of the meeting, by how far they are ahead',
      [
        [buyer, '次は15日なら、こちらの10時でどうですか。'],
        [engineer, '日本だと1時間先になりますから、はい、大丈夫です。'],
        [seller, 'では15日火曜のそのお時間で、招待をお送りします。'],
      ],
      '2026-09-15',
      '11:00',
    ],
  ])('%s', (_, lines, date, time) => {
    expect(told(lines)).toMatchObject({ date, time });
  });
});
