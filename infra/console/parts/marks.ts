import { offers } from '../deployment.ts';
import { type Child, element } from '../dom.ts';

/** A state as a word with a colour; the colour says nothing that the word does not. */
export function badge(state: string, name: Child = state): HTMLElement {
  return element('span', { className: `badge ${state}` }, name);
}

/** The id, as a link where the log can be looked into. */
export function linkTo(executionId: string): HTMLElement {
  return offers('getLog')
    ? element('a', { href: `#executions/${executionId}` }, executionId)
    : element('code', {}, executionId);
}
