import { describe, expect, test } from 'vitest';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { englishOutcome } from '#functions/create-minutes/engine/english/wording/outcome.ts';
import { chosenOutcome } from '#functions/create-minutes/engine/outcome.ts';
import type { Person } from '#functions/create-minutes/engine/people.ts';
import { japaneseOutcome } from '#functions/create-minutes/engine/japanese/outcome.ts';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { talk } from './acts/talk.ts';
import { meetingFixture, minutesOf } from './minutes-of.ts';
import { emptyMeeting, noActs } from './nothing-said.ts';

const texts = ({ summary }: Minutes) => summary.detailed.map(({ text }) => text);

const settled = talk(
  'N: Thanks for having us back. How did the trial at the depot go?',
  'T: Better than I feared. The drivers stopped calling the office.',
  'N: Good to hear. So for the rollout, do we start with two depots?',
  'T: Yes. We will start with two depots, Kiel and Lübeck.',
  'N: Two depots it is.',
  'M: The handhelds are old, though, I am worried they will not last.',
  'I: We support them until the end of next year.',
  'N: And shall we meet again on Tuesday the fourteenth at ten?',
  'T: Tuesday the fourteenth at ten works for us.',
);

const scanners = [
  'N: Thanks for the call. The scanners in the depot are the trouble, you said?',
  'T: The scanners, yes. The scanners fail when the depot is cold. And Labelkon offered us scanners as well.',
] as const;

describe('the first line of a talk between two sides', () => {
  test('names the price that holds in figures and the other supplier', () => {
    const { summary } = talk(
      ...scanners,
      'N: For the depot it would be nineteen euros per scanner per month.',
      'T: Labelkon asks seventeen per scanner.',
      'N: I can do seventeen fifty per scanner per month.',
      'T: Seventeen fifty per scanner per month, agreed.',
    );
    expect(summary.oneLine).toBe('The agreed price is €17.50 per scanner per month; Labelkon is an alternative.');
  });

  test('names what both sides keep speaking of, and neither an aside nor a person', () => {
    const { summary } = talk(
      'N: Thanks for the call. How do the crates find their way through the yard today?',
      'T: The crates stand in the yard until somebody finds them, and nobody runs the washer.',
      'N: So the washer stands still because the crates are lost.',
      'T: Every night. Two crates of three are late, and my aunt had a parrot that counted better.',
      'M: The parrot would be cheaper. Greta pays for the washer whether it runs or not.',
      'N: With our tags the crates report where they are, and the washer gets a list.',
      'I: Greta will see every crate on her screen.',
      'T: Good. We will start with the crates of the washer in Kiel.',
      'N: It would be nineteen euros per crate.',
      'T: I am worried that the tags come off in the washer.',
    );
    expect(summary.oneLine).toMatch(/^The meeting was about (?:the )?crates?,? (?:and )?the washer/);
    expect(summary.oneLine).not.toMatch(/parrot|greta/i);
  });

  test('names nothing rather than what any meeting has', () => {
    const { summary } = talk(
      'N: Thanks for the call. We have read the letter about the scanners.',
      'T: The letter was from our board. The scanners fail when it is cold.',
      'N: We would replace the scanners in two steps, and answer the letter.',
      'T: We will replace the scanners in March, and I will answer the letter.',
      'N: It would be nineteen euros per scanner per month.',
    );
    expect(summary.oneLine).toMatch(/^The meeting was about (?:the )?scanners, with an offer/);
  });

  test('says a name with its capitals, wherever it stood', () => {
    const { summary } = talk(
      'N: Thanks for the call. Des Moines is cold, and the scanners there fail.',
      'T: Des Moines is cold. The scanners of Des Moines are the trouble.',
      'N: Des Moines would have the new scanners first.',
      'T: Agreed, we will start in Des Moines.',
      'N: It would be nineteen euros per scanner per month.',
    );
    expect(summary.oneLine).toContain('Des Moines');
    expect(summary.oneLine).not.toContain('des Moines');
  });

  test.each([
    [
      'what it is for, from the one it replaces',
      [
        'N: It is forty-six dollars per scanner per month.',
        'T: Too much for us.',
        'N: If you sign for two years I can do forty-three.',
        'T: Forty-three works.',
      ],
      'agreed price is $43 per scanner per month',
    ],
    [
      'all its digits',
      ["N: It's $0.625 per label.", 'T: $0.625 per label, agreed.'],
      'agreed price is $0.625 per label',
    ],
    [
      'the later of two that were agreed',
      [
        'N: For all twelve it is $5,650 per scanner.',
        "T: That's fine. Or with the group contract?",
        'N: With the group contract it is $5,520 per scanner.',
        'T: $5,520 per scanner, agreed.',
      ],
      'agreed price of $5,520 per scanner',
    ],
  ])('names of a price %s', (_, lines, told) => {
    expect(talk(...scanners, ...lines).summary.oneLine).toContain(told);
  });

  test.each([
    [
      'by the piece and not the fee beside it',
      ['N: It would be nineteen euros per scanner per month.', 'N: And the training is a one-time 600 euros.'],
      '€19 per scanner per month',
    ],
    [
      'of the machine and not of its upkeep',
      ['N: The service contract is 900 euros per month.', 'N: And the machine is 412,000 euros.'],
      '€412,000',
    ],
  ])('names of two offers the one %s', (_, lines, told) => {
    expect(talk(...scanners, ...lines, 'T: I see, we will look at it.').summary.oneLine).toContain(told);
  });

  test('names no offer that another one has replaced', () => {
    const { summary } = talk(
      ...scanners,
      'N: For the night I can give you back $13,500.',
      'T: Not enough. I need $14,500 back.',
      'N: $14,000, as a credit note.',
    );
    expect(summary.oneLine).not.toContain('13,500');
  });

  test('is there for a price and another supplier alone', () => {
    const { summary } = talk(
      'N: It would be nineteen euros per scanner per month.',
      'T: Labelkon asks seventeen per scanner.',
    );
    expect(summary.oneLine).toMatch(/^The offer is €19 per scanner per month/);
  });

  test('has the price in digits where the transcript has kanji', () => {
    const turns = [
      { speaker: '北川', text: '帳票の読み取りは月額三万六千円でご提供します。' },
      { speaker: '三島', text: '帳票の読み取りに今はラベルコンさんの機械を使っています。' },
    ];
    const participants = [
      { name: '北川', side: 'internal' },
      { name: '三島', side: 'external' },
    ];
    const { summary } = minutesOf({ transcript: { turns }, participants });
    expect(summary.oneLine).toContain('提示した価格（月額3万6,000円）');
  });

  test('counts yen by hundred millions as well', () => {
    const turns = [
      { speaker: '北川', text: '倉庫の自動化は総額1億2,000万円でご提供します。' },
      { speaker: '三島', text: '倉庫の自動化は今ラベルコンさんの機械を使っています。' },
    ];
    const participants = [
      { name: '北川', side: 'internal' },
      { name: '三島', side: 'external' },
    ];
    expect(minutesOf({ transcript: { turns }, participants }).summary.oneLine).toContain('1億2,000万円');
  });

  test('names them in Japanese as a quotation does', () => {
    const { summary } = minutesOf({
      transcript: {
        turns: [
          { speaker: '北川', text: '本日はありがとうございます。帳票の入力の件ですね。' },
          {
            speaker: '三島',
            text: 'はい。帳票の入力に時間がかかっています。今はラベルコンさんの機械を使っています。',
          },
          { speaker: '北川', text: '帳票の読み取りは1端末あたり月額3万6千円でご提供します。' },
          { speaker: '三島', text: '帳票の読み取りですね。ラベルコンさんは4万円でした。' },
          { speaker: '北川', text: 'はい。入力の時間は半分になります。' },
        ],
      },
      participants: [
        { name: '北川', side: 'internal' },
        { name: '三島', side: 'external' },
      ],
    });
    expect(summary.oneLine).toMatch(/^会議では、提示した価格（1端末あたり月額3万6,000円）、現行（ラベルコン）/);
  });

  test.each([
    [
      'was turned down',
      [
        ['北川', '司会料は25万円です。'],
        ['三島', '25万円は高いなあ。司会は社員でやります。'],
      ],
    ],
    [
      'was waived',
      [
        ['北川', '設定料は25万円ですが、今回はいただきません。'],
        ['三島', '助かります。'],
      ],
    ],
    [
      'the customer alone has named',
      [
        ['三島', '25万円にしてください。'],
        ['北川', '25万円は、持ち帰らせてください。'],
      ],
    ],
  ])('and no price that %s', (_, lines) => {
    const turns = [
      { speaker: '北川', text: '本日はありがとうございます。帳票の入力の件ですね。' },
      { speaker: '三島', text: '帳票の入力に時間がかかっています。今はラベルコンさんの機械を使っています。' },
      ...lines.map(([speaker, text]) => ({ speaker, text })),
      { speaker: '北川', text: '帳票の読み取りで入力の時間は半分になります。' },
      { speaker: '三島', text: '入力の時間が減るなら助かります。' },
    ];
    const participants = [
      { name: '北川', side: 'internal' },
      { name: '三島', side: 'external' },
    ];
    expect(minutesOf({ transcript: { turns }, participants }).summary.oneLine).not.toContain('25万');
  });
});

describe('the summary of a talk between two sides', () => {
  test('ends with what was settled and when they meet next', () => {
    expect(texts(settled).slice(-2)).toEqual([
      'It was decided to start with two depots, Kiel and Lübeck.',
      'Next meeting: Tuesday 14 April 2026 at 10:00.',
    ]);
  });

  test('in English tells as much of what came of it as of the rest', () => {
    const came = (summary: Minutes['summary']) =>
      summary.detailed.filter(({ text }) =>
        /^(?:It was decided|Agreed|Left open|Next meeting)|objected|\(due /.test(text),
      );
    const { summary } = minutesOf(JSON.parse(meetingFixture('sales-en.json')));
    const others = summary.detailed.length - came(summary).length - 1;
    expect(came(summary).length).toBeGreaterThanOrEqual(others);
  });

  test('tells a choice as its list does, with the noun of its figure and the side it is about', () => {
    const { summary, decisions } = talk(
      'N: So we have you down for 85 seats in the warehouse at the renewal.',
      'T: Our warehouse has fewer people now, and the board asked us about the seats.',
      'N: Shall we keep it at 85 for the renewal?',
      'T: Yes, we will keep it at 85.',
      'N: Keeping it at 85 then.',
    );
    expect(decisions.map(({ text }) => text).join(' ')).toMatch(/85 seats/);
    expect(texts({ summary } as Minutes).join(' ')).toMatch(/(?:decided|Agreed)[^.]*85 seats/);
  });

  test('tells how much the customer has and what it costs today', () => {
    const told = texts(
      talk(
        'N: Thanks for the call. Where do the scanners fail?',
        'T: In the depot. We have 240 scanners in three depots.',
        'N: And what does it cost today?',
        'T: The repairs cost us about 9,000 euros a year.',
        'N: I will send the quote for the scanners by Friday.',
        'T: And I will ask our board about the scanners.',
      ) as Minutes,
    ).join(' ');
    expect(told).toMatch(/240 scanners/);
    expect(told).toMatch(/9,000/);
  });

  test('rests what came of it on the turns in which it was said', () => {
    const [next] = settled.summary.detailed.slice(-1);
    expect(next?.evidence.flatMap(({ turnIds }) => turnIds)).toEqual(['t8', 't9']);
  });

  test('tells nothing of it twice', () => {
    expect(texts(settled).filter((text) => /two depots/.test(text))).toHaveLength(1);
  });

  test('tells the price that holds, however short it was said', () => {
    const told = talk(
      'N: Thanks for having us. How do the drivers find their crates in the yard today?',
      'T: They walk around with paper lists, and in winter they lose two hours a day between the gate and the cold store.',
      'M: The old terminals break down every week because the damp gets into the charging contacts of the cradles.',
      'I: We would put readers at the gate and at the cold store, and the crates report where they stand by themselves.',
      'T: And the workshop needs to see which crates are due for washing before they go out again to the farms.',
      'I: The washing plan is a view of the same data, sorted by the day of the last wash and the farm it came from.',
      'N: That comes to nineteen pounds a crate.',
      'T: I will have to look at the budget of the yard before I say anything.',
    );
    expect(texts(told).join(' ')).toMatch(/nineteen pounds|19 pounds|£19/);
  });

  test.each([
    ['plain', 'まずは2店舗で始めることになった。', '次回は2026年4月14日（火）10時である。'],
    ['polite', 'まずは2店舗で始めることになりました。', '次回は2026年4月14日（火）10時です。'],
  ])('does so in Japanese, in %s style', (japaneseStyle, decision, next) => {
    const minutes = minutesOf({
      transcript: [
        '営業 佐野: 先日の試用の結果はいかがでしたか。',
        '顧客 三宅: おかげさまで、残業が減りました。',
        '営業 佐野: ありがとうございます。では、まずは二店舗で始めるということでよろしいでしょうか。',
        '顧客 三宅: はい、二店舗でお願いします。',
        '営業 佐野: 次回は4月14日の10時でいかがでしょうか。',
        '顧客 三宅: 4月14日の10時で大丈夫です。',
      ].join('\n'),
      meeting: { startedAt: '2026-04-01T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
      participants: [
        { name: '営業 佐野', side: 'internal' },
        { name: '顧客 三宅', side: 'external' },
      ],
      options: { japaneseStyle },
    });
    expect(texts(minutes).slice(-2)).toEqual([decision, next]);
  });
});

describe('what came of a talk', () => {
  const said = (text: string) =>
    englishOutcome({ ...noActs, decisions: [{ text, spans: [] }] }, emptyMeeting).map((item) => item.text);
  test.each([
    ['Pay monthly.', 'It was decided to pay monthly.'],
    ['Do not start before May.', 'It was decided not to start before May.'],
    ['Helen will leave the sensors out.', 'It was decided that Helen will leave the sensors out.'],
    ['Sixty days.', 'Agreed: sixty days.'],
  ])('"%s" is told as a sentence', (text, told) => {
    expect(said(text)).toEqual([told]);
  });

  test.each(['Agreed to start in May.', 'I am happy with that.', 'Twelve or ten?', 'Please send the quote.'])(
    '"%s" is left to the list',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );

  test.each([
    ['年払いの10%引きとする。', ['年払いの10%引きとすることになった。']],
    ['延長はしない。', ['延長はしないことになった。']],
    ['一度見てみよう。', []],
    ['それは分からない。', []],
  ])('%s in Japanese', (text, told) => {
    const items = japaneseOutcome({ ...noActs, decisions: [{ text, spans: [] }] }, emptyMeeting, 'plain');
    expect(items.map((item) => item.text)).toEqual(told);
  });

  const spans = [{ turn: 0, text: 'So' }];
  const nora = {
    speaker: 'Nora Quist',
    name: 'Nora Quist',
    participantId: 'p1',
    side: 'internal',
    role: null,
    email: null,
  } as unknown as Person;
  const due = { asWritten: 'by Thursday', date: '2026-04-02', rule: 'weekday' };

  test('tells a worry with its answer, what is left open and who does what by when', () => {
    const acts: Acts = {
      ...noActs,
      objections: [
        {
          text: 'The lids will crack in the cold.',
          response: 'They would take the steel ones.',
          raisedBy: 'Tess Harlow',
          spans,
        },
      ],
      openQuestions: [{ text: 'Does the scanner read torn labels?', askedBy: 'Tess Harlow', spans }],
      actionItems: [{ text: 'Send Tess the contract.', owner: nora, due, spans }],
    };
    expect(englishOutcome(acts, emptyMeeting).map(({ text, shown }) => shown ?? text)).toEqual([
      'Tess Harlow objected that the lids will crack in the cold; they answered that they would take the steel ones.',
      'Left open: does the scanner read torn labels?',
      'Nora Quist will send Tess the contract (due Thursday 2 April 2026).',
    ]);
  });

  test.each(['Pass it on.', 'Ask her.', 'Send the list (the one of May).'])(
    'a task that does not name its thing is left to the list: %s',
    (text) => {
      const acts: Acts = { ...noActs, actionItems: [{ text, owner: nora, due, spans }] };
      expect(englishOutcome(acts, emptyMeeting)).toEqual([]);
    },
  );

  test('does so in Japanese', () => {
    const acts: Acts = {
      ...noActs,
      objections: [{ text: '先方の蓋が寒さで割れる。', response: '鋼の蓋に替える。', raisedBy: '三宅', spans }],
      openQuestions: [{ text: '破れた札も読めるか。', askedBy: '三宅', spans }],
      actionItems: [{ text: '契約書を送る。', owner: { ...nora, speaker: '佐野', name: '佐野' }, due, spans }],
    };
    expect(japaneseOutcome(acts, emptyMeeting, 'plain').map(({ text, shown }) => shown ?? text)).toEqual([
      '三宅は、自社の蓋が寒さで割れるとの懸念を示した。これに対し、鋼の蓋に替えるとの回答があった。',
      '破れた札も読めるかどうかは、未回答である。',
      '佐野が4月2日（木）までに契約書を送ることとなった。',
    ]);
  });

  test('who objected is no name in his own sentence', () => {
    const objections = [
      { text: 'Tess nearly fell off their chair.', response: undefined, raisedBy: 'Tess Harlow', spans },
    ];
    expect(englishOutcome({ ...noActs, objections }, emptyMeeting).map(({ text }) => text)).toEqual([
      'Tess Harlow objected that they nearly fell off their chair.',
    ]);
  });

  test('of each kind one is told before a second one', () => {
    const item = (kind: 'decision' | 'action', text: string) => ({ kind, text, spans });
    const items = [item('decision', 'aaaa'), item('decision', 'bbbb'), item('action', 'cccc')];
    expect(chosenOutcome(items, 8, ({ text }) => text.length).map(({ text }) => text)).toEqual(['aaaa', 'cccc']);
  });

  test('after one of each kind two choices are told before a second task', () => {
    const item = (kind: 'decision' | 'action', text: string) => ({ kind, text, spans });
    const items = ['aaaa', 'bbbb', 'cccc'].map((text) => item('decision', text));
    const tasks = ['dddd', 'eeee'].map((text) => item('action', text));
    const chosen = chosenOutcome([...tasks, ...items], 16, ({ text }) => text.length);
    expect(chosen.map(({ text }) => text)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd']);
  });

  test('an hour on other clocks is not told as if it were by those of the meeting', () => {
    const spans = [{ turn: 0, text: 'Tuesday the fourteenth at ten, London time?' }];
    const nextMeeting = {
      text: 'Tuesday the fourteenth, ten',
      spans,
      date: undefined,
      time: undefined,
      rule: undefined,
    };
    const [told] = englishOutcome({ ...noActs, nextMeeting }, emptyMeeting);
    expect(told?.text).toBe('Next meeting: Tuesday the fourteenth.');
  });
});

describe('what was settled is told as a sentence', () => {
  const told = (text: string) =>
    englishOutcome({ ...noActs, decisions: [{ text, spans: [] }] }, emptyMeeting).map((item) => item.text);
  test.each([
    [
      'Ship line two first and then line one follows.',
      'It was decided to ship line two first and then line one follows.',
    ],
    [
      'Start in hall one. Do hall two once the floor is dry.',
      'It was decided to start in hall one; to do hall two once the floor is dry.',
    ],
    [
      'A break after 12 months if they have missed it in three (two).',
      'Agreed: a break after 12 months if they have missed it in three (two).',
    ],
  ])('%s', (text, sentence) => {
    expect(told(text)[0]).toBe(sentence);
  });
});

test('behind his name whoever objects is not named again', () => {
  const people: readonly Person[] = [
    {
      participantId: undefined,
      name: 'Tess Harlow',
      side: 'external',
      role: undefined,
      email: undefined,
      speaker: 'Tess Harlow',
      names: [],
    },
  ];
  const objections = [
    {
      text: 'Tess’s other worry is the drivers. They cost Tess money, and Tess needs them.',
      spans: [],
      raisedBy: 'Tess Harlow',
      response: undefined,
    },
  ];
  expect(englishOutcome({ ...noActs, objections }, { ...emptyMeeting, people })[0]?.text).toBe(
    'Tess Harlow objected: the drivers; they cost them money, and they need them.',
  );
});

test('an answer that begins with no keeps it', () => {
  const objections = [
    { text: 'Two years is too long.', spans: [], raisedBy: undefined, response: undefined },
    {
      text: 'Two years is too long for Tess.',
      spans: [],
      raisedBy: 'Tess Harlow',
      response: 'No increase for 24 months.',
    },
  ];
  expect(englishOutcome({ ...noActs, objections }, emptyMeeting)[0]?.text).toMatch(/: no increase for 24 months\.$/);
});

const customersAndSeller: readonly Person[] = ['Tess Harlow', 'Milo Fenn', 'Nora Quist'].map((name, i) => ({
  participantId: undefined,
  name,
  side: i < 2 ? 'external' : 'internal',
  role: undefined,
  email: undefined,
  speaker: name,
  names: [],
}));

test('who answers is of the other side', () => {
  const turns = ['Tess Harlow', 'Nora Quist', 'Milo Fenn'].map((speaker, i) => ({
    id: `t${i + 1}`,
    speaker,
    text: 'It is so.',
    start: undefined,
    end: undefined,
  }));
  const spans = turns.map(({ text }, turn) => ({ turn, text }));
  const objections = [
    { text: 'The crates are wet.', spans, raisedBy: 'Tess Harlow', response: 'The driver left them outside.' },
  ];
  expect(
    englishOutcome({ ...noActs, objections }, { ...emptyMeeting, people: customersAndSeller, turns })[0]?.text,
  ).toMatch(/; Nora Quist answered/);
});

test.each([
  ['Do you work with Lakebase?', 'Left open: does the vendor work with Lakebase?'],
  ['Can you do the wool throws?', 'Left open: can the vendor do the wool throws?'],
  ['How far do you have to stay off it?', 'Left open: how far does the vendor have to stay off it?'],
  [
    'What about music, do you have anything licensed?',
    'Left open: what about music, does the vendor have anything licensed?',
  ],
])('whom a customer asks in a question is the vendor: %s', (text, told) => {
  const openQuestions = [{ text, spans: [], askedBy: 'Tess Harlow' }];
  expect(englishOutcome({ ...noActs, openQuestions }, { ...emptyMeeting, people: customersAndSeller })[0]?.text).toBe(
    told,
  );
});

test.each([
  ['Tess struggles to see how that is paid.', 'Tess Harlow objected that they struggle to see how that is paid.'],
  ['That extra rate is too rich for us.', 'Tess Harlow objected that this extra rate is too rich for us.'],
])('an objection reads as a sentence: %s', (text, told) => {
  const objections = [{ text, spans: [], raisedBy: 'Tess Harlow', response: undefined }];
  expect(englishOutcome({ ...noActs, objections }, { ...emptyMeeting, people: customersAndSeller })[0]?.text).toBe(
    told,
  );
});
