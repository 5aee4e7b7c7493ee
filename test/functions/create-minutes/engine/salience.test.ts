import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dov'];
/** What all of them come back to, and what one of them says over and over in the middle. */
const shared = [
  'The charging station needs a roof before the winter because the cables get wet.',
  'I looked at three offers for the charging station and the cheapest one has no display.',
  'Without a display nobody knows whether the charging station has taken the card.',
  'The council wants to see the plans of the charging station in the spring.',
];
const aside = 'My bus was late because the driver of the bus took the wrong lane to the depot.';

test('the opening names first what several people come back to, not what one of them repeats', () => {
  const turns = Array.from({ length: 60 }, (_, i) => {
    if (i >= 30 && i < 48) return { speaker: 'Dov', text: aside };
    return {
      speaker: people[i % 4],
      text: i % 3 === 0 ? shared[(i / 3) % 4] : `Item ${i} can wait until later, I guess.`,
    };
  });
  const { summary } = minutesOf({ transcript: { turns }, options: { maxSummaryWords: 60 } });
  expect(summary.detailed[0]?.text).toMatch(/^The meeting was about the charging station\b/);
});
