import { expect, test } from 'vitest';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';

test.each([
  ["I'll be honest, the racks are late.", 'Tess Harlow said that the racks are late.'],
  ['I will be honest with you, the racks are late.', 'Tess Harlow said that the racks are late.'],
  ["I'll be very frank, the racks are late.", 'Tess Harlow said that the racks are late.'],
  ['I have to be direct: the racks are late.', 'Tess Harlow said that the racks are late.'],
  ['I must be blunt, the racks are late.', 'Tess Harlow said that the racks are late.'],
  ["I'm going to be straight with you, the racks are late.", 'Tess Harlow said that the racks are late.'],
])('how frank somebody is is no more told: %s', (said, told) => {
  expect(reportEnglish(said, 'Tess Harlow', (text) => text.charAt(0).toLowerCase() + text.slice(1))).toBe(told);
});
