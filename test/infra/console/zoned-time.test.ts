import { expect, test } from 'vitest';
import { toLocal, toMoment } from '#infra/console/minutes/zoned-time.ts';

test.each([
  ['2026-04-01T14:00', 'Asia/Tokyo', '2026-04-01T14:00:00+09:00'],
  ['2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T09:30:00+02:00'],
  ['2026-12-01T09:30', 'Europe/Berlin', '2026-12-01T09:30:00+01:00'],
  ['2026-01-05T22:15', 'America/Los_Angeles', '2026-01-05T22:15:00-08:00'],
  ['2026-01-05T08:00', 'Asia/Kolkata', '2026-01-05T08:00:00+05:30'],
  ['2026-01-05T08:00', 'UTC', '2026-01-05T08:00:00+00:00'],
  ['2026-01-05T08:00:30', 'UTC', '2026-01-05T08:00:30+00:00'],
])('%s on a clock in %s is %s', (local, timeZone, moment) => {
  expect(toMoment(local, timeZone)).toBe(moment);
  expect(toLocal(moment, timeZone)).toBe(local);
});

test.each([
  ['is skipped in spring', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
  ['comes twice in autumn', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
])('a time that %s is one moment', (_kind, local, moment) => {
  expect(toMoment(local, 'Europe/Berlin')).toBe(moment);
});
