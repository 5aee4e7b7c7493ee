import type { AlertStore, Delivery } from '#shared/store/alert-store.ts';
import { log } from '#shared/runtime/log.ts';
import type { Flushed } from './alerts.ts';
import { type AlertChannel, DeliveryError } from './channel.ts';

/** At a message per second, so many are sent well within the lease. */
const takenAtOnce = 20;
const leaseMs = 60_000;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;

/** Sends what is due, each channel apart from the others. What a channel does not take is given back for later. */
export async function deliver(store: AlertStore, channels: readonly AlertChannel[], now: () => Date): Promise<Flushed> {
  const at = now();
  const leaseUntil = new Date(at.getTime() + leaseMs);
  const deliveries = await store.take(at, leaseUntil, takenAtOnce);
  const signal = AbortSignal.timeout(leaseMs);
  const taken = await Promise.all(deliveries.map((delivery) => deliverOne(delivery, store, channels, now, signal)));
  const delivered = taken.filter(Boolean).length;
  return { delivered, failed: taken.length - delivered };
}

async function deliverOne(
  delivery: Delivery,
  store: AlertStore,
  channels: readonly AlertChannel[],
  now: () => Date,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await channels.find(({ name }) => name === delivery.channel)?.send(delivery.alert, signal);
  } catch (error) {
    log.error('alert not delivered', error, { channel: delivery.channel, attempt: delivery.attempt });
    await store.defer(delivery, new Date(now().getTime() + pauseMs(error, delivery.attempt)));
    return false;
  }
  await store.delivered(delivery);
  return true;
}

/** Doubled with every attempt. What somebody has to repair first is looked at once an hour. */
function pauseMs(error: unknown, attempt: number): number {
  const transient = error instanceof DeliveryError && error.transient;
  const asked = error instanceof DeliveryError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, transient ? Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs) : longestPauseMs);
}
