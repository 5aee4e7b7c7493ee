import { call } from '../api.ts';
import { element } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { button } from '../parts/form.ts';
import { type Execution, logPage } from './answers.ts';
import { executionEntry } from './entry.ts';
import { follow } from './follow.ts';

export interface Pages {
  readonly element: HTMLElement;
  /** Lists what getLog is asked for, in place of what was listed. */
  readonly list: (body: object) => Promise<boolean>;
}

/** A place for executions of the log, a page at a time. */
export function openPages(): Pages {
  const list = element('ol', { className: 'executions' });
  const result = openOutcome();
  let chosen: object = {};
  let cursor: string | null = null;
  // One page at a time, whoever asks: of two on their way both would be listed.
  const load = () => result.run(older, loadPage);
  const older: HTMLButtonElement = button((t) => t.executions.older, load);
  older.hidden = true;

  async function loadPage(): Promise<undefined> {
    const asked = chosen;
    const page = await call('getLog', { ...asked, cursor }, logPage);
    // something else has been asked for meanwhile
    if (asked !== chosen) return loadPage();
    cursor = page.nextCursor;
    show(page.executions, 'executionId' in asked);
    older.hidden = cursor === null;
    result.say((t) => t.executions.shown(list.childElementCount));
    return undefined;
  }

  /** Those that are still at work are followed as long as they are listed. */
  function show(executions: readonly Execution[], open: boolean): void {
    const entries = new Map(executions.map((execution) => [execution.id, executionEntry(execution, open)]));
    const [first, ...others] = [...entries.values()].map((entry) => entry.element);
    if (!first) return;
    list.append(first, ...others);
    void follow(first, executions, (execution) => entries.get(execution.id)?.tell(execution));
  }

  return {
    element: element('div', {}, result.element, list, older),
    list: (body) => {
      chosen = body;
      cursor = null;
      list.replaceChildren();
      older.hidden = true;
      return load();
    },
  };
}
