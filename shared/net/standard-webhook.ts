import { createHmac } from 'node:crypto';

/**
 * The signature of Standard Webhooks 1.0, of which the header `webhook-signature` has the base64 form behind `v1,`.
 * @param secret base64, with or without `whsec_`
 * @param timestamp seconds since 1970
 */
export function signStandardWebhook(secret: string, id: string, timestamp: string, rawBody: string | Buffer): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
}

/** Whether the text can be such a secret. A short one can be guessed, and an empty one is known to everybody. */
export function isWebhookSecret(secret: string): boolean {
  return /^(whsec_)?[\w+/-]+={0,2}$/.test(secret) && Buffer.from(secret.replace(/^whsec_/, ''), 'base64').length >= 24;
}
