import * as z from 'zod';
import { type CallOperation, requireOutput } from '#shared/net/call-operation.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { Check } from './run-checks.ts';
import { expectedAction, sampleMeeting } from './sample-meeting.ts';

const actionItems = z.object({
  actionItems: z.array(z.object({ description: z.string(), owner: z.object({ name: z.string() }).nullable() })),
});

/** Reads the execution log. @param openLog gives undefined where the deployment has chosen to have none */
export function storeCheck(openLog: () => Promise<Pick<ExecutionStore, 'list'> | undefined>): Check {
  return {
    name: 'executionLog',
    remedy: 'the execution log cannot be read: see the log line of this check, then DATABASE_URL or DATA_DIR',
    run: async () => {
      const executions = await openLog();
      if (!executions) return { status: 'skipped', detail: 'STORE=none' };
      await executions.list({}, { limit: 1 });
      return { status: 'ok', detail: 'readable' };
    },
  };
}

/** Has the sample meeting turned into minutes by the real backend. @param callOperation undefined where its address is not configured */
export function minutesCheck(callOperation: CallOperation | undefined): Check {
  return {
    name: 'minutes',
    remedy: 'create-minutes did not make the expected minutes: see the log line of this check, then BACKENDS',
    run: async ({ apiKey, signal }) => {
      if (!callOperation) return { status: 'skipped', detail: 'BACKENDS has no address of create-minutes' };
      const answer = await callOperation('create-minutes', { body: sampleMeeting, apiKey, signal });
      const found = actionItems
        .parse(requireOutput(answer))
        .actionItems.some(
          ({ description, owner }) =>
            owner?.name === expectedAction.owner && description.includes(expectedAction.mentions),
        );
      if (!found) throw new Error('the promised action item is not in the minutes of the sample meeting');
      return { status: 'ok', detail: 'the sample meeting gave the expected action item' };
    },
  };
}
