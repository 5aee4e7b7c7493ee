import { expect, test } from 'vitest';
import { namedIn } from '#functions/create-minutes/engine/japanese/acts/meet/votes.ts';
import { readDues } from '#functions/create-minutes/engine/japanese/due.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
const calendar = { day: '2026-09-02', fiscalStart: 4 } as const;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]);
const duesOf = (...lines: Lines) => minutes(...lines).actionItems.map(({ due }) => due?.date ?? null);

test.each<[string, Lines]>([
  [
    'within which it follows on what another gives',
    [
      [buyer, '一度、試しに作ってもらえますか。'],
      [seller, 'もちろんです。図面をいただければ、三週間で見本をお持ちします。'],
    ],
  ],
  [
    'on which the other one gives what comes first',
    [
      [buyer, 'その見本はいつ頃もらえますか。'],
      [seller, '今週中には。'],
      [buyer, 'はい、じゃあそれを見て、部長に話します。'],
    ],
  ],
])('a task is due on no day %s', (_, lines) => {
  expect(duesOf(...lines).at(-1)).toBe(null);
});

test.each([
  '土曜ってさ、配送が遅いでしょ。',
  '金曜の配送の分が少し傷んでました。',
  '月曜のやつは半分くらい使えませんでした。',
  '火曜はですね、ルートが変えられるか分かりません。',
  '六日と十三日でいいですか。',
  '七日と十四日はどうですか。',
])('nothing is due on the day of what is spoken of: %s', (said) => {
  expect(readDues(said, calendar)).toEqual([]);
});

test.each(['火曜の便で送ります。', '木曜って言われたけど、金曜までに送ります。', '七日と十四日に送ります。'])(
  'but on the day on which it is done: %s',
  (said) => {
    expect(readDues(said, calendar)).not.toEqual([]);
  },
);

test('two days together are those of what takes place on them, and not until when it is arranged', () => {
  const dues = duesOf(
    [seller, '会場は本社の研修室でいいですか。'],
    [buyer, '研修室でお願いします。五十嵐さん、押さえといてくれる？'],
    [user, 'はい、今日押さえておきます。日にちは十月の六日と十三日でいいですか。'],
    [seller, '六日はちょっと講師がいないですね。'],
    [user, 'じゃあ七日と十四日はどうですか。'],
  );
  expect(dues).toContain('2026-09-02');
});

test('a day for which something is ordered is none to meet on', () => {
  const { nextMeeting } = minutes(
    [seller, '月末は配送がお休みになります。'],
    [buyer, 'わかりました。うちは休まず開けるから、三十日に多めに頼みますね。'],
    [seller, '助かります。'],
    [buyer, '次はいつ来ます？'],
    [seller, '来週の木曜、十日の三時頃はどうですか。見積もりの話もできるので。'],
    [buyer, '木曜はちょっと。金曜の三時なら。'],
    [seller, '金曜、十一日ですね。大丈夫です。お店に伺います。'],
  );
  expect(nextMeeting).toMatchObject({ date: '2026-09-11', time: '15:00' });
});

test.each([
  ['三十日に多めに頼みますね。', []],
  ['十五日には六箱ほど注文します。', []],
  ['二十五日に伺います。', ['2026-09-25']],
])('a day is one to meet on where nothing is ordered for it: %s', (text, days) => {
  const { votes } = namedIn({ spans: [{ turn: 0, text }], position: 0, turn: 0 }, calendar, undefined);
  expect(votes.map(({ date }) => date)).toEqual(days);
});

test.each<[Lines, string]>([
  [
    [
      [buyer, '見積書は七日までにもらえますか。'],
      [seller, 'はい、七日までに送ります。'],
    ],
    '2026-09-07',
  ],
  [
    [
      [buyer, '部品はいつ届きますか。'],
      [seller, '来週の火曜の便で、見本と一緒に発送します。'],
    ],
    '2026-09-08',
  ],
])('but a day by which it is done stays: %j', (lines, day) => {
  expect(duesOf(...lines)).toContain(day);
});

test.each<[string, Lines, RegExp, string | null]>([
  [
    'one of the week that was named alone',
    [
      [seller, '設置の下見ですが、来週なら火曜か水曜に担当を行かせられます。'],
      [buyer, '火曜は棚卸しなので、水曜にしてください。'],
      [seller, 'では水曜の午前に下見に伺います。'],
    ],
    /下見/,
    '2026-09-09',
  ],
  [
    'counted from the end of something else',
    [[buyer, '棚卸しが十一日に終わるので、その翌週の月曜に数量の一覧を送ります。']],
    /数量|一覧/,
    '2026-09-14',
  ],
  [
    'not that of the board it waits for',
    [
      [buyer, '稟議は木曜の役員会にかけます。'],
      [seller, '注文書の様式は前と同じでよろしいですか。'],
      [buyer, '同じで。役員会が通ったら注文書をPDFで送ります。'],
    ],
    /注文書/,
    null,
  ],
  [
    'not that of a fair',
    [
      [buyer, '社長に話しておきます。'],
      [seller, 'お願いします。'],
      [buyer, '展示会が二十日にあるんで、その準備でばたばたしてますけど。'],
    ],
    /社長/,
    null,
  ],
  [
    'the end of a time that is asked for',
    [
      [buyer, '仕様の確認をお願いできますか。'],
      [seller, '工場に仕様を確認します。'],
      [buyer, 'いつ分かりますか。'],
      [seller, '来週の金曜まで待ってください。'],
    ],
    /仕様/,
    '2026-09-11',
  ],
])('the day of a task is %s', (_, lines, thing, day) => {
  expect(minutes(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null).toBe(day);
});
