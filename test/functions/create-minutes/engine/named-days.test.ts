import { expect, test } from 'vitest';
import { namedDays } from '#functions/create-minutes/engine/dues/named-days.ts';
import { likeliest } from '#functions/create-minutes/engine/dues/weigh.ts';

/** What is said around a task. */
function says(turn: number, speaker: string, text: string) {
  return { position: 2 * turn, turn, speaker, text, refuses: () => false };
}

const friday = {
  date: '2026-04-03',
  position: 1,
  turn: 0,
  speaker: 'Nora',
  isBare: false,
  isOfAnother: false,
  text: 'You will have it by Friday.',
};
const monday = {
  date: '2026-04-06',
  position: 3,
  turn: 1,
  speaker: 'Tess',
  isBare: true,
  isOfAnother: false,
  text: 'Monday.',
};
const mondayAgain = { ...monday, position: 4, turn: 2, speaker: 'Nora' };
const nobody: readonly never[] = [];

test('a day that the owner and another name later overtakes the first', () => {
  const days = [friday, monday, mondayAgain];
  const { standing } = namedDays(days, days, 'Nora', nobody);
  expect(standing(friday)).toMatchObject({ overtakenByOwner: 1, overtakenByBoth: 1, last: 0 });
  expect(standing(monday)).toMatchObject({ overtakenByOwner: 0, overtakenByBoth: 0, last: 1 });
});

test('what only the other names overtakes nobody', () => {
  const { standing } = namedDays([friday, monday], [friday, monday], 'Nora', nobody);
  expect(standing(friday)).toMatchObject({ overtakenByOwner: 0, overtakenByBoth: 0, last: 0 });
});

const promise = says(0, 'Nora', 'You will have it by Friday.');

test('who comes to another day after an objection has given up the first', () => {
  const said = [promise, says(1, 'Tess', 'Friday we are closed.'), says(2, 'Nora', 'Monday.')];
  const { standing } = namedDays([friday, mondayAgain], [friday, mondayAgain], 'Nora', said);
  expect(standing(friday)).toMatchObject({ givenUp: 1, comeTo: 0 });
  expect(standing(mondayAgain)).toMatchObject({ givenUp: 0, comeTo: 1 });
});

test('a day that comes up with a matter of its own, or that nobody objected to, takes the place of none', () => {
  const kind = says(1, 'Tess', 'Lovely, thank you.');
  const wordy = { ...mondayAgain, isBare: false };
  const objects = says(1, 'Tess', 'Friday we are closed.');
  const second = says(2, 'Nora', 'Monday.');
  const unopposed = namedDays([friday, mondayAgain], [friday, mondayAgain], 'Nora', [promise, kind, second]);
  expect(unopposed.standing(friday)).toMatchObject({ givenUp: 0 });
  const other = namedDays([friday, wordy], [friday, wordy], 'Nora', [promise, objects, second]);
  expect(other.standing(friday)).toMatchObject({ givenUp: 0 });
});

test('a day that the other asks for instead outbids the first when it is taken', () => {
  const said = [promise, says(1, 'Tess', 'Make it Monday, before the audit.'), says(2, 'Nora', 'Fine.')];
  const { standing } = namedDays([friday, monday], [friday, monday], 'Nora', said);
  expect(standing(friday)).toMatchObject({ outbid: 1, outbids: 0 });
  expect(standing(monday)).toMatchObject({ outbid: 0, outbids: 1 });
});

test('a day gives way to what is named in its place where the other cannot or will not have it', () => {
  const closed = says(1, 'Tess', 'We are closed then.');
  const busy = says(1, 'Tess', "We are closed then, I'll send you the key.");
  const days = [friday, mondayAgain];
  const second = says(2, 'Nora', 'Monday.');
  expect(namedDays(days, days, 'Nora', [promise, closed, second]).gaveWayTo(friday)).toMatchObject({
    date: '2026-04-06',
  });
  expect(namedDays(days, days, 'Nora', [promise, busy, second]).gaveWayTo(friday)).toBeUndefined();
});

test.each([
  ['Friday gave way to Monday, and that to Tuesday', ['2026-04-06', '2026-04-07', undefined], '2026-04-07'],
  ['two that gave way to each other end where they began', ['2026-04-06', '2026-04-03', undefined], '2026-04-06'],
])('%s', (_, gaveWayTo, day) => {
  const days = ['2026-04-03', '2026-04-06', '2026-04-07'].map((date, i) => ({
    due: { asWritten: date, date, rule: null },
    by: date,
    traits: { first: i === 0 ? 1 : 0 },
    gaveWayTo: gaveWayTo[i],
  }));
  expect(likeliest(days, { bias: 1, traits: { first: 1 } })?.due.date).toBe(day);
});

test('what was turned down for another day still stands for that one', () => {
  const day = (date: string, traits: Readonly<Record<string, number>>, gaveWayTo?: string) => ({
    due: { asWritten: date, date, rule: null },
    by: date,
    traits,
    gaveWayTo,
  });
  const days = [
    day('2026-04-02', { beside: 1 }),
    day('2026-04-03', { own: 1, denied: 1 }, '2026-04-07'),
    day('2026-04-07', {}),
  ];
  const weights = { bias: 0, traits: { own: 2, beside: 1, denied: -3 } };
  expect(likeliest(days, weights)?.due.date).toBe('2026-04-07');
});
