import { AccessError } from '#shared/errors.ts';
import { equalsAny, hmacSha256 } from './signatures/hmac.ts';

/** Proves that a call is a task of our own. In place of the key itself, because whoever may look at the queue can read it. */
export const taskHeader = 'x-recorder-task';

export function signTask(apiKey: string, rawBody: string | Buffer): string {
  return hmacSha256(apiKey, 'recorder task.', rawBody).toString('hex');
}

/** @throws AccessError when the call is no task of ours */
export function requireTask(signature: string, rawBody: Buffer, apiKey: string | undefined): void {
  if (apiKey === undefined || !equalsAny(signature, [signTask(apiKey, rawBody)])) {
    throw new AccessError('task signature is not accepted');
  }
}
