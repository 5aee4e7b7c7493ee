import { describe, expect, test } from 'vitest';
import { tellFigures } from '#functions/create-minutes/engine/japanese/acts/choices/tell-figures.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
type Lines = [speaker: string, text: string][];
const minutes = (...lines: Lines) => minutesOfTalk([...smallTalk, ...lines, [buyer, 'わかりました。']]);
const amount = (value: number, ...lines: Lines) => minutes(...lines).amounts.find((one) => one.value === value);

describe('a choice says what its figure is in, as the talk around it does', () => {
  const span = { turn: 3, text: 'では東と北だけ、百二十で。' };
  const figure = (text: string, value: number, unit: string) =>
    ({
      text,
      value,
      unit,
      per: [],
      tax: undefined,
      kind: 'other',
      status: 'agreed',
      side: undefined,
      spans: [span],
    }) as const;

  test.each([
    ['東と北だけ、120万とする。', figure('百二十万', 1_200_000, 'JPY'), '東と北だけ、120万円とする。'],
    ['2年で1,950とする。', figure('千九百五十', 1950, 'JPY'), '2年で1,950円とする。'],
    ['東と北だけ、120とする。', figure('百二十', 1_200_000, 'JPY'), '東と北だけ、120とする。'],
    ['掛け率62、20ケースから始める。', figure('62', 62, 'percent'), '掛け率62%、20ケースから始める。'],
    ['120台とする。', figure('120', 1_200_000, 'JPY'), '台数は120台とする。'],
  ])('%s', (text, amount, told) => {
    expect(tellFigures([{ text, spans: [span] }], [amount]).map((one) => one.text)).toEqual([told]);
  });
});

describe('no price is', () => {
  test.each<[string, number, Lines]>([
    ['what is saved', 150_000, [[seller, '手作業がなくなるので、二店舗で月に十五万円ほど浮く計算です。']]],
    [
      'what a cost of the customer falls by',
      6000,
      [[seller, '電気代が一台で月六千円くらい下がりますので、元は取れます。']],
    ],
    ['how far two sums are apart', 3000, [[buyer, 'よその会社より三千円高いってことですよね。']]],
    ['a difference', 7000, [[seller, 'たしかに七千円の差はございます。']]],
  ])('%s', (_, value, lines) => {
    expect(amount(value, ...lines)?.kind).not.toBe('price');
  });

  test('what an hour of somebody’s work is reckoned at', () => {
    expect(amount(1300, [seller, '毎日三時間なくなるので、時給千三百円としても大きいです。'])).toMatchObject({
      kind: 'cost',
      status: 'mentioned',
    });
  });
});

describe('not offered is', () => {
  test.each<[string, number, Lines]>([
    ['what is paid today', 640, [[seller, '今、キロ六百四十円ですね。']]],
    [
      'what another sum takes the place of',
      480,
      [[seller, '一食四百八十円を、五百二十円に改定させていただけないかと。']],
    ],
  ])('%s', (_, value, lines) => {
    expect(amount(value, ...lines)?.status).toBe('mentioned');
  });

  test('but what holds for who decides today', () => {
    expect(amount(98_000, [seller, '今、ご契約いただければ九万八千円です。'])?.status).toBe('offered');
  });
});

test.each<[string, number, readonly string[]]>([
  ['キロ八百九十円です。', 890, ['キロ']],
  ['保管料は坪四千二百円です。', 4200, ['坪']],
  ['五百キロで三万円です。', 30_000, []],
])('a price is by weight or area where the measure stands right before it: %s', (said, value, per) => {
  expect(amount(value, [seller, said])?.per).toEqual(per);
});

test('what the seller gives for all the customer has to spend is the price that was agreed', () => {
  const { summary } = minutes(
    [seller, '保守契約のお話ですが、配送棚の点検も毎年行います。'],
    [buyer, '保守契約ですね。配送棚の点検に今はラベルコンさんを使っています。'],
    [seller, '保守契約は配送棚の修理も込みで、全部で百九十万円になります。'],
    [buyer, '予算が百六十万なんですよ。'],
    [seller, 'うーん、二年のご契約でしたら百六十万でお出しできます。'],
    [buyer, 'じゃあ二年で、百六十万でお願いします。'],
    [seller, 'では百六十万で。'],
    [buyer, 'はい、お願いします。'],
  );
  expect(summary.oneLine).toContain('合意した価格（160万');
});

test('a supplier with his trade before his name and without it is one', () => {
  const { competitors } = minutes(
    [buyer, '今、紙のタカミネさんから入れてるんですけど、十月から値上げって言われて。'],
    [seller, 'ああ、タカミネさんも上がりますか。今タカミネさんはおいくらですか。'],
    [buyer, '一箱で三千円です。'],
  );
  expect(competitors.map(({ name }) => name)).toEqual(['紙のタカミネ']);
});

test('what stands in the way says what its figure is in, too', () => {
  const { objections } = minutes(
    [seller, '塗り替えは、一式で月十三万円でございます。'],
    [buyer, '月十三万は高いです。隣の塗装店は月十万でやると言ってきてますよ。'],
    [seller, '隣の塗装店様は下塗りが別料金です。'],
  );
  expect(objections.map(({ text }) => text).join('')).toContain('13万円は高い');
});
