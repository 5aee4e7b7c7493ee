import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const listed = (...lines: string[]) => {
  const { actionItems, decisions } = talk(...smallTalk, ...lines);
  return [...actionItems.map(({ description }) => description), ...decisions.map(({ text }) => text)];
};

describe('what the other side stops in its next words is no task', () => {
  test.each([
    ["N: I'll have Ivo measure the room this week.", "T: Hold off on that for now, we're moving the wall.", 'N: Okay.'],
    ["N: I'll chase up the kraft sample.", "T: Don't bother with that now.", 'N: Okay.'],
    ["N: I'll send you the drawings again.", 'T: You sent it already.', 'N: Oh good.'],
    ["N: I'll send the offer to your boss as well.", "T: I'd rather you didn't.", 'N: Okay.'],
  ])('%s - %s', (...lines) => {
    expect(listed(...lines)).toEqual([]);
  });

  test('but is one where he does it all the same', () => {
    const [task] = listed(
      "N: I'll send you the drawings by Friday.",
      "T: Leave it for now, though I'll still need them on Friday.",
      "N: Then I'll send you the drawings on Friday.",
    );
    expect(task).toContain('drawings');
  });
});

describe('what stops something else leaves the task', () => {
  test.each([
    ["N: I'll call you on Monday about the drawings.", "T: Don't call before nine.", 'N: Okay.'],
    ["N: I'll send you the drawings on Friday.", "T: Don't send it to me, send it to Milo.", 'N: Okay.'],
    ["N: I'll send you the drawings on Friday.", 'T: No need to print them, a PDF will do.', 'N: Okay.'],
    ["N: I'll send you the drawings on Friday. Have you signed the form?", 'T: Not yet.', 'N: Okay.'],
  ])('%s - %s', (...lines) => {
    const { actionItems } = talk(...smallTalk, ...lines);
    expect(actionItems.map(({ owner }) => owner?.name)).toContain('Nora Quist');
  });

  test('and is read in time that grows with its length, however often somebody says no', () => {
    const { actionItems } = talk(
      ...smallTalk,
      "N: I'll send you the drawings on Friday.",
      `T: ${'No, '.repeat(2000)}fine.`,
    );
    expect(actionItems).toHaveLength(1);
  });
});

describe('an offer is not taken by who', () => {
  test.each([
    ['asks on', 'T: Right. What would that save us?'],
    ['says that he heard it', 'T: Okay, noted.'],
    ['nods, and asks for more', 'T: Okay. How much is the delivery?'],
  ])('%s', (_, reply) => {
    const { decisions } = talk(...smallTalk, 'N: We could do the dryer for another two thousand pounds.', reply);
    expect(decisions).toEqual([]);
  });
});

test("the customer's own price is taken by who says yes to it, whatever he asks next", () => {
  const { decisions } = talk(
    ...smallTalk,
    'T: Two thousand pounds and we have a deal.',
    'N: Okay, we can do two thousand pounds.',
    'T: Right. What about the freight?',
    'N: The freight is included.',
  );
  expect(decisions.map(({ text }) => text).join()).toMatch(/2,000|two thousand/i);
});

test('what a thing is for is offered by nobody', () => {
  const { actionItems } = talk(
    ...smallTalk,
    'T: I need something I can show the bank. I need it by Monday.',
    "N: You'll have it Monday.",
  );
  expect(actionItems.map(({ description, owner }) => [description, owner?.name])).toEqual([
    ['Provide something Tess can show the bank.', 'Nora Quist'],
  ]);
});

test('a number that puts a count right is no hour', () => {
  const { nextMeeting } = talk(
    ...smallTalk,
    "T: When do we meet? Friday the tenth, ten o'clock?",
    "N: Friday the tenth, ten o'clock.",
    'N: So, going back over it. Three pods at seventy-five.',
    'T: Two.',
    'N: Two, sorry. Two at seventy-five.',
  );
  expect([nextMeeting?.date, nextMeeting?.time]).toEqual(['2026-04-10', '10:00']);
});

test.each([
  ["T: You're going to send the samples over, aren't you?", 'N: Yes, by Friday.', 'Send the samples over.'],
  ["T: And you'll get me that quote, won't you?", 'N: I will, by Monday.', 'Get Tess that quote.'],
])('the question behind a request is none of the task: %s', (asks, takes, told) => {
  const { actionItems } = talk(...smallTalk, asks, takes);
  expect(actionItems.map(({ description }) => description)).toEqual([told]);
});

test('a deed that ends like such a question is told whole', () => {
  const { actionItems } = talk(
    ...smallTalk,
    "N: I'll send you the plan as soon as we have it.",
    'T: Great.',
    'N: Anything else?',
    "T: No, that's everything.",
  );
  expect(actionItems.map(({ description }) => description)).toEqual([
    'Send Tess the plan as soon as the vendor has it.',
  ]);
});

test('what was supposed and taken is told as what is to come', () => {
  const { decisions } = talk(
    ...smallTalk,
    'N: What if I left you one of the old ones as a spare?',
    "T: That'd do me.",
    'N: Anything else?',
    "T: No, that's everything.",
  );
  expect(decisions.map(({ text }) => text)).toEqual(['Nora will leave Tess one of the old ones as a spare.']);
});

test('who asks on had the first question answered', () => {
  const { openQuestions } = talk(
    ...smallTalk,
    'T: Is there parking?',
    'N: Eighty spaces.',
    'T: And what did the coach cost last time?',
    'N: No idea.',
  );
  expect(openQuestions.map(({ text }) => text)).toEqual(['What did the coach cost last time?']);
});

test('what the customer wants to see first is no choice', () => {
  const { decisions } = talk(
    ...smallTalk,
    'N: Electric this time, or stick with gas?',
    'T: I want to see what the electric does to my electricity bill first.',
    'N: Of course.',
    'T: Thanks.',
  );
  expect(decisions).toEqual([]);
});

describe('what the customer wants to see or check is settled where the seller agrees', () => {
  test.each([
    [
      'N: How shall we do the delivery?',
      'T: I want to see the first batch delivered on Monday, and the rest in May.',
      'N: Agreed, that is how we do it.',
    ],
    [
      'N: So, start date?',
      'T: We need to see the system live before the first of June.',
      'N: Agreed, live before the first of June.',
    ],
    [
      'N: How many gates by Christmas?',
      'T: Yes, we want to see all three gates installed before Christmas.',
      "N: Perfect, we'll do that.",
    ],
    [
      'N: Which hall do we start with?',
      "T: I'd like to look at hall two first, then hall one.",
      'N: Agreed, hall two first.',
    ],
    [
      'N: And the units?',
      "T: We'll need to check the first hundred units, and after that we take the full two thousand.",
      'N: Agreed.',
    ],
  ])('%s - %s - %s', (...lines) => {
    const { decisions } = talk(...smallTalk, ...lines, 'T: Good.');
    expect(decisions).toHaveLength(1);
  });
});

test('who asks to be given something has no task by it', () => {
  const { actionItems } = talk(
    ...smallTalk,
    'T: Just give me two pages I can put in the board pack. I need it by the second of May.',
    'N: Two pages, by the second. No problem.',
  );
  expect(actionItems.map(({ description, owner }) => [description, owner?.name])).toEqual([
    ['Give Tess two pages they can put in the board pack.', 'Nora Quist'],
  ]);
});

describe('"give me"', () => {
  test.each([
    ['T: Give me one page for the board.', 'Give Tess one page for the board.'],
    ['T: Give me something in writing for the board.', 'Give Tess something in writing for the board.'],
    ['T: Give me another copy of the contract.', 'Give Tess another copy of the contract.'],
    ["T: Give me two slides on that and I'm happy.", 'Give Tess two slides on that.'],
  ])('asks the other side for a thing: %s', (asks, told) => {
    const { actionItems } = talk(...smallTalk, asks, 'N: Sure, by Friday.', 'T: Good.');
    expect(actionItems.map(({ description, owner }) => [description, owner?.name])).toEqual([[told, 'Nora Quist']]);
  });

  test.each([
    'T: Give me the first half of next week, then you have the numbers.',
    'T: Give us some time and the drawings are with you.',
    'T: Give me a ring if it is late.',
  ])('gives nobody a task where it asks for time or a courtesy: %s', (asks) => {
    const { actionItems } = talk(...smallTalk, asks, 'N: Sure.', 'T: Good.');
    expect(actionItems.map(({ owner }) => owner?.name)).not.toContain('Nora Quist');
  });
});
