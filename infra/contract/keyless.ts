import type { OperationId } from '#shared/contract/operations.ts';
import type { Environment } from '#shared/runtime/environment.ts';

/**
 * Operations whose function lets some callers in without a key, by the environment it will run in. A gateway in front of it must
 * then not ask for the key; the function asks every other caller itself.
 */
export function keylessOperations({ RECORDER_SIGNATURE_ONLY: senders }: Environment): readonly OperationId[] {
  return senders?.trim() ? ['recorder'] : [];
}
