import type { Alerts } from '#shared/alert/alerts.ts';
import { toFailure } from '#shared/alert/failure.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { Fields } from '#shared/runtime/log.ts';
import type { Outcome } from '#shared/store/execution.ts';
import { toExecutionError } from '#shared/store/execution-error.ts';
import type { Leases } from '#shared/store/leases.ts';
import { openStages, type RunStage } from '#shared/store/stages.ts';
import type { Begun, WorkStore } from '#shared/store/work-store.ts';

export type Taken = Extract<Begun, { state: 'begun' }>;

export interface WorkServices {
  readonly openWork: () => Promise<WorkStore>;
  readonly leases: Leases;
  readonly alerts: Pick<Alerts, 'failed' | 'succeeded'>;
  /** Work that failed so often has failed for good. */
  readonly maxAttempts: number;
  readonly now: () => Date;
}

type Success = Extract<Outcome, { status: 'succeeded' }>;
export type Result = { readonly output: object } & Pick<Success, 'inputHash' | 'configHash' | 'companyId'>;

/** What an operation does with work that it has accepted. */
export interface Job {
  readonly operation: OperationId;
  readonly run: (taken: Taken, work: WorkStore, stage: RunStage) => Promise<Result>;
  /** Whether waiting makes it no better. */
  readonly isFinal: (error: unknown) => boolean;
  /** Whether work that failed for good keeps its key; else the same may be sent again. */
  readonly keyAfter: (error: unknown) => 'kept' | 'released';
  readonly logFailure: (error: unknown, fields: Fields) => void;
}

export type Processed =
  | { readonly state: 'done'; readonly output: object }
  /** `final`: nobody will try again. */
  | { readonly state: 'failed'; readonly final: boolean; readonly error: unknown }
  | { readonly state: 'running' }
  | { readonly state: 'ended' };

/** Does accepted work in one attempt, if it is to be had, and tells when it has failed for good or works again. */
export async function processWork(id: string, job: Job, services: WorkServices): Promise<Processed> {
  const processed = await attemptWork(id, job, services);
  const failure =
    processed.state === 'failed' && processed.final ? toFailure(job.operation, processed.error, id) : undefined;
  if (failure) await services.alerts.failed(failure);
  if (processed.state === 'done') await services.alerts.succeeded(job.operation);
  return processed;
}

/** One attempt, and in the log how it went. */
async function attemptWork(
  id: string,
  job: Job,
  { openWork, leases, maxAttempts, now }: WorkServices,
): Promise<Processed> {
  const work = await openWork();
  const startedAt = now();
  const begun = await work.begin(id, startedAt, leases.end(startedAt));
  if (begun.state !== 'begun') return begun;
  const lease = leases.hold(work, id);
  const stages = openStages();
  const end = () => {
    const finishedAt = now();
    return { finishedAt, durationMs: finishedAt.getTime() - startedAt.getTime(), stages: stages.ended };
  };
  try {
    const result = await job.run(begun, work, stages.run);
    await work.end(begun.attempt, { status: 'succeeded', ...result, ...end() }, 'kept');
    return { state: 'done', output: result.output };
  } catch (error) {
    const final = job.isFinal(error) || begun.attempt.number >= maxAttempts;
    const reason = toExecutionError(error);
    job.logFailure(error, { attempt: begun.attempt.number, final });
    if (final) await work.end(begun.attempt, { status: 'failed', error: reason, ...end() }, job.keyAfter(error));
    else await work.defer(begun.attempt, reason, stages.ended);
    return { state: 'failed', final, error };
  } finally {
    lease.release();
  }
}
