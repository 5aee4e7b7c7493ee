import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTokenSigner, type TokenSigner } from '#infra/local/token-signer.ts';
import { type IdentityTokens, identityTokens } from '#shared/auth/identity-token.ts';
import { identityGuard } from '#shared/auth/verify-identity.ts';
import { AccessError } from '#shared/errors.ts';

const audience = 'https://minutes-api-getlog.example';
let signer: TokenSigner;
let authorize: IdentityTokens;

beforeAll(async () => {
  signer = await startTokenSigner();
  vi.stubEnv('GCE_METADATA_HOST', signer.host);
  authorize = identityTokens();
});
afterAll(() => {
  vi.unstubAllEnvs();
  signer.server.close();
});

const guard = (settings: Record<string, string> = {}) =>
  identityGuard({
    VERIFY_IDENTITY_TOKENS: 'true',
    IDENTITY_AUDIENCE: audience,
    IDENTITY_CERTS_URL: signer.certsUrl,
    IDENTITY_CALLERS: signer.email,
    ...settings,
  });

describe('minting', () => {
  test('ten calls at once fetch one token from the metadata server', async () => {
    const fetches = countIdentityRequests(signer.server);
    const tokens = await Promise.all(Array.from({ length: 10 }, () => authorize('https://fresh.example')));
    await authorize('https://fresh.example');
    expect(new Set(tokens).size).toBe(1);
    expect(fetches()).toBe(1);
  });

  test('each audience has a token of its own', async () => {
    expect(await authorize('https://one.example')).not.toBe(await authorize('https://two.example'));
  });
});

describe('the guard', () => {
  test('lets a token for its audience in', async () => {
    await expect(guard()({ authorization: await authorize(audience) })).resolves.toBeUndefined();
  });

  test.each([
    ['no token', async () => undefined],
    ['no bearer token', async () => 'Basic abc'],
    ['a token for another audience', () => authorize('https://other.example')],
    ['a forged token', async () => forge(await authorize(audience))],
    ['nonsense', async () => 'Bearer a.b.c'],
  ])('refuses %s', async (_kind, header) => {
    const authorization = await header();
    await expect(guard()(authorization === undefined ? {} : { authorization })).rejects.toThrow(AccessError);
  });

  test('never repeats the token', async () => {
    const authorization = await authorize('https://other.example');
    await expect(guard()({ authorization })).rejects.toThrow('identity token is missing or not accepted');
  });

  test('is off where the platform checks the token', async () => {
    await expect(identityGuard({})({})).resolves.toBeUndefined();
  });

  test('refuses a token of somebody else', async () => {
    const open = guard({ IDENTITY_CALLERS: 'gateway@example.com, scheduler@example.com' });
    await expect(open({ authorization: await authorize(audience) })).rejects.toThrow(AccessError);
  });

  test.each(['IDENTITY_AUDIENCE', 'IDENTITY_CALLERS'])('is not opened without %s', (name) => {
    expect(() => guard({ [name]: '' })).toThrow(name);
  });
});

function countIdentityRequests(server: Server): () => number {
  let count = 0;
  server.on('request', (request) => {
    if (request.url?.includes('/identity')) count += 1;
  });
  return () => count;
}

function forge(header: string): string {
  const [head, payload, signature] = header.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url'), signature].join('.');
}
