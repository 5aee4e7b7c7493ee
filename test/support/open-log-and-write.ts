import { newExecutionId } from '#shared/store/execution-id.ts';
import { openExecutionLog } from '#shared/store/open-store.ts';

// A process of its own: opens the log that its environment names, writes one execution and prints its id.
const log = await openExecutionLog(process.env);
const id = newExecutionId();
const now = new Date();
const links = { meetingId: undefined, companyId: undefined, reExecutedFrom: undefined, traceId: undefined };
await log?.open({
  id,
  operation: 'test',
  trigger: 'api',
  caller: 'console',
  startedAt: now,
  leaseUntil: now,
  input: {},
  ...links,
});
console.log(id);
process.exit();
