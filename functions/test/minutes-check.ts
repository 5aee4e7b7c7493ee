import * as z from 'zod';
import { InputError, OperationError } from '#shared/errors.ts';
import { type CallOperation, requireOutput } from '#shared/net/call-operation.ts';
import type { Check } from './run-checks.ts';
import { expectedMinutes, sampleMeeting } from './sample-meeting.ts';

const evidence = z.array(z.object({ quote: z.string() }));
const minutes = z.object({
  decisions: z.array(z.object({ evidence })),
  actionItems: z.array(
    z.object({
      owner: z.object({ name: z.string() }).nullable(),
      due: z.object({ date: z.string().nullable() }).nullable(),
      evidence,
    }),
  ),
});
type Minutes = z.output<typeof minutes>;

const answeredSo = 'minutesRefused';

/** Has the sample meeting turned into minutes by the real backend. @param callOperation undefined where its address is not configured */
export function minutesCheck(callOperation: CallOperation | undefined): Check {
  return {
    name: 'minutes',
    remedy: (error) =>
      error instanceof OperationError && error.code === answeredSo
        ? 'mend what else has failed here first'
        : 'create-minutes did not make the expected minutes: see the log line of this check, then whether BACKENDS has its address and this function may call it',
    run: async ({ apiKey, signal }) => {
      if (!callOperation) return { status: 'skipped', detail: 'BACKENDS has no address of create-minutes' };
      const answer = await callOperation('create-minutes', { body: sampleMeeting, apiKey, signal });
      if (answer.error && answer.executionId) throw refused(answer.executionId, answer.error);
      const missing = missingIn(minutes.parse(requireOutput(answer)));
      if (missing.length === 0) return { status: 'ok', detail: 'the sample meeting gave the expected minutes' };
      throw new OperationError('unexpectedMinutes', `the minutes of the sample meeting lack ${missing.join(' and ')}`);
    },
  };
}

/** The function is there and may be called: who else would have an execution? What it says of why is passed on where it is for callers. */
function refused(executionId: string, cause: Error): OperationError {
  const why = cause instanceof OperationError || cause instanceof InputError ? `${cause.message}; ` : '';
  const text = `create-minutes answered with an error: ${why}its log has the reason under execution ${executionId}`;
  return new OperationError(answeredSo, text, { cause });
}

function missingIn({ decisions, actionItems }: Minutes): readonly string[] {
  const { decision, actionItem } = expectedMinutes;
  const decided = decisions.some((item) => quotes(item, decision.quote));
  const promised = actionItems.some(
    (item) =>
      quotes(item, actionItem.quote) && item.owner?.name === actionItem.owner && item.due?.date === actionItem.due,
  );
  return [decided ? [] : ['the decision'], promised ? [] : ['the action item with its owner and date']].flat();
}

function quotes({ evidence: cited }: Minutes['decisions'][number], words: string): boolean {
  return cited.some(({ quote }) => words.includes(quote) || quote.includes(words));
}
