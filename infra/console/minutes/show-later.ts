import { facts } from '../parts/lists.ts';
import { badge, linkTo } from '../parts/marks.ts';
import type { MadeLater } from './answer.ts';

/** Where minutes are to be read that the answer has not brought. */
export function showLater({ execution: { id, status } }: MadeLater): HTMLElement {
  return facts(
    [(t) => t.execution, linkTo(id)],
    [(t) => t.executions.status, badge(status, (t) => t.executions.statuses[status])],
  );
}
