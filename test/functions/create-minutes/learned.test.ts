import { expect, test } from 'vitest';
import { foundWording } from '#functions/create-minutes/engine/english/acts/found-wording.ts';
import { minutesOf } from './minutes-of.ts';

type Line = readonly [speaker: 'Dana' | 'Omar', text: string];

/** Long enough to be weighed by what was learnt; nothing in it is worth a line of the minutes. */
const chat: readonly Line[] = [
  ['Dana', 'Funny, the lift in your house squeaks as well.'],
  ['Omar', 'Does it? Ours hums a tune at night.'],
  ['Dana', 'My neighbour says it is the cables.'],
  ['Omar', 'Mine says it is a ghost, and he is a dentist.'],
  ['Dana', 'Did you watch the match on Sunday?'],
  ['Omar', 'The first half. Then the dog wanted out.'],
  ['Dana', 'You saw the best of it, then.'],
  ['Omar', 'So my brother tells me.'],
  ['Dana', 'We have a heron in ours now, it stands there and stares.'],
  ['Omar', 'My daughter would love that, she draws birds all day.'],
  ['Dana', 'How is she, still at the music school?'],
  ['Omar', 'Still there, the trumpet, the neighbours are thrilled.'],
  ['Dana', 'I played the trombone once, badly.'],
  ['Omar', 'Everybody plays it badly, that is the point of it.'],
  ['Dana', 'My teacher would have said the same.'],
  ['Omar', 'Mine too, I am sure.'],
  ['Dana', 'There was coffee on the train, for once.'],
  ['Omar', 'Coffee on that line, well, miracles happen.'],
  ['Dana', 'It tasted of the cup, but it was warm.'],
  ['Omar', 'You should try ours, it tastes of nothing at all.'],
  ['Dana', 'Somebody has moved the plant, I see.'],
  ['Omar', 'It was dying by the door, now it is dying by the window.'],
  ['Dana', 'Mine dies wherever I put it.'],
  ['Omar', 'Then it is not the place, is it?'],
  ['Dana', 'No, it is me, I forget that it is there.'],
  ['Omar', 'My wife talks to hers, and it grows like mad.'],
  ['Dana', 'What does she tell it?'],
  ['Omar', 'About the trumpet, mostly.'],
];

const minutesOfTalk = (
  lines: readonly Line[],
  when: object = { startedAt: '2026-03-12T14:00:00Z', timeZone: 'Europe/London' },
) =>
  minutesOf({
    transcript: { turns: lines.map(([speaker, text]) => ({ speaker, text })) },
    meeting: { ...when, language: 'en' },
    participants: [
      { name: 'Dana', side: 'internal' },
      { name: 'Omar', side: 'external' },
    ],
    options: { framework: 'bant' },
  });

test('what nobody listed as a wording is found by what labelled talks taught, with its owner, day and words', () => {
  const { actionItems } = minutesOfTalk([
    ...chat,
    ['Omar', 'Could somebody let me have the wiring drawing again?'],
    ['Dana', "It'll be in your inbox tonight, the wiring drawing, leave it with me."],
    ['Omar', 'Lovely.'],
  ]);
  expect(actionItems).toContainEqual(
    expect.objectContaining({
      owner: expect.objectContaining({ name: 'Dana' }),
      due: expect.objectContaining({ date: '2026-03-12' }),
    }),
  );
  const quotes = actionItems.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes.join(' ')).toContain('wiring drawing');
});

test.each([
  ['How about Wednesday at 4 PM for the walkthrough?', 'Wednesday at 4 PM'],
  ['Are you free on Monday at 11 AM for the follow-up?', 'Monday at 11 AM'],
])('where nobody knows the day of the meeting, "%s" and a yes stand among the decisions', (proposal, when) => {
  const lines: readonly Line[] = [...chat, ['Dana', proposal], ['Omar', 'That works for me.']];
  expect(minutesOfTalk(lines, {}).decisions.map(({ text }) => text)).toEqual([
    expect.stringContaining(`They agreed on ${when}`),
  ]);
});

test('a question about money that the customer dodges is asked and not answered', () => {
  const { framework } = minutesOfTalk([
    ...chat,
    ['Dana', 'What sort of budget have you set aside for this, roughly?'],
    ['Omar', "Ha, nice try. Let's see the thing work first."],
    ['Dana', 'Fair enough.'],
  ]);
  expect(framework?.budget?.status).toBe('askedUnanswered');
});

test('small talk alone has no items', () => {
  const { decisions, actionItems, openQuestions, objections } = minutesOfTalk(chat);
  expect({ decisions, actionItems, openQuestions, objections }).toEqual({
    decisions: [],
    actionItems: [],
    openQuestions: [],
    objections: [],
  });
});

test('words that every JavaScript object knows are words like others', () => {
  const minutes = minutesOfTalk([
    ...chat,
    ['Omar', 'I like constructor and toString, and we agreed that hasOwnProperty of valueOf must go to constructor.'],
  ]);
  expect(JSON.stringify(minutes)).not.toContain('native code');
});

test.each([
  ['No second module, that is final.', 'No second module, that is final.'],
  ['Okay, no second module.', 'No second module.'],
  ['No, we keep the old one.', 'They keep the old one.'],
])('%s is told with its no only where that rules something out', (text, told) => {
  const remark = { index: 0, speaker: 'Omar', side: 'external', text, spans: [{ turn: 0, text }] } as const;
  expect(wordingOf().statement(remark, undefined)).toBe(told);
});

test.each([
  ['Who signs that off on your side, I still do not know.', true],
  ["I'd have to find out from our warehouse.", true],
  ['The next step is a visit with one of our people.', false],
  ['You could look at the size table on the page.', false],
])('"%s" leaves something open: %s', (text, isOpen) => {
  const remark = { index: 0, speaker: 'Omar', side: 'external', text, spans: [{ turn: 0, text }] } as const;
  expect(wordingOf().question(remark) !== undefined).toBe(isOpen);
});

test('what else the other side says in the turn that takes a day is no evidence of the next meeting', () => {
  const { nextMeeting } = minutesOfTalk([
    ...chat,
    ['Omar', "We'll take the annual plan. Shall we speak again on Thursday at two?"],
    ['Dana', 'Annual it is. Thursday at two works for me.'],
  ]);
  expect(nextMeeting?.evidence.map(({ quote }) => quote)).toEqual([
    'Shall we speak again on Thursday at two?',
    'Thursday at two works for me.',
  ]);
});

test('what lies near a task and is about something else is no evidence of it', () => {
  const { actionItems } = minutesOfTalk([
    ...chat,
    ['Dana', "I'll send you the wiring drawing by Friday."],
    ['Omar', 'Perfect. Do you have a works council, by the way?'],
    ['Dana', 'We do, since last year.'],
  ]);
  const quotes = actionItems.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(' ');
  expect(quotes).toContain('wiring drawing');
  expect(quotes).not.toContain('works council');
});

test('what is said in parting is nobody’s task', () => {
  const text = 'We look forward to speaking with you on Thursday.';
  const remark = { index: 0, speaker: 'Omar', side: 'external', text, spans: [{ turn: 0, text }] } as const;
  expect(wordingOf().task(remark, undefined)).toBeUndefined();
});

function wordingOf() {
  const meeting = { people: [], turns: [], sentences: [], weights: new Map(), heaviest: 0 };
  return foundWording({ ...meeting, day: undefined, time: undefined, timeZone: undefined });
}
