import { expect, test } from 'vitest';
import { createMinutes } from '#functions/create-minutes/handler.ts';
import { call } from '../../support/call.ts';

const dated = 'Ann: Could you send me the offer?\nBob: Sure, I will send you the offer tomorrow.';
const undated = 'Ann: Could you send me the offer?\nBob: Sure, I will send you the offer.';

async function warningsOf(transcript: string, meeting: object): Promise<readonly string[]> {
  const { body } = await call('create-minutes', createMinutes({ now: () => new Date(0) }), {
    body: { transcript, meeting },
  });
  return (body as { readonly warnings: readonly string[] }).warnings;
}

test('days that were counted from a day in UTC are told to be so', async () => {
  expect(await warningsOf(dated, { startedAt: '2026-11-18T23:30:00Z' })).toEqual([
    'meeting.timeZone: is missing, and meeting.startedAt is in UTC: days are counted from 2026-11-18, which may be another day where the meeting was',
  ]);
});

test('days that cannot be counted, since nobody says when the meeting was, are told to be so', async () => {
  expect(await warningsOf(dated, {})).toEqual([
    'meeting.startedAt: is missing, so days that were said, such as "tomorrow", have no date',
  ]);
});

test.each([
  ['no day was counted', undated, { startedAt: '2026-11-18T23:30:00Z' }],
  ['the zone is named', dated, { startedAt: '2026-11-18T23:30:00Z', timeZone: 'Asia/Tokyo' }],
  ['the time tells its place', dated, { startedAt: '2026-11-19T08:30:00+09:00' }],
  ['neither day nor start is told', undated, {}],
])('nothing is told where %s', async (_why, transcript, meeting) => {
  expect(await warningsOf(transcript, meeting)).toEqual([]);
});
