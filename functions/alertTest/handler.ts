import * as z from 'zod';
import { type Alert, type AlertChannel, severities } from '#shared/alert/channel.ts';
import { InputError, OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';

const text = z.string('must be text').min(1, 'must not be empty');
const input = z.object({
  channels: z.array(text).min(1, 'must name at least one channel').optional(),
  message: text.max(500, 'must not be longer than 500 characters').default('A test. Nothing has to be done.'),
  severity: z.enum(severities, `must be one of ${severities.join(', ')}`).default('info'),
});

interface Result {
  readonly channel: string;
  readonly ok: boolean;
  readonly status: 'sent' | 'failed';
  readonly latencyMs: number;
  readonly error: string | null;
}

/** Sends a test alert through every configured channel, or those named. Any channel that fails makes the call fail. */
export function alertTest(channels: readonly AlertChannel[]): Handler {
  return async (body, { executionId, signal }) => {
    const asked = check(input, body);
    const { severity, message } = asked;
    const alert: Alert = { severity, message, title: 'Test alert of minutes-api', executionId };
    const results = await Promise.all(select(channels, asked.channels).map((channel) => send(channel, alert, signal)));
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

async function send({ name, send: deliver }: AlertChannel, alert: Alert, signal: AbortSignal): Promise<Result> {
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  try {
    await deliver(alert, signal);
    return { channel: name, ok: true, status: 'sent', latencyMs: latencyMs(), error: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    return { channel: name, ok: false, status: 'failed', latencyMs: latencyMs(), error: reason };
  }
}
