import { type Child, element, type Wording } from '../dom.ts';

/** A part of the page under its heading. */
export function card(heading: Wording, ...children: readonly Child[]): HTMLElement {
  return element('section', { className: 'card' }, element('h2', {}, heading), ...children);
}

/** @param submit what is done in place of sending the form away */
export function form(submit: () => unknown, ...children: readonly Child[]): HTMLFormElement {
  const onsubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  return element('form', { onsubmit, noValidate: true }, ...children);
}

export function button(name: Wording, onclick: (own: HTMLButtonElement) => unknown, className = ''): HTMLButtonElement {
  const own: HTMLButtonElement = element('button', { type: 'button', className, onclick: () => onclick(own) }, name);
  return own;
}
