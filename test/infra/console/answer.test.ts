import { expect, test } from 'vitest';
import { minutesOrLater } from '#infra/console/minutes/answer.ts';

const id = '01939a00-0000-7000-8000-000000000001';

test.each([
  ['accepted for later', { execution: { id, status: 'accepted' } }, 'accepted'],
  ['asked for again while they are made', { status: 'inProgress', executionId: id }, 'running'],
  ['asked for again and no longer kept', { status: 'duplicate', executionId: id }, 'succeeded'],
])('minutes that are %s are told by their execution', (_kind, answer, status) => {
  expect(minutesOrLater.parse(answer)).toEqual({ execution: { id, status } });
});

test('an answer of another kind is refused', () => {
  expect(minutesOrLater.safeParse({ execution: { id } }).success).toBe(false);
});
