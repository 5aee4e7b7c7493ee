import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import type { RecorderAdapter } from '../adapter.ts';
import type { Participant } from '../event.ts';
import { dateOf } from '../read-time.ts';
import type { Clock } from '../signatures/require-recent.ts';
import { standardProof } from './standard-proof.ts';

const text = z.string().nullish();
/** Fathom itself tells which of those who were invited a speaker is. */
const speaker = z.object({ display_name: text, matched_calendar_invitee_email: text });
const content = z.object({
  title: text,
  meeting_title: text,
  recording_id: z.union([z.number(), z.string()], 'must be a number'),
  created_at: text,
  recording_start_time: text,
  transcript_language: text,
  transcript: z.array(z.object({ speaker: speaker.nullish(), text: z.string(), timestamp: text })).nullish(),
  calendar_invitees: z.array(z.object({ name: text, email: text, is_external: z.boolean().nullish() })).nullish(),
});
const type = 'new-meeting-content-ready';

/** Fathom: the event is the meeting, with what was said in it. */
export function fathom({ FATHOM_WEBHOOK_SECRETS: secrets }: RecorderSettings, clock: Clock): RecorderAdapter {
  return {
    source: 'fathom',
    sends: (body) => 'recording_id' in body && ('share_url' in body || 'recorded_by' in body || 'transcript' in body),
    prove: standardProof(secrets, clock),
    toEvent: (body) => {
      const meeting = check(content, body);
      const turns = (meeting.transcript ?? []).map(({ speaker, text: said, timestamp }) => ({
        speaker: speaker?.display_name ?? undefined,
        text: said,
        start: timestamp ?? undefined,
      }));
      const id = String(meeting.recording_id);
      const occurredAt = dateOf(meeting.created_at);
      const common = { type, id, order: occurredAt && { subject: id, occurredAt } };
      if (!turns.some((turn) => turn.text.trim() !== '')) {
        return { ...common, call: { ignored: 'the event has no transcript: switch it on in the webhook of Fathom' } };
      }
      return {
        ...common,
        call: {
          meeting: {
            id,
            title: meeting.title ?? meeting.meeting_title ?? undefined,
            startedAt: dateOf(meeting.recording_start_time)?.toISOString(),
            language: meeting.transcript_language ?? undefined,
          },
          participants: participantsOf(meeting),
          transcript: { turns },
        },
      };
    },
  };
}

/** A calendar often has an address alone; a speaker with that address has a name. */
function participantsOf({ calendar_invitees: invitees, transcript }: z.output<typeof content>): Participant[] {
  const spoke = new Map(
    (transcript ?? []).map(({ speaker: who }) => [who?.matched_calendar_invitee_email, who?.display_name]),
  );
  return (invitees ?? []).flatMap(({ name, email, is_external: external }) => {
    const label = (email && spoke.get(email)) || undefined;
    const known = name || label;
    if (!known) return [];
    const side = external == null ? undefined : external ? 'external' : 'internal';
    const aliases = label === undefined || label === known ? undefined : [label];
    return [{ name: known, email: email ?? undefined, side, aliases }];
  });
}
