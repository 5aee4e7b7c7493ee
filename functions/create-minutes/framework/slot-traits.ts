import { oddsOf, leastOdds } from '../engine/classifier/hear.ts';
import type { Kind } from '../engine/classifier/model.ts';
import { turnOf } from '../engine/classifier/surroundings.ts';
import type { Talk } from '../facts/talk.ts';
import type { FrameworkStatus } from '../minutes/framework.ts';

/** The points of a framework which labelled talks teach. */
export const learnedTopics = ['budget', 'authority', 'need', 'timeline'] as const;
export type LearnedTopic = (typeof learnedTopics)[number];

export const statuses: readonly FrameworkStatus[] = ['confirmed', 'mentioned', 'askedUnanswered', 'notDiscussed'];

interface Kinds {
  readonly told: Kind;
  readonly firm: Kind;
  readonly asked: Kind;
}

const kindsOf: Readonly<Record<LearnedTopic, Kinds>> = {
  budget: { told: 'budget', firm: 'firmBudget', asked: 'asksBudget' },
  authority: { told: 'authority', firm: 'firmAuthority', asked: 'asksAuthority' },
  need: { told: 'need', firm: 'firmNeed', asked: 'asksNeed' },
  timeline: { told: 'timeline', firm: 'firmTimeline', asked: 'asksTimeline' },
};

/** Turns after a question in which its answer is heard. */
const answerTurns = 3;
/** Of the likeliest remarks so many are looked at one by one. */
const likeliest = 3;

export interface SlotTraits {
  readonly traits: Float64Array;
  /** The remarks that speak of it most, the likeliest first: what the customer says, and where nothing is said what the seller asks. */
  readonly told: readonly number[];
  readonly asked: readonly number[];
}

/** What a whole talk shows of one point: how surely the customer speaks of it, whether the seller asks, and what follows; beside the status by rules. */
export function slotTraits(topic: LearnedTopic, { remarks, odds }: Talk, byRules: FrameworkStatus): SlotTraits {
  const kinds = kindsOf[topic];
  const of = (i: number, kind: Kind) => oddsOf(odds?.[i], kind);
  const theirs = [...remarks.keys()].filter((i) => remarks[i]?.side !== 'internal');
  const ours = [...remarks.keys()].filter((i) => remarks[i]?.side === 'internal');
  const told = theirs.toSorted((a, b) => of(b, kinds.told) - of(a, kinds.told)).slice(0, likeliest);
  const firm = theirs.toSorted((a, b) => of(b, kinds.firm) - of(a, kinds.firm)).slice(0, likeliest);
  const asked = ours.toSorted((a, b) => of(b, kinds.asked) - of(a, kinds.asked)).slice(0, likeliest);
  const at = (some: readonly number[], place: number, kind: Kind) => {
    const i = some[place];
    return i === undefined ? leastOdds : of(i, kind);
  };
  const [question] = asked;
  const turn = question === undefined || !remarks[question] ? undefined : turnOf(remarks[question]);
  const answer = turn === undefined ? [] : theirs.filter((i) => isWithin(turn, remarks[i] && turnOf(remarks[i])));
  const most = (some: readonly number[], kind: Kind) => some.reduce((sum, i) => Math.max(sum, of(i, kind)), leastOdds);
  const ourMost = most(ours, kinds.told);
  return {
    traits: Float64Array.from([
      ...learnedTopics.map((one) => (one === topic ? 1 : 0)),
      ...statuses.map((one) => (one === byRules ? 1 : 0)),
      at(told, 0, kinds.told),
      at(told, 1, kinds.told),
      at(told, 2, kinds.told),
      at(told, 0, kinds.firm),
      at(firm, 0, kinds.firm),
      at(firm, 1, kinds.firm),
      at(asked, 0, kinds.asked),
      at(asked, 1, kinds.asked),
      most(answer, kinds.told),
      most(answer, kinds.firm),
      most(answer, 'question'),
      answer.length,
      ourMost,
      most([...theirs, ...ours], 'amount'),
      most(answer, 'amount'),
      most([...theirs], 'decision'),
      theirs.length,
    ]),
    told: [...new Set([...firm.slice(0, 1), ...told])],
    asked,
  };
}

function isWithin(turn: number, other: number | undefined): boolean {
  return other !== undefined && other >= turn && other - turn <= answerTurns;
}
