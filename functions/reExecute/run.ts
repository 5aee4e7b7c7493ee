import * as z from 'zod';
import { InputError, OperationError } from '#shared/errors.ts';
import { reExecutedFromHeader } from '#shared/http/call-headers.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { log } from '#shared/runtime/log.ts';
import type { Execution } from '#shared/store/execution.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { compareOutputs, type Difference } from './compare-outputs.ts';
import type { ReExecution } from './input.ts';

export interface RunResult {
  readonly executionId: string;
  readonly operation: Execution['operation'];
  readonly newExecutionId: string | null;
  readonly status: 'succeeded' | 'failed' | 'wouldRun' | 'notStarted';
  /** Whether what the operation answered says something else than before; null when there is nothing to compare. */
  readonly changed: boolean | null;
  /** Whether it is the same byte for byte, but for the execution's own id and times. */
  readonly identical: boolean | null;
  readonly difference: readonly Difference[];
  readonly error: string | null;
}

interface Again {
  readonly executions: Pick<ExecutionStore, 'payload'>;
  readonly callOperation: CallOperation;
  readonly options: ReExecution['options'];
  readonly call: Pick<Call, 'apiKey' | 'signal'>;
}

const jsonObject = z.record(z.string(), z.unknown());

/** A result of an execution that was not run. */
export function notRun(
  { id, operation }: Execution,
  status: RunResult['status'],
  error: string | null = null,
): RunResult {
  return {
    executionId: id,
    operation,
    newExecutionId: null,
    status,
    changed: null,
    identical: null,
    difference: [],
    error,
  };
}

/** Runs one execution again at its own backend, and compares. A failure is a result: it does not stop the others. */
export async function runAgain(
  execution: Execution,
  { executions, callOperation, options, call }: Again,
): Promise<RunResult> {
  const payload = await executions.payload(execution.id);
  const input = jsonObject.safeParse(payload?.input).data;
  if (!input) return notRun(execution, 'failed', 'its input was not kept');
  try {
    const headers = { [reExecutedFromHeader]: execution.id };
    const again = await callOperation(execution.operation, { ...call, headers, body: withOptions(input, options) });
    const newExecutionId = again.executionId || null;
    if (again.error) return { ...notRun(execution, 'failed', textOf(again.error)), newExecutionId };
    const compared = compareOutputs(payload?.output, again.output);
    return { ...notRun(execution, 'succeeded'), newExecutionId, ...compared };
  } catch (error) {
    log.error('re-execution without an answer', error, { reExecuted: execution.id });
    return notRun(execution, 'failed', 'no answer from its backend');
  }
}

/** The recorded idempotency key would give the old answer; it goes, and the caller's options come. */
function withOptions(
  { idempotencyKey: _, ...input }: Readonly<Record<string, unknown>>,
  options: ReExecution['options'],
): JsonObject {
  if (!options) return input;
  return { ...input, options: { ...jsonObject.safeParse(input.options).data, ...options } };
}

function textOf(error: Error): string {
  return error instanceof InputError || error instanceof OperationError
    ? error.message
    : 'internal error of its backend';
}
