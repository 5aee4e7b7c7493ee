import { expect, test } from 'vitest';
import { settledWording } from '#functions/create-minutes/engine/english/acts/choices/settled.ts';

test.each([
  ['January in plant three, yes, that is a good test.', 'January in plant three.'],
  ['60 for the first one, yes, that helps Anneke.', '60 for the first one.'],
  ['The nineteenth of April, yes, Harriet is happier with that as well.', 'The nineteenth of April.'],
  ['The same paper, yes, the 120 gram.', 'The same paper, the 120 gram.'],
  ['Three readers, yes, at the vendor’s expense.', 'Three readers, at the vendor’s expense.'],
  ['Ten and ten, yes (Ten in November and ten in April).', 'Ten and ten (Ten in November and ten in April).'],
  ['Thirty percent and seventy on commissioning, fine by the vendor.', 'Thirty percent and seventy on commissioning.'],
])('what was settled is told without how it was liked: %s', (said, told) => {
  expect(settledWording(said)).toBe(told);
});
