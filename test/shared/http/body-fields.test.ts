import * as z from 'zod';
import { expect, test } from 'vitest';
import { bodyFields } from '#shared/http/body-fields.ts';
import { check } from '#shared/http/check.ts';

const body = bodyFields({ dryRun: z.boolean().default(false), filter: z.string().optional() });

test('a body may have other fields, which are ignored', () => {
  expect(check(body, { dryRun: true, trigger: 'scheduler', idempotencyKey: 'k' })).toEqual({
    dryRun: true,
    idempotencyKey: 'k',
  });
});

test('a field that is nearly a known one is refused', () => {
  expect(() => check(body, { dryrun: true, trigger: 'scheduler' })).toThrow(
    'body: has no field "dryrun"; did you mean dryRun?',
  );
});

test.each(['dryRnu', 'rdyRun', 'fliter', 'filtre'])('%s, with two letters in the wrong order, is refused', (name) => {
  expect(() => check(body, { [name]: true })).toThrow(`body: has no field "${name}"; did you mean`);
});

test.each([[null], [[]], ['text']])('%j is no body', (value) => {
  expect(() => check(body, value)).toThrow('body: must be an object');
});
