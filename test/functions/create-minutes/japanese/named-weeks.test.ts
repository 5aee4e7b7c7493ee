import { describe, expect, test } from 'vitest';
import { readDues, refusedDays } from '#functions/create-minutes/engine/japanese/due.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
const calendar = { day: '2026-09-02', fiscalStart: 4 } as const;
type Lines = [speaker: string, text: string][];
const duesOf = (...lines: Lines) =>
  minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]).actionItems.map(({ due }) => due?.date ?? null);

describe('a weekday, on Wednesday, 2 September 2026, is one of the week just named', () => {
  test.each<[string, Lines, string]>([
    [
      'where it takes the place of another one',
      [
        [seller, '試作機は来週の木曜にお届けします。'],
        [buyer, '木曜は棚卸しなんで、金曜にしてもらえますか。'],
        [seller, '金曜ですね、承知しました。'],
      ],
      '2026-09-11',
    ],
    [
      'where the speaker himself thinks again',
      [[seller, '配線図は来週の水曜、いや金曜か、金曜に発送します。']],
      '2026-09-11',
    ],
    [
      'where something stands against the first',
      [[seller, '台帳は来週の水曜は研修でいないんで、木曜までにお渡しします。']],
      '2026-09-10',
    ],
    [
      'where it is said again',
      [
        [buyer, '見積書は来週の金曜までに出してもらえますか。'],
        [seller, 'はい、金曜までにお出しします。'],
      ],
      '2026-09-11',
    ],
    [
      'where the week is pointed back at',
      [
        [buyer, '台帳は14日にお渡しします。'],
        [seller, 'その週の木曜に結果の報告書をお送りします。'],
      ],
      '2026-09-17',
    ],
    [
      'where it is the end of that week',
      [
        [seller, '見積書は、15日にお送りします。'],
        [buyer, '注文書は、その週のうちにお返しします。'],
      ],
      '2026-09-18',
    ],
    [
      'where it is the weekend of that week',
      [
        [buyer, '台帳は11日にお渡しします。'],
        [seller, 'でしたら、その週末に報告書をまとめます。'],
      ],
      '2026-09-11',
    ],
  ])('%s', (_, lines, day) => {
    expect(duesOf(...lines)).toContain(day);
  });

  test('and the next one where another thing is promised for it', () => {
    const dues = duesOf(
      [buyer, '工場の見学は来週の金曜でお願いします。'],
      [seller, 'はい。お見積書は火曜までにお送りします。'],
    );
    expect(dues).toContain('2026-09-08');
  });
});

test.each([
  ['年明けの7日に。いえ、14日に見本をお持ちします。', '2027-01-14'],
  ['来月の8日は無理で、15日にお送りします。', '2026-10-15'],
])('a day is one of the month just named: %s', (said, day) => {
  expect(duesOf([seller, said])).toContain(day);
});

test('the weekday of a day tells its month, whatever month was spoken of', () => {
  expect(duesOf([buyer, '稼働は11月8日の予定です。'], [seller, '契約書は8日の火曜にお届けします。'])).toContain(
    '2026-09-08',
  );
});

test.each([
  ['明日の休み時間に写真を撮って送ります。', ['2026-09-03']],
  ['今日の昼休みに電話します。', ['2026-09-02']],
  ['課長には、明日の朝礼のあとに話してみます。', ['2026-09-03']],
  ['年内に 名簿を作ります 夜勤の都合もあるんで', ['2026-12-31']],
  ['経理が20日まで手一杯なので、24日にお送りします。', ['2026-09-24']],
  ['検証が月曜までかかりますので、水曜に報告書を送ります。', ['2026-09-09']],
  ['10日までは手がつかないけど、14日には電話しておきます。', ['2026-09-14']],
  ['すいません、8日は別の現場でした。', []],
  ['月曜は一日外出なので、火曜に送ります。', ['2026-09-08']],
  ['あすいません', []],
])('the days by which something may be done: %s', (said, days) => {
  expect(readDues(said, calendar).map(({ due }) => due.date)).toEqual(days);
});

test.each(['二十日は、正直きついです。', '二十日はさすがに厳しいですね。'])('a day is turned down: %s', (said) => {
  expect([...refusedDays(said, calendar)]).toEqual(['2026-09-20']);
});

test.each<[string, Lines, string]>([
  [
    'an hour is one of the day just named',
    [
      [seller, '計器は土曜の朝に私が持って行って取り付けます。'],
      [buyer, '土曜は出荷があるから、9時より後にして。'],
      [seller, '9時半に行きます。'],
    ],
    '2026-09-05',
  ],
  [
    'who turns his own day down has the one he names with it',
    [
      [seller, '契約書を今週の金曜までにお送りします。'],
      [buyer, 'はい、金曜ね。'],
      [seller, 'あ、すみません、法務が金曜休みでしたので、来週の火曜の九月八日にさせてください。'],
    ],
    '2026-09-08',
  ],
  [
    'what comes to mind stands against the day',
    [[buyer, '名簿は今月末までに埋めて返しますあっ月末は検定があったんだ10月の6日にしてもらえます']],
    '2026-10-06',
  ],
  [
    'a day that is said back stays',
    [
      [seller, '図面は今月の18日までにお送りします。'],
      [buyer, '18日な。穴は年内に開けとくわ。'],
      [seller, 'あと、一度みんなで現場を見ませんか。10月の頭とか。'],
    ],
    '2026-09-18',
  ],
])('%s', (_, lines, day) => {
  expect(duesOf(...lines)[0]).toBe(day);
});
