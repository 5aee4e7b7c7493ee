import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

function dueOf(lines: readonly string[], about: RegExp): string | null | undefined {
  const found = talk(...lines).actionItems.filter(({ description }) => about.test(description));
  expect(found).toHaveLength(1);
  return found[0]?.due?.date;
}

describe('the day of a task on Wednesday, 1 April 2026, beside days that are not its own', () => {
  test.each<[string, RegExp, string[], string | undefined]>([
    [
      'of when people talk next',
      /fumigation/,
      [
        'T: Who pays for the fumigation certificate?',
        'N: I will ask our freight desk about the fumigation certificate.',
        'T: Good. And when do we speak again?',
        'N: Tuesday the seventh I am in Rotterdam, so how about Thursday?',
        'T: Thursday the ninth at ten is good.',
      ],
      undefined,
    ],
    [
      'of when people meet, proposed and turned down',
      /warranty/,
      [
        'N: I will go through the warranty terms with our lawyer.',
        'T: Should we get together before the board sits?',
        'N: Monday the thirteenth?',
        'T: Monday is full. Wednesday the fifteenth.',
        'N: Wednesday it is.',
      ],
      undefined,
    ],
    [
      'of what comes next',
      /crates/,
      [
        'N: I will have the crates in Leeds counted and send you the list.',
        'T: Thanks. Now, the insurance. Can you get the papers to our broker?',
        'N: He will have them by Friday.',
      ],
      undefined,
    ],
    [
      'of when somebody is back',
      /export licence/,
      [
        'T: Can you find out whether we need an export licence?',
        "N: I will ask Birgit about the export licence. She's back from leave on the fourteenth.",
      ],
      undefined,
    ],
    [
      'of the day somebody is there to do it',
      /hinges/,
      ["N: I'm back in the workshop on Monday, I'll photograph the hinges then and send you the pictures."],
      '2026-04-06',
    ],
    [
      'of what another promises then',
      /sample file/,
      [
        'T: I need a sample file from you.',
        'N: I will take out the names and send the sample file by tomorrow evening.',
        "T: And I'm preparing the trial agreement. You will have that on the sixteenth.",
      ],
      '2026-04-02',
    ],
    [
      'that takes its place in the middle of a sentence',
      /brochure/,
      [
        'N: I will send you the brochure proof by Thursday.',
        'T: Please put it in Welsh as well.',
        "N: I'd have to get it translated, so make that Tuesday the seventh.",
        'T: Tuesday is fine.',
      ],
      '2026-04-07',
    ],
    [
      'asked for by the other side',
      /brochure/,
      ['N: I will send you the brochure proof by Friday.', 'T: Can you make it Thursday?', 'N: Thursday, then.'],
      '2026-04-02',
    ],
  ])('%s', (_, about, lines, due) => {
    expect(dueOf(lines, about)).toBe(due);
  });
});
