import { describe, expect, test } from 'vitest';
import { renderHtml } from '#functions/create-minutes/render/html.ts';
import { renderMarkdown } from '#functions/create-minutes/render/markdown.ts';
import { meetingFixture, minutesOf } from './minutes-of.ts';

const hostile = {
  transcript:
    'Ann: I will send the "offer" <img src=x onerror=alert(1)> & the [link](javascript:x) | price list by Friday.\nBob: Thanks.',
  meeting: { title: '<b>Offer</b> & | more' },
};
const { html, markdown } = minutesOf(hostile).rendered;

describe('HTML', () => {
  test('shows what was said and never runs it', () => {
    expect(html).not.toMatch(/<(?:img|script|b>Offer)/);
    expect(html).toContain('&lt;b&gt;Offer&lt;/b&gt; &amp; | more');
  });

  test('loads nothing from elsewhere', () => {
    expect(html).not.toMatch(/<[^>]*\s(?:src|href)="[^#]/);
  });

  test('links every item to a passage on the page', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  test('links every passage back to the first item that rests on it', () => {
    expect(html).toContain('<a href="#t1" id="from-t1">');
    expect(html).toMatch(/<p id="t1">.*<a href="#from-t1" aria-label="Back to the minutes">/);
  });

  test('tells readers aloud in which language the headings are where it is another', () => {
    const { html: page } = minutesOf({ ...hostile, options: { outputLanguage: 'ja' } }).rendered;
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<h2 lang="ja">決定事項');
    expect(html).not.toContain('<h2 lang');
  });
});

test('on the width of a telephone names and days wrap, and half of a table is for what is to be done', () => {
  expect(html).toContain('<td><span class="short">');
  const [, narrow] = /@media screen and \(max-width: 36rem\) \{(.*)\}\n/.exec(html) ?? [];
  expect(narrow).toContain('.short, th { white-space: normal; }');
  expect(narrow).toContain('td:first-child:not(:has(.short)) { width: 50%; }');
});

describe('Markdown', () => {
  test('is the same without footnotes where none are wanted, and so is all else', () => {
    const [full, plain] = [minutesOf(hostile), minutesOf({ ...hostile, options: { footnotes: false } })];
    const withoutNotes = full.rendered.markdown.replace(/\n\[\^t\d+\]: .*/g, '').replace(/\[\^t\d+\]/g, '');
    expect(full.rendered.markdown).toContain('[^t1]');
    expect(plain.rendered.markdown.trimEnd()).toBe(withoutNotes.trimEnd());
    expect(plain.rendered.html).toBe(full.rendered.html);
    expect(plain.actionItems).toEqual(full.actionItems);
  });

  test('has footnotes, or none, and nothing between', () => {
    expect(() => minutesOf({ ...hostile, options: { footnotes: 'no' } })).toThrow(
      'options.footnotes: must be true or false',
    );
  });

  test('has no mark-up and no table cells that were not meant', () => {
    expect(markdown).toContain('# \\<b\\>Offer\\</b\\> & \\| more');
    expect(markdown).not.toMatch(/[^\\]\[link\]/);
  });

  test.each([
    [
      'crosses nothing out',
      'Ann: We decided to train 10~20 people in 3~4 weeks.',
      'train 10\\~20 people in 3\\~4 weeks',
    ],
    ['begins no list within a list', 'Ann: Hello.\nBob: 2) start with two sites', '- 2\\) start with two sites'],
  ])('%s', (_, transcript, expected) => {
    const options = { sections: ['summary', 'decisions', { title: 'Sites', phrases: ['sites'] }] };
    expect(minutesOf({ transcript, options }).rendered.markdown).toContain(expected);
  });

  test('makes no sign of an entity', () => {
    const { markdown: text } = minutesOf({
      transcript: 'Ann: Hello there.',
      meeting: { title: 'A&copy; & B' },
    }).rendered;
    expect(text).toContain('# A\\&copy; & B\n');
  });

  test('has a footnote for every reference', () => {
    const references = [...markdown.matchAll(/\[\^(t\d+)\](?!:)/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(0);
    for (const id of references) expect(markdown).toContain(`\n[^${id}]: `);
  });
});

test.each([
  ['sales-en.json', ['## Decisions', '## Action items', '## Open questions', '## Objections', '## Next meeting']],
  ['sales-ja.json', ['## 決定事項', '## アクションアイテム', '## 未解決事項', '## 懸念・異論', '## 次回打ち合わせ']],
])('the headings of %s are in its language', (name, headings) => {
  const { markdown: text } = minutesOf(JSON.parse(meetingFixture(name))).rendered;
  for (const heading of headings) expect(text).toContain(heading);
});

test('durations are in the language of the headings', () => {
  const turns = [
    { speaker: '田中', text: '本日はよろしくお願いします。資料を説明します。', start: 0, end: 20 },
    { speaker: '鈴木', text: 'お願いします。', start: 22, end: 24 },
  ];
  expect(minutesOf({ transcript: { turns } }).rendered.markdown).toContain('田中、20秒');
});

test.each([
  ['Asia/Tokyo', 'en', '**Date:** Thursday 2 April 2026 at 08:30 (Asia/Tokyo)\n'],
  ['America/New_York', 'en', '**Date:** Wednesday, April 1, 2026 at 7:30 PM (America/New\\_York)\n'],
  ['Asia/Tokyo', 'ja', '**日時：** 2026年4月2日（木）8時30分\n'],
  ['Europe/Berlin', 'ja', '**日時：** 2026年4月2日（木）1時30分（Europe/Berlin）\n'],
  [undefined, 'en', '**Date:** Wednesday 1 April 2026 at 23:30\n'],
])(
  'the date of a meeting in %s is that of its place, written as readers of %s write it',
  (timeZone, language, told) => {
    const { markdown: text } = minutesOf({
      transcript: 'Ann: Hello there.\nBob: Hello.',
      meeting: { startedAt: '2026-04-01T23:30:00Z', timeZone },
      options: { outputLanguage: language },
    }).rendered;
    expect(text.replaceAll('  \n', '\n')).toContain(told);
  },
);

test.each([
  ['en', '**Vendor:** Ann (Sales)', '**Customer:** Bob, Cleo (CFO, did not speak)', '**Others:** Dora'],
  ['ja', '**自社：** Ann（Sales）', '**先方：** Bob、Cleo（CFO、発言なし）', '**その他の参加者：** Dora'],
])('people stand by their sides, and who said nothing is told to have said nothing: %s', (outputLanguage, ...lines) => {
  const { markdown: text } = minutesOf({
    transcript: 'Ann: Hello there.\nBob: Hello.\nDora: Good morning.',
    participants: [
      { name: 'Ann', role: 'Sales', side: 'internal' },
      { name: 'Bob', side: 'external' },
      { name: 'Cleo', role: 'CFO', side: 'external' },
    ],
    options: { outputLanguage },
  }).rendered;
  expect(text.split(/ {2}\n|\n\n/).slice(1, 4)).toEqual(lines);
});

test.each([
  ['en', /Share of words: (?:Guest \w \d+%, ){11}9 others 36%/],
  ['ja', /発話文字数の割合：(?:Guest \w \d+%、){11}ほか9名 36%/],
])('of twenty people eleven are told apart with what they said, the others together: %s', (outputLanguage, told) => {
  const guests = Array.from({ length: 20 }, (_, i) => `Guest ${String.fromCharCode(65 + i)}`);
  const words = (i: number) => Array.from({ length: i < 11 ? 24 : 15 }, () => 'well').join(' ');
  const { markdown } = minutesOf({
    transcript: guests.map((name, i) => `${name}: ${words(i)}.`).join('\n'),
    options: { outputLanguage },
  }).rendered;
  expect(markdown).toMatch(told);
});

describe('what is not there', () => {
  const { markdown: text } = minutesOf({ transcript: 'Ann: Hello.\nBob: Hi.' }).rendered;

  test('is told under one heading where nothing stands between', () => {
    expect(text).toContain(
      '## Summary, Decisions, Action items, Next meeting, Open questions, Objections\n\nNone found.\n\n## Talk metrics',
    );
  });

  test('is no topic without a word', () => {
    expect(text).not.toContain('Topics');
  });
});

test('what the summary says is not said again among the topics, but where the topics come first', () => {
  const content = minutesOf({ transcript: 'Ann: Hello there.' });
  const point = (told: string) => ({ text: told, evidence: [] });
  const told = {
    ...content,
    summary: { ...content.summary, detailed: [point('The pump is old.')] },
    topics: [
      { title: 'Pump', start: null, end: null, turnIds: ['t1', 't1'] as const, points: [point('The pump is old.')] },
      { title: 'Lift', start: null, end: null, turnIds: ['t1', 't1'] as const, points: [point('The lift is new.')] },
    ],
  };
  const written = (order: readonly ('summary' | 'topics')[]) => renderMarkdown(told, [], { language: 'en', order });
  expect(written(['summary', 'topics'])).toContain('## Topics\n\n### Lift\n\n- The lift is new.');
  expect(written(['summary', 'topics'])).not.toContain('### Pump');
  expect(written(['topics', 'summary'])).toContain('### Pump\n\n- The pump is old.');
});

test('figures of the talk stand beside what they were held against', () => {
  const turns = [
    { speaker: 'Ann', text: 'Here is what we have for you today, slide by slide.', start: 0, end: 80 },
    { speaker: 'Bob', text: 'Thank you.', start: 82, end: 102 },
  ];
  const { markdown: text } = minutesOf({
    transcript: { turns },
    participants: [
      { name: 'Ann', side: 'internal' },
      { name: 'Bob', side: 'external' },
    ],
    options: { thresholds: { longestMonologueSeconds: { min: 30, max: 90 } } },
  }).rendered;
  expect(text).toContain('- Talk, vendor / customer: 80% / 20% (aim: at most 65%, missed)');
  expect(text).toContain('- Longest monologue of the vendor: Ann, 80 s (aim: 30 s to 90 s)');
});

describe('an objection and the next meeting', () => {
  const evidence = [{ turnIds: ['t1'], start: null, end: null, quote: 'That is too much | Monday at two' }];
  const content = {
    ...minutesOf({ transcript: 'Ann: Hello there.' }),
    objections: [
      { text: 'Too much.', raisedBy: 'Bob', response: 'It saves <more>.', evidence },
      { text: 'Too late.', raisedBy: null, response: null, evidence },
    ],
    nextMeeting: {
      asWritten: 'Monday at two',
      date: '2026-04-06',
      time: '14:00',
      timeZone: 'UTC',
      rule: 'day',
      evidence,
    },
  };

  test('stand in the Markdown with the reply, the day and their sources', () => {
    const text = renderMarkdown(content, []);
    expect(text).toContain('- Too much. (raised by Bob) – Response: It saves \\<more\\>.[^t1]');
    expect(text).toContain('- Too late. – Not answered.[^t1]');
    expect(text).toContain('Monday 6 April 2026 at 14:00 UTC (Monday at two)[^t1]');
  });

  test('stand on the page likewise', () => {
    const page = renderHtml(content, []);
    expect(page).toContain('Response: It saves &lt;more&gt;.');
    expect(page).toContain('Monday 6 April 2026 at 14:00 UTC <small>Monday at two</small>');
  });
});

describe('the passages that are cited', () => {
  const content = { ...minutesOf({ transcript: 'Ann: Hello there.' }), topics: [] };
  const turns = [
    'Lead time is six weeks. The pump is old, though. We lose a day a month. It was worse last year.',
    'I see.',
  ].map((text, i) => ({ id: `t${i + 1}`, speaker: i === 0 ? 'Ann' : 'Bob', text, start: undefined, end: undefined }));
  const quoting = (...quotes: readonly string[]) =>
    renderMarkdown(
      {
        ...content,
        summary: { ...content.summary, detailed: [] },
        decisions: [
          {
            text: 'A new pump.',
            evidence: quotes.map((quote) => ({ turnIds: ['t1', 't2'], start: null, end: null, quote })),
          },
        ],
      },
      turns,
    );

  test('have their words in the order of the turn, and no gap where nothing is left out', () => {
    expect(quoting('We lose a day a month.', 'The pump is old', 'The pump is old, though.', 'Lead time is')).toContain(
      'Ann: “Lead time is … The pump is old, though. We lose a day a month.”',
    );
  });

  test('say of nobody what another said', () => {
    expect(quoting('The pump is old')).toContain('Bob: “I see.”');
  });

  test('are those of the sections that are shown', () => {
    const evidence = [{ turnIds: ['t1'], start: null, end: null, quote: 'The pump is old' }];
    const shown = renderMarkdown({ ...content, decisions: [{ text: 'A new pump.', evidence }] }, turns, {
      language: 'en',
      order: ['openQuestions'],
    });
    expect(shown).not.toContain('pump');
  });
});

describe('an amount', () => {
  const row = (language: 'en' | 'ja', text: string, quote: string, value: number, unit: string) => {
    const content = minutesOf({ transcript: 'Ann: Hello there.' });
    const amount = { text, value, unit, per: [], tax: null, kind: 'price', status: 'offered', side: null } as const;
    const evidence = [{ turnIds: ['t1'], start: null, end: null, quote }];
    const page = renderMarkdown(
      { ...content, meeting: { ...content.meeting, language }, amounts: [{ ...amount, evidence }] },
      [],
    );
    return page
      .split('\n')
      .find((line) => line.includes('[^t1] |'))
      ?.replace('[^t1]', '');
  };

  test.each([
    [
      'en',
      'four sixty',
      'Right. So, um, the list price is going to four sixty in May. We know it hurts.',
      4.6,
      'EUR',
      '| €4.60 | price “the list price is going to four sixty in May” | offered |',
    ],
    ['en', 'Four sixty', 'Four sixty.', 4.6, 'EUR', '| €4.60 | price “Four sixty” | offered |'],
    [
      'en',
      'nine hundred',
      'If everybody on the team agreed to the longer term that we spoke of, nine hundred, and then we would see about the rest of it later on',
      900,
      'GBP',
      '| £900 | price “nine hundred” | offered |',
    ],
    [
      'en',
      '1.4',
      'Plus the card rate of 1.4.',
      1.4,
      'percent',
      '| 1.4% | price “Plus the card rate of 1.4” | offered |',
    ],
    ['en', '12k', 'We are at 12k for it.', 12_000, 'EUR', '| €12,000 | price “We are at 12k for it” | offered |'],
    [
      'ja',
      '119万5千',
      '年館で119万5千です。',
      1_195_000,
      'JPY',
      '| 119万5,000円 | 価格「年館で119万5千です」 | 提示 |',
    ],
    [
      'ja',
      '百円',
      '端末の料金が一台月四千二百円でアプリのほうがお一人月百円なんですが五年ですと端末は無料になります',
      100,
      'JPY',
      '| 100円 | 価格「アプリのほうがお一人月百円なんですが」 | 提示 |',
    ],
    ['ja', '四ドル', '部屋ごとに四ドルです。', 4, 'USD', '| 4米ドル | 価格「部屋ごとに四ドルです」 | 提示 |'],
    [
      'ja',
      '九百八十円',
      'えーと、味付けのほうがですね、キロ九百八十円です。',
      980,
      'JPY',
      '| 980円 | 価格「味付けのほうがですね、キロ九百八十円です」 | 提示 |',
    ],
    [
      'ja',
      '1万6500円',
      '1万6500円でどうですか。',
      16_500,
      'JPY',
      '| 1万6,500円 | 価格「1万6500円でどうですか」 | 提示 |',
    ],
    [
      'ja',
      '三万ドル',
      '三万ドルまでは出せます。',
      30_000,
      'USD',
      '| 3万米ドル | 価格「三万ドルまでは出せます」 | 提示 |',
    ],
    [
      'ja',
      '7パーセント',
      '7パーセントほど上がります。',
      7,
      'percent',
      '| 7% | 価格「7パーセントほど上がります」 | 提示 |',
    ],
    ['ja', '6.5掛け', '春の改定で6.5掛けです。', 65, 'percent', '| 6.5掛け | 価格「春の改定で6.5掛けです」 | 提示 |'],
    ['ja', '五十ID', 'ご契約が五十IDです。', 50, 'seats', '| 50ID | 価格「ご契約が五十IDです」 | 提示 |'],
  ] as const)(
    'in %s says what it is for in the words it was said in: %s of "%s"',
    (language, text, quote, value, unit, told) => {
      expect(row(language, text, quote, value, unit)).toBe(told);
    },
  );
});
