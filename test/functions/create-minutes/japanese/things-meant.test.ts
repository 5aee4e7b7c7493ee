import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const tasks = (...lines: Lines) =>
  minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]).actionItems.map(({ description }) => description);

describe('a task that names no thing has the one', () => {
  test.each<[string, Lines, string]>([
    [
      'that was asked for as a part of something',
      [
        [buyer, '今の安全講習って、テキストみたいなものありますか。'],
        [seller, 'あります。それ、明日お送りします。'],
      ],
      '安全講習',
    ],
    [
      'that was asked for without a particle',
      [
        [seller, '原因を見たいので、一度エラーのログ見せてもらえますか。'],
        [buyer, '昨日のでいいですか。'],
        [seller, '昨日ので大丈夫です。'],
        [buyer, 'じゃあ夕方にそちらに送ります。'],
      ],
      'エラーのログを送る。',
    ],
    [
      'of which a form was asked for',
      [
        [user, 'その覚書って、ひな形ありますか。'],
        [seller, 'はい、ございます。明日メールで送りますね。'],
      ],
      '覚書のひな形をメールで送る。',
    ],
    [
      'that is given back once it was sent',
      [
        [seller, 'では更新の申込書を、金曜までにお送りします。'],
        [buyer, 'はい。押印して、月末までに返送します。'],
      ],
      '申込書',
    ],
    [
      'that only its name was said of',
      [
        [buyer, 'あと、倉庫の配置図。'],
        [buyer, '森下さん、金曜までにもらえますか。'],
        [engineer, 'はい、木曜に送ります。'],
      ],
      '倉庫の配置図を渡す。',
    ],
    [
      'that whoever asked said to be there',
      [
        [buyer, '二階の応接室が空いていると思います。五十嵐さん、取っといてくれる？'],
        [user, 'はい、このあと取っておきます。'],
      ],
      '2階の応接室',
    ],
  ])('%s', (_, lines, told) => {
    expect(tasks(...lines).join('')).toContain(told);
  });

  test('and not of what somebody else decides', () => {
    const told = tasks([buyer, '社内の決裁がまだなので、もう少し待ってください。'], [seller, 'では月曜に電話します。']);
    expect(told.join('')).not.toContain('決裁');
  });
});

describe('a task that waits for something names', () => {
  test.each<[string, Lines, string]>([
    [
      'what the other one gives',
      [
        [buyer, 'じゃあ、今日中に温度の記録を古川さんに送ります。'],
        [seller, 'ありがとうございます。いただいたら、来週の水曜までに原因を調べてご報告しますね。'],
      ],
      '温度の記録をもらったら、原因を調べて報告する。',
    ],
    [
      'what comes from there',
      [
        [seller, '更新の申込書を、明日メールで送ります。'],
        [buyer, '届いたらサインして、すぐ返します。'],
      ],
      '更新の申込書が届いたらサインして、',
    ],
    [
      'what it is done upon',
      [
        [seller, '費用の内訳表を、明日メールで送ります。'],
        [buyer, 'はい、じゃあそれを見て、常務に話します。'],
      ],
      '費用の内訳表を見て、常務に話す。',
    ],
    [
      'of which kind it is',
      [
        [buyer, 'それ、サンプルとかあります？'],
        [seller, 'ありますよ。前の現場のやつを、名前を伏せて、今週中にお送りしますね。'],
      ],
      '（サンプル）',
    ],
  ])('%s', (_, lines, told) => {
    expect(tasks(...lines).join('')).toContain(told);
  });
});
