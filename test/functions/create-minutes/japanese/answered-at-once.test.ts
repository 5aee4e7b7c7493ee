import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const objections = (...lines: Lines) =>
  minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]).objections.map(({ text, response }) => [
    text,
    response,
  ]);

describe('a doubt is answered by what is said to it at once', () => {
  test('and not by what is said to the next one', () => {
    const [[, response] = []] = objections(
      [
        buyer,
        'この最低発注っていうのが契約書の案にあったけど、初回三十万って。在庫持たないのに初回三十万は変でしょう。',
      ],
      [seller, 'うーん、おっしゃる通りですね。では、初回の最低発注はなしにします。'],
      [buyer, 'それは助かる。'],
      [user, 'あの、一つ心配なのが、御社もネットで直販されてますよね。お客さんが調べたら、そっちのほうが安いとか。'],
      [
        seller,
        'ごもっともです。直販は定価でしか売っておりません。セールもしないので、代理店様より安く出ることはないです。',
      ],
    );
    expect(response).toBe('初回の最低発注はなしにする。');
  });

  test('where no answer was found to it', () => {
    const [[, response] = []] = objections(
      [buyer, '味はどうなんですか。冷凍したらやっぱり落ちるでしょ。常連さんがうるさいのよ、うち。'],
      [
        seller,
        'それは、食べ比べていただくのが一番です。うちのテストキッチンに同じ機械があるので、生地をお持ちいただいて、凍らせて焼いてみませんか。',
      ],
      [buyer, 'あ、それやりたい。'],
    );
    expect(response).toContain('食べ比べてもらうのが一番');
  });

  test.each([
    'え、こわ。それは災難だったね。',
    'うわ、それは痛いですね。',
    'そこは、うちの課題です。',
    '今週中にご連絡します。',
  ])('and not by feeling with it: %s', (said) => {
    const found = objections(
      [buyer, '一番心配なのはスケジュールを守ってくれるのかってとこです。前の業者は途中で音信不通になりました。'],
      [seller, said],
    );
    expect(found.map(([, response]) => response)).toEqual([null]);
  });
});

describe('no doubt', () => {
  test.each<[what: string, lines: Lines]>([
    [
      'is held against another supplier, of whom the seller says as much',
      [
        [buyer, 'ヤマト環境さんからも話が来てるんですよ。二十円だって。'],
        [seller, 'ヤマトさん。二十円ですか。'],
        [user, 'いや、でもあれ、包装と混ぜちゃだめなんでしょ。うちは袋のまま出てくるのが結構あるから。'],
        [buyer, 'そう、分別しないといけないんですよね。'],
        [user, '人を一人つけないと無理ですよ。二十円でも高くつく。'],
        [
          seller,
          'そうなんですよね、異物が入ると受け入れてもらえないので。うちは混ざっててもそのままお引き取りします。',
        ],
      ],
    ],
    [
      'is held against one that is named',
      [
        [buyer, 'ミナトさんは病院の実績が少なくて。感染対策の説明がふわっとしてたんですよね。'],
        [seller, 'そうでしたか。うちは十二の病院でやらせていただいてます。'],
      ],
    ],
    [
      'is relief at what another one comes to',
      [
        [buyer, 'あちらは二百五十円なんですよ。'],
        [seller, 'あちらですと、変形労働の設定が別オプションになると思います。'],
        [user, 'あ、オプションって書いてありました。百円だったかな。'],
        [buyer, 'え、百円足すの？そしたら三百五十円じゃない。なんだ、じゃあ高いんじゃない。'],
        [seller, 'うちは標準で入ってますので。'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(objections(...lines)).toEqual([]);
  });

  test('but one is that another supplier is cheaper', () => {
    expect(
      objections(
        [buyer, '正直に言うと、ミナトさんは一割くらい安いんです。そこが引っかかってて。'],
        [seller, 'うちは定期の点検まで入っての金額なんです。'],
      ),
    ).toHaveLength(1);
  });
});
