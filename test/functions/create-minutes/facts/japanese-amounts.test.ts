import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const amountsOf = (...lines: readonly string[]) => minutesOf(talkOf(lines, {}, 'ja')).amounts;
/** Long enough to be weighed by what was learnt. */
const chat = Array.from({ length: 8 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat();
const said = (...lines: readonly string[]) => amountsOf(...lines).map(({ value, unit }) => `${value} ${unit}`);

describe('what is counted keeps its counter', () => {
  test.each([
    ['S: 基本料には月2000通まで入っていまして、超えた分は1通6円です。', ['2000 通', '6 JPY']],
    ['C: では12万部、1部90円でお願いします。', ['120000 部', '90 JPY']],
    ['S: 月額は1院あたり2万4千円、5院で12万円です。', ['24000 JPY', '5 院', '120000 JPY']],
    ['S: 月額は1医院あたり2万4千円、5医院様で12万円です。', ['24000 JPY', '5 院', '120000 JPY']],
    ['S: 1日180食でお受けして、1食480円です。', ['180 食', '480 JPY']],
    ['S: 300坪で、1坪4,800円です。', ['300 坪', '4800 JPY']],
    ['S: 年100ライセンスのお約束で、仕切り65でどうでしょう。', ['100 seats', '65 percent']],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  test('and a price is for one of them', () => {
    expect(amountsOf('S: 超えた分は1通6円です。').map(({ per }) => per)).toEqual([['通']]);
    expect(amountsOf('S: 1医院あたり月額2万4千円です。').map(({ per }) => per)).toEqual([['医院', '月']]);
  });

  test.each([
    ['S: 1部門あたり月額5万円です。', ['月']],
    ['S: 1部品300円です。', []],
    ['S: 端末は1通話2.5円です。', []],
    ['S: 1組織あたり8万円です。', []],
  ])('which is no part of a longer word: %s', (line, per) => {
    expect(amountsOf(line).map((amount) => amount.per)).toEqual([per]);
  });

  test('nor by how it is paid', () => {
    expect(amountsOf('S: 年間一括でお支払いいただければ、1人540円です。').map(({ per }) => per)).toEqual([['人']]);
    expect(amountsOf('S: 年間6,000円です。').map(({ per }) => per)).toEqual([['年']]);
  });

  test('nor by the year where so many a year, or several years, are spoken of', () => {
    expect(amountsOf('S: 年間2,000本で、1万3,200円です。').map(({ per }) => per)).toEqual([[]]);
    expect(amountsOf('S: 年間の本数をお約束いただけるなら、1万3,200円です。').map(({ per }) => per)).toEqual([[]]);
    expect(amountsOf('S: 5年間で2,280万円です。').map(({ per }) => per)).toEqual([[]]);
  });

  test('but a few that are handed over are no amount', () => {
    expect(said('S: 月額は8万円です。', 'C: 契約書は2部で、封筒は3通お願いします。')).toEqual(['80000 JPY']);
  });
});

test('a number said again without what it counts is no sum', () => {
  const lines = [
    'S: 本体のお見積もりが1850万円です。',
    'C: 1850ですか。据付は別ですよね。',
    'S: はい、別で120万です。',
    'C: で、毎分60箱っていうのは本当に出ますか。',
    'S: 60は正直厳しいです。45から50くらいかと。',
    'C: 50かあ。',
  ];
  expect(said(...lines)).toEqual(['18500000 JPY', '1200000 JPY']);
});

test.each([
  ['2750までは、たぶん私の裁量でいけます。', 27_500_000],
  ['2650でしたらお出しできます。', 26_500_000],
  ['2680まででしたら何とか頑張ります。', 26_800_000],
])('what one can go to is a sum beside others in 万: %s', (offer, value) => {
  const lines = [
    'S: 先月お出ししたお見積もり、2850万円の件です。',
    'C: 正直ちょっと高いんですよね。',
    'C: いくらまでいけますか、ざっくり。',
    `S: ${offer}`,
  ];
  expect(amountsOf(...lines)).toContainEqual(expect.objectContaining({ value, unit: 'JPY', status: 'offered' }));
});

test('a bare number that was a sum is that sum again, whatever was counted in between', () => {
  const lines = [
    'S: 制作が240万円です。',
    'C: 200以内でなんとかなりませんか。',
    'S: もし図面をお持ちでしたら210まではいけます。',
    'C: 図面は300枚あります。',
    'S: 見せてください。',
    'C: 使えたら210ってことですよね。',
    'S: はい、210で。',
  ];
  const found = said(...lines);
  expect(found).toContain('2100000 JPY');
  expect(found.filter((one) => one.startsWith('210 '))).toEqual([]);
});

test.each([['C: 人数の上限って、今、百四十でしたっけ。'], ['C: 台数の目安は百二十ですよね。']])(
  'what a number counts is in its own sentence: %s',
  (line) => {
    const sums = [
      'S: 年額は百八万円で、二年なら九十九万円です。',
      'C: 百三万にはなりませんか。',
      'S: 百三万が限度です。',
    ];
    const money = amountsOf(...chat, ...sums, line).filter(({ unit }) => unit === 'JPY');
    expect(money.map(({ value }) => value).sort((a, b) => a - b)).toEqual([990000, 1030000, 1080000]);
  },
);

test('a number that was just said to be a share is no sum', () => {
  const lines = [
    'S: 現行の定価は1セット19万8千円です。',
    'S: それで、卸値は定価の70%でお考えいただけないかと。',
    'C: 70ですか。営業が持って歩く気になりませんよ。',
  ];
  expect(said(...chat, ...lines)).not.toContain('700000 JPY');
});

test('a share is for one of nothing', () => {
  expect(amountsOf('S: 1台4,200ドルですので、7台まとめてでしたら8%お引きできます。').at(-1)).toMatchObject({
    value: 8,
    unit: 'percent',
    per: [],
  });
});

test('orders, visits and people are counted, whatever follows the number', () => {
  const lines = ['C: 注文が月に、全部で4500くらいあるんですよ。', 'C: 1500通だと4500円か。'];
  const [sum] = amountsOf(...lines).filter(({ unit }) => unit === 'JPY');
  expect(sum?.evidence.map(({ quote }) => quote)).toEqual(['1500通だと4500円か。']);
});

describe('what a figure is to the deal', () => {
  test.each([
    ['a share of what there is', '2割', 'S: 問い合わせの2割が電話で、その手数料がかさむと伺いました。', 'other'],
    ['a share to grow to', '3割', 'S: 料金はそのままで、自社サイト経由を今の1割から3割まで持っていきます。', 'other'],
    ['a discount', '2割', 'C: 定価の2割は引いてもらえませんか。', 'discount'],
    ['what is paid to others today', '4万円', 'C: うち今、システムの保守で月に4万円くらい払ってます。', 'cost'],
    ['what is offered', '4万円', 'S: 月額は4万円です。', 'price'],
  ])('%s', (_, text, line, kind) => {
    expect(amountsOf(line)).toContainEqual(expect.objectContaining({ text, kind }));
  });
});

test('whether a sum is out of the question asks for it', () => {
  const [amount] = amountsOf('C: 撤去も込みで180万円というのは無理ですか。', 'S: うーん、少し考えさせてください。');
  expect(amount).toMatchObject({ value: 1_800_000, status: 'asked' });
});

test('a sum by the month and one paid once are two, though the figure is one', () => {
  const lines = ['S: 広告費は月30万円を見ています。', 'C: はい。', 'S: それとは別に、初期設定に30万円かかります。'];
  expect(amountsOf(...lines).map(({ value, per }) => [value, per])).toEqual([
    [300_000, ['月']],
    [300_000, []],
  ]);
});

test('people are counted once, by whatever word', () => {
  expect(said('C: 全部で85人です。', 'S: 85名様ですと、1名500円で、月4万2,500円です。')).toEqual([
    '85 人',
    '500 JPY',
    '42500 JPY',
  ]);
});

test.each([['4万5千円にならない？'], ['4万5千円にまからないですか？']])(
  'who asks for a price has asked it: %s',
  (line) => {
    const found = amountsOf('S: 月額は5万円です。', `C: ${line}`, 'S: うーん、上に相談させてください。');
    expect(found).toContainEqual(expect.objectContaining({ value: 45_000, status: 'asked' }));
  },
);

test.each([['4万5千円はちょっと……。'], ['4万5千円はちょっとねえ。'], ['それはちょっと。']])(
  '「はちょっと」 turns a price down: %s',
  (answer) => {
    const found = amountsOf('C: 月4万5千円になりませんか。', `S: ${answer}`);
    expect(found).toMatchObject([{ value: 45_000, status: 'rejected' }]);
  },
);

test('how much less work there is is no discount', () => {
  expect(amountsOf('S: 料金は月3万円です。', 'S: 導入された会社では入力の時間が5割減りました。')).toContainEqual(
    expect.objectContaining({ text: '5割', kind: 'other' }),
  );
});

test.each([
  ['C: 発注のときに前金で四割いただければ、棚は月3万円にできます。', '四割'],
  ['S: 応答率は八割五分ぐらいになります。料金は月3万円です。', '八割五分'],
])('what is paid ahead and how often is no discount: %s', (line, text) => {
  expect(amountsOf(line)).toContainEqual(expect.objectContaining({ text, kind: 'other' }));
});

test('who asks back what the other side has said offers nothing, however long he goes on', () => {
  const lines = [
    'C: 残業代だけで月に90万円かかっています。',
    'S: 90万円ですか、それはかなりの額ですから、まず原因を見ましょう。',
  ];
  expect(amountsOf(...lines)).toMatchObject([{ value: 900_000, status: 'mentioned' }]);
});

test.each([
  ['S: 希望小売価格の六八掛けでお出しします。', ['68 percent']],
  ['S: 掛け率は六十二でお願いできればと思います。', ['62 percent']],
  ['C: 四百五十掛ける五百八十だから、月二十六万です。', ['260000 JPY']],
  ['S: 十名様のプランですと、お一人月八百円です。', ['10 名', '800 JPY']],
])('%s', (line, expected) => {
  expect(said(line)).toEqual(expected);
});

test('what a figure is multiplied with is not put right by the product', () => {
  const lines = [
    'S: 百名のプランですと、お一人七百円になります。',
    'C: 七百円かける百でいくら。',
    'D: 七万円です。',
    'C: そうだね、上げといてください。',
  ];
  expect(said(...lines)).toContain('700 JPY');
});

test('a bid of the customer that the seller takes is agreed on', () => {
  const lines = ['S: 全部で百二十万円です。', 'C: 百十万円でどう。', 'S: はい、わかりました。'];
  expect(amountsOf(...lines).find(({ value }) => value === 1_100_000)).toMatchObject({ status: 'agreed' });
});

describe('what is paid now is no offer', () => {
  test.each([
    [
      'S: 廃プラのほうが、今キロ三十八円のところを四十二円、残さのほうが二十二円から二十六円ということで。',
      [38, 22],
      [42, 26],
    ],
    ['S: 月額の基本料が今四万五千円ですけど、週二になれば三万六千円に下げられます。', [45_000], [36_000]],
    ['S: 今お支払いいただいているのが月額六万円ですよね。新プランですと五万二千円です。', [60_000], [52_000]],
    ['S: 現行が一台一万二千円で、更新後は一万一千円になります。', [12_000], [11_000]],
    ['S: 今なら一台一万二千円です。現行は九千円のモデルです。', [], [12_000, 9_000]],
  ])('%s', (line, today, offered) => {
    const amounts = amountsOf(line, 'C: そうですか。');
    const valuesOf = (status: string) => amounts.filter((one) => one.status === status).map(({ value }) => value);
    expect(valuesOf('mentioned')).toEqual(today);
    expect(valuesOf('offered')).toEqual(offered);
  });
});
