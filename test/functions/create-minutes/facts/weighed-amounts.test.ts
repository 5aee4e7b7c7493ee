import { describe, expect, test } from 'vitest';
import type { DraftAmount } from '#functions/create-minutes/engine/draft.ts';
import { settledBy } from '#functions/create-minutes/facts/amounts/settle.ts';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat: Readonly<Record<string, readonly string[]>> = {
  en: Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat(),
  ja: Array.from({ length: 16 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat(),
};

function said(lines: readonly string[], language: string) {
  const { amounts } = minutesOf(talkOf([...(chat[language] ?? []), ...lines], {}, language));
  return amounts.map(({ value, unit }) => `${value} ${unit}`);
}

describe('a short figure is what the talk around it makes of it', () => {
  test.each([
    ['en', ['S: The package is sixty thousand dollars a year.', "C: That's too much. Make it fifty-two."], '52000 USD'],
    ['en', ['S: It is two hundred dollars per kiosk.', 'C: Too dear. One seventy.'], '170 USD'],
    [
      'en',
      ['S: I can offer you eight percent off the list price.', 'C: Twelve.', 'S: Ten, and we sign today.'],
      '12 percent',
    ],
    [
      'en',
      ['S: How many stables would we fit out?', 'C: Forty-one stables.', 'S: So forty-one at ninety dollars a stable.'],
      '41 stables',
    ],
    ['en', ['C: Anything over ten thousand dollars goes to the board.'], '10000 USD'],
    ['en', ['C: Tasselware quoted us thirty-one thousand dollars.', 'S: We are at thirty-four.'], '34000 USD'],
    ['en', ['S: The setup comes to forty-two sixty, in dollars.'], '4260 null'],
    [
      'en',
      ['S: The blue ones are seventeen dollars fifty a case.', 'C: Sixteen even.', 'S: Sixteen fifty.'],
      '16.5 USD',
    ],
    [
      'en',
      ['S: The price is 0.35 euros for each ticket.', 'C: We pay 0.22 for ours.', 'S: I can go to 0.29.'],
      '0.29 EUR',
    ],
    ['ja', ['S: 年間で三百万円です。', 'C: 高いですね。二百五十になりませんか。'], '2500000 JPY'],
    ['ja', ['S: 一割でしたらお引きできます。', 'C: 二割は無理ですか。'], '20 percent'],
    ['ja', ['C: 対象は十八拠点です。', 'S: 一拠点あたり月額二万円です。'], '18 拠点'],
  ])('in %s: %j', (language, lines, expected) => {
    expect(said(lines, language)).toContain(expected);
  });
});

test.each([
  [
    'of what it was said with',
    ['S: The mill takes four hundred kilos a week.', "C: It's four hundred with the annex.", 'S: Two euro a kilo.'],
    '400 kilos',
  ],
  [
    'a share, where a share was offered right before',
    [
      'S: I can let you have two percent of it free of charge.',
      'C: Make it three.',
      "S: Two and a half and that's me done.",
    ],
    '2.5 percent',
  ],
])('a bare number is %s', (_, lines, expected) => {
  expect(said(lines, 'en')).toContain(expected);
  expect(said(lines, 'en').filter((one) => /EUR|USD|null/.test(one) && !one.startsWith('2 '))).toEqual([]);
});

test('what is written to the cent is a sum where another sum near it is', () => {
  const lines = [
    'S: The part is 4.60 with deburring.',
    'C: Hartwell quoted 4.40.',
    'C: 4.50 with deburring and we close.',
    'S: 4.50, 30 days, deburred.',
    'C: Agreed. Wednesday at 4.30, then.',
  ];
  expect(said(lines, 'en')).toEqual(['4.6 null', '4.4 null', '4.5 null']);
});

describe('a haggle in short figures keeps what it is in', () => {
  test.each([
    [
      'hundreds, whatever small sum is said in between',
      [
        'S: Six loaders, twelve sixty a month each, full service.',
        "C: Twelve sixty is, I mean, a lot. We're paying nine ninety. I rent two for thirteen hundred a month.",
        'C: Get me to ten fifty.',
        "S: Ten fifty I can't. Eleven ninety.",
        "C: You're killing me over five bucks. Eleven ten.",
        'S: Eleven fifty.',
      ],
      ['1260', '990', '1300', '1050', '1190', '1110', '1150'],
    ],
    [
      'hundredths of what is sold by weight',
      ['S: Seven sixty a kilo, delivered.', "C: Hartwell's at six eighty.", 'S: I can come to seven twenty.'],
      ['7.6', '6.8', '7.2'],
    ],
    [
      'thousands with a tenth',
      [
        'S: So the total for both halls is twenty-one four a month before tax.',
        "C: Brightside's at nineteen eight.",
        'C: Could you get it down to twenty even?',
      ],
      ['21400', '19800', '20000'],
    ],
    [
      'hundredths of pence',
      ['S: You pay twelve point four pence a unit, fixed.', 'C: Twelve one.', 'S: Twelve twenty-five.'],
      ['0.124', '0.121', '0.1225'],
    ],
    [
      'shares of a margin',
      [
        "C: Your markup's nineteen and a half and they are saying sixteen.",
        'C: Seventeen.',
        'S: Seventeen and a half.',
      ],
      ['19.5', '16', '17', '17.5'],
    ],
    [
      'points of a margin',
      [
        "S: So, your margin. You're on eighteen points today, and with the training you go to twenty-four.",
        'C: With Volmer I have thirty-one.',
      ],
      ['18', '24', '31'],
    ],
    [
      'parts of a million',
      [
        'C: Anything over a quarter million dollars goes to the board.',
        'C: Three-quarters of a million dollars takes the owners.',
      ],
      ['250000', '750000'],
    ],
  ])('%s', (_, lines, expected) => {
    const values = said(lines, 'en').map((one) => one.split(' ')[0]);
    expect(values).toEqual(expect.arrayContaining(expected));
  });

  test('rupees have no hundredths to haggle over', () => {
    const lines = ['S: It is four hundred forty rupees a kilo.', 'C: Four ten a kilo and I close it today.'];
    expect(said(lines, 'en')).toContain('410 INR');
  });
});

test('a count that is put right is no sum', () => {
  const lines = [
    "C: We're at thirty-two hundred pupils.",
    'S: At eleven dollars a pupil.',
    "C: The headcount's off. It's twenty-nine hundred now.",
  ];
  expect(said(lines, 'en')).not.toContain('2900 USD');
});

test('an hour that is settled on is no sum, though a sum sounds like it', () => {
  const { amounts } = minutesOf(
    talkOf([
      ...(chat.en ?? []),
      'C: Up to ten grand I can sign.',
      'S: Then shall we meet on Friday the eighteenth, nine thirty?',
      'C: Make it ten.',
      'S: Ten it is.',
    ]),
  );
  expect(amounts.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
    'Up to ten grand I can sign.',
  ]);
});

test('what somebody can do out of petty cash is a sum, however short it is said', () => {
  expect(said(['C: I can do seven seventy-five out of petty cash.', 'S: Good.'], 'en')).toEqual(['775 null']);
});

describe('a figure without weight is left out', () => {
  test.each([
    ['en', ['C: The old press is a two thousand eleven, I think.']],
    ['en', ['C: They told me 2027.']],
    ['en', ['S: It runs two twenty per minute.', 'C: Our oven gives one fifty, more I cannot feed.']],
    ['en', ["C: They come at ten and they're gone by eleven forty-five."]],
    ['en', ["C: We've driven ninety thousand k's on these."]],
    ['en', ['S: The bag is 400 gram.']],
    ['en', ['S: The cleaner is rated for peroxide up to four percent.']],
    ['en', ['C: Last year you capped us at a thousand a day.', 'S: Fourteen hundred a day with the second line.']],
    ['en', ['S: We have seventeen points on the agenda.']],
    ['en', ['C: My daughter turns twelve on Sunday.']],
    ['en', ['S: The training takes ninety minutes.', 'C: Fine.']],
    ['en', ['S: We are on version nine by now.']],
    ['en', ['S: The battery is good for ninety-five percent of a shift.']],
    ['en', ['C: We moved in here in nineteen eighty-six.']],
    ['ja', ['S: 研修は九十分です。', 'C: はい。']],
    ['ja', ['C: 創業は千九百八十六年です。']],
  ])('in %s: %j', (language, lines) => {
    expect(said(lines, language)).toEqual([]);
  });
});

describe('what follows a number and does something is not counted', () => {
  test.each([
    ['C: The deductible is ten thousand dollars.', 'S: At twenty-five thousand it drops to eighteen thousand dollars.'],
    ['C: We lost pictures when the line was down.', 'S: Version 4 writes to the disk first.'],
    ['S: There is a setup fee, two and a half grand, uniforms machines and so on.', 'C: Fine.'],
    ['C: Above forty he wants a discount.', 'S: Understood.'],
  ])('%s %s', (...lines) => {
    for (const amount of said(lines, 'en')) expect(amount).not.toMatch(/ (?:drops|writes|machines|wants)$/);
  });
});

test.each([
  [['S: The price is ninety dollars a laptop.', 'C: We need 48 IT laptops at that price.'], '48 laptops'],
  [['S: The price is ninety dollars a trolley.', 'C: We figure 40 trolleys.'], '40 trolleys'],
])('what is counted stays so: %j', (lines, counted) => {
  expect(said(lines, 'en')).toContain(counted);
});

describe('a short figure that is set against a price by the piece', () => {
  const statusOf = (value: number, lines: readonly string[]) => {
    const { amounts } = minutesOf(talkOf([...(chat.en ?? []), ...lines], {}, 'en'));
    return amounts.find((amount) => amount.value === value);
  };
  const haggle = [
    'S: We quoted twenty-two users at twenty-six dollars per user a month.',
    'S: If you did three years I could do twenty-three.',
    "C: I'm not signing three years of anything. Can you do the twenty-three on one year?",
    "S: I can't do twenty-three on one. I could do twenty-five on one year, and I'd waive the setup, which is four hundred dollars.",
    'C: Twenty-five, no setup, one year. Fine.',
  ];

  test('is such a price, and no share of it', () => {
    expect(statusOf(25, haggle)).toMatchObject({ unit: 'USD', status: 'agreed' });
    expect(statusOf(23, haggle)).toMatchObject({ unit: 'USD', status: 'rejected' });
  });

  test('is one after what so many cost each', () => {
    const seats = [
      "S: You've got forty two seats at thirty nine, and the letter you got had that going to forty four.",
      "C: No. I'm not paying you more for a worse year.",
      "S: I hear you. I've got some room. I could do forty one.",
    ];
    expect(said(seats, 'en')).toEqual(['42 seats', '39 null', '44 null', '41 null']);
  });

  test('is a share where one is spoken of', () => {
    const discount = [
      'S: We quoted twenty-two users at twenty-six dollars per user a month.',
      'C: What discount do we get for three years? Ten percent?',
      'S: I could do twenty.',
    ];
    expect(said(discount, 'en')).toContain('20 percent');
  });
});

test('what is paid today is no offer when the seller says it again', () => {
  const { amounts } = minutesOf(
    talkOf(
      [
        ...(chat.en ?? []),
        "C: And right now with Cordova we're paying eleven forty. A month. For all of it.",
        'S: Eleven forty, wow. OK.',
      ],
      {},
      'en',
    ),
  );
  expect(amounts).toMatchObject([{ value: 1140, status: 'mentioned' }]);
});

test('what was asked in other things than money is none', () => {
  const power = [
    'S: And the price today? - Do you know the units? The kilowatt hours?',
    "C: I've it here. It's, em, six hundred and ten thousand. That's both.",
    "S: So, for something about two hundred, two hundred and twenty kilowatts you'd be talking ninety thousand euros.",
  ];
  expect(said(power, 'en').filter((amount) => /EUR|null/.test(amount))).toEqual(['90000 EUR']);
});

describe('a sum in thousands said again in two words', () => {
  const lines = [
    'S: What if we do it at cost? Two thousand nine hundred pounds. Plus VAT still.',
    'C: OK. Two nine. And it comes with a guarantee?',
    'S: Two years on the operator.',
    'C: All right. Two nine, go ahead. But I want it done quickly.',
  ];
  const { amounts } = minutesOf(talkOf([...(chat.en ?? []), ...lines], {}, 'en'));

  test('is that sum', () => {
    expect(amounts).toMatchObject([{ value: 2900, unit: 'GBP' }]);
    expect(amounts[0]?.evidence.map(({ quote }) => quote)).toContain('Two nine, go ahead.');
  });

  test('is agreed where a choice says it so', () => {
    const [amount] = amounts;
    const text = 'Two nine.';
    const spans = [{ turn: 3, text }];
    const said = { ...amount, text: 'two thousand nine hundred', spans } as unknown as DraftAmount;
    const [settled] = settledBy([{ text, spans }], [said], { code: 'en', timeZone: undefined });
    expect(settled?.status).toBe('agreed');
  });
});

test('what was asked of money is money', () => {
  expect(said(['S: And the fees?', 'C: About 1,200 I believe.'], 'en')).toEqual(['1200 null']);
});

test('an offer at the price of today is an offer', () => {
  const { amounts } = minutesOf(
    talkOf(
      [
        ...(chat.en ?? []),
        'C: Right now we pay forty dollars a month.',
        'S: We offer the gold plan at forty dollars a month, with the support in it.',
      ],
      {},
      'en',
    ),
  );
  expect(amounts).toMatchObject([{ value: 40, status: 'offered' }]);
});
