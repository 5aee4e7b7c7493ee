import { expect, test } from 'vitest';
import { call } from '../acts/talk.ts';

const kindOf = (value: number, ...lines: readonly string[]) =>
  call(...lines).amounts.find((amount) => amount.value === value)?.kind;

test.each([
  [4, 'N: After the first term the price is capped at four percent a year.', 'T: Fine by us.'],
  [20, 'N: You pay twenty percent down and the rest when it stands.', 'T: Okay.'],
  [3, 'N: There is a three percent fee on the card, so no discount there.', 'T: Right.'],
  [
    7,
    "T: You've sent us a renewal with a seven percent increase on it.",
    'N: That is the index, I can talk about a discount.',
  ],
])('what is paid at another time, on top or as a rise takes nothing off: %s percent', (value, ...lines) => {
  expect(kindOf(value, ...lines)).toBe('other');
});

test.each([
  [10, 'N: If you sign for two years I can take ten percent off.', 'T: That helps.'],
  [12, 'N: I can do twelve percent for three years.', 'T: Deal.'],
  [8, 'N: If the volume goes up I could do eight percent.', 'T: That helps.'],
  [15, "T: We'd need a fifteen percent discount on the list price.", 'N: I hear you.'],
])('what is taken off a price is a discount: %s percent', (value, ...lines) => {
  expect(kindOf(value, ...lines)).toBe('discount');
});

test('how many there are in total is no sum', () => {
  const { amounts } = call(
    "N: It's three pounds fifty per employee per month. How many staff have you got in total?",
    "T: Six hundred and twenty, give or take. With bank staff it's more like seven hundred.",
  );
  expect(amounts.filter(({ unit }) => unit === 'GBP').map(({ value }) => value)).toEqual([3.5]);
});

test.each([
  [
    3.7,
    "T: On the bracket you're at four dollars. I've got a number from another shop that's three seventy.",
    'N: I see.',
  ],
  [6, 'N: We do monthly at no extra. The current people charge you six percent for it.', 'T: True.'],
])('what others ask whom nobody names is no offer: %s', (value, ...lines) => {
  const amount = call(...lines).amounts.find((one) => one.value === value);
  expect(amount?.status).toBe('mentioned');
});

test('a point in time is no point of a number', () => {
  const { amounts } = call('N: At this point four pounds is the price per unit.', 'T: Okay.');
  expect(amounts.map(({ value }) => value)).toContain(4);
});

test('what is had although nobody gives more is not turned down', () => {
  const { amounts } = call(
    'N: Then we go for the annual plan at nine thousand pounds.',
    'T: More than that we cannot do. So yes, agreed.',
  );
  expect(amounts.find(({ value }) => value === 9000)?.status).toBe('agreed');
});
