import { element } from '../dom.ts';
import { apiKey } from '../key.ts';
import { askForKey } from '../key-area.ts';
import { card, form } from '../parts/form.ts';
import type { View } from '../view.ts';
import { executionFilter } from './filter.ts';
import { openPages } from './pages.ts';

/** The log, newest first; `#executions/<id>` is one execution of it. */
export function executionsView(): View {
  const filter = executionFilter();
  const pages = openPages();
  const submit = element('button', { type: 'submit' }, (t) => t.executions.list);
  const query = form(() => pages.list(filter.read()), filter.element, submit);
  const all = element('a', { href: '#executions', hidden: true }, (t) => t.executions.all);

  function shown(executionId: string): void {
    query.hidden = executionId !== '';
    all.hidden = executionId === '';
    if (apiKey() === undefined) askForKey();
    else void pages.list(executionId ? { executionId } : filter.read());
  }

  return { element: card((t) => t.executions.heading, all, query, pages.element), shown };
}
