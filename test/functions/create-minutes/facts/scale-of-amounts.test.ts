import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat = Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat();
const rain = Array.from({ length: 8 }, () => ['S: 今日は雨ですね。', 'C: 洗濯物が乾かないです。']).flat();

const valuesOf = (...lines: string[]) => minutesOf(talkOf([...chat, ...lines])).amounts.map(({ value }) => value);
const sumsOf = (...lines: string[]) =>
  minutesOf(talkOf([...rain, ...lines], {}, 'ja')).amounts.map(({ value, unit }) => `${value} ${unit}`);

describe('sums said short are all in hundredths, or none of them', () => {
  test.each([
    [
      'by the round prices beside them',
      ['S: We quoted forty-one sixty a chair.', "C: We've been offered thirty-nine.", 'S: Forty, and I deliver them.'],
      [41.6, 39, 40],
    ],
    [
      'by one said in full',
      ['S: A tray is six twenty-five.', 'C: The other lot charge five dollars ninety a tray.', 'S: Six even, then.'],
      [6.25, 5.9, 6],
    ],
    [
      'by how far they are apart',
      [
        'S: The forklift is sixteen ninety a month.',
        'C: Hollis offers fifteen forty.',
        "S: That's a hundred and fifty dollars apart. I can do fifteen seventy-five.",
      ],
      [1690, 1540, 150, 1575],
    ],
    [
      'by one in whole euros',
      ['S: The link is three euro a stall a month.', 'C: You could leave it at two fifty.', 'S: Two seventy-five.'],
      [3, 2.5, 2.75],
    ],
    [
      'by the hundreds beside them',
      ['S: The retainer is twenty-two fifty a month.', 'C: I had eighteen hundred in mind.'],
      [2250, 1800],
    ],
  ])('%s', (_, lines, expected) => {
    expect(valuesOf(...lines)).toEqual(expected);
  });
});

test('"hundred" is left out where it was said right before', () => {
  const lines = ['S: The crane would be twenty-six hundred a week.', 'C: Could you do twenty-four?'];
  expect(valuesOf(...lines, 'S: I can go to twenty-five even.')).toEqual([2600, 2400, 2500]);
});

describe('万 is left out where it was said in the same haggle', () => {
  test.each([
    [
      ['S: リフォームは一式で三百八十万です。', 'C: 三百五十にならない？', 'S: 三百六十なら出せます。'],
      ['3800000 JPY', '3500000 JPY', '3600000 JPY'],
    ],
    [
      ['C: 予算は五百で切られてる。', 'S: 弊社のお見積りは五百四十万です。'],
      ['5000000 JPY', '5400000 JPY'],
    ],
    [
      ['S: 空調の工事が百十万です。', 'C: 百になりませんか。', 'S: 百でいいです。'],
      ['1100000 JPY', '1000000 JPY'],
    ],
  ])('%j', (lines, expected) => {
    expect(sumsOf(...lines)).toEqual(expected);
  });

  test.each([
    [['S: 機械は一台二百五十万です。', 'C: 何台いるかな。人数は百八十です。'], ['2500000 JPY']],
    [['S: 看板は八十万です。高さは三百で、幅が二百です。'], ['800000 JPY']],
    [
      ['S: 単価は三百円です。', 'C: 二百八十でお願い。', 'S: 総額は百二十万です。'],
      ['300 JPY', '280 JPY', '1200000 JPY'],
    ],
  ])('but not of what is measured or counted, nor where it is of so many yen: %j', (lines, expected) => {
    expect(sumsOf(...lines)).toEqual(expected);
  });
});

test('half the price is a share', () => {
  expect(sumsOf('S: 初期費用は二十万円ですが、今月中なら半額でいいです。')).toContain('50 percent');
});

describe('a number is the price of one', () => {
  test.each([
    [
      'where that was asked',
      ['S: And what does Hollins charge you a skip?', 'C: One eighty-five.', 'S: I see.'],
      [185],
    ],
    ['where it is said to be of each', ['S: After that the valves are four-fifty each.', 'C: Fine.'], [450]],
    ['for as long as one has it', ['S: The generator is two-seventy for the weekend.', 'C: Fine.'], [270]],
    ['where it is but about so much', ['S: It is sixty-odd a bed with the others.', 'C: Right.'], [60]],
  ])('%s', (_, lines, expected) => {
    expect(valuesOf(...lines)).toEqual(expected);
  });

  test.each([
    [['C: What time is it a problem for you?', 'S: Nine thirty.']],
    [['C: What do you get, per driver, in a day?', "S: Twelve drops, about. Forty when it's quiet."]],
  ])('but no hour and no number of things: %j', (lines) => {
    expect(valuesOf(...lines)).toEqual([]);
  });
});

test.each([['off the list', ['S: We give the trade thirty-two off list.', 'S: I can do thirty-four.'], ['32', '34']]])(
  'a number is a share %s',
  (_, lines, expected) => {
    const { amounts } = minutesOf(talkOf([...chat, ...lines]));
    expect(amounts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(expected.map((one) => `${one} percent`));
  },
);

describe('thousands are left out', () => {
  test.each([
    [['S: The unit could go to four two hundred.'], 4200],
    [
      [
        'S: It comes to a hundred and twelve thousand.',
        'C: And with the lights?',
        'S: A hundred and eighteen and a half.',
      ],
      118500,
    ],
    [["C: There's eighty in the development pot.", 'S: The press is seventy-two thousand.'], 80000],
  ])('%j', (lines, expected) => {
    expect(valuesOf(...lines)).toContain(expected);
  });

  test('but not where a hundred of a thing are counted', () => {
    expect(valuesOf('S: We need two six hundred litre tanks, at nine hundred pounds each.')).toEqual([600, 900]);
  });
});

test('a sum that is said again is in the scale of what stands beside it then, to the cent', () => {
  const values = valuesOf(
    'S: Nine fifty a collar a month, for everything.',
    ...chat,
    "C: The other lot are at 7.80 a collar, but you'd buy it.",
    'S: Nine fifty is what it is.',
  );
  expect(values).toEqual([9.5, 7.8]);
});

test('parts of a currency are added to it', () => {
  expect(valuesOf('S: We would hold the price for next year, a dollar fourteen.')).toEqual([1.14]);
  expect(valuesOf("C: You're at one dollar eight a set.")).toEqual([1.08]);
  expect(sumsOf('S: キロ1ドル10セントです。', 'C: 1ドル05になりませんか。')).toEqual(['1.1 USD', '1.05 USD']);
});

describe('where a piece costs less than a whole coin', () => {
  const haggle = [
    "S: And then the price. It's forty-six cents a jar now. It was forty-one.",
    'C: The people from Ohio came by with one for thirty-eight.',
    "S: At fifty thousand I can do forty-four and a half, but thirty-eight I can't.",
    "C: Forty-four. And we'd take thirty thousand now and twenty thousand in December.",
    'S: Okay. Forty-four.',
  ];

  test('what is bid for it is in cents as well', () => {
    expect(valuesOf(...haggle)).toEqual(expect.arrayContaining([0.46, 0.41, 0.38, 0.445, 0.44]));
  });

  test('thousands are pieces', () => {
    const { amounts } = minutesOf(talkOf([...chat, ...haggle]));
    const many = amounts.filter(({ value }) => value >= 1000).map(({ value, unit }) => `${value} ${unit}`);
    expect(many).toEqual(['50000 jars', '30000 jars', '20000 jars']);
  });

  test('and so they are where the price is for a thousand', () => {
    const { amounts } = minutesOf(
      talkOf([
        ...chat,
        'C: We ran out of cans in July.',
        "S: Last year you were at one thirty-eight a thousand, and right now I'm at one fifty-one.",
        'C: We need two hundred twenty thousand this year, so the cans have to be cheaper.',
      ]),
    );
    expect(amounts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['138 null', '151 null', '220000 cans']);
  });

  test('but not what goes on from a whole sum', () => {
    const values = valuesOf(
      'S: A card fee is twenty-five cents a swipe. The terminal is thirty dollars a month.',
      'C: We pay twenty-five.',
      'S: Twenty-eight.',
    );
    expect(values).not.toContain(0.28);
  });

  test('nor what is set apart for it', () => {
    const { amounts } = minutesOf(
      talkOf([
        ...chat,
        'S: It is forty cents a click.',
        'C: Thirty-eight.',
        'S: Thirty-nine.',
        'C: The budget for the year is sixty thousand.',
      ]),
    );
    expect(amounts.filter(({ unit }) => unit === 'clicks')).toEqual([]);
  });

  test('but not where sums of that size are named', () => {
    const { amounts } = minutesOf(
      talkOf([
        ...chat,
        ...haggle,
        "C: The whole budget is sixty thousand dollars, of which the jars can't be more than thirty thousand.",
      ]),
    );
    expect(amounts.filter(({ unit }) => unit === 'jars')).toEqual([]);
  });
});

test('the number of a sheet or a question is no figure', () => {
  const values = valuesOf(
    'C: We cannot accept an increase of four percent.',
    'S: You will have a written answer, with a revised sheet four, after question nine.',
  );
  expect(values).toEqual([4]);
});

test('a bid is in thousands where it is nearer to these than to hundreds, and "a hard ceiling" is no unit', () => {
  const values = valuesOf(
    'C: The board saw eighty-seven thousand pounds and nearly fell off their chairs.',
    'S: Is the sixty-five a hard ceiling?',
    'C: Anything over seventy thousand goes to Martin.',
    "S: Take four out, at nineteen hundred each that's seventy-six hundred off, so you'd be at around seventy-two thousand.",
    'C: Still Martin, then.',
    'S: If you pay in advance I get you just under seventy. Sixty-nine and a bit.',
  );
  expect(values).toEqual(expect.arrayContaining([70_000, 72_000, 69_000]));
  expect(values.filter((value) => value < 1000 || value === 6900)).toEqual([]);
});
