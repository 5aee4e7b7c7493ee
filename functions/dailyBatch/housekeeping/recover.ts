import pMap from 'p-map';
import * as z from 'zod';
import { reExecutedFromHeader } from '#shared/http/call-headers.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { log } from '#shared/runtime/log.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { FindStranded, Stranded } from '#shared/store/stranded.ts';

export interface RecoverServices {
  readonly executions: Pick<ExecutionStore, 'markDied' | 'payload'>;
  readonly findStranded: FindStranded;
  readonly callOperation: CallOperation;
  /** Whether accepted work is a queue's to deliver. */
  readonly hasQueue: boolean;
  readonly now: () => Date;
}

export interface Recovered {
  /** Executions that were found dead and are marked as such. */
  readonly died: number;
  /** Brought to their end in this call. */
  readonly recovered: number;
  /** Tried and failed: a later call tries again, or the log has the reason why not. */
  readonly failed: number;
}

/** Few at a time, so that a night after a bad day does not become a flood; how many in all, the time decides. */
const [mostInOneCall, concurrency] = [1_000, 2];
const undelivered = 'see whether the queue delivers';
const ended = 'the process that had accepted it ended first';
const object = z.record(z.string(), z.unknown());

/** Marks executions whose function has died, and has those done that nobody else will do again. */
export async function recover(
  { executions, findStranded, callOperation, hasQueue, now }: RecoverServices,
  apiKey: string | undefined,
  signal: AbortSignal,
): Promise<Recovered> {
  const died = await executions.markDied(now());
  const stranded = await findStranded(now(), mostInOneCall);
  const neverBegun = stranded.filter(({ accepted, attempts }) => accepted && attempts === 0).length;
  if (neverBegun > 0)
    log.alert(`accepted work was never begun; ${hasQueue ? undelivered : ended}`, { count: neverBegun });
  const runAgain = async ({ id, operation, accepted }: Stranded): Promise<boolean | undefined> => {
    if (signal.aborted) return undefined;
    const input = accepted ? {} : object.safeParse((await executions.payload(id))?.input).data;
    if (!input) return false;
    const { idempotencyKey: _, ...body } = input;
    const headers = { [reExecutedFromHeader]: id };
    const answer = await callOperation(operation, { body, apiKey, headers, signal });
    return answer.error === undefined;
  };
  const ends = await pMap(
    stranded,
    (each) =>
      runAgain(each).catch((error: unknown) => {
        log.error('execution not recovered', error, { recoveredExecution: each.id });
        return false;
      }),
    { concurrency },
  );
  const recovered = ends.filter(Boolean).length;
  return { died, recovered, failed: ends.filter((end) => end === false).length };
}
