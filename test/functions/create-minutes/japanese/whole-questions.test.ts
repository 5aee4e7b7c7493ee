import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]);
const tasks = (...lines: Lines) => minutes(...lines).actionItems.map(({ description }) => description);
const questions = (...lines: Lines) => minutes(...lines).openQuestions.map(({ text }) => text);

describe('an open question says what it is about', () => {
  test('where it asks the same of something else', () => {
    expect(
      questions(
        [buyer, '退職した人の記録って、いつまで残るんですか。'],
        [engineer, 'ご契約の間はずっと残ります。'],
        [buyer, '契約が終わったあとは？'],
        [engineer, '終わったあとはですね、ちょっと確認させてください。規約が変わったばかりなので。'],
      ),
    ).toEqual(['退職した人の記録はいつまで残るか。契約が終わったあとは?']);
  });

  test('where the one before names it', () => {
    expect(
      questions(
        [seller, 'あと奨励金って、使われるご予定ありますか。'],
        [buyer, 'あー、使えるのかな。うちの規模でどうなんだろう。'],
        [user, '税理士さんに聞いてみましょうか。'],
        [buyer, 'そうだね、聞いてみて。'],
        [user, 'はい、来週聞いてみます。'],
      ),
    ).toEqual(['奨励金は、使えるか。']);
  });

  test('and is the last that was asked before the answer', () => {
    expect(
      questions(
        [seller, '工事の日は、いつ頃決まりますか。'],
        [buyer, '来週の会議で決まります。'],
        [seller, 'わかりました。あと養生の材料って、うちの持ち込みで大丈夫ですか。'],
        [buyer, 'あ、それは管理の担当に聞いてみないとわからないですね。'],
      ),
    ).toEqual(['養生の材料は、自社の持ち込みで大丈夫か。']);
  });
});

describe('who finds out does it with somebody and for something', () => {
  test.each<[string, Lines, string]>([
    [
      'he named before he promised to tell',
      [
        [buyer, '三万八千円になりませんか。'],
        [seller, 'うーん、ちょっと部長に確認させてください。明日の夕方までにはお電話します。'],
        [buyer, '待ってますよ。'],
      ],
      '部長に確認して電話する。',
    ],
    [
      'he would have to ask',
      [
        [buyer, '七日は空いてますか。八日はどうでしょう。'],
        [seller, '七日は大丈夫なんですけど、八日は講師に聞いてみないとわからないです。'],
        [buyer, 'わかりました。'],
        [seller, '木曜までには返事しますね。'],
      ],
      '講師に確認して返事する。',
    ],
    [
      'he offered to ask',
      [
        [buyer, '奨励金、使えるのかな。'],
        [user, '税理士さんに聞いてみましょうか。'],
        [buyer, 'うん、聞いてみて。'],
        [user, 'はい、来週聞いてみます。'],
      ],
      '税理士さんに聞いてみる。',
    ],
    [
      'that he did not know at once',
      [
        [buyer, 'あと、残りの四台はいつ切れるんだっけ。'],
        [engineer, 'ええと、残りの四台は、すみません、今手元になくて。調べてご連絡します。'],
        [buyer, '急がないから。'],
      ],
      '残りの4台はいつ切れるか、調べて連絡する。',
    ],
  ])('%s', (_, lines, told) => {
    expect(tasks(...lines).join('')).toContain(told);
  });

  test('and he who is told is asked nothing', () => {
    const told = tasks(
      [buyer, '電源が二百ボルトかどうか、大家さんに聞かないと分かりません。'],
      [buyer, '明日、大家さんに電話します。'],
    );
    expect(told.join('')).not.toContain('大家さんに確認して');
  });
});
