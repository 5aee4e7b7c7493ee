import * as z from 'zod';
import { severities } from '#shared/alert/alert.ts';
import type { AlertChannel } from '#shared/alert/channel.ts';
import { testAlert } from '#shared/alert/wording.ts';
import { InputError, OperationError } from '#shared/errors.ts';
import { bodyFields } from '#shared/http/body-fields.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { type SendServices, sendPatiently } from './send.ts';

const text = z.string('must be text').min(1, 'must not be empty');
const input = bodyFields({
  channels: z.array(text, 'must be a list of channel names').min(1, 'must name at least one channel').optional(),
  message: text.max(500, 'must not be longer than 500 characters').default('A test. Nothing has to be done.'),
  severity: z.enum(severities, `must be one of ${severities.join(', ')}`).default('info'),
});

export interface AlertTestServices extends SendServices {
  readonly channels: readonly AlertChannel[];
  /** Name of the deployment. */
  readonly source: string;
  readonly now: () => Date;
}

/** Sends a test alert through every configured channel, or those named. Any channel that fails makes the call fail. */
export function alertTest({ channels, source, now, wait }: AlertTestServices): Handler {
  return async (body, { executionId, signal }) => {
    const { channels: names, ...asked } = check(input, body);
    const alert = testAlert({ ...asked, executionId }, { source, now });
    const selected = select(channels, names);
    const results = await Promise.all(selected.map((channel) => sendPatiently(channel, alert, signal, { wait })));
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length === 0) return { results };
    const reasons = failed.map(({ channel, error }) => `${channel} (${error})`).join(', ');
    throw new OperationError('alertNotDelivered', `not delivered: ${reasons}`);
  };
}

function select(channels: readonly AlertChannel[], names: readonly string[] | undefined): readonly AlertChannel[] {
  const known = channels.map(({ name }) => name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) throw new InputError(`channels: must be among the configured ones: ${known.join(', ')}`);
  return names ? channels.filter(({ name }) => names.includes(name)) : channels;
}
