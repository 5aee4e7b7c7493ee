import type { IncomingHttpHeaders } from 'node:http';
import { equalsAny, hmacSha256 } from '#shared/auth/hmac.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import { AccessError } from '#shared/errors.ts';
import { headerText } from '#shared/http/header-text.ts';

/** Carries the proof that a call is a task of the operation's own. */
export function taskHeader(id: OperationId): string {
  return `x-${id}-task`;
}

/** In place of the key itself, because whoever may look at the queue can read it. */
export function signTask(id: OperationId, key: string | Buffer, rawBody: string | Buffer): string {
  return hmacSha256(key, `${id} task.`, rawBody).toString('hex');
}

/**
 * Whether the call is a task of the operation's own; false for any other call.
 * @throws AccessError when it says that it is one and none of the keys has signed it
 */
export function isTask(
  id: OperationId,
  { headers, rawBody }: { readonly headers: IncomingHttpHeaders; readonly rawBody: Buffer },
  keys: readonly (string | Buffer)[],
): boolean {
  const signature = headerText(headers, taskHeader(id));
  if (signature === undefined) return false;
  const expected = keys.map((key) => signTask(id, key, rawBody));
  if (equalsAny(signature, expected)) return true;
  throw new AccessError('task signature is not accepted');
}
