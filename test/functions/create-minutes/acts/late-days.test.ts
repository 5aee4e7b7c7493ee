import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const between = ['T: Perfect.', 'N: And who opens the gate?', 'T: Milo does, he is there all day.'];
const monday = '2026-04-06';
const tuesday = '2026-04-07';

/** The day of Nora's one task of a Monday, after what is said later on. */
const dueAfter = (thing: string, ...later: readonly string[]) => {
  const { actionItems } = talk(...smallTalk, `N: I'll send you the ${thing} on Monday.`, ...between, ...later);
  const noun = thing.split(' ').at(-1) ?? '';
  return actionItems.filter(({ description }) => description.includes(noun)).map(({ due }) => due?.date);
};

describe('a day that is put right later on is the day of the task', () => {
  test.each([
    ['drawings', "N: And the drawings'll be Tuesday, not Monday."],
    ['drawings', "N: It'll be Tuesday, not Monday."],
    ['drawings', 'N: Sorry, make it Tuesday, not Monday.'],
    ['drawings', 'N: Oh, and the drawings on Tuesday instead of Monday.'],
    ['drawings', 'N: Oh, and the drawings on Tuesday rather than Monday.'],
    ['drawings', 'N: The drawings not before Tuesday, sorry.'],
    ['drawings', "N: The drawings won't be there until Tuesday."],
    ['drawings', 'N: And the drawings, he scans them only on Tuesday.'],
    ['drawings', "N: I met the Monday group, by the way, and the drawings'll be Tuesday, not Monday."],
    ['drawings', "N: It'll go tomorrow so it'll reach you Tuesday not Monday."],
  ])('%s: %s', (thing, later) => {
    expect(dueAfter(thing, later, 'T: Okay.')).toEqual([tuesday]);
  });
});

describe('the day of something else moves no task', () => {
  test.each([
    ['drawings', 'N: The training is on Tuesday, not Monday.'],
    ['drawings', 'N: Our office is open Tuesday, not Monday, by the way.'],
    ['drawings', "N: The old drawings only came in on Tuesday, that's why."],
    ['drawings', 'N: The old drawings are out till Friday with Ivo.'],
    ['drawings', 'N: Oh, and my colleague is only here on Tuesday.'],
    ['quote', 'N: The quote is only valid until the end of April.'],
    ['contract', 'N: The contract only starts on the first of May.'],
    ['samples', 'N: The samples have to be back only by the twentieth.'],
    ['samples', 'N: Your samples you can keep, the invoice is only due on the thirtieth of April.'],
    ['photos', 'N: My flight only lands on Thursday, so the photos go out as planned.'],
  ])('%s: %s', (thing, later) => {
    expect(dueAfter(thing, later, 'T: Okay.')).toEqual([monday]);
  });

  test.each([
    ["N: Actually, the contract'll be Tuesday, not Monday.", 'T: Okay. Monday would have been nice.', tuesday],
    ['T: We test the contract forms on Tuesday, not Monday.', 'N: Good.', monday],
  ])('nor is one taken back or granted in passing: %s %s', (later, reply, day) => {
    expect(dueAfter('contract', later, reply)).toEqual([day]);
  });

  test('nor does the answer to a question about another thing', () => {
    const { actionItems } = talk(
      ...smallTalk,
      "N: I'll send you the drawings on Monday.",
      ...between,
      'T: When is the handover then?',
      "N: It'll be Tuesday, not Monday.",
      'T: Okay.',
    );
    expect(actionItems.find(({ description }) => description.includes('drawings'))?.due?.date).toBe(monday);
  });

  test("nor does the day of the customer's move", () => {
    const { actionItems } = talk(
      ...smallTalk,
      "T: I'll send you the signed form on Monday.",
      'N: Perfect.',
      'N: And who opens the gate?',
      'T: Milo does.',
      'T: We moved house, the new place opens on Friday, not Monday.',
      'N: Fine.',
    );
    expect(actionItems.map(({ due }) => due?.date)).toEqual([monday]);
  });
});

describe("the other side's wish moves a task", () => {
  test('where who has it says yes', () => {
    expect(dueAfter('drawings', 'T: I need the drawings Friday, not Monday.', 'N: Sure, Friday.')).toEqual([
      '2026-04-03',
    ]);
  });

  test('and does not where he stays with the old day', () => {
    const reply = "N: Friday I can't do, Monday it is.";
    expect(dueAfter('drawings', 'T: I need the drawings Friday, not Monday.', reply)).toEqual([monday]);
  });
});

describe('of two tasks with one day', () => {
  const dues = (later: string) => {
    const { actionItems } = talk(
      ...smallTalk,
      "N: I'll send you the price list on Monday.",
      'T: Great.',
      "N: And I'll take the pictures of the gate and send them to you on Monday.",
      ...between,
      later,
      "T: Tuesday's fine.",
    );
    return actionItems.map(({ description, due }) => [/list|pictures/.exec(description)?.[0], due?.date]);
  };

  test('only the one that is named moves', () => {
    expect(dues("N: And the pictures'll be Tuesday, not Monday.")).toEqual([
      ['list', monday],
      ['pictures', tuesday],
    ]);
  });

  test('each has the day that is said of it', () => {
    expect(dues("N: It'll be the price list on Tuesday and the pictures on Thursday, not Monday.")).toEqual([
      ['list', tuesday],
      ['pictures', '2026-04-02'],
    ]);
  });
});
