import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const tasksOf = (...lines: readonly string[]) => talk(...lines).actionItems.map(({ description }) => description);
const choicesOf = (...lines: readonly string[]) => talk(...lines).decisions.map(({ text }) => text);
const taken = (said: string) => choicesOf(`N: ${said}`, 'I: Wonderful.').join(' ');
const promised = (said: string) => tasksOf(`I: ${said}`, 'N: Thanks.').join(' ');

describe('numbers above ten stand in digits', () => {
  test.each([
    ["We'll take ninety-four licences.", '94 licences'],
    ["We'll take three hundred and forty licences.", '340 licences'],
    ["We'll take two hundred fifty licences.", '250 licences'],
    ["We'll take fifteen hundred licences.", '1,500 licences'],
    ["We'll take five percent off.", '5 percent'],
    ["We'll take the twelve-month contract.", '12-month contract'],
    ["We'll take one hundred and forty-two thousand of them.", '142,000 of them'],
  ])('%s', (said, told) => {
    expect(taken(said)).toContain(told);
  });

  test.each([
    ["We'll take nine licences.", 'nine licences'],
    ["We'll go with fifteen fifty.", 'fifteen fifty'],
    ["We'll go with twenty twenty-seven.", 'twenty twenty-seven'],
    ["We'll go with thirteen for the pair.", 'thirteen'],
  ])('%s is no such number, or may be short for another', (said, told) => {
    expect(taken(said)).toContain(told);
  });
});

describe('a task stands without its day, which is beside it', () => {
  test.each([
    ["I'll ring the lab tomorrow and tell you what they say.", 'Ring the lab and tell'],
    ["I'll send the agreement on Monday, with the new terms.", 'Send the agreement, with the new terms.'],
    ["I'll send the list by Friday.", 'Send the list.'],
  ])('%s', (said, told) => {
    expect(promised(said)).toContain(told);
  });

  test.each([
    ["I'll send you the Friday report and the plan.", 'Friday report'],
    ["I'll move the training to Thursday and tell the team.", 'to Thursday'],
  ])('%s keeps a day that is part of it', (said, told) => {
    expect(promised(said)).toContain(told);
  });
});

describe('who is meant', () => {
  test('has the name that was said right before', () => {
    expect(tasksOf('T: Greta signs anything above that.', "N: I'll ask her tomorrow.")).toEqual([
      'Ask Greta (Greta signs anything above that).',
    ]);
  });

  test('stays open where two were named', () => {
    expect(tasksOf('T: Greta signs that, or Milo does.', "N: I'll ask her tomorrow.").join()).toMatch(/^Ask her\b/);
  });
});

test('what leads to a question is no part of it', () => {
  const { openQuestions } = talk('N: So, does it fit the old cabinet?', "I: I'd have to measure one.");
  expect(openQuestions.map(({ text }) => text)).toEqual(['Does it fit the old cabinet?']);
});

test('a choice that is but a sum is told with what it is', () => {
  const { decisions, summary } = talk(
    'N: The licence is twenty-seven dollars a seat a month.',
    'T: What about twenty-five fifty?',
    'N: Twenty-five fifty it is.',
    'T: Great.',
  );
  expect(decisions.map(({ text }) => text)).toEqual(['Price: twenty-five fifty.']);
  expect(summary.detailed.at(-1)?.text).toBe('Agreed: price: twenty-five fifty.');
});

describe('what is said keeps its meaning', () => {
  test.each([
    ["I'll send the invoice's due date.", "invoice's due date"],
    ["I'll order two grand pianos.", 'two grand pianos'],
    ["I'll send the plan on Friday and Monday.", 'on Friday and Monday'],
    ["I'll confirm Friday with the driver.", 'Confirm Friday with the driver'],
    ["I'll set up the call for Friday with the driver.", 'for Friday'],
    ["I'll ship one million and five hundred thousand labels.", 'one million and five hundred thousand labels'],
  ])('%s', (said, told) => {
    expect(promised(said)).toContain(told);
  });

  test.each([
    ['T: Greta knows the auditor.'],
    ["T: Greta's brother runs the yard."],
    ['T: The auditor, Mr. Bell, does.'],
  ])('%s names somebody else than who is in the talk', (before) => {
    expect(tasksOf(before, "N: I'll call him tomorrow.").join()).toMatch(/^Call him\b/);
  });

  test('a short condition stays where it is', () => {
    const { summary } = talk('N: If not, I will cancel the whole order of the year.', 'T: Understood.');
    expect(summary.detailed.map(({ text }) => text).join()).toMatch(/if not, /i);
  });
});

test('a sum that was haggled down stays out of the summary', () => {
  const { summary } = talk(
    'N: The box is nineteen pounds a van a month.',
    'T: We have thirty-two vans in the yard at Leith, and the drivers like the old one.',
    'N: I could do eighteen pounds a van a month.',
    'T: Make it seventeen pounds a van a month and we are done.',
    'N: Seventeen pounds a van a month, agreed.',
    'T: Great.',
  );
  const told = summary.detailed.map(({ text }) => text).join(' ');
  expect(told).toMatch(/seventeen|17/);
  expect(told).not.toMatch(/eighteen|18/);
});
