import type { ExecutionStatus } from '#shared/store/execution.ts';
import { offers } from '../deployment.ts';
import { element } from '../dom.ts';
import { follow } from '../executions/follow.ts';
import { facts } from '../parts/lists.ts';
import { badge, linkTo } from '../parts/marks.ts';
import type { MadeLater } from './answer.ts';

/** Where minutes are to be read that the answer has not brought, and how far they are. */
export function showLater({ execution }: MadeLater): HTMLElement {
  const { id, status } = execution;
  const state = element('span', {}, stateOf(status));
  if (offers('getLog')) void follow(state, [execution], (now) => state.replaceChildren(stateOf(now.status)));
  return facts([(t) => t.execution, linkTo(id)], [(t) => t.executions.status, state]);
}

function stateOf(status: ExecutionStatus): HTMLElement {
  return badge(status, (t) => t.executions.statuses[status]);
}
