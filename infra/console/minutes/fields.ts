import { element } from '../dom.ts';
import { type Editor, setValue, valuesOf } from '../parts/editor.ts';
import { choice, field, row } from '../parts/fields.ts';
import { optionsField } from './options-field.ts';
import { peopleField } from './people-field.ts';
import type { Fields } from './request.ts';

/** The API takes no other years. */
const ourYears = { min: '1900-01-01T00:00', max: '2199-12-31T23:59' };

export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = [...new Set([ownZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** Everything about a meeting but its transcript. */
export function fieldSet(): Editor<Fields> {
  const meeting = {
    title: element('input', { maxLength: 500 }),
    startedAt: element('input', { type: 'datetime-local', step: 'any', ...ourYears }),
    timeZone: choice(zones),
  };
  meeting.timeZone.value = ownZone;
  const names = Object.keys(meeting) as readonly (keyof typeof meeting)[];
  const [people, options] = [peopleField(), optionsField()];
  const fields = row(...names.map((name) => field((t) => t.minutes.meeting[name], meeting[name])));
  return {
    element: element('div', {}, fields, people.element, options.element),
    read: () => ({ ...valuesOf(meeting), participants: people.read(), options: options.read() }),
    fill: (values) => {
      for (const name of names) setValue(meeting[name], values[name]);
      people.fill(values.participants);
      options.fill(values.options);
    },
  };
}
