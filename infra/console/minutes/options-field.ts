import { builtInKinds } from '#functions/create-minutes/redaction/finder.ts';
import { templateNames } from '#functions/create-minutes/sections/templates.ts';
import { element } from '../dom.ts';
import { type Editor, setValue, valuesOf } from '../parts/editor.ts';
import { choice, field, row } from '../parts/fields.ts';
import type { Options } from './request.ts';

/** What a choice is called that leaves the matter to the API. */
const unsaid = '–';

/** What may be wished for; folded away until something is. */
export function optionsField(): Editor<Options> {
  const choices = {
    template: choice(['', ...templateNames], (t, name) => (name ? t.minutes.templates[name] : unsaid)),
    framework: choice(['', 'bant', 'meddpicc', 'spiced'], (_, name) => name.toUpperCase() || unsaid),
    length: choice(['', 'short', 'long'], (t, name) => t.minutes.lengths[name]),
    japaneseStyle: choice(['', 'plain', 'polite'], (t, name) => (name ? t.minutes.styles[name] : unsaid)),
    outputLanguage: choice(['', 'en', 'ja'], (t, name) => t.minutes.languages[name]),
  };
  const names = Object.keys(choices) as readonly (keyof typeof choices)[];
  const boxes = builtInKinds.map((value) => element('input', { type: 'checkbox', value }));
  const kinds = builtInKinds.map((kind, at) =>
    element('label', { className: 'check' }, boxes[at], (t) => t.minutes.kinds[kind]),
  );
  const legend = element('legend', {}, (t) => t.minutes.redact);
  const details = element(
    'details',
    {},
    element('summary', {}, (t) => t.minutes.options),
    row(...names.map((name) => field((t) => t.minutes.choices[name], choices[name]))),
    element('fieldset', {}, legend, ...kinds),
  );
  return {
    element: details,
    read: () => ({ ...valuesOf(choices), redact: boxes.filter((box) => box.checked).map((box) => box.value) }),
    fill: ({ redact, ...values }) => {
      for (const name of names) setValue(choices[name], values[name]);
      for (const box of boxes) box.checked = redact.includes(box.value);
      details.open ||= redact.length > 0 || names.some((name) => values[name] !== '');
    },
  };
}
