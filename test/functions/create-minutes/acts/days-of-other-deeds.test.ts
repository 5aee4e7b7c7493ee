import { expect, test } from 'vitest';
import { call } from './talk.ts';

const dueOf = (lines: readonly string[], thing: RegExp) =>
  call(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null;

test.each<[string, string[], RegExp, string | null]>([
  [
    'what another does first in the same sentence',
    ["T: Get me the wiring plan by Thursday and I'll have the deposit with you by Tuesday."],
    /deposit/,
    '2026-04-07',
  ],
  [
    'what its doer needs from others',
    [
      "N: I'll ask the two bakeries first whether they mind being named.",
      'T: By when do you have to hear from us?',
      'N: The ovens are made to order, so I need a yes by the twentieth.',
    ],
    /bakeries/,
    null,
  ],
  [
    'what another gives before',
    [
      "N: I'll have the guide translated. You get a draft by the thirtieth.",
      "T: I'll have Rosa read it, she's from Porto.",
    ],
    /Rosa/,
    null,
  ],
  [
    'a fair that is spoken of in reply',
    [
      "T: I'll ask our board about the second yard.",
      'N: Good, and is it busy at the moment?',
      'T: It is, and the fair is on the twelfth.',
    ],
    /board/,
    null,
  ],
  [
    'which weekday a day is',
    ["N: I'll get the label corrected.", "T: The walk-round, then. The ninth? That's a Thursday, market day."],
    /label/,
    null,
  ],
])('the day of a task is not that of %s', (_, lines, thing, day) => {
  expect(dueOf(lines, thing)).toBe(day);
});

test.each<[string, string[], RegExp, string]>([
  [
    'it is done, not that on which it is passed on',
    ["N: The load table, that's Ivo's. I'll tell him after this call, you'll have it on Thursday the ninth."],
    /./,
    '2026-04-09',
  ],
  [
    'was named with its month before',
    ['T: Our books shut on the 17th of June.', "N: Good to know. You'll have the final invoice by the 17th."],
    /invoice/,
    '2026-06-17',
  ],
  [
    'the weekday fell on where it was named with its number',
    ["T: I'm away until Tuesday the fourteenth.", "N: Then I'll send the contract on the Tuesday."],
    /contract/,
    '2026-04-14',
  ],
  [
    'is counted from such a weekday',
    [
      "T: I'll get you the floor plan on Thursday the sixteenth.",
      "N: Thursday is fine, and you'll have the layout within two days of that.",
    ],
    /layout/,
    '2026-04-18',
  ],
  [
    'its owner comes to of himself',
    [
      "N: I'd order the certificate from our broker, you'll have it by the thirtieth.",
      'T: No later than that, please, she goes on leave.',
      'N: Well, let me say the twenty-sixth, to be safe.',
    ],
    /certificate/,
    '2026-04-26',
  ],
  [
    'was wished for and taken up',
    [
      "T: We'll get you the meter readings. Say the fourteenth.",
      "N: I'd be grateful for the tenth, the planner wants them.",
      'T: All right, the tenth.',
    ],
    /readings/,
    '2026-04-10',
  ],
  [
    'answers when its condition comes true',
    [
      "I: I'd want to try the scanner in the cold room. I'll bring one when I'm over.",
      'T: When are you over?',
      'I: Whenever the racks are up. Say the twenty-fourth?',
      "T: The twenty-fourth's a Friday, that suits me.",
    ],
    /scanner/,
    '2026-04-24',
  ],
])('it is the day that %s', (_, lines, thing, day) => {
  expect(dueOf(lines, thing)).toBe(day);
});

test('of what is to be done before people go on to something else nobody knows the day', () => {
  expect(dueOf(["T: I'll have to raise the pump with you before we go on to the price."], /pump/)).toBe(null);
});
