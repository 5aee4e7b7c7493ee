import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const decisions = (...lines: string[]) => talk(...lines).decisions.map(({ text }) => text);

describe('two turns settle', () => {
  test.each([
    ['which of two things it is', ['N: Monthly or annual billing?', 'T: Annual.', 'N: Annual it is.']],
    ['what is ordered and repeated', ["T: Let's kill the mobile module.", 'N: Okay, it comes off.']],
    ['what is ruled out', ['T: No pilot. We go straight to rollout.', 'N: Straight to rollout, all right.']],
    ['what is offered and assented to', ['N: We keep your old terminals running until Christmas. Fair?', 'T: Fair.']],
    ['what is summed up and repeated', ['N: So both sites, same hardware?', 'T: Both sites, same hardware.']],
  ])('%s', (_, lines) => {
    expect(decisions(...lines)).toHaveLength(1);
  });
});

describe('the customer announces', () => {
  test.each([
    ['Put us down for forty licences, starting in March.'],
    ['Phase one gets the green light.'],
    ['We are dropping the old vendor and moving everything to you.'],
    ['Final answer: six machines.'],
  ])('%s', (said) => {
    expect(decisions(`T: ${said}`)).toHaveLength(1);
  });
});

describe('nothing is settled by', () => {
  test.each([
    ['a fact that is repeated', ['N: How many vans do you run?', 'T: Twenty-two vans.', 'N: Twenty-two, okay.']],
    ['a fact that is picked', ['N: Do you run one shift or two?', 'T: Two shifts.', 'N: Two shifts, good.']],
    ['an offer that is taken elsewhere', ['N: We could do 12 percent.', "T: I'll take that to the board."]],
    ['an explanation', ['T: What does the standard plan include?', 'N: Support by mail.', 'T: Okay, good.']],
    ['a hope of the past', ['T: We had agreed on 500 a month with the previous rep.', 'N: I see.']],
  ])('%s', (_, lines) => {
    expect(decisions(...lines)).toEqual([]);
  });
});

test('a choice between two things is told with what was asked', () => {
  expect(decisions('N: The hosted version or the one on site?', 'T: Hosted, please.', 'N: Hosted, got it.')).toEqual([
    'The hosted version or the one on site? Hosted.',
  ]);
});
