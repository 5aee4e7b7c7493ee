import { expect, test } from 'vitest';
import { namedDays } from '#functions/create-minutes/engine/dues/named-days.ts';

const friday = { date: '2026-04-03', position: 1, turn: 0, speaker: 'Nora', isBare: false };
const monday = { date: '2026-04-06', position: 3, turn: 1, speaker: 'Tess', isBare: true };
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

test('a day is replaced by another one of its turn, from there on', () => {
  const other = { ...friday, date: '2026-04-08', position: 2 };
  const { isReplaced } = namedDays([friday, other, monday], [friday, other, monday], 'Nora', nobody);
  expect(isReplaced(friday, 2)).toBe(true);
  expect(isReplaced(friday, 3)).toBe(false);
  expect(isReplaced(monday, 3)).toBe(false);
});

const promise = { turn: 0, speaker: 'Nora', text: 'You will have it by Friday.' };

test('who comes to another day after an objection has given up the first', () => {
  const said = [
    promise,
    { turn: 1, speaker: 'Tess', text: 'Friday we are closed.' },
    { turn: 2, speaker: 'Nora', text: 'Monday.' },
  ];
  const { standing } = namedDays([friday, mondayAgain], [friday, mondayAgain], 'Nora', said);
  expect(standing(friday)).toMatchObject({ givenUp: 1, comeTo: 0 });
  expect(standing(mondayAgain)).toMatchObject({ givenUp: 0, comeTo: 1 });
});

test('a day that comes up with a matter of its own, or that nobody objected to, takes the place of none', () => {
  const kind = { turn: 1, speaker: 'Tess', text: 'Lovely, thank you.' };
  const wordy = { ...mondayAgain, isBare: false };
  const objects = { turn: 1, speaker: 'Tess', text: 'Friday we are closed.' };
  const second = { turn: 2, speaker: 'Nora', text: 'Monday.' };
  const unopposed = namedDays([friday, mondayAgain], [friday, mondayAgain], 'Nora', [promise, kind, second]);
  expect(unopposed.standing(friday)).toMatchObject({ givenUp: 0 });
  const other = namedDays([friday, wordy], [friday, wordy], 'Nora', [promise, objects, second]);
  expect(other.standing(friday)).toMatchObject({ givenUp: 0 });
});

test('a day that the other asks for instead outbids the first when it is taken', () => {
  const said = [
    promise,
    { turn: 1, speaker: 'Tess', text: 'Make it Monday, before the audit.' },
    { turn: 2, speaker: 'Nora', text: 'Fine.' },
  ];
  const { standing } = namedDays([friday, monday], [friday, monday], 'Nora', said);
  expect(standing(friday)).toMatchObject({ outbid: 1, outbids: 0 });
  expect(standing(monday)).toMatchObject({ outbid: 0, outbids: 1 });
});
