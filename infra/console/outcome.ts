import { CallError } from './api.ts';
import { type Child, element } from './dom.ts';
import { askForKey } from './key-area.ts';
import { linkTo } from './parts/marks.ts';

export interface Outcome {
  readonly element: HTMLElement;
  /**
   * Does the work of a button, once at a time. What it gives, or why it failed, takes the place of what was shown; the line above it, which
   * is read aloud, says how it stands.
   * @returns whether it went well
   */
  readonly run: (button: HTMLButtonElement, work: () => Promise<Child>) => Promise<boolean>;
  /** Says something about what is shown, in place of that it is done. */
  readonly say: (...line: readonly Child[]) => unknown;
}

/** A place for the results of one or more buttons. */
export function openOutcome(): Outcome {
  const status = element('p', { role: 'status', className: 'status' });
  const content = element('div');
  const say = (...line: readonly Child[]) => {
    const said = element('span', {}, ...line);
    status.replaceChildren(said);
    return said;
  };
  return {
    element: element('div', { className: 'outcome' }, status, content),
    say,
    run: async (button, work) => {
      if (button.ariaDisabled === 'true') return false;
      button.ariaDisabled = 'true';
      const working = say((t) => t.working);
      try {
        content.replaceChildren(element('div', {}, await work()));
        if (working.isConnected) say((t) => t.done);
        return true;
      } catch (error) {
        content.replaceChildren();
        say(reasonOf(error));
        if (error instanceof CallError && error.status === 401) askForKey();
        return false;
      } finally {
        button.ariaDisabled = 'false';
      }
    },
  };
}

/** The API's own words where there are any. */
function reasonOf(error: unknown): HTMLElement {
  if (!(error instanceof CallError)) return element('span', { className: 'error' }, (t) => t.strangeAnswer);
  const { status, message, executionId } = error;
  if (status === undefined) return element('span', { className: 'error' }, (t) => t.noServer);
  const text = element('b', {}, (t) => t.failed(status));
  const where = executionId && element('small', {}, ' (', (t) => t.execution, ' ', linkTo(executionId), ')');
  return element('span', { className: 'error' }, text, ` ${message}`, where || undefined);
}
