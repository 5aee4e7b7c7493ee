import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

/** Long enough to be weighed by what was learnt; no day in it. */
const chat = Array.from({ length: 12 }, () => ['N: The lift squeaks again.', 'T: Ours hums a tune at night.']).flat();
const farewell = ['N: Right, thanks for today.', 'T: Thank you, bye.'];

describe('there is no next meeting where', () => {
  test.each([
    [
      'something has to be seen first',
      [
        'N: Shall we sit down again on the 14th at ten?',
        "T: Let's see what the auditors say. I'll write to you.",
        'N: Fair enough.',
      ],
    ],
    [
      'nobody can promise',
      [
        'N: Shall we say Tuesday the 14th at three for the next call?',
        "T: I can't promise anything that week.",
        'N: No worries.',
      ],
    ],
    [
      'it depends on something',
      [
        'N: How about another call next Thursday, two o’clock?',
        'T: That depends on how the harvest goes. My office will be in touch.',
        'N: All right.',
      ],
    ],
    [
      'they part without a date, whatever day was named before',
      [
        'N: Could we meet again on the 14th at ten?',
        'T: The fourteenth is the stocktake.',
        'N: The 16th, then? At ten?',
        'T: Send me the drawings before that.',
        'N: Fine, then no date yet.',
      ],
    ],
    [
      'the numbers are wanted instead',
      [
        'N: Could I grab half an hour on Tuesday the 14th, say eleven?',
        "T: I'd rather you just sent the numbers over, to be honest.",
        "N: Sure, I'll email them.",
      ],
    ],
    [
      'what was agreed is dropped',
      [
        'N: So we have the 14th at eleven for our next call.',
        "T: The papers only close on the 20th, so I'd leave it altogether until then.",
        'N: All right.',
      ],
    ],
    [
      'somebody will write when he knows',
      [
        'N: Shall we put the second visit in, the 14th for example?',
        "T: I'll write to you when I know who is in town.",
        'N: Of course.',
      ],
    ],
    [
      'mail is enough',
      ['N: Shall we meet again on the 14th?', "T: I don't see what for. Email will do.", 'N: Very well.'],
    ],
    [
      'one is asked for in vain, whatever day a thing is sent on',
      [
        'T: Could you get us the readings from November?',
        "N: Not this week. Let's say the 14th.",
        "T: The 14th's fine.",
        'N: Shall we have a catch-up after the summer?',
        "T: Let's see how it runs first. I'll ring you.",
      ],
    ],
  ])('%s', (_, lines) => {
    expect(talk(...chat, ...lines, ...farewell).nextMeeting).toBeNull();
  });
});

describe('the next meeting stays where', () => {
  test.each([
    [
      'only the hour is left open',
      [
        'N: So the next meeting is on Tuesday the 14th?',
        'T: The 14th, yes.',
        'N: And what time?',
        "T: I don't know what the shift plan says. The day stands.",
      ],
    ],
    [
      'the other side took it, and something else depends',
      [
        'N: Shall we talk again on the 14th at ten?',
        'T: Ten on the 14th is perfect.',
        'N: And the second site?',
        "T: Depends on what the board says. Let's see.",
      ],
    ],
    [
      'the one who asks leaves the choice',
      ['N: Shall we speak again on the 14th at ten? Let me know if not sure about that.', 'T: The 14th at ten works.'],
    ],
  ])('%s', (_, lines) => {
    expect(talk(...chat, ...lines, ...farewell).nextMeeting).toMatchObject({ date: '2026-04-14' });
  });
});

describe('the next meeting is', () => {
  test.each([
    [
      'on the day that took the place of one that does not suit',
      [
        'N: Should we get together again once the racks are up? Tuesday the 14th at ten?',
        'T: The 14th is stocktaking. Could we do the day after, same time?',
        'N: Wednesday, ten. Works for us.',
      ],
      '2026-04-15',
    ],
    [
      'on the later day where the first one turns out to be taken',
      [
        'N: For the check-ins, every other Tuesday at ten, beginning on the 14th.',
        "T: Beginning on the 21st, I'm in Lyon on the 14th.",
        'N: The 21st, ten.',
      ],
      '2026-04-21',
    ],
    [
      'on a weekday of the week of the day that was named',
      [
        'N: Shall we meet on site? Wednesday the 15th?',
        "T: I've a course that day. What about the Thursday?",
        'N: Thursday I can do from ten.',
        'T: Ten, at the gate.',
      ],
      '2026-04-16',
    ],
    [
      'the earlier one of two',
      [
        'N: The fourteenth at ten for a short call before it starts?',
        'T: The fourteenth at ten is good.',
        'N: And we all meet for the review on the twelfth of May, same time.',
        'T: The twelfth of May, good.',
        'N: So the fourteenth at ten on the phone, the twelfth of May at ten in the hall.',
      ],
      '2026-04-14',
    ],
    [
      'in the month that was asked for just before',
      [
        'N: Would you come round to the works in June? The ninth or the tenth?',
        'T: The tenth, after lunch.',
        "N: Two o'clock?",
        'T: Two, lovely.',
      ],
      '2026-06-10',
    ],
  ])('%s', (_, lines, date) => {
    expect(talk(...chat, ...lines, ...farewell).nextMeeting).toMatchObject({ date });
  });
});
