import * as z from 'zod';
import { hmacSha256, matchesAny } from '#shared/auth/hmac.ts';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import { requireListed } from '#shared/net/listed-address.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import type { Delivery, FetchTools, RecorderAdapter } from '../adapter.ts';
import type { RecorderEvent } from '../event.ts';
import { dateOf } from '../read-time.ts';
import { type Clock, requireRecent } from '../signatures/require-recent.ts';
import { signatureRefused } from '../signatures/signature-error.ts';
import { joinParts, transcriptFiles } from './zoom-files.ts';
import { zoomPhoneEvent, zoomPhoneTranscript, zoomPhoneUrl } from './zoom-phone.ts';
import { zoomAccessToken } from './zoom-token.ts';

const envelope = z.object({
  event: z.string('must be text').max(100, 'must not be longer than 100 characters'),
  event_ts: z.number('must be a number of milliseconds').optional(),
});
const validation = z.object({ payload: z.object({ plainToken: z.string('must be text').max(200) }) });
const text = z.string('must be text').nullish();
const recording = z.object({
  payload: z.object(
    {
      object: z.looseObject(
        {
          uuid: z.string('must be text').max(200, 'must not be longer than 200 characters'),
          topic: text,
          start_time: text,
          timezone: text,
          recording_files: z.array(z.looseObject({ file_type: text, download_url: text }), 'must be a list'),
        },
        'must be an object',
      ),
    },
    'must be an object',
  ),
});
const severalRecordings = z.object({
  event: z.literal('phone.recording_transcript_completed'),
  payload: z.looseObject({ object: z.looseObject({ recordings: z.array(z.unknown()).min(1) }) }),
});
const token = z.object({ download_token: z.string().min(1).max(8000) });

/** Zoom meetings, with Zoom Phone beside it: signed events that point at a transcript, and a question to sign every 72 hours. */
export function zoom(settings: RecorderSettings, clock: Clock): RecorderAdapter {
  const { ZOOM_WEBHOOK_SECRETS: secrets, ZOOM_DOWNLOAD_HOSTS: hosts, ZOOM_DOWNLOAD_REDIRECTS: redirects } = settings;
  return {
    source: 'zoom',
    header: 'x-zm-signature',
    sends: ({ event, payload }) => typeof event === 'string' && typeof payload === 'object' && payload !== null,
    prove: (delivery) => {
      if (!secrets) return false;
      requireRecent(headerText(delivery.headers, 'x-zm-request-timestamp') ?? '', clock);
      if (!secrets.some((secret) => isSignedWith(secret, delivery))) throw signatureRefused();
      return true;
    },
    handshake: (body, delivery) => {
      if (body.event !== 'endpoint.url_validation') return undefined;
      const { plainToken } = check(validation, body).payload;
      // of several secrets the app that asks has one: the one it has signed the question with
      const secret = secrets?.find((each) => isSignedWith(each, delivery));
      if (!secret) throw new InputError('event: endpoint.url_validation is answered when ZOOM_WEBHOOK_SECRETS is set');
      return { plainToken, encryptedToken: hmacSha256(secret, plainToken).toString('hex') };
    },
    split: (body) => {
      const { success, data } = severalRecordings.safeParse(body);
      if (!success) return [body];
      const { object, ...payload } = data.payload;
      return object.recordings.map((each) => ({
        ...body,
        payload: { ...payload, object: { ...object, recordings: [each] } },
      }));
    },
    secretOf: (body) => token.safeParse(body).data?.download_token,
    toEvent: (body) => {
      const { event } = check(envelope, body);
      const found = event.startsWith('phone.') ? zoomPhoneEvent(body) : meetingEvent(body);
      if (!('ignored' in found.call)) for (const url of transcriptUrls(body)) requireOnHosts(url, hosts);
      return found;
    },
    fetchTranscript: async (body, tools) => {
      const headers = { authorization: `Bearer ${tools.secret ?? (await zoomAccessToken(settings, tools))}` };
      const fetchFrom = (url: string) => tools.download({ url, hosts, headers, redirects, signal: tools.signal });
      const phone = zoomPhoneUrl(body);
      if (phone !== undefined) {
        const transcript = zoomPhoneTranscript(await fetchFrom(phone));
        return transcript === undefined ? undefined : { transcript };
      }
      const parts = [];
      for (const part of transcriptFiles(body)) parts.push({ ...part, text: await fetchFrom(part.url) });
      const whole = joinParts(parts);
      return whole.includes('-->') ? { transcript: whole } : undefined;
    },
  };
}

function isSignedWith(secret: string, { headers, rawBody }: Delivery): boolean {
  const [, hex] = /^v0=([0-9a-f]{64})$/.exec(headerText(headers, 'x-zm-signature') ?? '') ?? [];
  const timestamp = headerText(headers, 'x-zm-request-timestamp') ?? '';
  return hex !== undefined && matchesAny(Buffer.from(hex, 'hex'), [hmacSha256(secret, `v0:${timestamp}:`, rawBody)]);
}

function meetingEvent(body: JsonObject): RecorderEvent {
  const { event: type, event_ts } = check(envelope, body);
  const waiting = reasons[type];
  if (waiting !== undefined) return { type, id: undefined, call: { ignored: waiting } };
  if (type !== 'recording.transcript_completed')
    return { type, id: undefined, call: { ignored: `the event ${type} is not used` } };
  const { object } = check(recording, body).payload;
  const id = `${object.uuid}:${event_ts ?? ''}`;
  const occurredAt = dateOf(event_ts);
  const order = occurredAt && { subject: object.uuid, occurredAt };
  if (transcriptFiles(body).length === 0)
    return { type, id, order, call: { ignored: 'the recording has no transcript file' } };
  return {
    type,
    id,
    order,
    call: {
      meeting: {
        id: object.uuid,
        title: object.topic ?? undefined,
        startedAt: dateOf(object.start_time)?.toISOString(),
        timeZone: object.timezone ?? undefined,
      },
      participants: [],
    },
  };
}

const reasons: Readonly<Record<string, string>> = {
  'recording.completed': 'waiting for recording.transcript_completed',
  'recording.started': 'waiting for recording.transcript_completed',
  'recording.stopped': 'waiting for recording.transcript_completed',
  'meeting.summary_completed': 'the summary of Zoom itself is not used: minutes are made from the transcript',
};

function transcriptUrls(body: JsonObject): readonly string[] {
  const phone = zoomPhoneUrl(body);
  return phone === undefined ? transcriptFiles(body).map(({ url }) => url) : [phone];
}

/** Refused at once: such an event never becomes right by waiting. */
export function requireOnHosts(url: string, hosts: FetchHosts): void {
  try {
    requireListed(url, hosts);
  } catch (error) {
    throw new InputError(`download_url: ${error instanceof Error ? error.message : 'is not accepted'}`);
  }
}

type FetchHosts = Parameters<FetchTools['download']>[0]['hosts'];
