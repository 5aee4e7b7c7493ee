import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const minutes = (lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]);
const decisions = (lines: Lines) =>
  minutes(lines)
    .decisions.map(({ text }) => text)
    .join('\n');
const objections = (lines: Lines) =>
  minutes(lines)
    .objections.map(({ text }) => text)
    .join('\n');

describe('what was offered or asked and came to nothing is no choice', () => {
  test.each<[how: string, lines: Lines, not: RegExp]>([
    [
      'put off',
      [
        [seller, 'では三年の4.5パーセントでいかがでしょうか。'],
        [buyer, 'うーん、一度持ち帰らせてください。'],
      ],
      /4\.5|持ち帰/,
    ],
    [
      'balked at',
      [
        [seller, '三台まとめて、月に四十二万円でお願いしたいんですけど。'],
        [buyer, 'えー、高くなってるじゃないですか。去年は三十六万でしたよ。'],
        [seller, '部品代が上がってまして。'],
        [buyer, 'うーん、社内で相談させてください。'],
      ],
      /四十二万/,
    ],
    [
      'granted to others only',
      [
        [buyer, '月払いのままで、割引を15パーセントにしてもらえませんか。'],
        [seller, '15パーセントは、年払いのお客様だけなんです。'],
        [buyer, 'そうですか。では12ではどうです。'],
        [seller, '12なら大丈夫です。'],
        [buyer, 'じゃあ12で。'],
      ],
      /15/,
    ],
    [
      'given up for what a colleague says',
      [
        [seller, '紙の帳票も一緒に納めましょうか。'],
        [buyer, 'じゃあ帳票もお願いしようかな。月に三百枚。'],
        [user, '部長、帳票は誰も見てませんよ。'],
        [buyer, 'そうだったな。帳票はなし、画面だけで。'],
      ],
      /三百枚|お願い/,
    ],
    [
      'struck by name much later',
      [
        [buyer, '色は2番でお願いします。'],
        [seller, 'かしこまりました、2番で。'],
        [buyer, '納品は週二回でいいですか。'],
        [seller, 'はい、火曜と金曜で。'],
        [buyer, '支払いは月末締めですね。'],
        [seller, 'はい、翌月末で。'],
        [user, 'すみません、色なんですけど、店長が4番がいいって。'],
        [buyer, 'そうか、2番はもうやめ。4番にしてください。'],
        [seller, 'では4番で。'],
      ],
      /2番/,
    ],
  ])('when %s', (_, lines, not) => {
    expect(decisions(lines)).not.toMatch(not);
  });

  test.each<[how: string, lines: Lines, told: RegExp]>([
    [
      'though it was found dear',
      [
        [seller, '二年契約で、月額三万八千円でいかがでしょう。'],
        [buyer, 'ちょっと高いなあ。'],
        [seller, 'これが精一杯です。'],
        [buyer, 'わかりました。じゃあそれでお願いします。'],
      ],
      /3万8,000円/,
    ],
    [
      'in the same breath as it was found dear',
      [
        [seller, '送料は一回八百円になります。'],
        [buyer, '高いですけど、まあ仕方ないですね。それでお願いします。'],
      ],
      /800円/,
    ],
  ])('it stands when taken %s', (_, lines, told) => {
    expect(decisions(lines)).toMatch(told);
  });
});

describe('what is held against buying', () => {
  test('is what was taken for granted', () => {
    expect(
      objections([
        [seller, '設置は別途八万円になります。'],
        [buyer, 'え、込みだと思ってましたよ。前の会社は込みでしたから。'],
        [seller, '次の更新で込みにできるか確認します。'],
      ]),
    ).toMatch(/込み/);
  });

  test.each<[how: string, lines: Lines]>([
    [
      'a slip that was put right',
      [
        [buyer, 'あの、見積書の二枚目ですと、保守が四十万円になっていますが。'],
        [seller, '失礼しました、それは修正前のものでして、正しくは三十二万円です。'],
      ],
    ],
    [
      'what is said of another in saying yes to the seller',
      [
        [buyer, 'ヤマト機工さんも来ていましたよ。'],
        [seller, 'あそこは部品が届くのが遅いでしょう。'],
        [buyer, '遅いですね。知り合いの工場で三週間止まって困ったと言っていました。'],
        [seller, 'うちは翌日に届きます。'],
      ],
    ],
  ])('is not %s', (_, lines) => {
    expect(objections(lines)).toBe('');
  });
});
