import { describe, expect, test } from 'vitest';
import { joining as english } from '#functions/create-minutes/engine/english/acts/tasks/joining.ts';
import { joining as japanese } from '#functions/create-minutes/engine/japanese/acts/tasks/joining.ts';
import { asOneItem } from '#functions/create-minutes/engine/one-item.ts';
import type { Person } from '#functions/create-minutes/engine/people.ts';
import { minutesOf } from '../minutes-of.ts';

const openings = {
  en: [
    'S: Thanks for having me.',
    'C: Sure. We run two warehouses here, and the old scanners keep dropping off the network.',
    'S: How often does that happen?',
    'C: Every day. Last week the whole line stood still for an hour.',
    'S: I see. The new ones cost 300 euros each.',
    "C: That's more than we pay now.",
  ],
  ja: [
    'S: 本日はお時間をいただきありがとうございます。',
    'C: うちは倉庫が二つありまして、いまの端末がよく切れるんです。',
    'S: どのくらいの頻度でしょうか。',
    'C: 毎日です。先週は一時間止まりました。',
    'S: 新しい端末は一台3万円です。',
    'C: 今より高いですね。',
  ],
};
const names = { en: ['Ivo Brandt', 'Tess Harlow'], ja: ['白井 玲', '鷲尾 昌平'] };

/** A talk between two on Monday, 2 March 2026, long enough for what was learnt to be asked. */
function talk(language: 'en' | 'ja', ...lines: readonly string[]) {
  const [seller, customer] = names[language];
  return minutesOf({
    meeting: { language, startedAt: '2026-03-02T10:00:00+09:00', timeZone: 'Asia/Tokyo' },
    participants: [
      { name: seller, side: 'internal' },
      { name: customer, side: 'external' },
    ],
    transcript: {
      turns: [...openings[language], ...lines].map((line) => ({
        speaker: line.startsWith('S') ? seller : customer,
        text: line.slice(3),
      })),
    },
  });
}

describe('two promises of one person in one breath are one task', () => {
  test('in English told in one sentence, with the day of the answer', () => {
    const { actionItems } = talk(
      'en',
      'C: When will the new firmware be out?',
      "S: I don't know. I'll ask the factory. I'll call you with the answer by Friday.",
      'C: Thank you.',
    );
    expect(actionItems).toMatchObject([
      {
        description: 'Ask the factory when the new firmware will be out and call Tess with the answer.',
        owner: { name: 'Ivo Brandt' },
        due: { date: '2026-03-06' },
      },
    ]);
  });

  test('in Japanese with both sentences', () => {
    const { actionItems } = talk(
      'ja',
      'C: 古い端末の在庫はまだありますか。',
      'S: 倉庫に確認いたします。在庫の一覧表は金曜日までにメールでお送りします。',
      'C: お願いします。',
    );
    expect(actionItems).toMatchObject([{ owner: { name: '白井 玲' }, due: { date: '2026-03-06' } }]);
    expect(actionItems[0]?.evidence.map(({ quote }) => quote).join()).toContain('一覧表は金曜日まで');
  });
});

test('promises with days of their own stay two tasks', () => {
  const { actionItems } = talk(
    'en',
    'C: We need a quote for 40 scanners.',
    "S: I'll write up a quote for 40 scanners today.",
    'C: And the lease papers?',
    "S: I'll bring the lease papers on Friday.",
    'C: Good.',
  );
  expect(actionItems.map(({ due }) => due?.date)).toEqual(['2026-03-02', '2026-03-06']);
});

test('what somebody would have to do is told as the deed', () => {
  const { actionItems } = talk(
    'en',
    'C: Does it work without cell coverage?',
    "S: I'd have to check that with engineering and come back to you next week.",
    'C: Fine.',
  );
  expect(actionItems[0]?.description).toMatch(/^Check that with engineering and come back to Tess/);
});

describe('a choice that is said again some turns later', () => {
  const once = (code: 'en' | 'ja', ...texts: string[]) => {
    const decisions = texts.map((text, i) => ({ text, spans: [{ turn: 4 * i, text }] }));
    const acts = { decisions, actionItems: [], openQuestions: [], objections: [], nextMeeting: undefined };
    return asOneItem(acts, code, code === 'en' ? english : japanese).decisions.map(({ text }) => text);
  };

  test.each([
    ['en', 'Gareth will put Beech House on monthly visits.', 'Monthly visits at Beech House.'],
    ['ja', '第一倉庫の点検を毎月行う。', '第一倉庫の点検を行う。'],
  ] as const)('is told once, by what says more: %s', (code, first, second) => {
    expect(once(code, first, second)).toEqual([first]);
    expect(once(code, second, first)).toEqual([first]);
  });

  test.each([
    ['what it leaves out is a choice of its own', 'en', 'Monthly visits at Beech House.', 'Only Beech House visits.'],
    [
      'what it leaves out is a choice of its own',
      'ja',
      '福岡と佐賀の問い合わせを紹介する。',
      '福岡の問い合わせのみ紹介する。',
    ],
    ['a figure of its own', 'en', 'Monthly visits and a new belt at Beech House.', 'Beech House visits at forty.'],
  ] as const)('is told twice for %s: %s', (_, code, first, second) => {
    expect(once(code, first, second)).toEqual([first, second]);
  });
});

test.each([
  ['Ask Malcolm, the finance director.', 'Have a word with the finance director before they talk again.'],
  ['Send Nora the data.', 'Get it to Nora before Ivo comes.'],
])('a task that is said again is told once: %s', (first, second) => {
  const owner = { name: 'Judith Oakshott', speaker: 'Judith Oakshott' } as unknown as Person;
  const actionItems = [first, second].map((text, i) => ({
    text,
    owner,
    due: undefined,
    spans: [{ turn: 2 * i, text }],
  }));
  const acts = { decisions: [], actionItems, openQuestions: [], objections: [], nextMeeting: undefined };
  expect(asOneItem(acts, 'en', english).actionItems.map(({ text }) => text)).toEqual([first]);
});

test('items that rest on any number of turns are held against each other', () => {
  const spans = (from: number) => Array.from({ length: 200_000 }, (_, i) => ({ turn: from + 2 * i, text: 'Again.' }));
  const decisions = [
    { text: 'Take the grey ones, forty.', spans: spans(0) },
    { text: 'Take forty in May.', spans: spans(1) },
  ];
  const acts = { decisions, actionItems: [], openQuestions: [], objections: [], nextMeeting: undefined };
  expect(asOneItem(acts, 'en', english).decisions).toHaveLength(1);
});

describe('questions near each other', () => {
  const asked = (text: string, askedBy: string, ...turns: readonly number[]) => ({
    text,
    askedBy,
    spans: turns.map((turn) => ({ turn, text })),
  });
  const told = (code: 'en' | 'ja', ...openQuestions: readonly ReturnType<typeof asked>[]) => {
    const acts = { decisions: [], actionItems: [], openQuestions, objections: [], nextMeeting: undefined };
    return asOneItem(acts, code, code === 'en' ? english : japanese).openQuestions.map(({ text }) => text);
  };
  const [oven, tax] = ['Does the oven fit the alcove?', 'Is the delivery taxed in Guernsey?'];

  test('of two people about different things are two', () => {
    expect(told('en', asked(oven, 'Tess', 3, 4), asked(tax, 'Milo', 5, 6))).toEqual([oven, tax]);
  });

  test('of one person are the one that is asked last', () => {
    expect(told('en', asked(oven, 'Tess', 3, 4), asked(tax, 'Tess', 5, 6))).toEqual([tax]);
  });

  test('that share an answer are one', () => {
    expect(told('en', asked(oven, 'Tess', 3, 5), asked(tax, 'Milo', 4, 5))).toEqual([oven]);
  });

  test('are two in Japanese, whoever asks', () => {
    const [first, second] = ['窯は棚に収まるか。', '保証書は英語で出るか。'];
    expect(told('ja', asked(first, '白井', 3, 4), asked(second, '白井', 5, 6))).toEqual([first, second]);
  });
});

test('what goes on from the same deed is told behind it, without the deed again', () => {
  expect(english.oneTask('Ask finance about the charge.', 'Ask them and ring Craig.')).toBe(
    'Ask finance about the charge and ring Craig.',
  );
  expect(english.oneTask('Ask finance about the charge.', 'Ask the depot and ring Craig.')).toBe(
    'Ask finance about the charge, and ask the depot and ring Craig.',
  );
});
