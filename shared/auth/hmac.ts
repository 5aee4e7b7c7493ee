import { createHmac, timingSafeEqual } from 'node:crypto';

export function hmacSha256(key: string | Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Whether the digest is any of those expected, in a time that tells nothing of how near it came. Every one is tried. */
export function matchesAny(given: Buffer, expected: readonly Buffer[]): boolean {
  return expected.reduce(
    (found, digest) => (given.length === digest.length && timingSafeEqual(given, digest)) || found,
    false,
  );
}

/** Whether the text is one of the secrets itself: for senders that repeat a shared value in place of signing. */
export function equalsAny(given: string, secrets: readonly string[]): boolean {
  const digest = (text: string) => hmacSha256('equality', text);
  return matchesAny(digest(given), secrets.map(digest));
}
