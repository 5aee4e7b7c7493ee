import { expect, test } from 'vitest';
import { unreadFields } from '#functions/create-minutes/unread-fields.ts';

const transcript = 'Ann: We will send the offer by Friday.\nBob: Fine with me.';

test.each([
  [
    { transcript, meeting: { participants: [{ name: 'Ann' }] } },
    'meeting.participants: is not read here; it belongs to participants',
  ],
  [{ transcript, companyId: '7' }, 'companyId: is not read here; it belongs to crm.companyId'],
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
  [{ transcript, crm: { companyid: '7' } }, 'crm.companyid: is not read; did you mean crm.companyId?'],
  [{ transcript, options: { colour: 'red' } }, 'options.colour: is not read; no option is called so'],
  [
    { transcript, options: { thresholds: { foo: { max: 1 } } } },
    'options.thresholds.foo: is not read; no option is called so',
  ],
  [
    { transcript, options: { thresholds: { interactivty: { max: 1 } } } },
    'options.thresholds.interactivty: is not read; did you mean options.thresholds.interactivity?',
  ],
  [
    { transcript, options: { thresholds: { interactivity: { maximum: 1 } } } },
    'options.thresholds.interactivity.maximum: is not read; no option is called so',
  ],
  [
    { transcript, options: { trackers: [{ name: 'a', phrases: ['b'], words: [] }] } },
    'options.trackers[0].words: is not read; no option is called so',
  ],
  [
    { transcript, options: { sections: ['summary', { title: 'a', phrases: ['b'], phrase: 'c' }] } },
    'options.sections[1].phrase: is not read; did you mean options.sections[1].phrases?',
  ],
  [
    { transcript, participants: [{ name: 'Ann' }, { name: 'Bob', alias: ['B'], aliasses: ['B'] }] },
    'participants[1].aliasses: is not read; did you mean participants[1].aliases?',
  ],
])('a misspelt field is told what was meant, an unknown option that it is none: %j', (body, warning) => {
  expect(unreadFields(body)).toEqual([warning]);
});

test('many of them are told in a list of bounded length', () => {
  const options = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`own${at}`, at]));
  const told = unreadFields({ transcript, options });
  expect([told.length, told.at(-1)]).toEqual([21, 'body: 980 more fields are not read']);
});

test.each([
  ['of the caller alone', { transcript, note: 'kept by the caller' }],
  ['that stands where it belongs as well', { transcript, language: 'en', meeting: { language: 'en' } }],
  ['of the caller in a participant', { transcript, participants: [{ name: 'Ann', title: 'Dr.', note: 'x' }] }],
  ['in what is no object', { transcript, options: { thresholds: 'x', trackers: [null, 'y'] }, participants: 7 }],
  ['of the CRM', { transcript, crm: {} }],
])('nothing is said of a field %s', (_, body) => {
  expect(unreadFields(body)).toEqual([]);
});
