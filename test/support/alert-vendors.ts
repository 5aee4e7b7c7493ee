import * as z from 'zod';
import type { Received, Reply } from './receiver.ts';

/** How the vendors answer, and what they refuse, as they document it. The last part of the path, or the key, says what is asked for. */
type Vendor = (received: Received) => Reply;

const plainText = z.object({ type: z.literal('plain_text'), text: z.string().min(1).max(150) });
const mrkdwn = z.object({ type: z.literal('mrkdwn'), text: z.string().min(1).max(3000) });
const slackMessage = z.object({
  text: z.string().min(1),
  blocks: z
    .array(
      z.union([
        z.object({ type: z.literal('header'), text: plainText }),
        z.object({ type: z.literal('section'), text: mrkdwn, fields: z.array(mrkdwn).max(10).optional() }),
      ]),
    )
    .max(50),
});

export const slackServer: Vendor = ({ path, json }) => {
  if (path.endsWith('/gone')) return { status: 404, text: 'no_service' };
  if (path.endsWith('/archived')) return { status: 410, text: 'channel_is_archived' };
  if (path.endsWith('/busy')) return { status: 429, text: 'rate_limited', headers: { 'retry-after': '30' } };
  return slackMessage.safeParse(json).success ? { status: 200, text: 'ok' } : { status: 400, text: 'invalid_payload' };
};

const element = z.looseObject({ type: z.enum(['TextBlock', 'RichTextBlock', 'FactSet']) });
const teamsMessage = z.object({
  type: z.literal('message'),
  attachments: z.tuple([
    z.object({
      contentType: z.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: z.null(),
      content: z.object({ type: z.literal('AdaptiveCard'), version: z.literal('1.4'), body: z.array(element) }).loose(),
    }),
  ]),
});

export const teamsServer: Vendor = ({ path, query, json }) => {
  const error = (status: number, code: string) => ({
    status,
    text: JSON.stringify({ error: { code, message: `The workflow ${path}?sig=${query.get('sig')} is not there.` } }),
  });
  if (path.endsWith('/disabled')) return error(400, 'WorkflowTriggerIsNotEnabled');
  if (query.get('sig') !== 'teams-secret') return error(401, 'DirectApiAuthorizationRequired');
  return teamsMessage.safeParse(json).success ? { status: 202 } : error(400, 'TriggerInputSchemaMismatch');
};

const chatMessage = z.object({
  text: z.string(),
  thread: z.object({ threadKey: z.string().min(1) }),
  cardsV2: z.array(
    z.object({
      cardId: z.string(),
      card: z.object({ header: z.object({ title: z.string() }).loose(), sections: z.array(z.looseObject({})) }),
    }),
  ),
});

export const chatServer: Vendor = ({ path, query, json, body }) => {
  const error = (code: number, status: string) => ({
    status: code,
    text: JSON.stringify(
      { error: { code, message: `Space ${path} with token ${query.get('token')}`, status } },
      null,
      2,
    ),
  });
  if (path.endsWith('/busy')) return error(429, 'RESOURCE_EXHAUSTED');
  if (query.get('token') !== 'chat-secret') return error(401, 'UNAUTHENTICATED');
  if (body.length > 32_000 || !chatMessage.safeParse(json).success) return error(400, 'INVALID_ARGUMENT');
  return { status: 200, text: JSON.stringify({ name: 'spaces/S/messages/M' }) };
};

const common = { routing_key: z.string().length(32), dedup_key: z.string().max(255), client: z.string().optional() };
const pagerDutyEvent = z.discriminatedUnion('event_action', [
  z.object({
    ...common,
    event_action: z.literal('trigger'),
    payload: z
      .object({
        summary: z.string().min(1).max(1024),
        source: z.string().min(1),
        severity: z.enum(['critical', 'error', 'warning', 'info']),
        timestamp: z.iso.datetime(),
      })
      .loose(),
  }),
  z.object({ ...common, event_action: z.literal('resolve') }),
]);

export const pagerDutyServer: Vendor = ({ json }) => {
  const event = pagerDutyEvent.safeParse(json);
  const key = (json as { routing_key?: string }).routing_key ?? '';
  if (key.startsWith('busy')) return { status: 429, text: '{"status":"throttle exceeded"}' };
  if (event.success && !key.startsWith('wrong')) {
    const { dedup_key } = event.data;
    return { status: 202, text: JSON.stringify({ status: 'success', message: 'Event processed', dedup_key }) };
  }
  const errors = [`'routing_key' ${key} is invalid`];
  return { status: 400, text: JSON.stringify({ status: 'invalid event', message: 'Event object is invalid', errors }) };
};
