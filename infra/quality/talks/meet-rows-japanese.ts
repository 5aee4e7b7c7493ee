import { meetingDays } from '#functions/create-minutes/engine/japanese/acts/meet/choose.ts';
import { hear } from '#functions/create-minutes/engine/japanese/acts/meet/heard.ts';
import { readTalk, type Talk } from '#functions/create-minutes/engine/japanese/acts/talk.ts';
import type { Arranged } from './meet-sources.ts';

/** A talk with the days it names. */
export interface MeetRows {
  readonly arranged: Arranged;
  readonly talk: Talk;
  readonly days: readonly { readonly traits: Float64Array; readonly label: number }[];
}

/** A day is the right one, too, where it becomes that on the clocks of the meeting. */
export function meetRowsOf(arranged: Arranged): MeetRows {
  const { meeting, talk: facts, ruled, next } = arranged;
  const talk = readTalk(meeting);
  const days = meetingDays(talk, hear(talk, facts), ruled).map(({ days: [vote], hour, traits }) => {
    const date = hour?.date ?? vote?.date;
    return { traits: Float64Array.from(Object.values(traits)), label: next.some((one) => one?.date === date) ? 1 : 0 };
  });
  return { arranged, talk, days };
}
