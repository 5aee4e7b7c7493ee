import type { Acts } from '#functions/create-minutes/engine/draft.ts';

/** A meeting of which nothing is known, and what came of it. */
export const emptyMeeting = {
  turns: [],
  people: [],
  sentences: [],
  weights: new Map(),
  heaviest: 0,
  day: undefined,
  time: undefined,
  timeZone: undefined,
};
export const noActs: Acts = {
  decisions: [],
  actionItems: [],
  openQuestions: [],
  objections: [],
  nextMeeting: undefined,
};
