import { type Child, element, type Wording } from '../dom.ts';
import type { Texts } from '../texts/english.ts';

/** Fields side by side, where there is room for them. */
export function row(...fields: readonly Child[]): HTMLElement {
  return element('div', { className: 'row' }, ...fields);
}

/** A control with its label. */
export function field(label: Wording, control: HTMLElement): HTMLElement {
  return element('label', { className: 'field' }, element('span', {}, label), control);
}

/** A choice of one. @param nameOf what each is called; without it they are called what they are */
export function choice<Value extends string>(
  values: readonly Value[],
  nameOf: (texts: Texts, value: Value) => string = (_, value) => value,
): HTMLSelectElement {
  return element('select', {}, ...values.map((value) => element('option', { value }, (t) => nameOf(t, value))));
}
