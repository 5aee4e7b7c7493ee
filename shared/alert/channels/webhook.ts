import { signStandardWebhook } from '#shared/net/standard-webhook.ts';
import type { Alert } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';
import { post, probe } from '../post.ts';

export interface WebhookSettings {
  readonly url: string;
  /** Undefined where the receiver checks no signature. */
  readonly secret: string | undefined;
  readonly now: () => Date;
}

/** Anything that takes a webhook, signed by the rules of Standard Webhooks. The id is the alert's, so a repetition is known as one. */
export function webhook({ url, secret, now }: WebhookSettings): AlertChannel {
  return {
    name: 'webhook',
    send: (alert, signal) => {
      const body = JSON.stringify(toEvent(alert));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const signature = secret && `v1,${signStandardWebhook(secret, alert.id, timestamp, body).toString('base64')}`;
      const headers = {
        'webhook-id': alert.id,
        'webhook-timestamp': timestamp,
        ...(signature && { 'webhook-signature': signature }),
      };
      return post({ url, body, headers, signal });
    },
    probe: (signal) => probe(url, signal),
  };
}

function toEvent({ at, ...data }: Alert) {
  return { type: 'minutes.alert', timestamp: at, data };
}
