import { expect, test } from 'vitest';
import { namedDays } from '#functions/create-minutes/engine/dues/named-days.ts';

const friday = { date: '2026-04-03', position: 1, turn: 0, speaker: 'Nora' };
const monday = { date: '2026-04-06', position: 3, turn: 1, speaker: 'Tess' };
const mondayAgain = { ...monday, position: 4, turn: 2, speaker: 'Nora' };

test('a day that the owner and another name later overtakes the first', () => {
  const days = [friday, monday, mondayAgain];
  const { standing } = namedDays(days, days, 'Nora');
  expect(standing(friday)).toEqual({ overtakenByOwner: 1, overtakenByBoth: 1, last: 0 });
  expect(standing(monday)).toEqual({ overtakenByOwner: 0, overtakenByBoth: 0, last: 1 });
});

test('what only the other names overtakes nobody', () => {
  const { standing } = namedDays([friday, monday], [friday, monday], 'Nora');
  expect(standing(friday)).toEqual({ overtakenByOwner: 0, overtakenByBoth: 0, last: 0 });
});

test('a day is replaced by another one of its turn, from there on', () => {
  const other = { ...friday, date: '2026-04-08', position: 2 };
  const { isReplaced } = namedDays([friday, other, monday], [friday, other, monday], 'Nora');
  expect(isReplaced(friday, 2)).toBe(true);
  expect(isReplaced(friday, 3)).toBe(false);
  expect(isReplaced(monday, 3)).toBe(false);
});
