import { operations } from '#shared/contract/operations.ts';
import { register } from '#shared/http/register.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { requireExecutionLog } from '#shared/store/open-store.ts';
import { reExecute } from './handler.ts';

const deadlineMs = 1000 * operations.reExecute.backend.deadlineSeconds;
/** Of the deadline, one share is for starting runs, the rest for letting them end, but for a little for the answer. */
const [startingShare, runningShare] = [0.8, 0.97];

register('reExecute', async (environment, openLog) =>
  reExecute({
    executions: await requireExecutionLog(openLog),
    callOperation: openCallOperation(environment),
    now: () => new Date(),
    budgetMs: startingShare * deadlineMs,
    patienceMs: runningShare * deadlineMs,
  }),
);
