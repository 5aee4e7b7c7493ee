import english from '../../../test/fixtures/meetings/sales-en.json' with { type: 'json' };
import japanese from '../../../test/fixtures/meetings/sales-ja.json' with { type: 'json' };
import { call } from '../api.ts';
import { element } from '../dom.ts';
import type { View } from '../view.ts';
import { openOutcome } from '../outcome.ts';
import { button, card, form } from '../parts/form.ts';
import { minutesOrLater } from './answer.ts';
import { fieldSet, ownZone } from './fields.ts';
import { fieldsOf, toRequest } from './request.ts';
import { showLater } from './show-later.ts';
import { showMinutes } from './show-minutes.ts';
import { sourceField } from './source-field.ts';

const samples = { en: english, ja: japanese } as const;

/** Makes the minutes of a transcript. */
export function minutesView(): View {
  const fields = fieldSet();
  const source = sourceField((body) => fields.fill(fieldsOf(body ?? {}, ownZone)));
  const result = openOutcome();
  const submit = element('button', { type: 'submit' }, (t) => t.minutes.make);
  const work = async () => {
    const minutes = await call('create-minutes', toRequest(source.read(), fields.read()), minutesOrLater);
    if (!('rendered' in minutes)) {
      result.say((t) => t.minutes.later);
      return showLater(minutes);
    }
    const seconds = (minutes.execution.durationMs / 1000).toFixed(1);
    result.say((t) => t.minutes.made(seconds));
    return showMinutes(minutes);
  };
  const make = async () => {
    if (await result.run(submit, work)) result.element.scrollIntoView();
  };
  const trySample = (language: keyof typeof samples) => {
    source.give(`sales-${language}.json`, { kind: 'request', body: samples[language] });
    return make();
  };
  const sample = (language: keyof typeof samples) =>
    button(
      (t) => t.minutes.samples[language],
      () => trySample(language),
      'plain',
    );
  const query = form(
    () => make(),
    element('p', { className: 'samples' }, (t) => t.minutes.try, ' ', sample('en'), ' ', sample('ja')),
    source.element,
    fields.element,
    submit,
  );
  return {
    element: card((t) => t.minutes.heading, query, result.element),
  };
}
