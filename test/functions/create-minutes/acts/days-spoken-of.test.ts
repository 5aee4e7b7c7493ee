import { describe, expect, test } from 'vitest';
import { englishDue } from '#functions/create-minutes/engine/english/dates/due.ts';
import { call } from './talk.ts';

const base = '2026-04-01';
const dueOf = (lines: readonly string[], thing: RegExp) =>
  call(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null;

test.each([
  'Half our Tuesdays are schools.',
  'On Saturdays as well?',
  'I cannot tell you today.',
  'We do not have a person for that today.',
  'Do not do it tonight.',
  'Tell me before I go promising people.',
  'I talk to them before they set foot on site.',
  'We need it before we go live.',
  'Somebody looks at it before we sign.',
  'I cannot say you the day.',
  'He is in Dubai up to month end.',
  'I am in Karratha all this week.',
  'We are shut all of next week.',
  'We are on third.',
  'Fifth is a lucky number.',
])('no day is named by which anything is done: %s', (said) => {
  expect(englishDue(said, base)?.date).toBeUndefined();
});

test.each([
  ['Tuesdays fine.', '2026-04-07'],
  ["Monday's great.", '2026-04-06'],
  ['I cannot do it tomorrow, but today.', '2026-04-01'],
  ['I will do it today, not on Friday.', '2026-04-01'],
  ['You get it before I go home.', '2026-04-01'],
  ['I send it before we sign off.', '2026-04-01'],
  ['Twelfth it is.', '2026-04-12'],
  ['Thirtieth latest.', '2026-04-30'],
  ['Thirtieth, okay.', '2026-04-30'],
  ['Thirtieth is fine.', '2026-04-30'],
  ['I can forward it on third.', '2026-04-03'],
])('a day is named by which it is done: %s', (said, date) => {
  expect(englishDue(said, base)?.date).toBe(date);
});

describe('a weekday, on Wednesday, 1 April 2026, is one of the week just named', () => {
  test.each<[string, string[], string]>([
    [
      'where it takes the place of another one',
      [
        "N: I'll send you the floor plan on Wednesday of next week.",
        'T: Not the Wednesday, the auditors have me all day. Make it the Thursday.',
        'N: Thursday, then.',
      ],
      '2026-04-09',
    ],
    [
      'where the speaker himself thinks again',
      ["N: I'll send you the floor plan by Wednesday next week, no, hang on, I'm at a fair, make it the Friday."],
      '2026-04-10',
    ],
    [
      'where it is said again',
      ['T: Could you send me the floor plan by Friday of next week?', 'N: Friday, sure, I will.'],
      '2026-04-10',
    ],
  ])('%s', (_, lines, day) => {
    expect(dueOf(lines, /floor plan/)).toBe(day);
  });

  test('and the next one where it is of another thing', () => {
    const lines = [
      "N: I'll send you the floor plan on Wednesday of next week.",
      "T: I'll mail you the keys by Friday.",
    ];
    expect(dueOf(lines, /keys/)).toBe('2026-04-03');
  });
});

describe('what waits for something', () => {
  test('counts its days from when that is there', () => {
    const lines = [
      "T: I'll get you the fat numbers on Monday the 20th.",
      "N: When I have the fat numbers, I'll calculate the sludge and send it to you within two days.",
    ];
    expect(dueOf(lines, /sludge/)).toBe('2026-04-22');
  });

  test('is due on no day where nobody knows when that will be', () => {
    const lines = [
      'T: The list comes from our store.',
      "N: With the list I'll ship the new shoes within three days after.",
    ];
    expect(dueOf(lines, /shoes/)).toBe(null);
  });
});

test.each([
  [
    "N: Let me ask our counsel about the TV stations. I'll get you an answer by next Wednesday.",
    /counsel/,
    '2026-04-08',
  ],
  [
    "N: I'll look for the old pipe plans, they're on paper. You get a scan by the end of this week.",
    /pipe plans/,
    '2026-04-03',
  ],
  ["N: I'll redo the project plan around that. You'll see the new version on Tuesday.", /plan/, '2026-04-07'],
] as const)('what comes of a task has its day: %s', (line, thing, day) => {
  expect(dueOf([line], thing)).toBe(day);
});

test('a bare number goes on in no month that was turned down', () => {
  const lines = [
    "N: I'll submit the vendor form by the first of May.",
    'T: It has to be in before the April closing, so not the first of May. Thirtieth latest.',
    'N: Thirtieth, okay.',
  ];
  expect(dueOf(lines, /vendor form/)).toBe('2026-04-30');
});

test.each<[string[], RegExp, string]>([
  [
    ["T: I'm away all this week, but end of next week you'd have the vehicle list from me."],
    /vehicle list/,
    '2026-04-10',
  ],
  [
    ["N: You'll have the addendum on Friday the tenth.", "T: I'll get the addendum back to you signed the week after."],
    /signed/,
    '2026-04-17',
  ],
  [
    ["T: Greta's back on the twenty-first. I'll get her to sign the renewal by the end of that week."],
    /renewal/,
    '2026-04-24',
  ],
  [
    ["N: Registration shuts on the twenty-eighth of August. I'll send you the guest list the Monday after."],
    /guest list/,
    '2026-08-31',
  ],
  [["N: I'll ask our lawyer about the clause.", 'T: Thanks. I got your other letter on Monday.'], /lawyer/, ''],
])('a day counts from the one just named, and none is past: %j', (lines, thing, day) => {
  expect(dueOf(lines, thing) ?? '').toBe(day);
});
