import { call } from '../api.ts';
import { element } from '../dom.ts';
import { apiKey } from '../key.ts';
import { askForKey } from '../key-area.ts';
import { openOutcome } from '../outcome.ts';
import { button, card, form } from '../parts/form.ts';
import type { View } from '../view.ts';
import { logPage } from './answers.ts';
import { executionEntry } from './entry.ts';
import { executionFilter } from './filter.ts';

/** The log, newest first; `#executions/<id>` is one execution of it. */
export function executionsView(): View {
  const filter = executionFilter();
  const list = element('ol', { className: 'executions' });
  const result = openOutcome();
  let chosen: object = {};
  let cursor: string | null = null;

  const older: HTMLButtonElement = button(
    (t) => t.executions.older,
    () => result.run(older, loadPage),
  );
  older.hidden = true;
  const submit = element('button', { type: 'submit' }, (t) => t.executions.list);
  const query = form(() => start(filter.read()), filter.element, submit);
  const all = element('a', { href: '#executions', hidden: true }, (t) => t.executions.all);

  function start(body: object): Promise<boolean> {
    chosen = body;
    cursor = null;
    list.replaceChildren();
    older.hidden = true;
    return result.run(submit, loadPage);
  }

  async function loadPage(): Promise<undefined> {
    const asked = chosen;
    const page = await call('getLog', { ...asked, cursor }, logPage);
    // something else has been asked for meanwhile
    if (asked !== chosen) return loadPage();
    cursor = page.nextCursor;
    list.append(...page.executions.map((execution) => executionEntry(execution, 'executionId' in asked)));
    older.hidden = cursor === null;
    result.say((t) => t.executions.shown(list.childElementCount));
    return undefined;
  }

  function shown(executionId: string): void {
    query.hidden = executionId !== '';
    all.hidden = executionId === '';
    if (apiKey() === undefined) askForKey();
    else void start(executionId ? { executionId } : filter.read());
  }

  return { element: card((t) => t.executions.heading, all, query, result.element, list, older), shown };
}
