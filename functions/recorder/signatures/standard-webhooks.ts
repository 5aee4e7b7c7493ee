import type { IncomingHttpHeaders } from 'node:http';
import { matchesAny } from '#shared/auth/hmac.ts';
import { headerText } from '#shared/http/header-text.ts';
import { signStandardWebhook } from '#shared/net/standard-webhook.ts';
import { type Clock, requireRecent } from './require-recent.ts';
import { signatureRefused } from './signature-error.ts';

const prefixes = ['webhook', 'svix'] as const;

export interface StandardWebhook {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The three headers of Standard Webhooks 1.0, under their present or their older name; undefined where there is none of them. */
export function standardWebhookOf(headers: IncomingHttpHeaders): StandardWebhook | undefined {
  for (const prefix of prefixes) {
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      headerText(headers, `${prefix}-${name}`),
    );
    if (id || timestamp || signature) return { id: id ?? '', timestamp: timestamp ?? '', signature: signature ?? '' };
  }
  return undefined;
}

/**
 * Checks a Standard Webhooks signature over the bytes as they came. The `standardwebhooks` package decodes them to text first, so
 * that other bytes can pass for the signed ones, and has no setting for the tolerance.
 * @param secrets with or without `whsec_`; any may have signed, and any of several signatures may be theirs
 * @throws AccessError
 */
export function verifyStandardWebhook(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  secrets: readonly string[],
  clock: Clock,
): void {
  const { id, timestamp, signature } = standardWebhookOf(headers) ?? { id: '', timestamp: '', signature: '' };
  // An id with a dot could move the border between the parts that are signed.
  if (!id || id.includes('.') || !signature) throw signatureRefused();
  requireRecent(timestamp, clock);
  // Signed once, however many signatures are given: a header has room for thousands, and the body may be large.
  const digests = secrets.map((secret) => signStandardWebhook(secret, id, timestamp, rawBody));
  const given = signature.split(' ').filter((each) => each.startsWith('v1,'));
  const accepted = given.filter((each) => matchesAny(Buffer.from(each.slice(3), 'base64'), digests));
  if (accepted.length === 0) throw signatureRefused();
}
