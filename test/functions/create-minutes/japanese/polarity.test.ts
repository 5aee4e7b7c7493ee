import { describe, expect, test } from 'vitest';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';
import { supersededIn } from '#functions/create-minutes/engine/japanese/superseded.ts';
import { plainQuestion } from '#functions/create-minutes/engine/japanese/wording/question.ts';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer, user } = people;

test.each([
  ['棚札が動かなくなるとか、ないですよね。', 'ないかと尋ねた'],
  ['追加の費用はかかりませんよね。', 'かからないかと尋ねた'],
  ['前に一万四千って言ってなかった', '言っていなかったかと尋ねた'],
  ['一か月だけ試せたりしません', '試せたりしないかと尋ねた'],
  ['監査が十月なので、それまでには動いてないと。', '動いていなければならないと'],
])('a question is told as one, and a need as a need: %s', (said, told) => {
  expect(reportJapanese(said, undefined, 'plain')).toContain(told);
});

test.each([
  ['データは消えないんですよね。', '消えないと述べた'],
  ['七万上がるのは、ちょっと説明がつかないですよね。', '説明がつかないと述べた'],
  ['その機能は今はないです。', 'ないと述べた'],
])('what is said stays what is said: %s', (said, told) => {
  expect(reportJapanese(said, undefined, 'plain')).toContain(told);
});

describe('what was taken back or set right is not summed up', () => {
  const superseded = (...lines: readonly (readonly [speaker: string, text: string])[]) => {
    const sentences = lines.map(([speaker, raw], index) => ({
      ...{ index, speaker, raw, text: raw, terms: [] },
      spans: [{ turn: index, text: raw }],
    }));
    return [...supersededIn({ sentences })];
  };

  test.each([
    [
      [seller, '七時までにお電話します。'],
      [buyer, '七時だと遅いな。六時四十五分。'],
    ],
    [
      [user, '五つ足して五百十七で。'],
      [seller, '先生の分は無料です。'],
      [user, 'じゃあ五百十二のままで。'],
    ],
    [
      [seller, '一月二十六日、生産は間に合います。'],
      [buyer, 'あ、待って、三十一日が棚卸だから…二月二日にしよう。'],
    ],
    [
      [seller, '百六十名のプランで。'],
      [buyer, '百七十ね'],
      [seller, '失礼しました百七十名です'],
    ],
  ] as const)('%#', (...lines) => {
    expect(superseded(...lines)).toContain(0);
  });

  test.each([
    [
      [buyer, '一件に二時間かかるんです。'],
      [seller, '二時間はきついですね。'],
    ],
    [
      [seller, '月額は三万円です。'],
      [buyer, '三万円ですね、わかりました。'],
    ],
    [
      [seller, '四十台ございます。'],
      [buyer, '四十台で足ります。'],
    ],
  ] as const)('but what stands is: %#', (...lines) => {
    expect(superseded(...lines)).toEqual([]);
  });
});

test.each([
  ['この棚を使ってどう変わりますか。', 'この棚を使ってどう変わるか。'],
  ['待っていつ来ますか。', '待っていつ来るか。'],
  ['納期っていつですか。', '納期はいつか。'],
  ['保守の更新っていつでしたっけ。', '保守の更新はいつか。'],
  ['六月には発注、という感じですかね。', '六月には発注か。'],
])('only a topic is marked as one: %s', (said, told) => {
  expect(plainQuestion(said, 'plain')).toBe(told);
});

describe('an objection', () => {
  const objectionsTo = (...lines: readonly (readonly [speaker: string, text: string])[]) =>
    minutesOfTalk(lines).objections.map(({ text }) => text);

  test.each([
    ['でも二年というのが。来年、店長が替わるものですから。', '2年というのが'],
    ['電話したらそちらも知らなかった。これが一番まずいんですよ。', 'まずい'],
    ['最低三十ケースって、うちの倉庫に入らないです。', '入らない'],
    ['手書きの札がほとんど読めなくて、結局打ち直してるんです。', '読めな'],
  ])('is %s', (said, told) => {
    expect(
      objectionsTo([buyer, said], [seller, 'でしたら、違約金なしで途中でやめられるようにいたします。']).join(),
    ).toContain(told);
  });

  test.each([
    '買い取りのほうが結局安いんじゃないの。',
    '社長、それちょっと言い過ぎですよ。写真の整理は楽になりました。',
  ])('is not %s', (said) => {
    expect(objectionsTo([buyer, said], [seller, '履歴を見ますと、先月は三十四名の方が開かれました。'])).toEqual([]);
  });
});
