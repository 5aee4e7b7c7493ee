import type { Execution } from '#shared/store/execution.ts';
import type { ExecutionFilter, ExecutionStore } from '#shared/store/execution-store.ts';
import type { SentEvent } from './recorder-events.ts';

export interface Outcome {
  /** Events without minutes. */
  readonly lost: number;
  /** Events with more than one set of minutes. */
  readonly repeated: number;
  /** Events that are not in the log as one successful execution of the recorder. */
  readonly unsettled: number;
}

/** Looks in the log what became of the events. */
export async function countMinutes(log: Pick<ExecutionStore, 'list'>, events: readonly SentEvent[]): Promise<Outcome> {
  const minutes = await perMeeting(log, { operations: ['create-minutes'], statuses: ['succeeded'] });
  const received = await perMeeting(log, { operations: ['recorder'] });
  const count = (wrong: (meetingId: string) => boolean) => events.filter(({ meetingId }) => wrong(meetingId)).length;
  return {
    lost: count((id) => !minutes.has(id)),
    repeated: count((id) => (minutes.get(id)?.length ?? 0) > 1),
    unsettled: count((id) => {
      const [first, ...rest] = received.get(id) ?? [];
      return first?.status !== 'succeeded' || rest.length > 0;
    }),
  };
}

async function perMeeting(
  log: Pick<ExecutionStore, 'list'>,
  filter: ExecutionFilter,
): Promise<Map<string, Execution[]>> {
  const found = new Map<string, Execution[]>();
  let before: string | undefined;
  do {
    const page = await log.list(filter, { limit: 200, before });
    for (const execution of page) {
      const id = execution.meetingId ?? '';
      found.set(id, [...(found.get(id) ?? []), execution]);
    }
    before = page.at(-1)?.id;
  } while (before);
  return found;
}
