import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { AccessError } from '#shared/errors.ts';

interface NamedDigest {
  readonly name: string;
  readonly digest: Buffer;
}

const entry = /^([\w.-]+):(?:sha256:([0-9a-f]{64})|(?!sha256:)(\S+))$/i;
const rule = 'must be a comma-separated list of name:key or name:sha256:<64 hex digits>, at least one';

/** `API_KEYS`: the accepted keys by name. Two names for one sender allow a rotation without a gap. */
export const apiKeys = z.string(rule).transform((list, context) => {
  const parsed = list.split(',').map((text) => entry.exec(text.trim()));
  const keys = parsed.flatMap((match) => (match?.[1] ? [{ name: match[1], digest: digestOf(match) }] : []));
  if (keys.length === parsed.length && !keys.some(({ digest }) => digest.equals(ofNothing))) return keys;
  context.addIssue({ code: 'custom', message: rule });
  return z.NEVER;
});

export type ApiKeys = z.output<typeof apiKeys>;

/** The key a call brings. */
export function givenKey(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-api-key'];
  return typeof given === 'string' ? given : undefined;
}

/**
 * Name of the accepted key. Every accepted key is compared, so that the time tells nothing of which one matched.
 * @throws AccessError when the key is missing or not accepted
 */
export function requireApiKey(given: string | undefined, accepted: ApiKeys): string {
  const name = findApiKey(given, accepted);
  if (name === undefined) throw new AccessError('API key is missing or not accepted');
  return name;
}

/** Name of the accepted key, undefined for any other: for operations that serve callers without a key too. */
export function findApiKey(given: string | undefined, accepted: ApiKeys): string | undefined {
  if (!given) return undefined;
  const digest = sha256(given);
  return accepted.reduce<string | undefined>(
    (found, key) => (timingSafeEqual(digest, key.digest) ? key.name : found),
    undefined,
  );
}

function digestOf([, , hex, plain]: RegExpExecArray): NamedDigest['digest'] {
  return hex ? Buffer.from(hex, 'hex') : sha256(plain ?? '');
}

/** Digests have one length, so neither the length nor the content of a key shows in the timing. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What a shell gives for a key that was not set. With it in the list a call without a key would be let in. */
const ofNothing = sha256('');
