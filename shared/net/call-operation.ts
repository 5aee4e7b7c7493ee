import * as z from 'zod';
import { type IdentityTokens, identityTokens } from '#shared/auth/identity-token.ts';
import { type OperationId, operationOf, operations } from '#shared/contract/operations.ts';
import { InputError, OperationError } from '#shared/errors.ts';
import { executionIdHeader } from '#shared/http/answer.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { openBackends, requireBackend } from './backends.ts';
import { type Posted, postText } from './post-text.ts';

export interface OperationCall {
  readonly body: JsonObject;
  /** The caller's own accepted key, passed on. */
  readonly apiKey: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** What the operation answered, and under which execution the log has it; `error` when it was no success. */
export type OperationAnswer = { readonly executionId: string } & (
  | { readonly output: JsonObject; readonly error?: never }
  | { readonly error: Error; readonly output?: never }
);

/**
 * Calls another operation at its backend, over HTTP and with an identity token, as the gateway does.
 * @throws Error when there was no answer
 */
export type CallOperation = (id: OperationId, call: OperationCall) => Promise<OperationAnswer>;

/** The output of a success. @throws InputError when the operation refused the input, Error for every other failure */
export function requireOutput(answer: OperationAnswer): JsonObject {
  if (answer.error) throw answer.error;
  return answer.output;
}

const object = z.record(z.string(), z.unknown());
const errorBody = z.object({ error: z.string() });

/** Where the contract declares no deadline of its own: that of the operations which call others. */
const { deadlineSeconds: callersDeadlineSeconds } = operations.reExecute.backend;

export function openCallOperation(
  environment: Environment,
  authorize: IdentityTokens = identityTokens(),
): CallOperation {
  const backends = openBackends(environment);
  return async (id, { body, apiKey, headers, signal }) => {
    const address = requireBackend(backends, id);
    const deadline = AbortSignal.timeout(1000 * (operationOf(id).backend.deadlineSeconds ?? callersDeadlineSeconds));
    const response = await postText(address, {
      headers: {
        ...headers,
        ...(apiKey !== undefined && { 'x-api-key': apiKey }),
        'content-type': 'application/json',
        authorization: await authorize(address),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, deadline]),
    });
    const executionId = headerOf(response, executionIdHeader) ?? '';
    const answer = parse(response.text);
    if (response.status === 200) return { executionId, output: object.parse(answer) };
    return { executionId, error: refusal(id, response, answer) };
  };
}

function headerOf({ headers }: Posted, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An operation's own text is passed on only where it is written for callers. */
function refusal(id: OperationId, response: Posted, answer: unknown): Error {
  const text = errorBody.safeParse(answer).data?.error ?? 'no error text';
  switch (headerOf(response, 'x-error-code')) {
    case 'invalidInput':
      return new InputError(`${id} refused the input: ${text}`);
    case 'operationFailed':
      return new OperationError('backendFailed', `${id}: ${text}`);
    default:
      return new Error(
        `${id} answered ${response.status} (execution ${headerOf(response, executionIdHeader) ?? 'unknown'})`,
      );
  }
}
