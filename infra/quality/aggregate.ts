import type { Found } from './items.ts';
import type { Measured } from './measure.ts';
import { harmonic, type Rouge } from './rouge.ts';

export interface ItemScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** The figures of a data set, in percent. Items are pooled over the meetings, the rest are means of them. */
export interface Scores {
  readonly meetings: number;
  readonly summary: Rouge;
  readonly characters?: Rouge;
  readonly coverage?: number;
  readonly full?: Rouge;
  readonly answers?: number;
  readonly decisions?: ItemScore;
  readonly actionItems?: ItemScore;
  readonly openQuestions?: ItemScore;
}

export function aggregate(rows: readonly Measured[]): Scores {
  const optional = {
    characters: meanOf(rows.flatMap(({ characters }) => characters ?? [])),
    coverage: mean(rows.flatMap(({ coverage }) => coverage ?? [])),
    full: meanOf(rows.flatMap(({ full }) => full ?? [])),
    answers: mean(rows.flatMap(({ answers }) => answers ?? [])),
    decisions: pooled(rows.flatMap(({ decisions }) => decisions ?? [])),
    actionItems: pooled(rows.flatMap(({ actionItems }) => actionItems ?? [])),
    openQuestions: pooled(rows.flatMap(({ openQuestions }) => openQuestions ?? [])),
  };
  const there = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return {
    meetings: rows.length,
    summary: meanOf(rows.map(({ summary }) => summary)) ?? { r1: 0, r2: 0, rl: 0 },
    ...there,
  };
}

function meanOf(scores: readonly Rouge[]): Rouge | undefined {
  const [r1, r2, rl] = (['r1', 'r2', 'rl'] as const).map((name) => mean(scores.map((score) => score[name])));
  return r1 === undefined || r2 === undefined || rl === undefined ? undefined : { r1, r2, rl };
}

function mean(shares: readonly number[]): number | undefined {
  return shares.length > 0 ? (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length : undefined;
}

function pooled(found: readonly Found[]): ItemScore | undefined {
  const sum = (pick: (one: Found) => number) => found.reduce((total, one) => total + pick(one), 0);
  const [hits, listed, wanted] = [sum((one) => one.hits), sum((one) => one.listed), sum((one) => one.wanted)];
  if (wanted === 0) return undefined;
  return {
    precision: listed > 0 ? (100 * hits) / listed : 0,
    recall: (100 * hits) / wanted,
    f1: 100 * harmonic(hits, listed, wanted),
  };
}
