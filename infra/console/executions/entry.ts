import { operationOf } from '#shared/contract/operations.ts';
import { call } from '../api.ts';
import { offers } from '../deployment.ts';
import { element } from '../dom.ts';
import { minutesAnswer } from '../minutes/answer.ts';
import { showMinutes } from '../minutes/show-minutes.ts';
import { openOutcome } from '../outcome.ts';
import { button } from '../parts/form.ts';
import { facts } from '../parts/lists.ts';
import { badge, linkTo } from '../parts/marks.ts';
import { milliseconds, time } from '../parts/measures.ts';
import { type Execution, minutesElsewhere, withParts } from './answers.ts';
import { payload } from './payload.ts';
import { runAgain } from './run-again.ts';

export interface Entry {
  readonly element: HTMLElement;
  /** Shows how the execution stands now. */
  readonly tell: (execution: Execution) => void;
}

/** One execution of the list; what it was given and what it answered is fetched when it is asked for. */
export function executionEntry(execution: Execution, open: boolean): Entry {
  const { id, operation } = execution;
  const summary = element('summary', {}, ...headOf(execution));
  const known = element('div', {}, about(execution));
  const result = openOutcome();
  const load = button(
    (t) => t.executions.load,
    () => result.run(load, () => parts(id)),
  );
  const again = offers('reExecute') && operationOf(operation).log.reExecutable && runAgain(id, operation);
  const details = element(
    'details',
    { open },
    summary,
    known,
    element('div', { className: 'actions' }, load),
    result.element,
    again,
  );
  return {
    element: element('li', {}, details),
    tell: (now) => {
      summary.replaceChildren(...headOf(now));
      known.replaceChildren(about(now));
    },
  };
}

function headOf({ operation, status, createdAt, durationMs, meetingId, companyId }: Execution): readonly HTMLElement[] {
  return [
    element('time', { dateTime: createdAt }, time(createdAt)),
    element('b', {}, (t) => t.operations[operation]),
    badge(status, (t) => t.executions.statuses[status]),
    element('span', {}, durationMs !== null && milliseconds(durationMs)),
    element('span', { className: 'ids' }, [meetingId, companyId].filter(Boolean).join(' · ')),
  ];
}

function about(execution: Execution): HTMLElement {
  const { id, caller, trigger, attempts, duplicates, meetingId, companyId, startedAt, error, reExecutedFrom, stages } =
    execution;
  return facts(
    [(t) => t.executions.id, linkTo(id)],
    [(t) => t.executions.started, startedAt ? time(startedAt) : undefined],
    [(t) => t.executions.trigger, (t) => t.executions.triggers[trigger]],
    [(t) => t.executions.caller, caller],
    [(t) => t.executions.meetingId, meetingId ?? undefined],
    [(t) => t.executions.companyId, companyId ?? undefined],
    [(t) => t.executions.attempts, attempts > 1 && String(attempts)],
    [(t) => t.executions.duplicates, duplicates > 0 && String(duplicates)],
    [(t) => t.executions.error, error ? `${error.code}: ${error.message}` : undefined],
    [(t) => t.executions.from, reExecutedFrom ? linkTo(reExecutedFrom) : undefined],
    [
      (t) => t.executions.stages,
      stages.length > 0 &&
        stages.map(({ name, status, durationMs }) => `${name}: ${status}, ${durationMs} ms`).join('; '),
    ],
  );
}

async function parts(executionId: string): Promise<HTMLElement> {
  const { executions } = await call('getLog', { executionId, include: ['input', 'output', 'attempts'] }, withParts);
  const { input = null, output = null, attempts = [] } = executions[0] ?? {};
  return element(
    'div',
    {},
    minutesIn(output),
    payload((t) => t.executions.input, `${executionId} input`, input),
    payload((t) => t.executions.output, `${executionId} output`, output),
    payload((t) => t.executions.attempts, `${executionId} attempts`, attempts),
  );
}

/** The minutes that were answered, or the way to them. */
function minutesIn(output: unknown): HTMLElement | undefined {
  const minutes = minutesAnswer.safeParse(output).data;
  const elsewhere = minutesElsewhere.safeParse(output).data;
  if (minutes) {
    const name = element('summary', {}, (t) => t.executions.minutesOf);
    return element('details', { open: true }, name, showMinutes(minutes));
  }
  return elsewhere && facts([(t) => t.executions.minutesOf, linkTo(elsewhere.minutesExecutionId)]);
}
