import type { OperationId } from '#shared/contract/operations.ts';
import { call } from '../api.ts';
import { type Child, element } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { button } from '../parts/form.ts';
import { badge, linkTo } from '../parts/marks.ts';
import { type RunResult, runResults } from './answers.ts';

/** Says first what would run, and runs it when that is confirmed. */
export function runAgain(executionId: string, operation: OperationId): HTMLElement {
  const result = openOutcome();
  const run = (body: object, show: (result: RunResult) => Child) => async () => {
    const { results } = await call('reExecute', { executionId, ...body }, runResults);
    return element('div', {}, ...results.map(show));
  };
  const rehearse = button(
    (t) => t.executions.runAgain,
    () => result.run(rehearse, run({ dryRun: true }, offer)),
  );
  const offer = (would: RunResult) => {
    const confirm = button(
      (t) => t.executions.runNow,
      () => result.run(confirm, run({}, outcomeOf)),
    );
    return would.status === 'wouldRun'
      ? element('p', {}, (t) => t.executions.wouldRun(t.operations[operation]), ' ', confirm)
      : outcomeOf(would);
  };
  return element('div', { className: 'actions' }, rehearse, result.element);
}

function outcomeOf({ status, newExecutionId, changed, difference, error }: RunResult): HTMLElement {
  return element(
    'div',
    {},
    element(
      'p',
      {},
      badge(status, (t) => t.executions.results[status]),
      ' ',
      error ?? undefined,
      ' ',
      newExecutionId !== null && linkTo(newExecutionId),
    ),
    changed === false && element('p', {}, (t) => t.executions.unchanged),
    changed === true && element('p', {}, (t) => t.executions.changed(difference.length)),
    ...difference.map(({ part, added, removed }) =>
      element(
        'div',
        { className: 'difference' },
        element('b', {}, part),
        added.length + removed.length === 0 && element('p', {}, (t) => t.executions.reordered),
        ...removed.map((line) => element('del', {}, line)),
        ...added.map((line) => element('ins', {}, line)),
      ),
    ),
  );
}
