import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

/** Long enough to be weighed by what was learnt; no day in it. */
const chat = Array.from({ length: 12 }, () => ['N: The lift squeaks again.', 'T: Ours hums a tune at night.']).flat();
const farewell = ['N: Right, thanks for today.', 'T: Thank you, bye.'];
const told = (lines: readonly string[]) => talk(...chat, ...lines, ...farewell).nextMeeting;

describe('on the clocks of the meeting, which are the seller’s, is an hour', () => {
  test.each([
    [
      'that was said by the customer for himself',
      [
        'T: Shall we talk again on the 14th, ten o’clock ours?',
        'N: Ten is half past one here. Good, the 14th.',
        'T: Ten then.',
      ],
      '13:30',
    ],
    [
      'that was moved since',
      [
        'T: Shall we talk again on the 14th, ten o’clock ours?',
        'N: Ten is half past one here. Could we make it one hour earlier?',
        'T: Nine. For me fine.',
        'M: Nine, okay.',
      ],
      '12:30',
    ],
    [
      'that is told for both',
      ['N: The 14th again, so nine for me and three p.m. for you?', 'T: The 14th, three o’clock, yes.'],
      '09:00',
    ],
    [
      'of a clock of twenty-four hours',
      [
        'T: On the 14th I can, but at nine ours.',
        'N: The 14th of April, fourteen o’clock by us. I send the invitation.',
      ],
      '14:00',
    ],
    [
      'with full stops before the name of its zone, beside one of the other half of the day',
      ['N: Could we say 8 a.m. Eastern on the 14th, 2 p.m. our time?', 'T: Two our time on the 14th, yes.'],
      '14:00',
    ],
    [
      'the other side reads differently, put before the hour',
      ['N: Shall we meet on the 14th at ten o’clock?', 'T: The 14th, by us it is one, but good.'],
      '10:00',
    ],
  ])('%s', (_, lines, time) => {
    expect(told(lines)).toMatchObject({ date: '2026-04-14', time });
  });
});

describe('where the seller is elsewhere an hour is told on the customer’s clocks', () => {
  test.each([
    [
      'since he says where he is',
      [
        'N: I’m in Athens that week, so could we say the 14th, one o’clock my time? That’s noon for you.',
        'T: Noon on the 14th, fine.',
      ],
      '12:00',
    ],
    [
      'since only so two hours are the same',
      [
        'N: We’re travelling then, so shall we say the 14th, four o’clock London time?',
        'T: Five here. Okay, the 14th at five.',
      ],
      '17:00',
    ],
  ])('%s', (_, lines, time) => {
    expect(told(lines)).toMatchObject({ date: '2026-04-14', time });
  });

  test.each([
    ['a place', 'N: Good morning from a rather windy Auckland.', '12:00'],
    ['what time it is there', 'N: Hello both. It’s already six in the evening here.', '14:00'],
  ])('since he began with %s', (_, greeting, time) => {
    const lines = [
      greeting,
      ...chat,
      'N: Shall we meet again on the 14th, ten in the evening my time?',
      'T: The 14th, ten yours. Yes.',
    ];
    expect(talk(...lines, ...farewell).nextMeeting).toMatchObject({ date: '2026-04-14', time });
  });
});
