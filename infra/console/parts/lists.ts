import { type Child, element, type Wording } from '../dom.ts';

/** Names with what they are; undefined values are left out. */
export function facts(...all: readonly (readonly [name: Child, value: Child])[]): HTMLElement {
  const rows = all.filter(([, value]) => value !== undefined && value !== false);
  return element(
    'dl',
    {},
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

/** Within a frame that scrolls sideways where the screen is narrow. */
export function table(columns: readonly Child[], rows: readonly (readonly Child[])[]): HTMLElement {
  const head = element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name)));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  return element(
    'div',
    { className: 'wide' },
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...body)),
  );
}

/** A list that is there only when it has entries. */
export function folded(title: Wording, entries: readonly Child[], open = false): HTMLElement | undefined {
  if (entries.length === 0) return undefined;
  const list = element('ul', {}, ...entries.map((entry) => element('li', {}, entry)));
  return element('details', { open }, element('summary', {}, title), list);
}
