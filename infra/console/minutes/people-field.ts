import { element } from '../dom.ts';
import { type Editor, setValue } from '../parts/editor.ts';
import { choice } from '../parts/fields.ts';
import { button } from '../parts/form.ts';
import type { Person } from './request.ts';

interface Row {
  readonly element: HTMLElement;
  readonly read: () => Person;
  readonly focus: () => void;
}

/** Who took part, a row each. */
export function peopleField(): Editor<readonly Person[]> {
  let rows: readonly Row[] = [];
  const list = element('div');
  const add = button(
    (t) => t.minutes.addPerson,
    () => {
      fill([...read(), { name: '', side: '' }]);
      rows.at(-1)?.focus();
    },
  );
  const read = () => rows.map((row) => row.read());
  function fill(people: readonly Person[]): void {
    rows = people.map((person, at) =>
      personRow(person, () => {
        fill(read().toSpliced(at, 1));
        add.focus();
      }),
    );
    list.replaceChildren(...rows.map((row) => row.element));
  }
  const box = element(
    'fieldset',
    {},
    element('legend', {}, (t) => t.minutes.people),
    list,
    add,
  );
  return { element: box, read, fill };
}

function personRow({ name, side, given = {} }: Person, remove: () => void): Row {
  const input = element('input', { value: name, ariaLabel: (t) => t.minutes.name, placeholder: (t) => t.minutes.name });
  const select = choice(['', 'internal', 'external'], (t, own) => t.minutes.sides[own]);
  setValue(select, side);
  const label = element(
    'label',
    {},
    element('span', { className: 'unseen' }, (t) => t.minutes.side),
    select,
  );
  const removal = element(
    'button',
    { type: 'button', className: 'plain', ariaLabel: (t) => t.minutes.removePerson, onclick: remove },
    '×',
  );
  return {
    element: element('div', { className: 'person' }, input, label, removal),
    read: () => ({ name: input.value.trim(), side: select.value, given }),
    focus: () => input.focus(),
  };
}
