import { randomUUID } from 'node:crypto';
import { hmacSha256 } from '#shared/auth/hmac.ts';
import { signStandardWebhook } from '#shared/net/standard-webhook.ts';
import { fixture } from './fixture.ts';

export interface Simulated {
  /** The event, under ids of its own. Graph's has the secret in it. */
  readonly body: (id: string, secret: string | undefined) => string;
  /** What its sender adds. `secret` is undefined where the recorder checks no signature. */
  readonly headers: (body: string, id: string, secret: string | undefined) => Readonly<Record<string, string>>;
  /** The recorder's variable that has the secret; undefined where the simulation signs nothing. */
  readonly secretVariable: string | undefined;
}

/** Replaces each text of the fixture, wherever it stands. */
function varied(
  file: string,
  variable: (id: string, secret: string | undefined) => Readonly<Record<string, string>>,
): Simulated['body'] {
  const text = JSON.stringify(JSON.parse(fixture(file)));
  return (id, secret) =>
    Object.entries(variable(id, secret)).reduce((body, [old, given]) => body.replaceAll(old, () => given), text);
}

const nowSeconds = () => String(Math.floor(Date.now() / 1000));

const standard: Simulated['headers'] = (body, id, secret) => {
  if (secret === undefined) return { 'webhook-id': `msg_${id}` };
  const timestamp = nowSeconds();
  const signature = signStandardWebhook(secret, `msg_${id}`, timestamp, body).toString('base64');
  return { 'webhook-id': `msg_${id}`, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};

const zoom: Simulated['headers'] = (body, _id, secret) => {
  if (secret === undefined) return {};
  const timestamp = nowSeconds();
  const signature = hmacSha256(secret, `v0:${timestamp}:`, body).toString('hex');
  return { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': `v0=${signature}` };
};

const hub: Simulated['headers'] = (body, _id, secret) =>
  secret === undefined ? {} : { 'x-hub-signature': `sha256=${hmacSha256(secret, body).toString('hex')}` };

const unsigned: Simulated['headers'] = () => ({});
const callId = '0184f502-0000-4000-8000-000000000001';

const vendors = {
  generic: {
    body: varied('generic.json', (id) => ({ '"m-1"': JSON.stringify(id) })),
    headers: standard,
    secretVariable: 'GENERIC_WEBHOOK_SECRETS',
  },
  miitel: {
    body: varied('miitel-call.json', (id) => ({ [callId]: id })),
    headers: unsigned,
    secretVariable: undefined,
  },
  zoom: {
    body: varied('zoom-transcript.json', (id) => ({ 'dj12vck6sdTn6yy7qdy3dQg==': id })),
    headers: zoom,
    secretVariable: 'ZOOM_WEBHOOK_SECRETS',
  },
  'zoom-phone': {
    body: varied('zoom-phone.json', (id) => ({ c0ffee0000004000800000000000a001: id })),
    headers: zoom,
    secretVariable: 'ZOOM_WEBHOOK_SECRETS',
  },
  graph: {
    body: varied('graph.json', (id, secret = 's3cret') => ({
      MSo1: id,
      MSMj: `${id}-t`,
      '"s3cret"': JSON.stringify(secret),
    })),
    headers: unsigned,
    secretVariable: 'GRAPH_CLIENT_STATES',
  },
  meet: {
    body: (id: string) => {
      const body = JSON.parse(fixture('meet.json'));
      const transcript = { transcript: { name: `conferenceRecords/${id}/transcripts/t1` } };
      body.message.data = Buffer.from(JSON.stringify(transcript)).toString('base64');
      body.message.attributes['ce-id'] = `spaces/x/${id}`;
      return JSON.stringify({ ...body, message: { ...body.message, messageId: id } });
    },
    headers: unsigned,
    secretVariable: undefined,
  },
  recall: {
    body: varied('recall.json', (id) => ({ '11111111-aaaa-4000-8000-000000000001': id })),
    headers: standard,
    secretVariable: 'RECALL_WEBHOOK_SECRETS',
  },
  fathom: {
    body: varied('fathom.json', (id) => ({ '123456789': JSON.stringify(id) })),
    headers: standard,
    secretVariable: 'FATHOM_WEBHOOK_SECRETS',
  },
  fireflies: {
    body: varied('fireflies.json', (id) => ({ ASxwZxCstx: id })),
    headers: hub,
    secretVariable: 'FIREFLIES_WEBHOOK_SECRETS',
  },
} as const satisfies Record<string, Simulated>;

export type SimulatedVendor = keyof typeof vendors;
export const simulatedVendors = Object.keys(vendors) as readonly SimulatedVendor[];

export function simulated(vendor: SimulatedVendor): Simulated {
  return vendors[vendor];
}

/** Ids that no earlier run has used. */
export function newIds(count: number): readonly string[] {
  return Array.from({ length: count }, () => randomUUID());
}
