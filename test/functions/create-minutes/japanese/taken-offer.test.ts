import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]);

describe('a choice that is taken by それで is told by what was offered', () => {
  test.each<[where: string, lines: Lines, told: string, sum: number]>([
    [
      'and not by what reassured the buyer, with its condition',
      [
        [
          seller,
          'ちょっと私の一存ではあれなんですけど、初期費用を九万八千円まででしたら、なんとか。来月中のご契約であれば。',
        ],
        [buyer, 'あ、ほんとですか。'],
        [seller, 'はい、これは上にも話してありますので、大丈夫です。'],
        [buyer, 'じゃあそれでお願いします。九万八千円なら私で決められます。'],
      ],
      '来月中の契約であれば、初期費用を9万8,000円とする。',
      98_000,
    ],
    [
      'where the buyer asked about it in between',
      [
        [seller, '毎月の点検を二か月に一回にすれば、年間で九万円下がります。'],
        [user, '二か月に一回で足りますか。'],
        [seller, '台数が少ないので、大丈夫です。'],
        [user, 'じゃあそれでいきましょう。'],
      ],
      '毎月の点検を2か月に1回にすれば、年間で9万円下がる。',
      90_000,
    ],
    [
      'with the price that was named beside it',
      [
        [seller, 'うちの倉庫で一か月お預かりすることもできます。料金は三万円です。'],
        [buyer, '保険は入ってます？'],
        [seller, 'はい、入っております。'],
        [buyer, 'じゃあ、そうしてください。'],
      ],
      '自社の倉庫で1か月預かることもできる。料金は3万円とする。',
      30_000,
    ],
  ])('%s', (_, lines, told, sum) => {
    const { decisions, amounts } = minutes(...lines);
    expect(decisions.map(({ text }) => text)).toContain(told);
    expect(amounts.find(({ value }) => value === sum)?.status).toBe('agreed');
  });

  test('and それで that goes on to something else takes nothing', () => {
    const { decisions } = minutes(
      [seller, '図面の修正は三万円です。来週お送りします。'],
      [buyer, 'それでお願いしたいのが、もう一つあって、駐車場の件なんです。'],
    );
    expect(decisions).toEqual([]);
  });

  test.each([
    '受付が一人しかいなくて、それで結構困ってるんですよ。',
    'それで決めかねてるんですよね。',
    '支払いは月末締めの翌月払いなんですけど、それでいいですか。',
    '今の業者さんには一万円で、それで頼んでるんですよ。',
  ])('and それで in another sense takes nothing: %s', (said) => {
    const { decisions } = minutesOfTalk([
      ...smallTalk,
      [seller, '月額は四万五千円になります。'],
      [buyer, said],
      [seller, 'ありがとうございます。'],
    ]);
    expect(decisions).toEqual([]);
  });
});
