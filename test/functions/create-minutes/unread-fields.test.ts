import { expect, test } from 'vitest';
import { unreadFields } from '#functions/create-minutes/unread-fields.ts';

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
  expect(unreadFields(body)).toEqual([warning]);
});

test.each([
  [{ transcript, options: { frameworks: 'bant' } }, 'options.frameworks: is not read; did you mean options.framework?'],
  [{ transcript, participant: [] }, 'participant: is not read; did you mean participants?'],
  [{ transcript, meeting: { startedat: null } }, 'meeting.startedat: is not read; did you mean meeting.startedAt?'],
  [{ transcript, options: { colour: 'red' } }, 'options.colour: is not read; no option is called so'],
])('a misspelt field is told what was meant, an unknown option that it is none: %j', (body, warning) => {
  expect(unreadFields(body)).toEqual([warning]);
});

test.each([
  ['of the caller alone', { transcript, note: 'kept by the caller' }],
  ['that stands where it belongs as well', { transcript, language: 'en', meeting: { language: 'en' } }],
  ['of the CRM', { transcript, crm: {} }],
])('nothing is said of a field %s', (_, body) => {
  expect(unreadFields(body)).toEqual([]);
});
