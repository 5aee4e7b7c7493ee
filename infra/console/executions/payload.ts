import { element, type Wording } from '../dom.ts';
import { button } from '../parts/form.ts';
import { save } from '../save.ts';

/** A browser lays out more text than this too slowly. */
const shownCharacters = 50_000;

/** A recorded value as JSON, which may be megabytes. */
export function payload(name: Wording, file: string, value: unknown): HTMLElement {
  if (value === null) return element('p', {}, name, ': ', (t) => t.executions.notKept);
  const text = JSON.stringify(value, null, 2);
  const isCut = text.length > shownCharacters;
  return element(
    'details',
    {},
    element('summary', {}, name),
    button(
      (t) => t.minutes.download('JSON'),
      () => save(file, 'json', text),
    ),
    isCut && element('p', {}, (t) => t.executions.cut(shownCharacters.toLocaleString(t.locale))),
    element('pre', { tabIndex: 0 }, text.slice(0, shownCharacters)),
  );
}
