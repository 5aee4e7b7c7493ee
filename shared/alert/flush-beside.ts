import type { Handler } from '#shared/http/handler.ts';
import { log } from '#shared/runtime/log.ts';
import type { Alerts } from './alerts.ts';

/** Delivers what waits while the operation does its own work: for one that is called regularly, and has time. */
export function flushBeside(alerts: Pick<Alerts, 'flush'>, handler: Handler): Handler {
  return async (body, call) => {
    const flushed = flush(alerts);
    try {
      return await handler(body, call);
    } finally {
      await flushed;
    }
  };
}

async function flush(alerts: Pick<Alerts, 'flush'>): Promise<void> {
  try {
    const { delivered, failed } = await alerts.flush();
    if (delivered + failed > 0) log.info('waiting alerts tried', { delivered, failed });
  } catch (error) {
    log.error('waiting alerts not tried', error);
  }
}
