import { element } from '../dom.ts';

/** A part of a form that shows a value, and gives it as it has been changed. */
export interface Editor<Value> {
  readonly element: HTMLElement;
  readonly read: () => Value;
  readonly fill: (value: Value) => void;
}

type Control = HTMLInputElement | HTMLSelectElement;

export function valuesOf<Name extends string>(controls: Readonly<Record<Name, Control>>): Record<Name, string> {
  const entries = Object.entries<Control>(controls).map(([name, { value }]) => [name, value.trim()]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A choice that does not have the value gets it: what a request has is sent as it came, for the API to judge. */
export function setValue(control: Control, value: string): void {
  control.value = value;
  if (control.value === value || control instanceof HTMLInputElement) return;
  control.append(element('option', { value }, value));
  control.value = value;
}
