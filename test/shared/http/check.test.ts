import { expect, test } from 'vitest';
import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';

const meeting = z.object({
  title: z.string('must be text'),
  turns: z.array(z.object({ text: z.string('must be text') })),
  source: z.union([z.string(), z.object({ url: z.url('must be a URL') })]).optional(),
});

test('a value that fits is given back typed', () => {
  expect(check(meeting, { title: 'Kick-off', turns: [], unknown: 1 })).toEqual({ title: 'Kick-off', turns: [] });
});

test.each([
  ['a field', { title: 1, turns: [] }, 'title: must be text'],
  ['a field in a list', { title: '', turns: [{ text: 'a' }, { text: 3 }] }, 'turns[1].text: must be text'],
  ['two fields', { turns: [{}] }, 'title: must be text; turns[0].text: must be text'],
  ['a field of one alternative', { title: '', turns: [], source: { url: 'x' } }, 'source.url: must be a URL'],
])('%s that breaks a rule is named with the rule', (_kind, value, message) => {
  expect(() => check(meeting, value)).toThrow(new InputError(message));
});

test('many broken rules are told in a line of bounded length', () => {
  const turns = Array.from({ length: 1000 }, () => ({}));
  expect(() => check(meeting, { title: '', turns })).toThrow(/turns\[4\]\.text: must be text; and 995 more$/);
});
