import { addTrees } from '#functions/create-minutes/engine/classifier/model.ts';
import type { StoredModel } from '#functions/create-minutes/facts/weighed-model.ts';
import { fitLinear, type LinearFit } from './fit-linear.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { parts, partsOf } from './groups.ts';

/** A feature must be seen in so many talks to be believed. */
const leastTalks = 3;
/** Less adds nothing anybody would notice. */
const leastWeight = 0.02;

/** Something a talk names, with what its labels make of it. */
export interface FactRow {
  /** Of the talk. */
  readonly id: string;
  readonly features: Iterable<string>;
  readonly label: number;
  /** How much it counts; 0 where the labels leave it open. */
  readonly weight: number;
  readonly traits: (odds: number) => Float64Array;
}

interface Numbered {
  readonly names: readonly string[];
  readonly features: readonly Int32Array[];
}

export interface FittedFacts {
  readonly model: StoredModel;
  /** Of each row, by models that the author of its talk had no part in. */
  readonly leftOut: Float64Array;
}

/** Words first, then trees over what the words of the other authors' talks tell and what stands around. */
export function fitFacts(rows: readonly FactRow[], growth: Growth): FittedFacts {
  const numbered = numberedOf(rows);
  const byWords = leftOutOf(rows, (used) => {
    const fit = fitWords(rows, numbered, used);
    return (row) => oddsOf(fit, numbered.features[row]);
  });
  const traits = rows.map((row, i) => row.traits(byWords[i] ?? 0));
  const leftOut = leftOutOf(rows, (used) => {
    const trees = fitTreesTo(rows, traits, used, growth);
    return (row) => addTrees(trees, traits[row] ?? new Float64Array());
  });
  const all = [...rows.keys()];
  const { bias, weights } = fitWords(rows, numbered, all);
  const kept = numbered.names.flatMap((name, i) => {
    const weight = Math.round((weights[i] ?? 0) * 100) / 100;
    return Math.abs(weight) >= leastWeight ? [[name, weight] as const] : [];
  });
  const trees = fitTreesTo(rows, traits, all, growth);
  return {
    model: { bias: Math.round(bias * 100) / 100, weights: Object.fromEntries(kept), trees },
    leftOut,
  };
}

function numberedOf(rows: readonly FactRow[]): Numbered {
  const talks = new Map<string, Set<string>>();
  for (const { id, features } of rows)
    for (const feature of features) talks.set(feature, (talks.get(feature) ?? new Set()).add(id));
  const names = [...talks].flatMap(([name, own]) => (own.size >= leastTalks ? [name] : [])).sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  return {
    names,
    features: rows.map(({ features }) => Int32Array.from([...features].flatMap((one) => numbers.get(one) ?? []))),
  };
}

/** Of each row, what is learnt from the talks that its author had no part in. */
export function leftOutOf(
  rows: readonly Pick<FactRow, 'id'>[],
  learn: (used: readonly number[]) => (row: number) => number,
): Float64Array {
  const odds = new Float64Array(rows.length);
  const partOf = partsOf(rows);
  for (let part = 0; part < parts; part++) {
    const isOwn = (row: number) => partOf(rows[row]?.id ?? '') === part;
    const judge = learn([...rows.keys()].filter((row) => !isOwn(row)));
    for (const row of rows.keys()) if (isOwn(row)) odds[row] = judge(row);
  }
  return odds;
}

function fitWords(rows: readonly FactRow[], { names, features }: Numbered, used: readonly number[]): LinearFit {
  return fitLinear({
    features: used.map((i) => features[i] ?? new Int32Array()),
    labels: Float64Array.from(used, (i) => rows[i]?.label ?? 0),
    weights: Float64Array.from(used, (i) => rows[i]?.weight ?? 0),
    size: names.length,
  });
}

function oddsOf({ bias, weights }: LinearFit, features: Int32Array | undefined): number {
  return (features ?? new Int32Array()).reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
}

export function fitTreesTo(
  rows: readonly Pick<FactRow, 'label' | 'weight'>[],
  traits: readonly Float64Array[],
  used: readonly number[],
  growth: Growth,
) {
  return fitTrees(
    {
      traits: used.map((i) => traits[i] ?? new Float64Array()),
      labels: Float64Array.from(used, (i) => rows[i]?.label ?? 0),
      weights: Float64Array.from(used, (i) => rows[i]?.weight ?? 0),
    },
    growth,
  );
}
