import { type OperationId, operationIds, operationOf } from '#shared/contract/operations.ts';

export interface Size {
  readonly memory: string;
  /** More than one call per instance needs a whole CPU. */
  readonly cpu: number;
  /** Calls one instance serves at a time. */
  readonly concurrency: number;
  /** Bounds the cost of a flood of calls. */
  readonly maxInstances: number;
}

/** Enough for functions that mostly wait for others, with bodies far below the limit of 20 MB. */
const usual: Size = { memory: '512Mi', cpu: 1, concurrency: 20, maxInstances: 10 };

const exceptions: { readonly [Id in OperationId]?: Partial<Size> } = {
  // Works on the CPU: calls that share an instance slow one another down, and the gateway waits 15 s only.
  'create-minutes': { memory: '1Gi', concurrency: 4, maxInstances: 20 },
  // One run at a time; a second call only has to be told so.
  dailyBatch: { concurrency: 4, maxInstances: 1 },
};

export function sizeOf(id: OperationId): Size {
  return { ...usual, ...exceptions[id] };
}

/** Not shorter than what the gateway waits; where it declares nothing, direct callers may wait as long as anywhere else. */
export function timeoutSeconds(id: OperationId): number {
  const deadlineOf = (each: OperationId) => operationOf(each).backend.deadlineSeconds ?? 0;
  return deadlineOf(id) || Math.max(...operationIds.map(deadlineOf));
}
