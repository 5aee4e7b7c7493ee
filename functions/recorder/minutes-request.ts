import type { JsonObject } from '#shared/http/handler.ts';
import { isTimeZone } from '#shared/runtime/time-zone.ts';
import type { Participant, RecordedCall } from './event.ts';

const longestId = 200;
const longestName = 200;
const longestTitle = 500;
const mostParticipants = 500;

/**
 * The create-minutes request for a recorded call, in the zone where the event names none: vendors write times in UTC, whose day is
 * another one than the speakers' for hours of every day. What a vendor writes otherwise than create-minutes takes it is cut or left out:
 * minutes without a title are better than none.
 */
export function toMinutesRequest(
  { meeting, participants, transcript, request }: RecordedCall,
  zone: string | undefined,
): JsonObject {
  if (request) return request;
  const { id, title, startedAt, timeZone, language } = meeting;
  return {
    transcript,
    meeting: withoutAbsent({
      id: id?.slice(0, longestId),
      title: title?.slice(0, longestTitle),
      startedAt,
      timeZone: timeZone && isTimeZone(timeZone) ? timeZone : zone,
      language: language && /^(en|ja)\b/i.test(language) ? language : undefined,
    }),
    ...(participants.length > 0 && { participants: participants.slice(0, mostParticipants).map(toParticipant) }),
  };
}

function toParticipant({ id, name, email, side, aliases }: Participant): JsonObject {
  const called = aliases?.map((alias) => alias.slice(0, longestName));
  return withoutAbsent({ id: id?.slice(0, longestId), name: name.slice(0, longestName), email, side, aliases: called });
}

/** The same event must give the same bytes at every attempt, so that create-minutes knows it again. */
function withoutAbsent(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
