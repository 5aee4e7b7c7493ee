import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, user } = people;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]);
const decisions = (...lines: Lines) => minutes(...lines).decisions.map(({ text }) => text);

describe('what was offered and turned down', () => {
  test.each<[how: string, lines: Lines, told: string]>([
    [
      'by its name',
      [
        [seller, '中古の機械もあるにはあるんですけど。九十万で、六年落ちのが一台。'],
        [buyer, '中古ですか。どうなんでしょう。'],
        [seller, '正直、六年だと保証が三か月しか付かないです。'],
        [buyer, 'じゃあ中古はいいです。壊れたら困りますから。'],
      ],
      '中古は見送る。',
    ],
    [
      'after a colleague was asked',
      [
        [seller, '初期設定の代行というのもありまして、十二万円です。'],
        [buyer, '十二万か。五十嵐さん、自分でできる？'],
        [user, 'できると思います。画面を見た感じ簡単だったので。'],
        [buyer, 'じゃあそれはなしで。こちらでやります。'],
      ],
      '初期設定の代行はなしとする。',
    ],
    [
      'for want of a budget',
      [
        [seller, '監視カメラも一緒に付けると、プラス四十万円で、六台までいけます。'],
        [buyer, 'うーん、予算がないので、今回はなしで。'],
      ],
      '監視カメラはなしとする。',
    ],
    [
      'for this time',
      [
        [seller, '延長保証を付けますと、五年で十八万円になります。'],
        [buyer, 'そこまでは要らないかな。今回は見送ります。'],
      ],
      '延長保証は見送る。',
    ],
    [
      'with a reason',
      [
        [seller, '棚のほうも、今なら一本二万八千円で入れ替えられますけど。'],
        [buyer, '棚はまだ使えるから、いいよ。'],
      ],
      '棚は見送る。',
    ],
    [
      'in few words',
      [
        [seller, 'それと、壁紙の張り替えも一緒にやると二十二万円です。'],
        [buyer, '今年は厳しいから、壁紙はパスで。'],
      ],
      '壁紙は見送る。',
    ],
    [
      'politely',
      [
        [seller, '研修も別にございまして、半日で八万円です。'],
        [buyer, '研修は今のところ必要ないです。'],
      ],
      '研修は不要とする。',
    ],
  ])('is told so: %s', (_, lines, told) => {
    const { decisions: all, amounts } = minutes(...lines);
    expect(all.map(({ text }) => text)).toEqual([told]);
    expect(amounts.filter(({ kind }) => kind === 'price').map(({ status }) => status)).toEqual(['rejected']);
  });

  test('leaves the other one of two', () => {
    const { decisions: all, amounts } = minutes(
      [seller, '新品ですと百二十万、中古ですと七十万になります。'],
      [buyer, '中古はやめときます。新品で。'],
      [seller, 'かしこまりました。新品百二十万で。'],
    );
    expect(all.map(({ text }) => text)).toContain('中古はやめる。');
    expect(amounts.find(({ value }) => value === 1_200_000)?.status).toBe('agreed');
  });

  test('is told once', () => {
    const told = decisions(
      [seller, 'オプションで温度の記録計が付きます。一台三万五千円です。'],
      [buyer, '記録計は来年でいいかな。今回はやめとく。'],
    );
    expect(told).toHaveLength(1);
  });
});

describe('nothing is turned down', () => {
  test.each<[what: string, lines: Lines]>([
    [
      'that is taken after all',
      [
        [seller, '延長保証は五年で十八万円です。'],
        [buyer, 'うーん、延長保証はいいかな。'],
        [seller, '三年目からの修理が一回十万くらいかかりますので。'],
        [buyer, 'そうか。じゃあ付けてください、延長保証。'],
      ],
    ],
    [
      'that is praised',
      [
        [seller, 'この棚は耐荷重が三百キロで、一本二万円です。'],
        [buyer, 'この棚はいいですね。'],
      ],
    ],
    [
      'that nobody offered',
      [
        [seller, 'フォークリフトは何台お持ちですか。'],
        [buyer, 'フォークは今、要らないです。'],
      ],
    ],
    [
      'that was offered as a favour',
      [
        [seller, '一本二万円の棚の、操作の動画をお作りしましょうか。'],
        [buyer, 'いや、動画は要らない。誰も見ないから。'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(decisions(...lines).join('')).not.toMatch(/見送|なしと|不要|やめる/u);
  });
});

describe('the price of what was offered is not rejected', () => {
  const offers: Lines[number] = [seller, '延長保証は五年で八万円です。'];
  test.each<[what: string, lines: Lines]>([
    ['under a condition', [offers, [buyer, '機械が五年もつなら、延長保証は見送ります。']]],
    [
      'where one would like to turn it down',
      [offers, [buyer, '延長保証は見送りたいところなんですが、社長がうるさくて。']],
    ],
    ['where somebody else did', [offers, [buyer, '前の担当が、延長保証はやめときますって言ったらしいんですよ。']]],
    ['where one did so before', [offers, [buyer, '前回は、延長保証は見送りにしたんですよ。']]],
    ...['必ずいただいております。', 'それはできないんですよ。'].map((answer): [string, Lines] => [
      `where it has to be paid: ${answer}`,
      [
        [seller, '初期費用は九万八千円です。'],
        [buyer, '初期費用はなしでお願いします。'],
        [seller, answer],
      ],
    ]),
    [
      'where the seller will not leave it out',
      [
        [seller, '年間パスは三万円です。'],
        [buyer, '年間パスはなしでお願いします。'],
        [seller, 'それは難しいんですよ。必ず付いております。'],
      ],
    ],
  ])('%s', (_, lines) => {
    const { decisions: all, amounts } = minutes(...lines);
    expect(amounts.map(({ status }) => status)).not.toContain('rejected');
    expect(all.filter(({ text }) => !text.includes('なら')).map(({ text }) => text)).toEqual([]);
  });
});

describe('the price of the main thing stands', () => {
  test.each([
    ['領収書は紙でもお送りできます。本体は六十万円です。', '領収書は要らないです。'],
    ['本体は六十万円です。領収書は紙でもお送りできます。', '領収書は要らないです。'],
  ])('%s', (offer, no) => {
    const { amounts } = minutes([seller, offer], [buyer, no]);
    expect(amounts.map(({ value, status }) => [value, status])).toEqual([[600_000, 'offered']]);
  });
});

test('what is said to be hard is no decision', () => {
  const told = decisions(
    [buyer, '年間で50本なら、1割引けますか。'],
    [seller, '1割は、50本でも、難しいと言わざるを得ません。'],
    [buyer, 'そうですか。分かりました。'],
  );
  expect(told.filter((text) => text.includes('難しい'))).toEqual([]);
});
