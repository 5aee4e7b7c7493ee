import { type Alert, clip, factsOf } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';
import { post, probe } from '../post.ts';

const summaryLength = 1_024;
const keyLength = 255;
const accepted = 202;

export interface PagerDutySettings {
  readonly routingKey: string;
  /** Of the Events API v2; the service region EU has another host. */
  readonly url: string;
}

/** PagerDuty's Events API v2. A group is an incident: failures trigger it, recovery resolves it. A test resolves its own at once. */
export function pagerDuty({ routingKey, url }: PagerDutySettings): AlertChannel {
  const enqueue = (event: object, signal: AbortSignal) =>
    post({
      url,
      body: JSON.stringify({ routing_key: routingKey, ...event }),
      isTaken: (status) => status === accepted,
      reasonOf: reasonOf(routingKey),
      signal,
    });
  return {
    name: 'pagerduty',
    send: async (alert, signal) => {
      if (alert.kind !== 'recovery') await enqueue(toTrigger(alert), signal);
      if (alert.kind !== 'failure') await enqueue({ event_action: 'resolve', dedup_key: keyOf(alert) }, signal);
    },
    probe: (signal) => probe(url, signal),
  };
}

function toTrigger(alert: Alert) {
  const { title, message, source, severity, at, operation, group, action, request } = alert;
  return {
    event_action: 'trigger',
    dedup_key: keyOf(alert),
    client: 'minutes-api',
    payload: {
      summary: clip(`${title}: ${message}`, summaryLength),
      source,
      severity,
      timestamp: at,
      component: operation,
      group: operation,
      class: group,
      custom_details: {
        ...Object.fromEntries(factsOf(alert)),
        ...(action && { 'What to do': action }),
        ...(request && { Call: request }),
      },
    },
  };
}

function keyOf({ source, group }: Alert): string {
  return clip(`${source}:${group}`, keyLength);
}

/** `{"status":"invalid event","message":"…","errors":["…"]}`: the errors name the fields, and perhaps quote the key. */
function reasonOf(routingKey: string) {
  return (refusal: string): string | undefined => {
    const errors = /"errors"\s*:\s*\[([^\]]*)\]/.exec(refusal)?.[1];
    return errors && clip(errors.replaceAll(routingKey, '…').replaceAll('"', ''), 200);
  };
}
