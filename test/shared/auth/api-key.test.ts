import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiKeys, requireApiKey } from '#shared/auth/api-key.ts';
import { AccessError } from '#shared/errors.ts';

const digest = createHash('sha256').update('zoom-key').digest('hex');
const accepted = apiKeys.parse(`console:a:b, zoom:sha256:${digest}, console-new:c`);

test.each([
  ['a plain key, even one with a colon', 'a:b', 'console'],
  ['a key that is configured as a digest', 'zoom-key', 'zoom'],
  ['the second key of a rotation', 'c', 'console-new'],
])('%s is accepted under its name', (_kind, given, name) => {
  expect(requireApiKey(given, accepted)).toBe(name);
});

test.each([undefined, '', ' ', 'a:b ', 'A:B', digest, `sha256:${digest}`, 'console:a:b'])(
  '%j is not accepted',
  (given) => {
    expect(() => requireApiKey(given, accepted)).toThrow(AccessError);
  },
);

test.each(['', ' ', 'no-name', ':key', 'name:', 'name:key,', 'name with space:key'])('a list %j is refused', (list) => {
  expect(apiKeys.safeParse(list).success).toBe(false);
});

test.each([
  ['a digest that is cut off', `zoom:sha256:${digest.slice(1)}`],
  ['the digest of a key that was not set', `console:good,zoom:sha256:${createHash('sha256').update('').digest('hex')}`],
])('a list with %s is refused', (_kind, list) => {
  expect(apiKeys.safeParse(list).success).toBe(false);
});

test('a call without a key is not let in, whatever is accepted', () => {
  const ofNothing = [{ name: 'zoom', digest: createHash('sha256').update('').digest() }];
  for (const given of [undefined, '']) expect(() => requireApiKey(given, ofNothing)).toThrow(AccessError);
});

test('the error of a wrong list does not repeat the keys', () => {
  expect(JSON.stringify(apiKeys.safeParse('console:good,hunter2').error?.issues)).not.toContain('hunter2');
});
