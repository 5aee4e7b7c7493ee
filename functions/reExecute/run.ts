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
const pointer = z.object({ minutesExecutionId: z.string() });

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
export async function runAgain(execution: Execution, again: Again): Promise<RunResult> {
  try {
    const payload = await again.executions.payload(execution.id);
    const input = jsonObject.safeParse(payload?.input).data;
    if (!input) return notRun(execution, 'failed', 'its input was not kept');
    return await callAgain(execution, input, payload?.output, again);
  } catch (error) {
    log.error('re-execution without an answer', error, { reExecuted: execution.id });
    return notRun(execution, 'failed', 'no answer from its backend');
  }
}

async function callAgain(
  execution: Execution,
  input: JsonObject,
  before: unknown,
  { executions, callOperation, options, call }: Again,
): Promise<RunResult> {
  const headers = { [reExecutedFromHeader]: execution.id };
  const answer = await callOperation(execution.operation, {
    ...call,
    headers,
    body: toBody(execution, input, options),
  });
  const newExecutionId = answer.executionId || null;
  if (answer.error) return { ...notRun(execution, 'failed', textOf(answer.error)), newExecutionId };
  const [old, recent] = await Promise.all([before, answer.output].map((output) => minutesOf(executions, output)));
  return { ...notRun(execution, 'succeeded'), newExecutionId, ...compareOutputs(old, recent) };
}

/** A recorder's answer points at the minutes that were made; these are what is to be compared. */
async function minutesOf(executions: Again['executions'], output: unknown): Promise<unknown> {
  const pointed = pointer.safeParse(output).data;
  return pointed ? (await executions.payload(pointed.minutesExecutionId))?.output : output;
}

/** The recorded idempotency key would give the old answer; it goes, and the caller's options come where there are any. */
function toBody(
  { operation }: Execution,
  { idempotencyKey: _, ...input }: Readonly<Record<string, unknown>>,
  options: ReExecution['options'],
): JsonObject {
  if (!options || operation === 'dailyBatch') return input;
  return { ...input, options: { ...jsonObject.safeParse(input.options).data, ...options } };
}

function textOf(error: Error): string {
  return error instanceof InputError || error instanceof OperationError
    ? error.message
    : 'internal error of its backend';
}
