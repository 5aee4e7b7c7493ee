import { describe, expect, test } from 'vitest';
import { withoutPending } from '#functions/create-minutes/engine/english/acts/choices/pending.ts';
import { refusalWords as englishRefusal } from '#functions/create-minutes/engine/english/acts/objections/refusal-words.ts';
import { refusalWords as japaneseRefusal } from '#functions/create-minutes/engine/japanese/acts/objections/refusal-words.ts';
import { minutesOf } from '../minutes-of.ts';
import { smallTalk, talk } from './talk.ts';

const remark = (text: string, speaker = 'Tess') => ({ index: 1, speaker, side: 'external' as const, text, spans: [] });

describe('the whole is turned down', () => {
  test.each([
    "We're not going ahead.",
    "I'm sorry, we're not going to sign it.",
    "Well, I'll have to say no to you.",
    "Honestly, we'll pass this time.",
    'In the end, we have decided not to renew.',
  ])('by who says so: %s', (text) => {
    expect(englishRefusal.refuses(remark(text), undefined)).toBe(true);
  });

  test('by who says so when asked', () => {
    const asked = remark("So it's a no?", 'Nora');
    expect(englishRefusal.refuses(remark("It's a no. Not on this one."), asked)).toBe(true);
    expect(englishRefusal.refuses(remark('Not at all.'), asked)).toBe(false);
  });

  test.each([
    "We're not going ahead without the lift.",
    "I'd pass.",
    "I'm not going to sign anything on the strength of that.",
    "We're not going ahead until May.",
    "That's a no from the board before you finish the sentence.",
  ])('not by a condition, nor by a no to one thing: %s', (text) => {
    expect(englishRefusal.refuses(remark(text), undefined)).toBe(false);
  });

  test.each([
    ['だから今回は、買わないことにします。', true],
    ['今回は申し訳ありませんが、見送らせてください。', true],
    ['今回は、保守オプションは見送りでお願いします。', false],
    ['あーあれは今回は見送らせてください。', false],
    ['今回は見送ったほうがいいでしょうか。', false],
    ['今回は、値段が合わなければやめます。', false],
  ])('in Japanese: %s', (text, isRefusal) => {
    expect(japaneseRefusal('plain').refuses(remark(text), undefined)).toBe(isRefusal);
  });
});

describe('a call that ends without a deal', () => {
  const offers = [
    'N: The lease would be two thousand two hundred pounds a month.',
    'T: That is a lot.',
    'N: At sixty months I can do nineteen hundred and eighty pounds a month, how about that?',
    'T: Nineteen eighty. Okay, that is better.',
    'M: It is still a five-year guarantee, and nobody here will put his name to that.',
    "N: OK, I'm running out of rabbits. So it's a no?",
  ];

  test('tells that the offer is turned down, and nothing of it as settled', () => {
    const { decisions, amounts, summary } = talk(
      ...smallTalk,
      ...offers,
      "T: It's a no. I'm sorry.",
      'N: I would rather know.',
    );
    expect(decisions.map(({ text }) => text)).toEqual(['The offer is turned down.']);
    expect(amounts.filter(({ status }) => status === 'agreed')).toEqual([]);
    expect(summary.detailed.map(({ text }) => text)).toContain('The offer is turned down.');
  });

  test('tells nothing of it where the customer takes it after all', () => {
    const { decisions } = talk(
      ...smallTalk,
      ...offers,
      "T: It's a no. I'm sorry.",
      'N: And if I took the guarantee out?',
      "T: Go on then, we'll take it.",
    );
    expect(decisions.map(({ text }) => text)).not.toContain('The offer is turned down.');
  });

  test.each([
    ['plain', '今回は見送る。'],
    ['polite', '今回は見送ります。'],
  ])('does so in Japanese, in %s style', (japaneseStyle, told) => {
    const lines = [
      'S: 本日はお時間をいただきありがとうございます。',
      'C: いえ、こちらこそ。',
      'S: 前回の見積もりは三百八十万円でした。',
      'C: 高いですね。',
      'S: 今回は三百四十五万円でお出しできます。',
      'C: そうですか。',
      'S: 六年のリースですと月六万一千円です。',
      'C: うーん、本数が足りないんですよ。',
      'S: さようでございますか。',
      'C: 申し訳ないですが、今回は、やめておきます。',
      'S: 承知しました。',
      'C: すみません。',
    ];
    const { decisions } = minutesOf({
      meeting: { language: 'ja', startedAt: '2026-03-02T10:00:00+09:00', timeZone: 'Asia/Tokyo' },
      participants: [
        { name: '白井 玲', side: 'internal' },
        { name: '鷲尾 昌平', side: 'external' },
      ],
      transcript: {
        turns: lines.map((line) => ({ speaker: line.startsWith('S') ? '白井 玲' : '鷲尾 昌平', text: line.slice(3) })),
      },
      options: { japaneseStyle },
    });
    expect(decisions.map(({ text }) => text)).toEqual([told]);
  });
});

describe('what is left to somebody in the same breath', () => {
  const decisions = (...lines: string[]) =>
    talk(...smallTalk, ...lines, 'N: Anything else?', "T: No, that's all.", 'N: Thanks.', 'T: Bye.').decisions.map(
      ({ text }) => text,
    );

  test('is no choice yet', () => {
    const said = decisions(
      'T: Thirty days from the invoice, then. By transfer. But no direct debit.',
      "N: Thirty days from the invoice by transfer, agreed. I'd have to run it past Graham, our credit man. I'm not going to say yes on his behalf.",
      'T: Fine.',
    );
    expect(said.join()).not.toMatch(/thirty|30/i);
  });

  test.each([
    [
      'N: Okay. Twelve percent for the pair, and the racks I will give free.',
      'T: Twelve and the racks. And fitting also you will not charge.',
      'N: Fitting also free.',
      'T: Twelve I will write down. Yes or no I cannot tell today, madam has to see it first.',
    ],
    [
      'N: I can do twelve fifty if you take five of them.',
      "T: Five's a lot, I'd need two.",
      'N: Two at twelve hundred.',
      "T: I don't have it in this budget is the thing, I'd have to go ask for it.",
    ],
    [
      "N: And on the term we'd be looking at twelve months ideally.",
      "T: Twelve months with a way out I could see, but I can't agree that here, that has to go past the board as well.",
      'N: Okay, understood.',
    ],
    [
      "N: For one year it's a hundred and sixteen.",
      "T: A hundred and sixteen. If Priya okays it, that's fine by me, but it's hers to decide.",
      "N: And she's the signature?",
    ],
  ])('nor is it settled when the customer leaves it in other words: %s', (...lines) => {
    expect(decisions(...lines)).toEqual([]);
  });

  test.each([
    "T: Okay, a hundred and sixteen, we'll take it for one year. Milo is at the depot, it's his first day.",
    "T: Okay, a hundred and sixteen, we'll take it for one year. If a driver signs off on that, the office can see it.",
  ])('but it is where somebody is only spoken of: %s', (said) => {
    expect(decisions("N: For one year it's a hundred and sixteen a month.", said, 'N: Great.')).toHaveLength(1);
  });

  test.each([
    ['external', 0],
    ['internal', 1],
  ] as const)('nor is what the customer says he is asked to pay, told by %s', (side, left) => {
    const text = "You're at twenty-six fifty for the twenty litre.";
    const spans = [{ turn: 0, text }];
    const item = { text, spans };
    const acts = { decisions: [item], actionItems: [], openQuestions: [], objections: [], nextMeeting: undefined };
    const talked = { code: 'en' as const, people: [], remarks: [{ index: 0, speaker: 'Ben', side, text, spans }] };
    expect(withoutPending(acts, talked).decisions).toHaveLength(left);
  });
});
