import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { plainText } from '#shared/http/plain-text.ts';
import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { joinTexts } from '#shared/text/join-texts.ts';
import type { RecorderAdapter } from '../adapter.ts';
import type { Participant, RecorderEvent, Transcript, Turn } from '../event.ts';
import { dateOf } from '../read-time.ts';

const text = z.string().nullish();
const recognised = z.object({ raw: text }).nullish();

const person = z.looseObject({ id: text, from_to: text, name: text, company_name: text, login_id: text });
const phrase = z.object({ phrase: text, phrase_nofiller: text, start_at: z.number(), end_at: z.number().nullish() });
const leg = z.looseObject({
  id: z.string('must be text'),
  dial_starts_at: text,
  dial_answered_at: text,
  dial_ends_at: text,
  call_type: text,
  participants: z.array(person).default([]),
  phrases: z.array(z.object({ participant_id: text, raw: z.array(phrase).default([]) })).nullish(),
  speech_recognition: recognised,
  minutes: z.unknown().optional(),
});
const callEvent = z.object({
  call: z.looseObject({ details: z.array(leg, 'must be a list').min(1, 'must not be empty') }),
});

const attendee = z.looseObject({ id: text, display_name: text, miitel_user_name: text, login_id: text });
const videoEvent = z.object({
  video: z.looseObject({
    id: z.string('must be text'),
    title: text,
    starts_at: text,
    ends_at: text,
    participants: z.array(attendee).default([]),
    speech_recognition: recognised,
    summary: z.unknown().optional(),
  }),
});
/** Its calls are Japanese ones, and their times are in UTC. */
const home = 'Asia/Tokyo';
const challenge = z.string().regex(/^[\w.-]{1,200}$/);
const several = z.object({ call: z.looseObject({ details: z.array(z.unknown()) }) });

/**
 * MiiTel Phone and Meetings. It signs nothing: its "additional headers" carry the key. The transcript is in the event, and the
 * same id comes in two events: one with what was said, and one with MiiTel's own minutes.
 */
export function miitel(settings: RecorderSettings): RecorderAdapter {
  const { RECORDER_TEXT_CHALLENGES: textChallenges, RECORDER_TIME_ZONE: timeZone = home } = settings;
  return {
    source: 'miitel',
    sends: (body) => 'challenge' in body || isObject(body.call) || isObject(body.video),
    prove: () => false,
    handshake: (body) => {
      if (!('challenge' in body)) return undefined;
      const token = challenge.safeParse(body.challenge);
      if (!token.success) throw new InputError('challenge: must be a token of at most 200 letters and digits');
      if (textChallenges?.includes('miitel')) return plainText(token.data);
      throw new InputError('challenge: is answered when RECORDER_TEXT_CHALLENGES has miitel');
    },
    split: (body) => {
      const { success, data } = several.safeParse(body);
      if (!success || data.call.details.length === 0) return [body];
      return data.call.details.map((detail) => ({ ...body, call: { ...data.call, details: [detail] } }));
    },
    toEvent: (body) => ('video' in body ? meetingEvent(body, timeZone) : phoneEvent(body, timeZone)),
  };
}

function phoneEvent(body: JsonObject, timeZone: string): RecorderEvent {
  const [detail] = check(callEvent, body).call.details;
  if (!detail) throw new InputError('call.details: must not be empty');
  const kind = detail.minutes === undefined ? 'transcript' : 'minutes';
  const common = { type: `call.${kind}`, id: detail.id };
  if (kind === 'minutes') return { ...common, call: { ignored: madeElsewhere } };
  if (!detail.dial_answered_at) return { ...common, call: { ignored: 'the call was not answered' } };
  const transcript = spoken(detail) ?? recognisedText(detail.speech_recognition);
  if (!transcript)
    return {
      ...common,
      call: { ignored: 'the event has no transcript: nothing was said, or phrases are switched off' },
    };
  const people = detail.participants.flatMap((each) => toParticipant(each.id, nameOf(each), each.login_id, 'external'));
  const title = detail.participants.flatMap(({ company_name }) => company_name ?? [])[0];
  const startedAt = dateOf(detail.dial_answered_at)?.toISOString();
  const meeting = { id: detail.id, title, startedAt, timeZone };
  return { ...common, call: { meeting, participants: people, transcript } };
}

function meetingEvent(body: JsonObject, timeZone: string): RecorderEvent {
  const { video } = check(videoEvent, body);
  const kind = video.summary === undefined ? 'transcript' : 'minutes';
  const common = { type: `video.${kind}`, id: video.id };
  if (kind === 'minutes') return { ...common, call: { ignored: madeElsewhere } };
  const transcript = recognisedText(video.speech_recognition);
  if (!transcript) return { ...common, call: { ignored: 'the event has no transcript: nothing was said' } };
  const people = video.participants.flatMap((each) =>
    toParticipant(each.id, each.display_name ?? each.miitel_user_name ?? undefined, each.login_id, undefined),
  );
  const meeting = {
    id: video.id,
    title: video.title ?? undefined,
    startedAt: dateOf(video.starts_at)?.toISOString(),
    timeZone,
  };
  return { ...common, call: { meeting, participants: people, transcript } };
}

const madeElsewhere = 'the minutes of MiiTel itself are not used: ours are made from the transcript event';

/** The phrases of all participants in the order in which they were said, without fillers where MiiTel gives that. */
function spoken({ phrases, participants }: z.output<typeof leg>): Transcript | undefined {
  const names = new Map(participants.map((each) => [each.id, nameOf(each)]));
  const turns = (phrases ?? [])
    .flatMap(({ participant_id, raw }) => raw.map((each) => ({ speaker: names.get(participant_id), ...each })))
    .sort((left, right) => left.start_at - right.start_at)
    .map(({ speaker, phrase: whole, phrase_nofiller, start_at, end_at }): Turn => {
      return { speaker, text: phrase_nofiller || whole || '', start: start_at, end: end_at ?? undefined };
    })
    .filter((turn) => turn.text.trim() !== '');
  return turns.length > 0 ? { turns } : undefined;
}

const line = /^(\d{1,3}(?::\d{2}){1,2}) \(([^)]{1,200})\) ?(.*)$/;

/** Lines `M:SS (speaker) text`, as both products write what they recognised; a line of another form goes on with the turn before. */
function recognisedText(recognition: z.output<typeof recognised>): Transcript | undefined {
  const turns: Turn[] = [];
  for (const each of (recognition?.raw ?? '').split('\n')) {
    const [, clock = '', speaker, said = ''] = line.exec(each.trim()) ?? [];
    const last = turns.at(-1);
    if (speaker) turns.push({ speaker, text: said, start: secondsOf(clock) });
    else if (last) turns[turns.length - 1] = { ...last, text: joinTexts([last.text, each.trim()]) };
  }
  const said = turns.filter((turn) => turn.text !== '');
  return said.length > 0 ? { turns: said } : undefined;
}

function secondsOf(clock: string): number {
  return clock.split(':').reduce((total, part) => 60 * total + Number(part), 0);
}

/** A customer is mostly known by company alone. */
function nameOf({ name, company_name }: z.output<typeof person>): string | undefined {
  return name || company_name || undefined;
}

/** Who has a MiiTel login is a colleague. @param others the side of who has none */
function toParticipant(
  id: string | null | undefined,
  name: string | undefined,
  login: string | null | undefined,
  others: Participant['side'],
): Participant[] {
  if (!name) return [];
  return [{ id: id ?? undefined, name, email: login ?? undefined, side: login ? 'internal' : others }];
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
