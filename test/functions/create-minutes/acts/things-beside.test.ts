import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const tasks = (...lines: readonly string[]) =>
  talk(...smallTalk, ...lines, 'T: Good.').actionItems.map(({ description }) => description);

describe('what a task points at is told beside it where the sentence before names it', () => {
  test.each([
    [
      'T: Our auditor wants the contract.',
      "N: I'll send it with the annexes on Friday.",
      'Send it with the annexes (the customer’s auditor wants the contract).',
    ],
    [
      'T: The driver lost the key.',
      "N: We'll replace it free of charge.",
      'Replace it free of charge (the driver lost the key).',
    ],
    [
      'T: The invoice has the wrong address.',
      "N: I'll correct it in the system.",
      'Correct it in the system (the invoice has the wrong address).',
    ],
    [
      'T: The night shift wants the poster.',
      "N: I'll print it on thick paper on Friday.",
      'Print it on thick paper (the night shift wants the poster).',
    ],
  ])('%s - %s', (before, promise, told) => {
    expect(tasks(before, promise)).toEqual([told]);
  });

  test('and not where the deed names what is given', () => {
    expect(tasks("N: And I'd like the order form.", "N: I'll send them both the offer on Friday.")).toEqual([
      'Send them both the offer.',
    ]);
  });
});

describe('a thing named alone stands in place of what points at it', () => {
  test.each([
    ['T: The contract he signed.', "N: I'll send it over tonight.", 'Send the contract over.'],
    ['T: The drill tests.', "N: I'll send them over tonight.", 'Send the drill tests over.'],
    ['T: The hire costs.', "N: I'll send them over tonight.", 'Send the hire costs over.'],
    ['T: The safety checks list.', "N: I'll send it over tonight.", 'Send the safety checks list over.'],
  ])('%s', (before, promise, told) => {
    expect(tasks(before, promise)).toEqual([told]);
  });

  test.each(['The driver lost the key', 'The night shift likes it'])('but not a sentence: %s', (before) => {
    const [told] = tasks(`T: ${before}.`, "N: I'll send it over tonight.");
    expect(told).toMatch(/^Send it over/);
  });
});
