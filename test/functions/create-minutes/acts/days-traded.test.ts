import { describe, expect, test } from 'vitest';
import { call } from './talk.ts';

const dueOf = (lines: readonly string[], thing: RegExp) =>
  call(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null;

describe('the day of a task on Wednesday, 1 April 2026', () => {
  test.each<[string, string[], string]>([
    [
      'is the one that follows from what stands against the first',
      [
        "N: I'll get you the floor plan by the 16th.",
        'T: The builder pours the concrete on the 14th. After that it stays as it is.',
        "N: Well, then it'll be the 13th, to be on the safe side.",
      ],
      '2026-04-13',
    ],
    [
      'is the one that the other puts forward and who does it says again',
      [
        "N: I'll send you the floor plan by the end of next week.",
        'T: With the rest of it, Nora. Wednesday.',
        'N: All right. Wednesday.',
      ],
      '2026-04-08',
    ],
    [
      'is the one with which a sentence begins that tells more',
      [
        "N: I'll draw up the floor plan. You'll have it on the 29th.",
        'T: The 29th is a bit late for me.',
        'N: Then I will hurry our draughtsman. Monday the 27th, in your inbox, promise.',
      ],
      '2026-04-27',
    ],
  ])('%s', (_, lines, day) => {
    expect(dueOf(lines, /floor plan/)).toBe(day);
  });

  test.each<[string, string[]]>([
    [
      'what another promises for then',
      [
        "N: I'll send you the floor plan by the 16th.",
        'T: And I could send you the keys on Monday.',
        'N: Monday, lovely.',
      ],
    ],
    [
      'a day to meet on',
      [
        "N: I'll send you the floor plan by the 16th. And shall we meet on Monday the 20th at eight?",
        "T: Monday's payroll. Tuesday the 21st, and make it half seven.",
        'N: Tuesday the 21st, half seven, done.',
      ],
    ],
    [
      'a day that comes up once the first is taken',
      [
        "N: I'll send you the floor plan by the 16th.",
        'T: Perfect, thanks.',
        "N: Friday, then, I'm at the fair all day.",
      ],
    ],
  ])('gives way to none that is named for %s', (_, lines) => {
    expect(dueOf(lines, /floor plan/)).toBe('2026-04-16');
  });
});
