import { describe, expect, test } from 'vitest';
import { tellObjections } from '#functions/create-minutes/engine/english/acts/objections/tell-objections.ts';
import { toldWithMore } from '#functions/create-minutes/engine/english/acts/choices/told-with-more.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { call } from './talk.ts';

describe('a task of a call', () => {
  const tasks = (...lines: string[]) => call(...lines).actionItems.map(({ description }) => description);

  test.each([
    [
      'keeps the word that ends it',
      ['T: What time would it be out?', 'N: Eight till four, say.', "T: OK. I'll put extra staff on."],
      'Put extra staff on.',
    ],
    [
      'to text somebody a thing takes the thing, and no question',
      [
        'N: What we can do is give Milo their mobiles, so he can ring them direct before it becomes a call-out.',
        "M: That'd be good, that.",
        "N: I'll text those over to you, Milo.",
      ],
      'Text their mobiles over to Milo.',
    ],
    [
      'of which somebody says how he hands it over is told once',
      [
        "T: I can send you the bill. It's got all the numbers on it too.",
        "N: For porting, yes. That'd be perfect. Just scan it over whenever.",
        "T: I'll do it after lunch.",
      ],
      'Send Nora the bill.',
    ],
    [
      'to ask somebody takes what its owner did not know',
      [
        'T: Does it work with the answering service?',
        "I: I don't know that one. What's the name of it?",
        "T: It's a lady named Barb, she has a little company. I don't know what she uses.",
        "T: I'll ask Barb. I'll call her.",
        'N: Great.',
      ],
      'Ask Barb what she uses.',
    ],
    [
      'to ask somebody takes what was not known, told first',
      [
        "T: There's ammonia in the air.",
        "I: There is a certificate for panels. If the clamps and the rails have it also, I don't know. I have to ask.",
        'T: Would you?',
        "I: Yes. I'll ask the two suppliers and I tell you when I'm there.",
      ],
      'Ask the two suppliers and tell Tess when there (whether the clamps and the rails have it also).',
    ],
    [
      'to give an answer takes what the other one wanted',
      [
        "T: If the fifteenth comes and goes and we've still got double bookings, I want out. No penalty.",
        'N: Like a termination right.',
        "T: Sixty days and we're gone, call it whatever you want.",
        "N: I can't just say yes to it, that has to go by legal. I'll get you an answer on that before we talk next.",
      ],
      expect.stringMatching(/^Get Tess an answer on that .*\(.*Tess wants out\)\.$/),
    ],
    [
      'to give an answer takes what was said of what was brought up',
      [
        'T: And payment? We normally do sixty days.',
        "N: Sixty I'd have to run past our finance director. I'll get you an answer on that by Monday.",
        'T: OK.',
      ],
      expect.stringMatching(/^Get Tess an answer .*\(the customer normally does (?:60|sixty) days\)\.$/i),
    ],
    [
      'has no day that was thought better of',
      [
        "M: Give it to the night crew, they're in basements all day. That's six.",
        "N: OK. I'll get those six switched over by, let me think, not this Friday. Wednesday. Wednesday next week.",
        'M: Good.',
      ],
      expect.stringMatching(/get those six switched over\.$/i),
    ],
    [
      'for somebody who is called right behind "you" is for him',
      [
        "N: And I'll do you a proper written report, Milo, root cause, what we're changing. By Thursday.",
        "M: Thursday's good.",
      ],
      expect.stringMatching(/^Do Milo a proper written report/),
    ],
  ])('%s', (_, lines, expected) => {
    expect(tasks(...lines)).toContainEqual(expected);
  });

  test('to have something done has its own day, which is not that of the task before it', () => {
    const { actionItems } = call(
      'T: What time would it be out?',
      'N: Eight till four, say.',
      "T: OK. I'll put extra staff on.",
      "N: Great. And I'll get that bill credited. Today.",
    );
    expect(actionItems.map(({ description, due }) => [description, due?.date])).toEqual([
      ['Put extra staff on.', undefined],
      ['Get that bill credited.', '2026-04-01'],
    ]);
  });

  test('is none of which only the day is said', () => {
    const told = tasks(
      "N: Thirty days from the invoice by transfer. I'd have to run that past Graham, our credit man.",
      'T: How long does Graham take?',
      "N: He's away till Wednesday. So Wednesday, Thursday at the outside. Thursday. Say Thursday.",
      'T: Fine.',
    );
    expect(told.filter((text) => /^(?:Wednes|Thurs)day/.test(text))).toEqual([]);
  });

  test('is not told again by who will have it', () => {
    const given = tasks(
      'N: And before that, Tess, could you get the half-hourly data? For the two meters.',
      "T: I'd say so. I'll ring them today. How far back?",
      'I: Twelve months please.',
      "T: Grand. You'll have it before he comes anyway, or I'll know why.",
    );
    expect(given.filter((text) => /data|\bit\b/.test(text))).toEqual(['Get the half-hourly data.']);
  });

  test('is none where somebody only says what day it is, or what he is at on a day', () => {
    const { actionItems } = call(
      "T: I'll ask Barb. I'll call her.",
      "M: All right. I've got to go. Thanks, everybody.",
      "N: I'll put the paperwork together, the trial agreement and the price. Tomorrow, I guess. Is that Thursday?",
      "T: Tomorrow's Thursday.",
      'N: Ivo comes down and looks. He can do Wednesday of next week.',
      "T: We're filling on Wednesday. You'd be in the way.",
    );
    expect(actionItems.find(({ description }) => /Barb/.test(description))?.due ?? null).toBeNull();
    expect(actionItems.filter(({ description }) => /^Fill/.test(description))).toEqual([]);
  });
});

describe('an open question of a call', () => {
  const questions = (...lines: string[]) =>
    call(...lines).openQuestions.map(({ text, askedBy }) => ({ text, askedBy }));

  test('on what was brought up has what was said of it, in the order of speech', () => {
    const asked = questions(
      "T: What about the air though? There's ammonia off the compost, it eats everything.",
      "I: That is a good question. I don't know.",
    );
    expect(asked.map(({ text }) => text)).toContain(
      'What about the air? There is ammonia off the compost, it eats everything.',
    );
  });

  test('has no words that only lead to it', () => {
    const asked = questions(
      'T: Em, can I ask you, do your tags take a chemical wash?',
      "I: I honestly don't know. I'd have to ask our people.",
    );
    expect(asked.map(({ text }) => text)).toContain('Do the vendor’s tags take a chemical wash?');
  });

  test('is none where the customer says who decides', () => {
    const asked = questions(
      'N: Em, can I ask, is it you two that decide something like this? Or is there anyone else has a say?',
      'T: Mam. She owns half.',
      'M: She does. And the bank, I suppose.',
    );
    expect(asked).toEqual([]);
  });
});

describe('a decision of a call', () => {
  const decisions = (...lines: string[]) => call(...lines).decisions.map(({ text }) => text);

  test('calls nobody by name', () => {
    expect(
      decisions(
        'N: What about getting them into the test group, Ivo? Now, I mean. Rather than wait.',
        "I: I could do that. It'd have to be a few of the tablets to start.",
        'T: Good, do that.',
      ).join(),
    ).not.toMatch(/, Ivo/);
  });
});

describe('what the other side says right after a choice', () => {
  const saidAfter = (...texts: string[]) => {
    const remarks = ['Thirty-nine for one year, forty-two seats, or I walk.', ...texts].map((text, index) => ({
      index,
      speaker: index === 0 ? 'Tess' : 'Nora',
      side: undefined,
      text,
      spans: [{ turn: index === 0 ? 0 : 1, text }],
    }));
    return toldWithMore('Thirty-nine for one year, forty-two seats.', 0, remarks)?.text;
  };

  test('tells it, where it has all its figures and more', () => {
    const summedUp = 'One year, forty-two seats, thirty-nine, two months free.';
    expect(saidAfter('Okay.', summedUp)).toBe(summedUp);
  });

  test.each([
    ['leaves a figure out', 'One year, thirty-nine, two months free.'],
    ['only says it again', 'Forty-two seats, thirty-nine, one year.'],
    ['takes it back', "Forty-two seats, thirty-nine, two months free, no, that won't do."],
    ['asks', 'Forty-two seats, thirty-nine, two months free?'],
  ])('does not where it %s', (_, text) => {
    expect(saidAfter(text)).toBeUndefined();
  });
});

test('a worry is told with what it is about, and not only that somebody is not thrilled', () => {
  const { objections } = call(
    "T: OK. So now, timing. Because this is the part I'm not thrilled about. You had ten weeks on there and the Stackwell guy's telling me six.",
    "I: He's six because the uprights are sitting in a yard. Ours get rolled.",
  );
  expect(objections.map(({ text }) => text).join()).toContain('ten weeks');
});

test('to urge somebody on is no worry', () => {
  const spans = [{ turn: 0, text: 'No, go on.' }];
  const objection = { text: 'No, go on.', raisedBy: 'Tess', response: 'The rate was looked at again.', spans };
  const acts = { decisions: [], actionItems: [], openQuestions: [], objections: [objection], nextMeeting: undefined };
  const remarks = [{ index: 0, speaker: 'Tess', side: 'external' as const, text: 'No, go on.', spans }];
  const { objections } = tellObjections(acts, { code: 'en', people: [], remarks }, {
    people: findPeople([], [{ name: 'Tess', side: 'external' }]),
  } as unknown as Meeting);
  expect(objections).toEqual([]);
});
