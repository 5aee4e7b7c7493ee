import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { meetingDays } from '#functions/create-minutes/engine/japanese/acts/meet/choose.ts';
import { hear } from '#functions/create-minutes/engine/japanese/acts/meet/heard.ts';
import { readTalk, type Talk } from '#functions/create-minutes/engine/japanese/acts/talk.ts';
import type { Talk as FactsTalk } from '#functions/create-minutes/facts/talk.ts';
import { type Example, exampleOfCase } from './examples.ts';
import type { Scene } from '../scenes/scene.ts';

/** A talk, when its sides meet next in the eyes of careful people, and the days it names. */
export interface MeetRows {
  readonly id: string;
  readonly talk: Talk;
  readonly facts: FactsTalk;
  readonly ruled: Acts['nextMeeting'];
  readonly next: readonly Scene['next'][];
  readonly days: readonly { readonly traits: Float64Array; readonly label: number }[];
}

export function meetRowsOf({ id, meeting, acts, gold }: Example, facts: FactsTalk): MeetRows {
  return rowsOf({ id, talk: readTalk(meeting), facts, ruled: acts.nextMeeting, next: [gold.nextMeeting] });
}

/** A scene has no labels but its end; what its remarks do is told by the stored model, which has not seen it. */
export function meetRowsOfScene({ scene, request }: { readonly scene: Scene; readonly request: unknown }): MeetRows {
  const { meeting, talk, acts, language } = exampleOfCase({ request, gold: { ...nothing, ...scene } });
  const { lexicon, linear } = language.learned;
  const facts = { ...talk, odds: hearRemarks(talk.remarks, meeting.people, lexicon, linear()) };
  const next = [scene.next, ...scene.nextAlso];
  return rowsOf({ id: scene.id, talk: readTalk(meeting), facts, ruled: acts.nextMeeting, next });
}

const unknown = { status: null, statusAlso: [] };
const nothing: Example['gold'] = {
  id: '',
  language: 'ja',
  decisions: [],
  actionItems: [],
  openQuestions: [],
  objections: [],
  amounts: [],
  competitors: [],
  competitorsOptional: [],
  nextMeeting: null,
  framework: { bant: { budget: unknown, authority: unknown, need: unknown, timeline: unknown } },
  mustNotAppear: [],
};

/** A day is the right one, too, where it becomes that on the clocks of the meeting. */
function rowsOf(read: Omit<MeetRows, 'days'>): MeetRows {
  const { talk, facts, ruled, next } = read;
  const days = meetingDays(talk, hear(talk, facts), ruled).map(({ days: [vote], hour, traits }) => {
    const date = hour?.date ?? vote?.date;
    return { traits: Float64Array.from(Object.values(traits)), label: next.some((one) => one?.date === date) ? 1 : 0 };
  });
  return { ...read, days };
}
