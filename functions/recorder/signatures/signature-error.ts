import { AccessError } from '#shared/errors.ts';

/** One text for every kind of refusal: what exactly was wrong helps a forger more than a sender. */
export function signatureRefused(): AccessError {
  return new AccessError('webhook signature is missing or not accepted');
}
