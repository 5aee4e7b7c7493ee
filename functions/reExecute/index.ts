import { operations } from '#shared/contract/operations.ts';
import { register } from '#shared/http/register.ts';
import { openCallOperation } from '#shared/net/call-operation.ts';
import { requireExecutionLog } from '#shared/store/open-store.ts';
import { reExecute } from './handler.ts';

/** Of the deadline, this share is for starting; the rest lets the last runs end. */
const startingShare = 0.8;

register('reExecute', async (environment, openLog) =>
  reExecute({
    executions: await requireExecutionLog(openLog),
    callOperation: openCallOperation(environment),
    now: () => new Date(),
    budgetMs: 1000 * startingShare * operations.reExecute.backend.deadlineSeconds,
  }),
);
