import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

function duesOf(lines: readonly string[]): readonly (string | null | undefined)[] {
  return talk(...lines).actionItems.map(({ due }) => due?.date);
}

describe('the day of a task on Wednesday, 1 April 2026', () => {
  test.each<[string, string[], string]>([
    ['in its own sentence', ['N: I will send you the floor plan by Friday.'], '2026-04-03'],
    ['in the sentence after', ['N: I will redraw the floor plan. You will have it on Tuesday.'], '2026-04-07'],
    ['in a bare sentence after', ['N: I will update the floor plan. Tuesday at the latest.'], '2026-04-07'],
    ['in a request that is taken up', ['T: Can you send the floor plan by Monday?', 'N: Yes, I will.'], '2026-04-06'],
    [
      'in what follows the yes',
      ['T: Could you send me the floor plan?', 'N: Sure.', 'T: By Thursday?', "N: Thursday's fine."],
      '2026-04-02',
    ],
    [
      'in the answer to until when',
      ['N: I will send you the floor plan.', 'T: When would that be?', 'N: By the ninth.'],
      '2026-04-09',
    ],
    [
      'in the reply of who is to do it',
      ['N: I would need the seating list from you.', 'T: I can have it ready by the tenth.'],
      '2026-04-10',
    ],
    [
      'moved by the other side',
      [
        'N: I will bring the samples on Thursday.',
        'T: Not Thursday, we count stock. Make it Friday.',
        'N: Friday, then.',
      ],
      '2026-04-03',
    ],
    [
      'put off because the day asked for is tight',
      ['N: I will send you the floor plan.', 'T: By Friday?', 'N: Friday is tight, Monday.', 'T: Monday is fine.'],
      '2026-04-06',
    ],
    [
      'taken back by the speaker',
      ['N: I will send the floor plan tomorrow. Actually, tomorrow I am in the air all day. Monday.', 'T: Fine.'],
      '2026-04-06',
    ],
    [
      'named in the place of one that the other cannot have',
      [
        'N: You will get the floor plan on the ninth.',
        'T: On the ninth we are both at the fair in Hamburg.',
        'N: Oh, right. The thirteenth.',
      ],
      '2026-04-13',
    ],
    [
      'that stays where what is put right is the day of another task',
      [
        'N: You will have the floor plan by Friday.',
        "N: And the contract with all of this in it, tomorrow. No, sorry, tomorrow's my uncle's funeral. Tuesday.",
      ],
      '2026-04-03',
    ],
    [
      'taken back in the same breath',
      ['N: i will send you the floor plan tomorrow actually no i have training tomorrow monday', 'T: monday is fine'],
      '2026-04-06',
    ],
    [
      'taken back for a reason',
      ['N: I will get the floor plan to you by Friday. Hmm, no. Our draughtsman is ill, so close of business Monday.'],
      '2026-04-06',
    ],
    [
      'taken back in the next turn of the same speaker',
      [
        'N: I will have the floor plan with you on Monday.',
        'N: Actually nah, I am pruning all next week. The thirteenth.',
        'T: Thirteenth is fine.',
      ],
      '2026-04-13',
    ],
    [
      'that its speaker speaks of again, with what stands against it',
      ['N: I will send the floor plan on Friday. Ah, this Friday I judge the rabbit show... Tuesday, the seventh.'],
      '2026-04-07',
    ],
    [
      'that its speaker points back at, with what stands against it',
      ['N: I will send the floor plan on Friday. Oh, that day I have the plumber in, so Tuesday.'],
      '2026-04-07',
    ],
    [
      'that is come back to in the same turn',
      [
        'N: I will send the floor plan by Friday. Friday I am away, so Monday. No, wait, Monday is Easter, Friday then.',
      ],
      '2026-04-03',
    ],
    [
      'that turns out to be too late',
      [
        'N: You will have the floor plan by Friday the tenth.',
        'T: The fire officer comes on the ninth.',
        "N: That's no good, then. Tuesday.",
      ],
      '2026-04-07',
    ],
    [
      'that is traded for an earlier one',
      [
        'N: I will put it into the new floor plan.',
        'T: I would want the floor plan by Friday.',
        'N: I am at a christening on Friday. Thursday evening?',
        'T: Better still.',
      ],
      '2026-04-02',
    ],
    [
      'what is sent through before then',
      ['N: I will get Otto to send the floor plan through before Friday.'],
      '2026-04-03',
    ],
    [
      'that stands where no other is named',
      ['N: I will send the floor plan by Friday. Actually, no problem at all.'],
      '2026-04-03',
    ],
    [
      'asked for and answered with another',
      ['N: I will email the rate card.', 'T: Before the weekend?', 'N: Rather Monday.', 'T: Okay.'],
      '2026-04-06',
    ],
    [
      'what is left when somebody is away until then',
      ['T: Could you redo the rate card?', 'N: Yes. I am away until Thursday, so give me until the thirteenth.'],
      '2026-04-13',
    ],
    [
      'counted from a day named before',
      ['T: The fitters count the chairs on the ninth.', 'N: I will send you the order the day after.'],
      '2026-04-10',
    ],
    ['on the same day', ['N: I am at the depot on Tuesday, so I will send you the photos the same day.'], '2026-04-07'],
    [
      'that of the next meeting',
      [
        'N: I will prepare the floor plan before we next speak.',
        'T: Good.',
        'N: Shall we meet again on the fifteenth at ten?',
        'T: The fifteenth at ten works.',
      ],
      '2026-04-15',
    ],
    [
      'of the week that is spoken of',
      ['T: We open in the week of Monday, the twentieth of April.', 'N: I will bring the chairs on the Thursday.'],
      '2026-04-23',
    ],
    [
      'the weekday before the one that is named',
      ['T: The fair begins on Monday, the twentieth of April.', 'N: I will bring the chairs the Friday before.'],
      '2026-04-17',
    ],
    [
      'that is put in the place of another',
      ['N: I will send the floor plan by Friday. No, wait, I am away then. Tuesday the seventh.'],
      '2026-04-07',
    ],
    [
      'where another day is of something else',
      ['N: I will send the floor plan by Friday. Well, the fair is on Tuesday the fourteenth.'],
      '2026-04-03',
    ],
    [
      'where an event has another',
      ['N: I will send the floor plan by Friday. Actually the lease ends on the thirtieth of April.'],
      '2026-04-03',
    ],
    [
      'beside a "no" that is of the price',
      ['T: And the bay?', "N: We're adding a second gate at no cost by Friday."],
      '2026-04-03',
    ],
    ['beside a "no" that is a noun', ['N: I will ask Petra and let you know a yes or a no by Friday.'], '2026-04-03'],
    ['the day of the meeting', ['N: I will email you the agreement in about an hour.'], '2026-04-01'],
    ['by which it is with the other side', ['N: I will write it tonight so that you have it on Friday.'], '2026-04-03'],
  ])('%s', (_, lines, date) => {
    expect(duesOf(lines).filter(Boolean)).toEqual([date]);
  });

  test('each promise of a turn keeps its own', () => {
    const dues = duesOf(['N: I will send the floor plan by Friday, and I will call the printer on Monday.']);
    expect(dues).toEqual(['2026-04-03', '2026-04-06']);
  });

  test.each<[string, string[]]>([
    ['as soon as possible', ['N: I will send you the floor plan as soon as possible.']],
    ['the day of what is past', ['N: I will send you the floor plan. The old one went missing on Friday.']],
    ['how long a thing takes', ['N: I will send you the floor plan, you can read it in ten minutes.']],
    ['the day of an event', ['N: I will send you the floor plan.', 'T: Our board meets on the fourteenth of May.']],
    ['the end of a lease', ['N: I will send you the rate card.', 'T: Our lease ends on the thirtieth of June.']],
    ['the end of a contract', ['N: I will check the wording. The contract expires on the 30th of June.']],
    [
      'the day of somebody else',
      ['N: I will send you the floor plan.', 'T: And I will mail the signed lease to my landlord on Friday.'],
    ],
  ])('is not %s', (_, lines) => {
    expect(duesOf(lines)[0] ?? null).toBeNull();
  });
});

describe('the day of a task stays as it was said', () => {
  test.each([
    ['T: Is the training also on Friday?', 'N: No, the training is on Tuesday.'],
    ['T: Do we need to pay a deposit?', 'N: No, the first invoice comes on Monday.'],
    ['N: Wait, the training is on Tuesday, I will ask him.'],
    ['N: Let me say a word about the demo on Tuesday.'],
    ['T: Is the office open on Monday?', 'N: No, Monday is a holiday, but Tuesday it is open.'],
    ['T: By Friday, thanks. When can you start?', 'N: Sure, next Tuesday.'],
    ['T: By Friday, thanks. And the installer?', 'N: On Monday.'],
    ["T: I'm away next week. What about the demo?", 'N: Okay, the demo is on Monday the thirteenth.'],
    ['T: Good, the earlier the better. When is the training?', 'N: The training is on Tuesday.'],
    ['T: Would anything change if we sign after the holiday?', 'N: On Monday the price goes up.'],
    ['N: No rush on your side. The training is on Tuesday.'],
    ['T: Tuesday is too early for the demo, and I am away.', 'N: Then the demo is on Wednesday.'],
    ['N: Friday is also when the movers come, and the painters come on Tuesday.'],
    ['N: By Friday, I promise. Tuesday we meet anyway.'],
    ['N: Friday is a good day for me, and we meet on Tuesday anyway.'],
    ['N: Yes, Friday, definitely before Monday.'],
    ['N: That week is when everybody is back. Tuesday we talk.'],
    ['T: Friday would be a help. On Tuesday we meet.', 'N: Great.'],
    ["T: And I'll have the form with you on Friday. Hmm, Friday I am away. Call it Tuesday.", 'N: Great.'],
    ['T: Friday, lovely. Tuesday is when the board looks at it.', 'N: Perfect.'],
    ['T: Could we have the workshop next month?', "N: That won't work, Ivo is away. He is back on Tuesday."],
    ['T: And if the price stays?', "N: That's no good for us. We can talk on Tuesday."],
    ['T: Thanks. Friday I am at the fair. And the training, on Tuesday?', 'N: Lovely.'],
  ])('%s %s', (...lines) => {
    expect(duesOf(['N: I will send you the floor plan by Friday.', ...lines])[0]).toBe('2026-04-03');
  });

  test.each(['— no rush on your side.', '… sorry it took so long.'])('said with %s', (more) => {
    expect(duesOf([`N: I will send you the floor plan by Friday ${more} The training is on Tuesday.`])).toEqual([
      '2026-04-03',
    ]);
  });
});

test('the day of what is asked for next is no day of the task before it', () => {
  const { actionItems } = talk(
    "T: Two is fine. I'll tell the treasurer.",
    'T: And can you send me that sheet with the seat numbers again?',
    "N: I'll dig it out, you'll have it tonight.",
  );
  expect(actionItems.map(({ description, due }) => [description, due?.date])).toEqual([
    ['Tell the treasurer.', undefined],
    ['Send Tess that sheet with the seat numbers again.', '2026-04-01'],
  ]);
});
