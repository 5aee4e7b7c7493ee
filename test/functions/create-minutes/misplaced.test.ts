import { expect, test } from 'vitest';
import { misplacedFields } from '#functions/create-minutes/misplaced.ts';

const transcript = 'Ann: We will send the offer by Friday.\nBob: Fine with me.';

test.each([
  [
    { transcript, meeting: { participants: [{ name: 'Ann' }] } },
    'meeting.participants: is not read here; it belongs to participants',
  ],
  [{ transcript, timeZone: 'Asia/Tokyo' }, 'timeZone: is not read here; it belongs to meeting.timeZone'],
  [
    { transcript, meeting: { framework: 'bant' } },
    'meeting.framework: is not read here; it belongs to options.framework',
  ],
])('a field that belongs elsewhere is told where: %j', (body, warning) => {
  expect(misplacedFields(body)).toEqual([warning]);
});

test.each([
  ['of the caller alone', { transcript, note: 'kept by the caller' }],
  ['that stands where it belongs as well', { transcript, language: 'en', meeting: { language: 'en' } }],
  ['of the CRM', { transcript, crm: {} }],
])('nothing is said of a field %s', (_, body) => {
  expect(misplacedFields(body)).toEqual([]);
});
