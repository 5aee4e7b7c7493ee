import * as z from 'zod';
import { hmacSha256, matchesAny } from '#shared/auth/hmac.ts';
import { OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { RecorderAdapter } from '../adapter.ts';
import type { Fetched, Participant, Turn } from '../event.ts';
import { dateOf } from '../read-time.ts';
import { signatureRefused } from '../signatures/signature-error.ts';

const id = z.string('must be text').regex(/^[\w-]{1,100}$/, 'must be an id');
const present = z.object({ event: z.string().max(100), timestamp: z.number().nullish(), meeting_id: id });
/** Version 1 of the webhooks. */
const older = z.object({ eventType: z.string().max(100), meetingId: id });

const text = z.string().nullish().catch(undefined);
const answer = z.object({
  data: z.object({
    transcript: z.object({
      title: text,
      /** Milliseconds since 1970. */
      date: z.union([z.number(), z.string()]).nullish().catch(undefined),
      meeting_attendees: z
        .array(z.object({ displayName: text, name: text, email: text }))
        .nullish()
        .catch(undefined),
      sentences: z
        .array(
          z.object({
            speaker_name: z.string().nullish(),
            text: z.string(),
            start_time: z.number().nullish(),
            end_time: z.number().nullish(),
          }),
        )
        .nullish(),
    }),
  }),
});
/** GraphQL refuses with a success; the texts may quote what was asked, the codes do not. */
const refusal = z.object({ errors: z.array(z.object({ code: z.string().regex(/^\w{1,60}$/) })).min(1) });
const query =
  'query Transcript($id: String!) { transcript(id: $id) { title date meeting_attendees { displayName name email } ' +
  'sentences { speaker_name text start_time end_time } } }';
const host = 'api.fireflies.ai';

/** Fireflies: signed without a time, so a stolen delivery is held off by its id alone. */
export function fireflies({
  FIREFLIES_WEBHOOK_SECRETS: secrets,
  FIREFLIES_API_KEY: key,
}: RecorderSettings): RecorderAdapter {
  return {
    source: 'fireflies',
    header: 'x-hub-signature',
    sends: (body) => ('meeting_id' in body && 'event' in body) || ('meetingId' in body && 'eventType' in body),
    prove: ({ headers, rawBody }) => {
      if (!secrets) return false;
      const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(headerText(headers, 'x-hub-signature') ?? '') ?? [];
      const digests = secrets.map((secret) => hmacSha256(secret, rawBody));
      if (!hex || !matchesAny(Buffer.from(hex, 'hex'), digests)) throw signatureRefused();
      return true;
    },
    toEvent: (body) => {
      const { type, meetingId, timestamp } = read(body);
      const event = { type, id: meetingId };
      if (type !== 'meeting.transcribed') return { ...event, call: { ignored: `the event ${type} is not used` } };
      const occurredAt = dateOf(timestamp);
      const order = occurredAt && { subject: event.id, occurredAt };
      return { ...event, order, call: { meeting: { id: meetingId }, participants: [] } };
    },
    fetchTranscript: async (body, { download, signal }) => {
      if (!key)
        throw new ConfigurationError('FIREFLIES_API_KEY: is needed to fetch the transcripts that Fireflies announces');
      const answered = await download({
        url: `https://${host}/graphql`,
        hosts: [host],
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { id: read(body).meetingId } }),
        signal,
      });
      const { sentences, ...about } = readAnswer(JSON.parse(answered));
      const turns = (sentences ?? []).map(
        ({ speaker_name, text: said, start_time, end_time }): Turn => ({
          speaker: speaker_name ?? undefined,
          text: said,
          start: start_time ?? undefined,
          end: end_time ?? undefined,
        }),
      );
      return turns.length > 0 ? { transcript: { turns }, ...factsOf(about) } : undefined;
    },
  };
}

type Answer = z.output<typeof answer>['data']['transcript'];
type About = Omit<Answer, 'sentences'>;

function readAnswer(given: unknown): Answer {
  const code = refusal.safeParse(given).data?.errors[0]?.code;
  const { data, error } = answer.safeParse(given);
  if (data) return data.data.transcript;
  if (code === undefined) throw error;
  throw new OperationError('downloadFailed', `Fireflies gave no transcript (${code})`);
}

function factsOf({ title, date, meeting_attendees: attendees }: About): Omit<Fetched, 'transcript'> {
  const participants = (attendees ?? []).flatMap(({ displayName, name, email }): Participant[] => {
    const known = displayName || name;
    return known ? [{ name: known, email: email ?? undefined }] : [];
  });
  return {
    meeting: { title: title ?? undefined, startedAt: dateOf(date)?.toISOString() },
    ...(participants.length > 0 && { participants }),
  };
}

function read(body: JsonObject): { type: string; meetingId: string; timestamp?: number | null | undefined } {
  if (!('eventType' in body)) {
    const { event, meeting_id, timestamp } = check(present, body);
    return { type: event, meetingId: meeting_id, timestamp };
  }
  const { eventType, meetingId } = check(older, body);
  return { type: eventType === 'Transcription completed' ? 'meeting.transcribed' : eventType, meetingId };
}
