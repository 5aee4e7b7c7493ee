import type { Alert } from '#shared/alert/alert.ts';
import { type AlertChannel, DeliveryError } from '#shared/alert/channel.ts';
import { log } from '#shared/runtime/log.ts';

const attempts = 3;
const pauseMs = 1_000;
/** Whoever asks for a longer pause is told of to the caller, who waits for the answer. */
const longestPauseMs = 10_000;

export interface SendServices {
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export interface Result {
  readonly channel: string;
  readonly ok: boolean;
  readonly status: 'sent' | 'failed';
  readonly latencyMs: number;
  readonly error: string | null;
}

/** Sends through one channel, again where the channel asks for patience. A refusal is a result: it does not stop the other channels. */
export async function sendPatiently(
  channel: AlertChannel,
  alert: Alert,
  signal: AbortSignal,
  { wait }: SendServices,
): Promise<Result> {
  const startedAt = performance.now();
  const end = () => ({ channel: channel.name, latencyMs: Math.round(performance.now() - startedAt) });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await channel.send(alert, signal);
      return { ...end(), ok: true, status: 'sent', error: null };
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === undefined || attempt === attempts || signal.aborted) {
        log.error('test alert not delivered', error, { channel: channel.name, attempt });
        return { ...end(), ok: false, status: 'failed', error: reasonOf(error) };
      }
      await wait(pause);
    }
  }
}

/** Undefined where waiting does not help. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof DeliveryError) || !error.transient) return undefined;
  const pause = error.retryAfterMs ?? pauseMs;
  return pause > longestPauseMs ? undefined : pause;
}

/** Any other error may hold an address. */
function reasonOf(error: unknown): string {
  return error instanceof DeliveryError ? error.message : 'internal error; the log has the reason';
}
