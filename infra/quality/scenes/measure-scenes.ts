import { generateMinutes } from '#functions/create-minutes/generate.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import type { LabelledTalk } from '../talks/talk.ts';
import type { Scene } from './scene.ts';
import { requestsOf } from './scene-requests.ts';

/** What became of a scene: told as agreed, rightly told nothing, not told, told out of nothing, told with another day or hour. */
export const outcomes = ['right', 'none', 'missed', 'invented', 'day', 'time'] as const;
export type Outcome = (typeof outcomes)[number];

export interface SceneScore {
  readonly id: string;
  readonly outcome: Outcome;
  readonly told: Scene['next'];
  readonly next: Scene['next'];
}

const run = { executionId: 'quality', reExecutedFrom: undefined, now: () => new Date(0) };

export function measureScenes(scenes: readonly Scene[], talks: readonly LabelledTalk[]): readonly SceneScore[] {
  return requestsOf(scenes, talks).map(({ scene, request }) => {
    const { nextMeeting } = generateMinutes(minutesRequest.parse(request), run);
    const told = nextMeeting?.date ? { date: nextMeeting.date, time: nextMeeting.time } : null;
    return { id: scene.id, outcome: outcomeOf(told, scene), told, next: scene.next };
  });
}

/** An hour that is not told, or was not said, is no mistake. */
export function outcomeOf(told: Scene['next'], { next, nextAlso }: Pick<Scene, 'next' | 'nextAlso'>): Outcome {
  if ([next, ...nextAlso].some((one) => agree(told, one))) return told ? 'right' : 'none';
  if (!told) return 'missed';
  if (!next) return 'invented';
  return told.date === next.date ? 'time' : 'day';
}

function agree(one: Scene['next'], other: Scene['next']): boolean {
  if (!one || !other) return !one && !other;
  return one.date === other.date && (!one.time || !other.time || one.time === other.time);
}
