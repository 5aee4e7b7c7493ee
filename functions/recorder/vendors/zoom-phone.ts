import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import type { RecorderEvent, Transcript, Turn } from '../event.ts';
import { dateOf } from '../read-time.ts';

const number = z.string().nullish();
const recording = z.looseObject({
  id: z.string('must be text').max(200),
  date_time: z.string().nullish(),
  direction: z.string().nullish(),
  caller_name: number,
  caller_number: number,
  callee_name: number,
  callee_number: number,
  transcript_download_url: z.string().nullish(),
});
const phoneEvent = z.object({
  event: z.string(),
  event_ts: z.number().optional(),
  payload: z.object({
    object: z.object({ recordings: z.array(recording, 'must be a list').min(1, 'must not be empty') }),
  }),
});

/** The transcript of a Zoom Phone call. Its fields are not in a public schema: what is not there counts as absent. */
const timeline = z.object({
  timeline: z.array(
    z.object({
      text: z.string(),
      ts: z.string().nullish().catch(undefined),
      end_ts: z.string().nullish().catch(undefined),
      users: z
        .array(z.object({ username: z.string().nullish() }))
        .nullish()
        .catch(undefined),
    }),
  ),
});

/** Zoom Phone: one event per recording, when its transcript is there. */
export function zoomPhoneEvent(body: JsonObject): RecorderEvent {
  const type = String(body.event);
  if (type === 'phone.recording_completed') {
    return { type, id: undefined, call: { ignored: 'waiting for phone.recording_transcript_completed' } };
  }
  if (type !== 'phone.recording_transcript_completed') {
    return { type, id: undefined, call: { ignored: `the event ${type} is not used` } };
  }
  const { payload, event_ts } = check(phoneEvent, body);
  const [first] = payload.object.recordings;
  const id = first?.id;
  const occurredAt = dateOf(event_ts);
  const order = id && occurredAt ? { subject: id, occurredAt } : undefined;
  if (!first?.transcript_download_url) return { type, id, order, call: { ignored: 'the recording has no transcript' } };
  const people = [first.caller_name ?? first.caller_number, first.callee_name ?? first.callee_number];
  return {
    type,
    id,
    order,
    call: {
      meeting: {
        id: first.id,
        title: people.filter(Boolean).join(' – ') || undefined,
        startedAt: dateOf(first.date_time)?.toISOString(),
      },
      participants: people.flatMap((name) => (name ? [{ name }] : [])),
    },
  };
}

/** Where the transcript is; undefined for an event that is none of Zoom Phone's. */
export function zoomPhoneUrl(body: JsonObject): string | undefined {
  if (body.event !== 'phone.recording_transcript_completed') return undefined;
  return phoneEvent.safeParse(body).data?.payload.object.recordings[0]?.transcript_download_url ?? '';
}

/** Undefined when nothing was said. */
export function zoomPhoneTranscript(text: string): Transcript | undefined {
  if (text.trimStart().startsWith('WEBVTT')) return text;
  const turns = timeline.parse(JSON.parse(text)).timeline.map(
    ({ text: said, ts, end_ts, users }): Turn => ({
      speaker: users?.[0]?.username ?? undefined,
      text: said,
      start: ts ?? undefined,
      end: end_ts ?? undefined,
    }),
  );
  return turns.some((turn) => turn.text.trim() !== '') ? { turns } : undefined;
}
