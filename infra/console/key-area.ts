import { element } from './dom.ts';
import { apiKey, keepKey } from './key.ts';
import { field } from './parts/fields.ts';
import { button } from './parts/form.ts';

const input = element('input', { type: 'password', required: true, pattern: '[!-~]+', autocomplete: 'off' });
const change = button((t) => t.key.change, askForKey);
/** A header takes no other characters, so the browser is left to check them. */
const given = element(
  'form',
  { className: 'key', onsubmit: keepGiven },
  field((t) => t.key.label, input),
  element('button', { type: 'submit' }, (t) => t.key.use),
  element('small', {}, (t) => t.key.hint),
);

/** Where the key is given and changed. */
export function keyArea(): HTMLElement {
  showForm(apiKey() === undefined);
  return element('div', { className: 'key-area' }, change, given);
}

/** For when the key is missing or was not accepted. */
export function askForKey(): void {
  showForm(true);
  input.focus();
}

function keepGiven(event: Event): void {
  event.preventDefault();
  keepKey(input.value);
  input.value = '';
  showForm(false);
  dispatchEvent(new Event('keychange'));
}

function showForm(shown: boolean): void {
  given.hidden = !shown;
  change.hidden = shown;
}
