import { expect, test } from 'vitest';
import { withDigits } from '#functions/create-minutes/engine/japanese/digits.ts';

test.each([
  ['月四万二千が四万八千になる。', '月4万2千が4万8千になる。'],
  ['4万2千が上限である。', '4万2千が上限である。'],
  ['月四万二千円が4万8千円になる。', '月4万2,000円が4万8,000円になる。'],
  ['来週の金曜十月九日に渡す。', '来週の金曜10月9日に渡す。'],
])('thousands without what they count stand as they are read: %s', (said, written) => {
  expect(withDigits(said)).toBe(written);
});
