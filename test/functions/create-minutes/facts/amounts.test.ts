import { describe, expect, test } from 'vitest';
import { englishQuantities } from '#functions/create-minutes/facts/amounts/english-quantities.ts';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

function amountsOf(lines: readonly string[], language = 'en') {
  return minutesOf(talkOf(lines, {}, language)).amounts;
}

const said = (lines: readonly string[], language = 'en') =>
  amountsOf(lines, language).map(({ value, unit }) => `${value} ${unit}`);

describe('a figure that matters to the deal is listed with its full value and unit', () => {
  test.each([
    ['S: The price is $45 per user per month, plus VAT.', '45 USD'],
    ['S: The platform costs thirty-eight thousand dollars a year.', '38000 USD'],
    ['S: The fee is one point two million pounds.', '1200000 GBP'],
    ['S: The price would be four eighty per seat, in euros.', '480 null'],
    ['S: We charge 62 pence a kilo.', '0.62 GBP'],
    ['S: It is one euro ninety each.', '1.9 EUR'],
    ['S: It is four pounds and five pence each.', '4.05 GBP'],
    ['S: It is twelve dollars and fifty cents per user.', '12.5 USD'],
    ['S: It is two euros forty per parcel.', '2.4 EUR'],
    ['S: The price is then 322 and 40 cents.', '322.4 USD'],
    ['C: I have approval up to one million two, in dollars.', '1200000 null'],
    ['C: Could you give us a discount of 12 percent?', '12 percent'],
    ['C: We need 85 licences.', '85 seats'],
    ['S: The price is 99.95 per month, in dollars.', '99.95 null'],
    ['C: We lose nine percent of our orders to late deliveries.', '9 percent'],
    ['C: We have two and a half million euros set aside.', '2500000 EUR'],
    ['C: Our fund manages $1.2 trillion.', '1200000000000 USD'],
    ['C: Our budget is two trillion rupiah.', '2000000000000 IDR'],
    ['S: The licence costs eighteen lakhs for one year.', '1800000 INR'],
    ['S: The licence costs 1 lakh 85 for one year.', '185000 INR'],
    ['S: The price is two lakh ten thousand per shed.', '210000 INR'],
    ['S: It costs one rupee eighty per label.', '1.8 INR'],
    ['S: The price is a dollar ten per person.', '1.1 USD'],
    ['S: The fee is a tenner a month.', '10 GBP'],
    ['S: We charge 42p a kilo.', '0.42 GBP'],
    ['S: Your share of the fees is one and a quarter percent.', '1.25 percent'],
    ['S: The price is twenty-five k for the year.', '25000 null'],
    ['S: The price is thirty-eight forty, all in.', '3840 null'],
    ['S: The price is five thousand four a year.', '5400 null'],
    ['S: The price is one six nine a month, in dollars.', '169 null'],
    ['S: The price is two oh five per seat, in euros.', '205 null'],
    ['S: It costs hundred eighty five euros.', '185 EUR'],
    ['S: The price is twenty seven one ninety two for the year, in dollars.', '27192 null'],
    ['S: The price is two nine fifty a year, in pounds.', '2950 null'],
    ['S: A text costs twenty p.', '0.2 GBP'],
    ['C: We need fifty-odd licences.', '50 seats'],
  ])('%s', (line, expected) => {
    expect(said([line])).toEqual([expected]);
  });

  test.each([
    ['S: We offer two five thousand dollar machines.', ['5000 USD']],
    ['S: We would do ten five dollar tags.', ['5 USD']],
    ['S: The price includes two fifty-dollar tags.', ['50 USD']],
    ['S: shall we meet at 3 p m on friday', []],
    ['C: The price includes several hundred thousand pages.', []],
    ['S: The price is, I mean ninety four ninety four dollars for each.', ['94 USD']],
  ])('two numbers beside each other make none together: %s', (line, expected) => {
    expect(said([line])).toEqual(expected);
  });

  test.each([
    ['one ninety-eight five', '198500 null'],
    ['two twelve four', '212400 null'],
  ])('where the talk is of thousands, "%s" ends with hundreds', (figure, expected) => {
    const offer = `S: Their quote is a hundred and eighty-nine thousand. We could do ${figure}.`;
    expect(said([offer])).toEqual(['189000 null', expected]);
  });

  test.each([
    ['The part number is four twelve six.', '412600 null'],
    ['Model nine fifteen two is what you have.', '915200 null'],
  ])('and what numbers something is no figure: %s', (line, figure) => {
    expect(said(['S: The total is a hundred and eighty-nine thousand.', `S: ${line}`])).not.toContain(figure);
  });

  test('two round figures with "and" between them are two', () => {
    expect(said(['S: The price is between sixty five and seventy thousand dollars.'])).toEqual([
      '65000 USD',
      '70000 USD',
    ]);
  });

  test.each([
    ['S: 月額は120万円、税抜でございます。', '1200000 JPY'],
    ['S: 費用は1億2000万円です。', '120000000 JPY'],
    ['S: 初期費用は三十万円です。', '300000 JPY'],
    ['C: 2割引いていただけませんか。', '20 percent'],
    ['C: 予算は３００万までです。', '3000000 JPY'],
    ['S: 1IDあたり月額1,800円です。', '1800 JPY'],
    ['C: ライセンスは80IDお願いします。', '80 seats'],
    ['C: 仕切りは定価の六掛けでお願いします。', '60 percent'],
    ['S: 手数料は六掛け半です。', '65 percent'],
    ['C: 値引きは一割五分ほど欲しい。', '15 percent'],
    ['S: 手数料が三・二五パーセントです。', '3.25 percent'],
    ['S: 料金は四万五千ドル、シンガポールのドルです。', '45000 SGD'],
    ['S: 単価は一語十八セントです。', '0.18 USD'],
    ['C: 予算は年40万バーツです。', '400000 THB'],
    ['C: 対象は18名様で、18名分の見積もりをお願いします。', '18 名'],
    ['S: 月額は1万5で、それに設定料は要りません。', '15000 JPY'],
    ['C: 予算は三十五万五、までです。', '355000 JPY'],
  ])('%s', (line, expected) => {
    expect(said([line], 'ja')).toEqual([expected]);
  });
});

test.each([
  ['Australia/Perth', 'The price is 40 dollars.', '40 AUD'],
  ['America/Toronto', 'The price is $40.', '40 CAD'],
  ['America/Toronto', 'The price is US$40.', '40 USD'],
  ['Europe/Oslo', 'The price is 400 kroner.', '400 NOK'],
  ['Europe/Dublin', 'The price is 40 cents.', '0.4 EUR'],
  ['America/Chicago', 'We pack forty pounds of it.', undefined],
  ['America/Sao_Paulo', 'The price is R$ 2.1 million.', '2100000 BRL'],
  ['Europe/Berlin', 'The licence costs sixty-five thousand reais.', '65000 BRL'],
  ['Africa/Nairobi', 'The price is six million shillings.', '6000000 KES'],
  ['Africa/Kampala', 'The price is six million shillings.', '6000000 UGX'],
  ['Asia/Manila', 'The price is 40,000 pesos.', '40000 PHP'],
  ['Europe/Madrid', 'The price is 40,000 pesos.', '40000 MXN'],
  ['Asia/Seoul', 'The price is 900,000 won.', '900000 KRW'],
  ['Asia/Shanghai', 'The price is RMB 8,000.', '8000 CNY'],
  ['Europe/Istanbul', 'The price is 8,000 lira.', '8000 TRY'],
  ['Asia/Ho_Chi_Minh', 'The price is 8,000,000 dong.', '8000000 VND'],
  ['Africa/Lagos', 'The price is ₦8,000,000.', '8000000 NGN'],
  ['Asia/Kolkata', 'The price is Rs. 8,000.', '8000 INR'],
  ['Europe/London', 'Of the two tenders one won.', undefined],
])('where the meeting is tells which money is meant: in %s, %s', (timeZone, line, expected) => {
  const { amounts } = minutesOf({ ...talkOf([`S: ${line}`]), meeting: { language: 'en', timeZone } });
  expect(amounts.map(({ value, unit }) => `${value} ${unit}`)).toEqual([expected].filter(Boolean));
});

test.each([
  ['a date', 'C: We sign on March 14.'],
  ['a day in words', 'C: The price is fixed until the thirty-first.'],
  ['a time', 'C: The call is at 10:30.'],
  ['a year', 'C: We founded the company in 2019.'],
  ['a service level', 'S: Our uptime is 99.9 percent.'],
  ['a duration', 'S: The installation takes 14 days.'],
  ['a share of certainty', 'C: I am ninety percent sure.'],
])('%s is no amount', (_, line) => {
  expect(said([line])).toEqual([]);
});

describe('a figure that was misspoken is left out', () => {
  test.each([
    ['en', 'S: The price is 38, sorry, 48 thousand dollars.', '48000 USD'],
    ['en', 'S: The controllers come to 640 pounds a kiln, sorry, 620.', '620 GBP'],
    ['en', 'S: It costs 300 dollars. No wait, I mean 350 dollars.', '350 USD'],
    ['en', 'C: We need not 85 licences but 70 licences.', '70 seats'],
    ['en', 'S: It comes to 2,000 dollars, wrong line, 2,500 dollars.', '2500 USD'],
    ['ja', 'S: 月額は80万円、いや、失礼、95万円です。', '950000 JPY'],
    ['ja', 'S: 月額は80万円、あ、すみません、95万円です。', '950000 JPY'],
  ])('in %s: %s', (language, line, expected) => {
    expect(said([line], language)).toEqual([expected]);
  });
});

describe('a figure that another puts right is left out', () => {
  test.each([
    [
      'who said it owns up to it',
      'en',
      [
        'S: The price is fifteen hundred dollars a month.',
        'C: Twelve hundred dollars.',
        'S: Twelve hundred. Sorry, wrong customer.',
      ],
      ['1200 USD'],
    ],
    [
      'it is said to be of an earlier version',
      'en',
      [
        'C: I have it here, $1,140 a kilowatt. I nearly fell off my chair.',
        'S: It is $1,040. The $1,140 was the first version.',
        'C: All right.',
      ],
      ['1040 USD'],
    ],
    [
      'it is said to be the old one',
      'en',
      [
        'C: We have 18,000 boxes at two dollars a box.',
        'S: The 18,000 is from before the purge. It is 14,500 boxes now.',
      ],
      ['2 USD', '14500 boxes'],
    ],
    [
      'who said it was not sure',
      'en',
      ['C: The budget was sixty-five thousand dollars, was it?', 'S: Seventy thousand dollars.'],
      ['70000 USD'],
    ],
    [
      'another counts again and nobody says the first any more',
      'en',
      ['C: We need 85 licences.', 'S: 82 licences, two were cancelled with the third.', 'C: 82 licences, yes.'],
      ['82 seats'],
    ],
    [
      'and what is named instead is listed in its place',
      'en',
      [
        'S: So it is 60 licences.',
        'C: Sixty? We were fifty-eight, two people left.',
        'S: Fifty-eight, sorry, I had the old list.',
      ],
      ['58 seats'],
    ],
    [
      '取り消すと言う',
      'ja',
      ['C: 最低保証は180食でお願いします。', 'S: 実績はもっと少ないです。', 'C: 180食は取り消させてください。'],
      [],
    ],
    ['古い数字だと言う', 'ja', ['C: 月額は98万円です。', 'S: 98万円は前の料金で、今は120万円です。'], ['1200000 JPY']],
  ])('because %s', (_, language, lines, expected) => {
    expect(said(lines, language)).toEqual(expected);
  });

  test.each([
    ['en', ['S: The price is 90 dollars a tag.', 'C: 80 dollars a tag.', 'S: 80 dollars a tag, fine.'], 2],
    ['en', ['C: We have 40 vans.', 'S: And trucks?', 'C: 25 trucks, and the 40 vans are all new.'], 1],
    [
      'en',
      ['S: It costs 90 dollars a tag.', 'C: 80 dollars a tag?', 'S: Sorry, 80 dollars a tag is below our cost.'],
      2,
    ],
    ['en', ['C: We have 40 vans in the contract.', 'S: And 25 vans at the depot?', 'C: 25 vans at the depot, yes.'], 1],
    ['en', ['S: It costs 50 dollars a seat.', "C: 50 dollars a seat, and don't forget the discount."], 1],
    ['en', ['C: So it is 90 dollars a month, right?', 'S: 80 dollars a month for the first year.'], 2],
    ['ja', ['S: 1台90万円です。', 'C: 80万円になりませんか。', 'S: 80万円ですね、承知しました。'], 2],
    ['ja', ['S: 1台90万円です。', 'C: 80万円になりませんか。', 'S: 申し訳ございませんが、80万円は難しいです。'], 2],
    ['ja', ['S: 月額は120万円です。', 'C: 以前の98万円からだいぶ上がりましたね。'], 2],
    ['ja', ['S: 月額は50万円です。', 'C: 50万円だけじゃなく、初期費用も込みですか。'], 1],
  ])('but what is haggled over, and what is said again, stands: %s %j', (language, lines, least) => {
    expect(said(lines, language).length).toBeGreaterThanOrEqual(least);
  });
});

test('a figure for one place puts no other right', () => {
  const lines = [
    'S: It costs 40 euros a vehicle.',
    'C: And for Portugal?',
    'S: For Portugal it is 35 euros a vehicle.',
  ];
  expect(said(lines)).toEqual(['40 EUR', '35 EUR']);
});

describe('a sum of which people leave out the thousands', () => {
  test.each([
    ['en', ['S: The price is forty thousand dollars.', "C: I've got thirty-five ring-fenced."], '35000 USD'],
    ['en', ['S: The price is eighteen lakhs.', 'C: The board has sanctioned fifteen.'], '1500000 INR'],
    ['ja', ['C: 予算は三百万円です。', 'S: 標準が四百二十なんですが。'], '4200000 JPY'],
  ])('in %s: %j', (language, lines, expected) => {
    expect(said(lines, language)).toContain(expected);
  });
});

test.each([
  [['S: I can do a discount of ten percent.', 'C: Make it twelve.'], '12 percent'],
  [['S: The price is sixty thousand dollars.', 'C: Make it fifty-two and I sign.'], '52000 USD'],
  [['S: It costs ninety dollars a tag.', 'C: How about eighty?'], '80 USD'],
  [['S: It costs ninety dollars a tag.', 'C: Eighty.', 'S: Okay, eighty-five then.'], '85 USD'],
])('what is haggled with is in what the last figure was: %j', (lines, expected) => {
  const all = said(lines);
  expect(all).toContain(expected);
  expect(all, 'a counter-offer corrects nothing').toHaveLength(lines.length);
});

test('what is said of an amount stands in fields of its own', () => {
  const [amount] = amountsOf(['S: We charge $45 per user per month, plus VAT.', "C: Fine, let's do that."]);
  expect(amount).toMatchObject({
    per: ['user', 'month'],
    tax: 'excluded',
    kind: 'price',
    status: 'agreed',
    side: 'internal',
    evidence: [{ turnIds: ['t1'], quote: 'We charge $45 per user per month, plus VAT.' }],
  });
});

test('a price by the month leaves the fee beside it alone', () => {
  const line = 'S: 月額22万5千円、導入支援が40万円です。';
  expect(amountsOf([line], 'ja').map(({ value, per }) => [value, per])).toEqual([
    [225000, ['月']],
    [400000, []],
  ]);
});

test('what is paid once is for no period, and what follows it for its own', () => {
  const line = 'S: 初期費用が30万円、月額4万5千円です。';
  expect(amountsOf([line], 'ja').map(({ value, per }) => [value, per])).toEqual([
    [300000, []],
    [45000, ['月']],
  ]);
});

test.each([
  [['S: We can offer you a discount of 10 percent.', 'C: Let me think about it.'], 'offered'],
  [['C: Could you do a discount of 15 percent?', 'S: Let me see.'], 'asked'],
  [['C: Could you do a discount of 15 percent?', "S: No, we can't do that."], 'rejected'],
  [['C: Could you do a discount of 15 percent?', 'S: Deal.'], 'agreed'],
])('%j leaves the discount %s', (lines, status) => {
  expect(amountsOf(lines)).toMatchObject([{ kind: 'discount', status }]);
});

test.each([
  [
    'a counter-offer',
    ['S: I can do 28 euros per user.', 'C: Make it 27 euros and we have a deal.'],
    ['28 offered', '27 asked'],
  ],
  ['one word', ['S: I could do those at 250 euros each.', 'C: Fine.'], ['250 agreed']],
])('a figure is taken by the answer to it: %s', (_, lines, expected) => {
  expect(amountsOf(lines).map(({ value, status }) => `${value} ${status}`)).toEqual(expected);
});

test.each([
  ['en', ['C: Kitora quoted us 900 euros a month.', 'S: Nine hundred euros?'], ['900 mentioned']],
  ['ja', ['C: 北斗計測さんは月額900円なんです。', 'S: 900円ですか。'], ['900 mentioned']],
])('who asks back what was said offers nothing, in %s', (language, lines, expected) => {
  expect(amountsOf(lines, language).map(({ value, status }) => `${value} ${status}`)).toEqual(expected);
});

test('"and one" may be the next thing', () => {
  const lines = [
    'S: I got two quotes, one for eleven thousand euros and one for fourteen thousand euros.',
    'S: The first is one for eleven thousand and one for fourteen thousand.',
  ];
  expect(said(lines)).toEqual(['11000 EUR', '14000 EUR']);
});

test('how long something lasts is no share, whatever was said in percent before', () => {
  const lines = [
    'S: You said two percent of the picks are wrong and cost you money?',
    'C: Yes, we lose two percent of them.',
    'S: If you commit to two years I can do 28 euros per user.',
  ];
  const share = amountsOf(lines).find(({ unit }) => unit === 'percent');
  expect(share?.evidence.flatMap(({ turnIds }) => turnIds)).not.toContain('t3');
});

test('what was put in for a year is a budget', () => {
  const [fund] = amountsOf(['C: We have put sixty thousand dollars in for next year.', 'S: Good to know.']);
  expect(fund).toMatchObject({ kind: 'budget', value: 60000 });
});

test('what may be lost where it is not spent is a budget', () => {
  const [fund] = amountsOf(['C: There is 60,000 euros in capex, which I have to use or lose by December.']);
  expect(fund).toMatchObject({ kind: 'budget', value: 60000 });
});

test('what trouble adds up to is a cost, whoever adds it up', () => {
  const lines = [
    'C: Every wrong parcel costs us 18 euros.',
    'C: We send 40,000 parcels a month.',
    "S: That's 16,500 euros a month.",
  ];
  expect(amountsOf(lines).find(({ value }) => value === 16500)).toMatchObject({ kind: 'cost', status: 'mentioned' });
});

test('of two figures in one sentence each has its own status', () => {
  const lines = ["S: I can't go to 15 percent off, but 12 percent off is fine.", 'C: Okay, agreed.'];
  expect(amountsOf(lines).map(({ value, status }) => `${value} ${status}`)).toEqual(['15 rejected', '12 agreed']);
});

test('of two counts in one sentence both stand where nothing takes the first back', () => {
  const lines = [
    "S: So that's twenty-nine users at forty dollars, plus five claims users.",
    "C: Five claims users, good. Let's do it.",
  ];
  expect(amountsOf(lines).map(({ value, unit }) => `${value} ${unit}`)).toEqual(
    expect.arrayContaining(['29 seats', '5 seats']),
  );
});

test('the same figure is listed once, with all places', () => {
  const [only, ...others] = amountsOf(['S: It costs 300 dollars.', 'C: So 300 dollars in total.']);
  expect(others).toEqual([]);
  expect(only?.evidence.map(({ turnIds }) => turnIds[0])).toEqual(['t1', 't2']);
});

describe('what became of a figure', () => {
  const english = ['S: The new scanners cost 300 euros each.', "C: That's more than we pay now."];
  const japanese = ['S: 新しい端末は一台3万円です。', 'C: 今より高いですね。'];
  const became = (lines: readonly string[], language: string) =>
    amountsOf(lines, language).map(({ value, status }) => `${value} ${status}`);

  test.each([
    [
      'en',
      [
        ...english,
        'C: Could you do 260?',
        "S: I can't go to 260. 280 I could do.",
        "C: Fine, let's do 280 euros.",
        'S: 280, agreed.',
      ],
      ['300 offered', '260 rejected', '280 agreed'],
    ],
    [
      'ja',
      [
        ...japanese,
        'C: 2万5千円になりませんか。',
        'S: 2万5千円は厳しいです。2万8千円でしたら。',
        'C: では2万8千円でお願いします。',
      ],
      ['30000 offered', '25000 rejected', '28000 agreed'],
    ],
  ])('in %s', (language, lines, expected) => {
    expect(became(lines, language)).toEqual(expected);
  });

  test.each([
    [
      'en',
      [
        'S: So we have you down for 85 seats.',
        "C: It's really 70 people.",
        'C: No, keep it at 85 seats.',
        'S: Keeping 85.',
      ],
    ],
    [
      'ja',
      [
        'S: 85名様で承っております。',
        'C: 70名でもいいかもしれません。',
        'C: いや、85名のままでお願いします。',
        'S: 85名で承知しました。',
      ],
    ],
  ])('is told by the decision that has it, in %s', (language, lines) => {
    const found = amountsOf(lines, language).filter(({ value }) => value === 85);
    expect(found.map(({ status }) => status)).toEqual(['agreed']);
  });

  test('of numbers of one thing that is put right at once the last is left', () => {
    const lines = [
      'S: So we have you down for 85 seats.',
      "C: Let's go with 70 seats.",
      'C: No, keep it at 85 seats.',
      'S: Keeping 85.',
    ];
    expect(became(lines, 'en')).toEqual(['85 agreed']);
  });

  test.each([
    [
      'en',
      [
        'S: So that is 90 seats for two years.',
        'C: The night shift has no computers.',
        'S: Then we leave out the night shift.',
        'C: How many does that make?',
        'S: 72 seats.',
        "C: Let's go with 72 seats.",
        'S: 72 seats, noted.',
      ],
      ['72 agreed'],
    ],
    [
      'ja',
      [
        'S: 90名様、二年契約のお見積りです。',
        'C: 夜勤はパソコンを使わないんですよ。',
        'S: では夜勤の方は外しましょうか。',
        'C: そうすると何名ですか。',
        'S: 72名様です。',
        'C: では72名でお願いします。',
        'S: 72名様で承知しました。',
      ],
      ['72 agreed'],
    ],
    [
      'en',
      [
        'S: You have 110 vehicles in all.',
        'C: We would rather begin small.',
        'S: With the depot in the north?',
        'C: Yes, with 20 vehicles.',
        "C: Let's go with 20 vehicles.",
        'S: 20 vehicles, noted.',
      ],
      ['110 mentioned', '20 agreed'],
    ],
  ])(
    'a number of the same things that was come down from is left out, and one of others stays, in %s',
    (language, lines, expected) => {
      expect(became(lines, language)).toEqual(expected);
    },
  );

  test('what is paid today is no offer, and a count is none', () => {
    expect(became(['S: You pay 300 dollars a month today, for 40 licences.'], 'en')).toEqual([
      '300 mentioned',
      '40 mentioned',
    ]);
  });
});

test.each([
  ['en', ['S: So we have you down for 85 seats.', 'C: Keep it at 85.', 'S: 85 it is.'], '85 seats'],
  ['ja', ['S: 85名様のお見積りです。', 'C: 85のままでお願いします。'], '85 名'],
])('a count said again without what it counts is the same one, in %s', (language, lines, expected) => {
  expect(said(lines, language).filter((one) => one.startsWith('85'))).toEqual([expected]);
});

test.each([
  ['We require ninety-nine point nine five, with credits.', 'percent'],
  ['Your draft says 99.9 and we want that measured each month.', 'percent'],
  ['It is ninety-nine point five on the voice channel.', 'percent'],
  ['It is $99.95 for all of it.', 'USD'],
])('what works all but always is a share, unless a currency is said: %s', (text, unit) => {
  expect(englishQuantities(text)[0]?.unit).toBe(unit);
});

describe('a sum said short is in hundredths', () => {
  const valuesOf = (...lines: string[]) => minutesOf(talkOf(lines)).amounts.map(({ value }) => value);

  test('beside a smaller one of the same that is said in full', () => {
    expect(
      valuesOf('S: We are at four eighty-five a pallet.', 'C: That is a lot. We pay four dollars ten a pallet today.'),
    ).toEqual([4.85, 4.1]);
  });

  test.each([
    ['of another thing', 'S: It is four eighty-five a month.', 'C: And the coffee is four dollars a cup.', 485],
    ['beside hundreds', 'S: It is four eighty-five a month.', 'C: We pay five hundred dollars a month today.', 485],
    ['in hundreds', 'S: It is four hundred eighty-five a month.', 'C: We pay four dollars a month today.', 485],
  ])('and not %s', (_, offer, answer, value) => {
    expect(valuesOf(offer, answer)).toContain(value);
  });
});

test('a bare number is of time where it is said so close by', () => {
  const lines = ['S: It is 62 euros a workshop.', 'C: And the terms?', 'S: Meet in the middle. 45.', 'C: 45 is grand.'];
  expect(said([...lines, 'S: 45 days net. Noted.'])).toEqual(['62 EUR']);
});

test('who signs for two years names no budget', () => {
  const [, second] = amountsOf([
    'S: It is 40 dollars a van.',
    'S: I can do 36 dollars if you sign for two years.',
    'C: 36 dollars, done.',
  ]);
  expect(second?.kind).toBe('price');
});

test.each([
  [
    ['C: We have 46 vans, no, sorry, 48 since the spring.', 'S: It costs 10 dollars a van.'],
    ['48 vans', '10 USD'],
  ],
  [['S: It costs 10 dollars a seat.', 'C: I want to say three things.'], ['10 USD']],
])('%j', (lines, expected) => {
  expect(said(lines)).toEqual(expected);
});

test('a sum is for the period that stands right before it', () => {
  const [amount] = amountsOf(['S: 年間契約にしていただければ、月5万4千円まで下げられます。'], 'ja');
  expect(amount).toMatchObject({ value: 54000, per: ['月'] });
});

test('a sum said short is put right by one said short', () => {
  const participants = [
    { name: 'Nora', side: 'internal' },
    { name: 'Tess', side: 'external' },
    { name: 'Milo', side: 'external' },
  ];
  const transcript = [
    'Nora: It is 96,400 euros for the lot.',
    'Tess: Milo had budgeted eighty.',
    'Milo: Eighty-five, Tess. Eighty was the spring figure.',
    'Tess: Eighty-five, sorry.',
  ].join('\n');
  const { amounts } = minutesOf({ transcript, participants, meeting: { language: 'en' } });
  expect(amounts.map(({ value }) => value)).not.toContain(80000);
});

test('a clock is no sum, and the people in the room are no share', () => {
  const { amounts } = minutesOf(
    talkOf([
      'S: Good morning. Just us two today?',
      'C: Yes. I have the leadership meeting until ten thirty.',
      ...Array.from({ length: 6 }, (_, i) => [`S: Item ${i} is the crate.`, 'C: The crate is green.']).flat(),
      'C: The first two per cent of losses would have to be free.',
      'S: Two per cent is fine.',
    ]),
  );
  expect(amounts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['2 percent']);
  expect(amounts[0]?.evidence.map(({ quote }) => quote).join()).not.toContain('today');
});

test.each([
  ['5.000 Euro', 5000],
  ['€12.500 per year', 12_500],
  ['1.234,56 EUR per month', 1234.56],
  ['12,50 € each', 12.5],
  ['€1.250 million', 1_250_000],
  ['€1.799 per litre', 1.799],
  ['€0.125 a sheet', 0.125],
  ['5,000 euros', 5000],
])('where the comma is the point, %s is %d', (price, value) => {
  expect(amountsOf([`S: Our price is ${price}.`, 'C: Okay, agreed.'])).toMatchObject([{ value, unit: 'EUR' }]);
});

// each figure weighed against each takes a minute; some of them take seconds, on any machine within these thirty
test('figures without end are read in time', { timeout: 30_000 }, () => {
  expect(amountsOf([`S: ${'$1'.repeat(20_000)}`, 'S: The price is $45 per user.']).length).toBeGreaterThan(0);
});
