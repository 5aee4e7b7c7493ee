import type * as z from 'zod/mini';
import type { OperationId } from '#shared/contract/operations.ts';
import { apiKey } from './key.ts';

/** What came in place of an answer. */
export class CallError extends Error {
  /** Undefined where nothing answered at all. */
  readonly status: number | undefined;
  readonly executionId: string | undefined;

  constructor(message: string, status?: number, executionId?: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.executionId = executionId;
  }
}

/**
 * Calls an operation with the key of this tab.
 * @throws CallError with the text of the API, or without a status where the server cannot be reached
 */
export async function call<Answer extends z.ZodMiniType>(
  id: OperationId,
  body: object,
  answer: Answer,
): Promise<z.output<Answer>> {
  const key = apiKey();
  const headers = { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) };
  const response = await fetch(`/${id}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(notReached);
  const json: unknown = await response.json().catch(notReached);
  const executionId = response.headers.get('x-execution-id') ?? undefined;
  if (!response.ok) throw new CallError(errorOf(json), response.status, executionId);
  return answer.parse(json);
}

function notReached(cause: unknown): never {
  throw new CallError('', undefined, undefined, { cause });
}

function errorOf(json: unknown): string {
  return typeof json === 'object' && json && 'error' in json ? String(json.error) : JSON.stringify(json);
}
