import { describe, expect, test } from 'vitest';
import { talk } from './acts/talk.ts';
import { minutesOfTalk, people, smallTalk } from './japanese/meeting.ts';

const { seller, buyer } = people;

const opening = [
  'N: Thanks for the call. How is the depot?',
  'T: Busy. The scanners fail when the depot is cold, and Labelkon offered us scanners as well.',
  'N: How many people scan in the depot?',
  'T: Forty of them, in two shifts.',
  'N: And who decides about the scanners?',
  'T: I do, with Mia.',
] as const;

describe('the first line names what is offered', () => {
  test('as a bid', () => {
    const bid = "N: The scanners, let's say seventeen euros per scanner per month.";
    const { summary } = talk(...opening, bid, 'T: I have to see that on paper.', 'N: I will send the offer tomorrow.');
    expect(summary.oneLine).toContain('€17');
  });

  test.each([
    ['of each of two', '更新の価格は、AプランもBプランも、いずれも月額98万円でございます。'],
    ['for a signature', 'もし今月中にご契約いただけるなら、月額98万円にいたします。'],
  ])('%s, in Japanese', (_, said) => {
    const { summary } = minutesOfTalk([
      ...smallTalk,
      [seller, said],
      [buyer, '98万円ですか。社内で検討します。'],
      [seller, 'はい、見積書をお送りします。'],
    ]);
    expect(summary.oneLine).toContain('98万円');
  });
});

describe('the first line names the price of the deal, and not', () => {
  test.each<[string, readonly string[], string]>([
    [
      'a fee beside it',
      [
        'N: The scanners are nineteen euros per scanner per month.',
        'T: That is too much. Labelkon asks sixteen per scanner.',
        'N: I can do seventeen euros per scanner per month.',
        'T: Seventeen euros per scanner per month, agreed.',
        'N: The set-up fee is nine hundred euros once.',
        'T: Nine hundred euros for the set-up?',
        'N: Nine hundred euros for the set-up, once.',
        'T: Nine hundred euros for the set-up, agreed.',
        'N: Good, I will send the contract tomorrow.',
      ],
      '€17',
    ],
    [
      'what is paid back',
      [
        'N: The renewal would be nineteen euros per scanner per month.',
        'T: That is too expensive. Labelkon asks sixteen per scanner.',
        'N: I can do seventeen euros per scanner per month for two years.',
        'T: Seventeen euros per scanner per month, two years, agreed.',
        'N: And for the week in which the scanners stood still you get a credit of four thousand euros.',
        'T: A credit of four thousand euros?',
        'N: A credit of four thousand euros, with the next invoice.',
        'T: Four thousand euros back, agreed.',
        'N: Good, I will send the contract tomorrow.',
      ],
      '€17',
    ],
  ])('%s', (_, lines, price) => {
    const { summary } = talk(...opening, ...lines);
    expect(summary.oneLine).toContain(price);
  });

  test.each<[string, readonly (readonly [string, string])[], string]>([
    [
      'a fee beside it',
      [
        [seller, 'お見積りですが、1台あたり月額1万8,000円でございます。'],
        [buyer, '1万8,000円は高いですね。ラベルコンさんは1万5,000円でした。'],
        [seller, 'では2年のご契約で、1台あたり月額1万6,500円ではいかがでしょう。'],
        [buyer, '2年で1万6,500円ですね。それでお願いします。'],
        [seller, '初期設定費が別に12万円かかります。'],
        [buyer, '設定費が12万円ですか。'],
        [seller, 'はい、設定費は初回だけ12万円です。'],
        [buyer, 'では設定費は12万円でお願いします。'],
        [seller, 'ありがとうございます。契約書をお送りします。'],
      ],
      '1万6,500円',
    ],
    [
      'what was offered for a case that nobody wants',
      [
        [seller, '更新は、現行の月額98万円のままでお願いいたします。'],
        [buyer, '98万円のままですか。下がらないのですか。'],
        [seller, '仮に3年のご契約でしたら、93万円までは下げられます。'],
        [buyer, '3年は無理です。理事会が通りません。'],
        [seller, '承知しました。では月額98万円、1年でお見積りをお持ちします。'],
        [buyer, 'はい、見積りを見てから決めます。'],
      ],
      '98万円',
    ],
    [
      'what is paid back',
      [
        [seller, '更新の料金は1台あたり月額1万8,000円でお願いできればと存じます。'],
        [buyer, '1万8,000円は高いです。ラベルコンさんは1万5,000円でした。'],
        [seller, 'では1台あたり月額1万6,500円ではいかがでしょうか。'],
        [buyer, '1万6,500円ですね。それで更新しましょう。'],
        [seller, '止まっていた週の分は、24万円を返金いたします。'],
        [buyer, '返金は24万円ですね。'],
        [seller, 'はい、24万円を来月の請求から差し引きます。'],
        [buyer, 'では返金は24万円でお願いします。'],
        [seller, 'ありがとうございます。契約書をお送りします。'],
      ],
      '1万6,500円',
    ],
  ])('%s, in Japanese', (_, lines, price) => {
    const { summary } = minutesOfTalk([...smallTalk, ...lines]);
    expect(summary.oneLine).toContain(price);
  });
});
