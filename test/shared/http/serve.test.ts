import { describe, expect, test } from 'vitest';
import { type OperationId, operationIds, surfaceOf, type Variant, variants } from '#shared/contract/operations.ts';
import { AccessError, InputError, OperationError } from '#shared/errors.ts';
import type { Arrival } from '#shared/http/admission.ts';
import { plainText } from '#shared/http/plain-text.ts';
import type { Call } from '#shared/http/handler.ts';
import { serve } from '#shared/http/serve.ts';
import { acceptedKey, call, executionId } from '../../support/call.ts';

const echo = async (body: object) => ({ received: body });
const throwing = (error: unknown) => async () => {
  throw error;
};
const served = variants.flatMap((variant) =>
  operationIds.filter((id) => surfaceOf(id, variant)).map((id) => [id, variant] as [OperationId, Variant]),
);
const withKey = served.filter(([id, variant]) => surfaceOf(id, variant)?.apiKey);

describe('every declared operation', () => {
  test.each(served)('%s in %s answers 200 with what the handler gives', async (id, variant) => {
    const answer = await call(id, echo, { body: '{"a":1}' }, variant);
    expect(answer).toMatchObject({ status: 200, body: { received: { a: 1 } } });
  });

  test.each(withKey)(
    '%s in %s answers 401 without an accepted key, before it looks at the body',
    async (id, variant) => {
      for (const headers of [{}, { 'x-api-key': '' }, { 'x-api-key': `${acceptedKey}x` }]) {
        const answer = await call(id, echo, { headers, body: '{"malformed' }, variant);
        expect(answer).toMatchObject({ status: 401, body: { error: 'API key is missing or not accepted' } });
      }
    },
  );

  test.each(served)('%s in %s answers a bad input with a status it declares', async (id, variant) => {
    const answer = await call(id, echo, { body: '[]' }, variant);
    const declares400 = surfaceOf(id, variant)?.errors.includes(400);
    expect(answer).toMatchObject({
      status: declares400 ? 400 : 500,
      body: { error: 'body: must be a JSON object, not an array' },
    });
  });

  test.each(served)('%s in %s has an answer for OPTIONS only where it is declared', async (id, variant) => {
    const answer = await call(id, echo, { method: 'OPTIONS', headers: {}, body: '{"malformed' }, variant);
    const declared = surfaceOf(id, variant)?.optionsId !== undefined;
    expect(answer.status).toBe(declared ? 204 : 405);
    expect(answer.body === undefined).toBe(declared);
  });
});

describe('what a handler throws', () => {
  test.each([
    ['an access error', new AccessError('token: missing'), 401, 'token: missing'],
    ['an input error', new InputError('limit: must be between 1 and 500'), 400, 'limit: must be between 1 and 500'],
    ['an operation error', new OperationError('crmDown', 'the CRM did not answer'), 500, 'the CRM did not answer'],
    [
      'anything else',
      new Error('password=hunter2'),
      500,
      `internal error; the log has the reason under execution ${executionId}`,
    ],
    ['no error at all', 'a string', 500, `internal error; the log has the reason under execution ${executionId}`],
  ])('%s becomes the error body and nothing else', async (_kind, error, status, text) => {
    const answer = await call('getLog', throwing(error), { body: '{}' });
    expect(answer).toMatchObject({ status, body: { error: text } });
    expect(Object.keys(answer.body ?? {})).toEqual(['error']);
  });

  test('is told to the log', async () => {
    const seen: unknown[] = [];
    const error = new Error('inside');
    await call('getLog', throwing(error), { body: '{}' }, 'B', (given) => seen.push(given));
    expect(seen).toEqual([error]);
  });
});

describe('browsers', () => {
  test.each([
    ['success', {}, { 'x-api-key': acceptedKey }],
    ['refusal', { body: '[]' }, { 'x-api-key': acceptedKey }],
    ['no key', {}, {}],
  ])('can read the answer of a POST where OPTIONS is declared: %s', async (_kind, sent, headers) => {
    const answer = await call('create-minutes', echo, { ...sent, headers });
    expect(answer.headers['Access-Control-Allow-Origin']).toBe('*');
  });

  test('are not let in where OPTIONS is not declared', async () => {
    expect((await call('getLog', echo)).headers).not.toHaveProperty('Access-Control-Allow-Origin');
  });
});

test('a handler knows the name of the key that was accepted, on an operation without a key too', async () => {
  const caller = async (_body: object, { caller: name }: { caller: string | undefined }) => ({ name });
  expect((await call('test', caller)).body).toEqual({ name: 'console' });
  expect((await call('test', caller, { headers: {} })).body).toEqual({ name: undefined });
});

describe('an admission', () => {
  const admission = (keyless: boolean) => ({
    keyless: () => keyless,
    admit: async ({ keyName, rawBody }: Arrival) => {
      if (keyName ?? rawBody.includes('proof')) return keyName ?? 'signature:zoom';
      throw new AccessError('signature: is missing or wrong');
    },
  });
  const caller = async (_body: object, { caller }: Call) => ({ caller });
  const send = (keyless: boolean, headers: Record<string, string>, body: string) =>
    call('recorder', caller, { headers, body }, 'B', () => {}, admission(keyless));

  test('that lets nobody in without a key leaves the body unread', async () => {
    const unread = { method: 'POST', headers: {}, query: new URLSearchParams(), executionId };
    const { signal } = new AbortController();
    const readBody = () => Promise.reject(new Error('not to be read'));
    const authenticate = () => Promise.reject(new AccessError('no'));
    const operation = { surface: { errors: [401], apiKey: true } as const, authenticate, handler: caller };
    const onError = () => {};
    const answer = await serve(
      { ...unread, signal, readBody },
      { ...operation, onError, admit: admission(false).admit },
    );
    expect(answer.status).toBe(401);
    expect(await send(false, {}, '{"proof":1}')).toMatchObject({ status: 401 });
  });

  test('comes before the body is parsed, and names the caller', async () => {
    expect(await send(true, {}, '{"malformed')).toMatchObject({ status: 401 });
    expect(await send(true, {}, '{"proof":1}')).toMatchObject({ status: 200, body: { caller: 'signature:zoom' } });
    const keyed = await send(true, { 'x-api-key': acceptedKey }, '');
    expect(keyed).toMatchObject({ status: 200, body: { caller: 'console' } });
  });
});

describe('a plain text', () => {
  test('takes the place of the JSON object', async () => {
    const answer = await call('recorder', async () => plainText('token'), {});
    expect(answer).toEqual({ status: 200, headers: {}, text: 'token' });
  });
});
