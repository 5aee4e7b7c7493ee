import { operationIds, operationOf } from '#shared/contract/operations.ts';
import { executionStatuses } from '#shared/store/execution.ts';
import { offers } from '../deployment.ts';
import { element } from '../dom.ts';
import { choice, field, row } from '../parts/fields.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Where the chosen time begins; the log itself looks back a week where it is told nothing. */
const begins = {
  week: () => undefined,
  month: (now: number) => new Date(now - 30 * dayMs),
  all: () => new Date(0),
} as const satisfies Record<string, (now: number) => Date | undefined>;
const periods = Object.keys(begins) as readonly (keyof typeof begins)[];

/** Every look at the log is in it, and would be all that is seen. */
const worthListing = operationIds.filter((id) => id !== 'getLog');

export interface Filter {
  readonly element: HTMLElement;
  /** As getLog takes it. */
  readonly read: () => object;
}

/** Which executions to list; also of operations that others have called where nobody else can, as a recorder has minutes made. */
export function executionFilter(): Filter {
  const operations = operationIds.filter((id) => offers(id) || operationOf(id).log.reExecutable);
  const operation = choice(['', ...operations], (t, id) => (id ? t.operations[id] : t.executions.allButLog));
  const status = choice(['', ...executionStatuses], (t, name) =>
    name ? t.executions.statuses[name] : t.executions.any,
  );
  const period = choice(periods, (t, name) => t.executions.periods[name]);
  const meetingId = element('input');
  const companyId = element('input');
  return {
    element: row(
      field((t) => t.executions.operation, operation),
      field((t) => t.executions.status, status),
      field((t) => t.executions.period, period),
      field((t) => t.executions.meetingId, meetingId),
      field((t) => t.executions.companyId, companyId),
    ),
    read: () => ({
      operation: operation.value || worthListing,
      status: status.value || undefined,
      meetingId: meetingId.value.trim() || undefined,
      companyId: companyId.value.trim() || undefined,
      since: periods.filter((name) => name === period.value).map((name) => begins[name](Date.now()))[0],
    }),
  };
}
