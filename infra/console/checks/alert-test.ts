import * as z from 'zod/mini';
import { severities } from '#shared/alert/alert.ts';
import { call } from '../api.ts';
import { element } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { choice, field, row } from '../parts/fields.ts';
import { card, form } from '../parts/form.ts';
import { table } from '../parts/lists.ts';
import { milliseconds } from '../parts/measures.ts';
import { state } from './state.ts';

const result = z.object({ channel: z.string(), status: z.string(), latencyMs: z.number() });
const answer = z.object({ results: z.array(result) });

export function alertTest(): HTMLElement {
  const outcome = openOutcome();
  const channels = element('input');
  const severity = choice(severities, (t, name) => t.checks.severities[name]);
  const message = element('input', { maxLength: 500 });
  const submit = element('button', { type: 'submit' }, (t) => t.checks.send);
  const send = async () => {
    const named = channels.value
      .split(/[,、]/)
      .map((name) => name.trim())
      .filter(Boolean);
    const body = {
      severity: severity.value,
      message: message.value.trim() || undefined,
      channels: named.length > 0 ? named : undefined,
    };
    const { results } = await call('alertTest', body, answer);
    return table(
      [(t) => t.checks.channel, (t) => t.checks.status, (t) => t.checks.time],
      results.map((one) => [one.channel, state(one.status), milliseconds(one.latencyMs)]),
    );
  };
  const query = form(
    () => outcome.run(submit, send),
    row(
      field((t) => t.checks.severity, severity),
      field((t) => t.checks.message, message),
      field((t) => t.checks.channels, channels),
    ),
    submit,
  );
  return card((t) => t.checks.alertTest, query, outcome.element);
}
