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

test('a name that its sender has chosen is told in part', () => {
  const attributes = z.object({ attributes: z.record(z.string(), z.string('must be text')) });
  const value = { attributes: { ['x'.repeat(100_000)]: 1 } };
  expect(() => check(attributes, value)).toThrow(new InputError(`attributes.${'x'.repeat(40)}: must be text`));
});

const plain = z.object({
  id: z.string().min(1).max(3).regex(/^a/),
  count: z.int().min(1).max(9),
  kind: z.enum(['a', 'b']),
  part: z.object({ list: z.array(z.boolean()).min(2).max(3) }),
  either: z.union([z.string(), z.number()]),
});
const right = { id: 'a', count: 1, kind: 'a', part: { list: [true, true] }, either: 1 };

test.each([
  ['a missing field', { id: undefined }, 'id: is missing'],
  ['a missing object', { part: undefined }, 'part: is missing'],
  ['a missing alternative', { either: undefined }, 'either: is missing'],
  ['another kind', { id: 1 }, 'id: must be text'],
  ['no object', { part: 'x' }, 'part: must be an object'],
  ['no list', { part: { list: 'x' } }, 'part.list: must be a list'],
  ['an entry of another kind', { part: { list: [true, 1] } }, 'part.list[1]: must be true or false'],
  ['none of the alternatives', { either: true }, 'either: is not of a kind that is accepted'],
  ['an empty text', { id: '' }, /^id: must not be empty; /],
  ['a long text', { id: 'aaaa' }, 'id: must have at most 3 characters'],
  ['a text of another form', { id: 'b' }, 'id: does not have the form that is needed'],
  ['a short list', { part: { list: [true] } }, 'part.list: must have at least 2 entries'],
  ['a fraction', { count: 1.5 }, 'count: must be a whole number'],
  ['a small number', { count: 0 }, 'count: must be at least 1'],
  ['a large number', { count: 10 }, 'count: must be at most 9'],
  ['another name', { kind: 'c' }, 'kind: must be one of a, b'],
] as const)('a rule that the schema does not word is told as others are: %s', (_kind, given, message) => {
  expect(() => check(plain, { ...right, ...given })).toThrow(
    typeof message === 'string' ? new InputError(message) : message,
  );
});

const order = z.strictObject({ dryRun: z.boolean(), filter: z.strictObject({ status: z.string() }) });

test.each([
  ['one that is near', { dryrun: true }, 'body: has no field "dryrun"; did you mean dryRun?'],
  ['one that is not', { other: true }, 'body: has no field "other"; the fields are dryRun, filter'],
  [
    'several',
    { other: true, more: 1 },
    'body: has no field "other", nor 1 more that it has; the fields are dryRun, filter',
  ],
  ['one further in', { filter: { status: '', statuss: '' } }, 'filter: has no field "statuss"; did you mean status?'],
  [
    'a very long one',
    { ['x'.repeat(100)]: 1 },
    `body: has no field "${'x'.repeat(40)}"; the fields are dryRun, filter`,
  ],
])('an unknown field where none is accepted is told with what was meant: %s', (_kind, given, message) => {
  expect(() => check(order, { dryRun: true, filter: { status: '' }, ...given })).toThrow(new InputError(message));
});

test('many broken rules are told in a line of bounded length', () => {
  const turns = Array.from({ length: 1000 }, () => ({}));
  expect(() => check(meeting, { title: '', turns })).toThrow(/turns\[4\]\.text: must be text; and 995 more$/);
});
