import * as z from 'zod';
import { equalsAny } from '#shared/auth/hmac.ts';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import { parseBody } from '#shared/http/parse-body.ts';
import { plainText } from '#shared/http/plain-text.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';
import type { FetchTools, RecorderAdapter } from '../adapter.ts';
import { dateOf } from '../read-time.ts';
import { signatureRefused } from '../signatures/signature-error.ts';

const meetingPart =
  /^(?:communications|users\('[\w.@-]{1,200}'\))\/onlineMeetings\('([\w+=-]{1,300})'\)\/transcripts\('[\w+=-]{1,300}'\)$/;
const notification = z.object({
  subscriptionId: z.string('must be text').max(100),
  clientState: z.string().nullish(),
  changeType: z.string().nullish(),
  lifecycleEvent: z.string().nullish(),
  resource: z.string().nullish(),
  resourceData: z.object({ id: z.string().max(300).nullish() }).nullish(),
});
const notifications = z.object({ value: z.array(notification, 'must be a list').min(1, 'must not be empty') });
const parts = z.object({ value: z.array(z.unknown()) });
const granted = z.object({ access_token: z.string().min(1) });
/** When the transcript begins. */
const described = z.object({ createdDateTime: z.string().nullish() });
const host = 'graph.microsoft.com';
const maxChallenge = 4096;

/** Microsoft Teams through Graph: several notifications in one delivery, proven by a secret that each repeats. */
export function graph(settings: RecorderSettings): RecorderAdapter {
  const { GRAPH_CLIENT_STATES: states, RECORDER_TEXT_CHALLENGES: textChallenges } = settings;
  const answersChallenges = textChallenges?.includes('graph') === true;
  return {
    source: 'graph',
    sends: ({ value }, query) =>
      query.has('validationToken') ||
      (Array.isArray(value) &&
        value.some((each) => typeof each === 'object' && each !== null && 'subscriptionId' in each)),
    prove: ({ query, rawBody }) => {
      // Nothing can prove a challenge; it is answered by what it says itself, and has no further effect.
      if (query.has('validationToken')) return answersChallenges;
      if (!states) return false;
      const { success, data } = notifications.safeParse(parseBody(rawBody));
      if (!success || !data.value.every(({ clientState }) => equalsAny(clientState ?? '', states)))
        throw signatureRefused();
      return true;
    },
    handshake: (_body, { query }) => {
      const token = query.get('validationToken');
      if (token === null) return undefined;
      if (!answersChallenges)
        throw new InputError('validationToken: is answered when RECORDER_TEXT_CHALLENGES has graph');
      if (token.length > maxChallenge)
        throw new InputError(`validationToken: must not be longer than ${maxChallenge} characters`);
      return plainText(token);
    },
    split: (body) => check(parts, body).value.map((each) => ({ ...body, value: [each] })),
    toEvent: (body) => {
      const [first] = check(notifications, body).value;
      if (!first) throw new InputError('value: must not be empty');
      const { subscriptionId, changeType, lifecycleEvent, resource, resourceData } = first;
      const type = lifecycleEvent ?? changeType ?? 'unknown';
      const about = resourceData?.id ?? resource ?? '';
      const id = `${subscriptionId}:${about}`;
      if (lifecycleEvent)
        return {
          type,
          id: undefined,
          call: { ignored: `the subscription says ${lifecycleEvent}; renewing it is no duty of the recorder` },
        };
      const [, meetingId] = meetingPart.exec(resource ?? '') ?? [];
      if (type !== 'created' || !meetingId)
        return { type, id, call: { ignored: 'only new transcripts of online meetings are used' } };
      return { type, id, call: { meeting: { id: meetingId.slice(0, 200) }, participants: [] } };
    },
    fetchTranscript: async (body, tools) => {
      const { resource } = check(notifications, body).value[0] ?? {};
      if (!resource || !meetingPart.test(resource))
        throw new InputError('resource: must be a transcript of an online meeting');
      const authorization = `Bearer ${await accessToken(settings, tools)}`;
      const fetchFrom = (path: string, accept: string) => {
        const url = `https://${host}/v1.0/${resource}${path}`;
        return tools.download({ url, hosts: [host], headers: { authorization, accept }, signal: tools.signal });
      };
      const text = await fetchFrom('/content?$format=text/vtt', 'text/vtt');
      if (!text.includes('-->')) return undefined;
      const startedAt = await beginOf(() => fetchFrom('', 'application/json'));
      return { transcript: withPaddedTimes(text), meeting: { startedAt } };
    },
  };
}

/** Minutes without the day of the meeting are better than none. */
async function beginOf(describe: () => Promise<string>): Promise<string | undefined> {
  try {
    return dateOf(described.parse(JSON.parse(await describe())).createdDateTime)?.toISOString();
  } catch (error) {
    log.error('day of the meeting not found out', error);
    return undefined;
  }
}

const unpadded = /(\d+):(\d+):(\d+)\.(\d+)/g;

/** Graph writes `0:0:5.32` where WebVTT wants `00:00:05.320`. */
function withPaddedTimes(text: string): string {
  const times = (line: string) =>
    line.replace(unpadded, (_all, hours: string, minutes: string, seconds: string, fraction: string) => {
      const clock = [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
      return `${clock}.${fraction.padEnd(3, '0').slice(0, 3)}`;
    });
  return text.replace(/^.*-->.*$/gm, times);
}

/** App permission OnlineMeetingTranscript.Read.All, with an application access policy. */
async function accessToken(
  { GRAPH_TENANT_ID: tenant, GRAPH_CLIENT_ID: client, GRAPH_CLIENT_SECRET: secret }: RecorderSettings,
  { download, signal }: FetchTools,
): Promise<string> {
  if (!tenant || !client || !secret) {
    throw new ConfigurationError(
      'GRAPH_TENANT_ID, GRAPH_CLIENT_ID, GRAPH_CLIENT_SECRET: are needed to fetch transcripts from Teams',
    );
  }
  const form = {
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: secret,
    scope: 'https://graph.microsoft.com/.default',
  };
  const text = await download({
    url: `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
    hosts: ['login.microsoftonline.com'],
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    signal,
  });
  return granted.parse(JSON.parse(text)).access_token;
}
