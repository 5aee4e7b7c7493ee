import { readThisDay } from '#functions/create-minutes/engine/japanese/acts/dues/moments.ts';
import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer, user } = people;
type Line = readonly [speaker: string, text: string];

function duesOf(lines: readonly Line[]): readonly (string | null | undefined)[] {
  return minutesOfTalk(lines).actionItems.map(({ due }) => due?.date);
}

describe('the day of a task on Wednesday, 2 September 2026', () => {
  test.each<[string, Line[], string]>([
    [
      'in its own sentence, whatever follows it',
      [[seller, 'では明日の夕方の便に見積書を載せてお送りします。']],
      '2026-09-03',
    ],
    ['in the next sentence', [[seller, '見積書を作り直してお送りします。金曜をめどに。']], '2026-09-04'],
    [
      'in the place of the one just named',
      [[seller, '配送の便は金曜までに調べておきます。いや、倉庫が木曜休みなので、来週の月曜で。']],
      '2026-09-07',
    ],
    [
      'in the place of one that the other cannot have',
      [
        [seller, '見積書は来週の火曜までに再提出いたします。'],
        [buyer, '火曜ですと資料に間に合いませんので、月曜の正午まででお願いします。'],
        [seller, '承知いたしました、月曜の正午までに。'],
      ],
      '2026-09-07',
    ],
    [
      'in the place of the one named a turn before',
      [
        [seller, '配線図は今週の金曜までにお送りします。'],
        [buyer, 'はい、大丈夫です。'],
        [seller, 'あ、訂正です、来週の月曜にお送りします。'],
      ],
      '2026-09-07',
    ],
    [
      'in the place of one that is spoken of again',
      [[seller, '配線図は来週中にお送りします。あ、来週は検定で不在でした。再来週の火曜にさせてください。']],
      '2026-09-15',
    ],
    [
      'in the place of one that is pointed back at',
      [[seller, '配線図は4日までに作ります。あ、その日は運動会でした、9月8日でもよろしいですか。']],
      '2026-09-08',
    ],
    [
      'where it is said again that it will do',
      [[seller, '配線図は金曜までにお送りします。金曜で大丈夫です。火曜にまたお電話します。']],
      '2026-09-04',
    ],
    [
      'in the place of one on which nobody can look at it',
      [
        [seller, '配線図は今月の30日までにお送りしようと思います。'],
        [buyer, '月末は監査が入るので見られません。'],
        [seller, 'かしこまりました、では10月5日にお届けします。'],
      ],
      '2026-10-05',
    ],
    [
      'in the sentence before',
      [[seller, '配線図は明日倉庫で探します。見つかりましたら写真をお送りします。']],
      '2026-09-03',
    ],
    [
      'in the answer to a question',
      [
        [seller, '全明細を表のままお送りします。'],
        [buyer, 'いつ頂けますか。'],
        [seller, '明後日中に。'],
      ],
      '2026-09-04',
    ],
    [
      'in the request it takes up',
      [
        [buyer, '対応表を一枚、来週の月曜までにいただけますか。'],
        [seller, '対応表をお送りします。'],
      ],
      '2026-09-07',
    ],
    [
      'corrected by a later word',
      [
        [seller, '日程の案を明後日お送りします。'],
        [buyer, '明後日は休みです。'],
        [seller, 'じゃあ明日。'],
      ],
      '2026-09-03',
    ],
    [
      'counted from a day named before',
      [[seller, '八日に検査の結果が来ますので、その日のうちに報告書をお送りします。']],
      '2026-09-08',
    ],
    ['on the day before', [[seller, '二十日が締切ですので、前日までに原稿をお送りします。']], '2026-09-19'],
    ['a time of today', [[seller, 'この会議のあと、すぐに画像をお送りします。']], '2026-09-02'],
    [
      'put right in the same breath',
      [[seller, '工程表を直しまして、8日までに、あ、すみません、8日は休みでした、10日の木曜にお送りします。']],
      '2026-09-10',
    ],
    [
      'not the one that the other side turns down',
      [
        [seller, 'ご署名は明日までにいただけますか。'],
        [buyer, '明日は出張なので、7日の月曜に必ず署名してお返しします。'],
      ],
      '2026-09-07',
    ],
    ['of the contract, and not its end', [[seller, '契約書は本日のうちに電話のあとでお送りします。']], '2026-09-02'],
    [
      'in the month named before',
      [
        [buyer, '11月の16日は空いていますか。'],
        [seller, '16日ですね。では16日に機材をお届けします。'],
      ],
      '2026-11-16',
    ],
    [
      'where another day is of something else',
      [[seller, '見積書は金曜までにお送りします。あっ、そういえば展示会は14日です。']],
      '2026-09-04',
    ],
    ['in the evening of today', [[seller, '社に戻って確認して、夕方までに電話でお伝えします。']], '2026-09-02'],
  ])('%s', (_, lines, date) => {
    expect(duesOf(lines).filter(Boolean)).toEqual([date]);
  });

  test('what is done once another has delivered counts from that day', () => {
    const dues = duesOf([
      [buyer, '図面は来週の月曜にお送りします。'],
      [seller, '届きましたら、三営業日で割り付け図をお返しします。'],
    ]);
    expect(dues).toEqual(['2026-09-07', '2026-09-10']);
  });

  test.each<[string, Line[]]>([
    ['as soon as possible', [[seller, '見積書をなるべく早くお送りします。']]],
    [
      'the day of another task',
      [
        [seller, '見積書をお送りします。'],
        [user, '申込書は金曜までにお送りします。'],
      ],
    ],
    [
      'the answer to another question',
      [
        [seller, '見積書をお送りします。'],
        [seller, '稼働の開始はいつ頃をお考えですか。'],
        [buyer, '十月一日です。'],
      ],
    ],
  ])('%s is none', (_, lines) => {
    expect(duesOf(lines)[0] ?? null).toBeNull();
  });
});

test.each<Line[]>([
  [[seller, '見積書は金曜までにお送りします。すみません、研修は来週の火曜でよろしいでしょうか。']],
  [[seller, '見積書は金曜までに紙ではなくメールでお送りします。研修は来週の火曜です。']],
  [
    [seller, '見積書は金曜までにお送りします。'],
    [buyer, '早めにありがとうございます。研修はいつですか。'],
    [seller, '来週の火曜です。'],
  ],
  [
    [seller, '見積書は金曜までにお送りします。'],
    [buyer, 'ありがとうございます。'],
    [seller, 'やはり研修は来週の火曜がよろしいですか。'],
  ],
])('ほかのことの日で消えない: %s', (...lines) => {
  expect(duesOf(lines)[0]).toBe('2026-09-04');
});

test('an hour of every day is none of today', () => {
  expect(readThisDay('枚数の一覧を、毎朝七時までにメールでお送りします。', '2026-09-02')).toBeUndefined();
  expect(readThisDay('枚数の一覧を、七時までにメールでお送りします。', '2026-09-02')?.date).toBe('2026-09-02');
});

test('what counts from a day that nobody named has none', () => {
  expect(
    duesOf([
      [buyer, 'チェックシートを後で送りますから、記入してもらえますか。'],
      [seller, 'もちろんです。いただきましたら一週間以内にご返送いたします。'],
    ]),
  ).not.toContain('2026-09-09');
});
