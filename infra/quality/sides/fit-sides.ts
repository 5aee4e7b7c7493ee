import type { StoredSides } from '#functions/create-minutes/engine/sides/model.ts';
import { partsOfRole } from '#functions/create-minutes/engine/sides/role-parts.ts';
import { fitLinear, type LinearHabits } from '../talks/fit-linear.ts';
import { calibrate, damping, ease } from './calibrate.ts';
import { dealWords } from './deal-words.ts';
import type { SidedMeeting } from './meetings.ts';

interface Row {
  readonly features: readonly string[];
  readonly label: number;
  readonly weight: number;
}

/** A feature must be heard in so many sales talks; one of an author's own is none. */
const leastTalks = 30;
const leastDeals = 8;
const leastRoles = 4;
/** Less adds nothing anybody would notice. */
const leastWeight = 0.1;
/** Few features, and those that many share. */
const talkHabits: LinearHabits = { pull: 30 };
const dealHabits: LinearHabits = { negative: false };
const roleHabits: LinearHabits = { pull: 2 };
/** What the sentences of meetings without sides weigh together, against those of sales talks; one weighs no more than `heaviest`. */
const neitherShare = 0.5;
const heaviest = 15;

/** What talks of one language tell of sides. */
export function fitSides(meetings: readonly SidedMeeting[], code: 'en' | 'ja'): StoredSides {
  const sales = meetings.filter(({ sale }) => sale);
  const words = featuresOf(sales);
  const sells = fitRows(sales.flatMap(saidBySides), sharedBy(words, leastTalks, groupsOf(sales)), talkHabits);
  const named = new Map([...words].filter(([feature]) => dealWords[code].has(feature)));
  const deal = fitRows(dealRows(meetings), sharedBy(named, leastDeals, 0), dealHabits);
  const features = [...new Set([...sells.weights.keys(), ...deal.weights.keys()])].sort();
  const roles = sales.flatMap(({ people }) =>
    people.flatMap(({ role, side }): readonly Row[] =>
      role && side ? [{ features: partsOfRole(role, code), label: side === 'internal' ? 1 : 0, weight: 1 }] : [],
    ),
  );
  const role = fitRows(roles, oftenIn(roles), roleHabits);
  return {
    talk: { ...calibrate(sales, sells.weights), damping, ease },
    said: Object.fromEntries(
      features.map((feature) => [feature, [sells.weights.get(feature) ?? 0, deal.weights.get(feature) ?? 0]]),
    ),
    role: { shift: role.bias, parts: Object.fromEntries(role.weights) },
  };
}

function saidBySides({ people, sentences, features }: SidedMeeting): readonly Row[] {
  const sides = new Map(people.map(({ speaker, side }) => [speaker, side]));
  return sentences.flatMap(({ speaker }, i): readonly Row[] => {
    const side = sides.get(speaker);
    return side ? [{ features: features[i] ?? [], label: side === 'internal' ? 1 : 0, weight: 1 }] : [];
  });
}

function dealRows(meetings: readonly SidedMeeting[]): readonly Row[] {
  const count = (sale: boolean) =>
    meetings.reduce((sum, one) => sum + (one.sale === sale ? one.sentences.length : 0), 0);
  const weight = Math.min(heaviest, (neitherShare * count(true)) / Math.max(1, count(false)));
  return meetings.flatMap(({ features, sale }) =>
    features.map((own) => ({ features: own, label: sale ? 1 : 0, weight: sale ? 1 : weight })),
  );
}

type Seen = ReadonlyMap<string, { readonly talks: ReadonlySet<string>; readonly groups: ReadonlySet<string> }>;

function featuresOf(meetings: readonly SidedMeeting[]): Seen {
  const seen = new Map<string, { talks: Set<string>; groups: Set<string> }>();
  for (const { id, group, features } of meetings)
    for (const feature of features.flat()) {
      const own = seen.get(feature) ?? { talks: new Set(), groups: new Set() };
      own.talks.add(id);
      own.groups.add(group);
      seen.set(feature, own);
    }
  return seen;
}

function groupsOf(meetings: readonly SidedMeeting[]): number {
  return new Set(meetings.map(({ group }) => group)).size;
}

/** What so many talks have, of all groups but one. */
function sharedBy(seen: Seen, least: number, groups: number): readonly string[] {
  return [...seen].flatMap(([name, own]) => (own.talks.size >= least && own.groups.size >= groups - 1 ? [name] : []));
}

function oftenIn(rows: readonly Row[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ features }) => features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastRoles ? [name] : []));
}

function fitRows(
  rows: readonly Row[],
  known: readonly string[],
  habits: LinearHabits,
): { readonly bias: number; readonly weights: ReadonlyMap<string, number> } {
  const names = [...known].sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  const { bias, weights } = fitLinear(
    {
      features: rows.map(({ features }) => Int32Array.from(features.flatMap((name) => numbers.get(name) ?? []))),
      labels: Float64Array.from(rows, ({ label }) => label),
      weights: Float64Array.from(rows, ({ weight }) => weight),
      size: names.length,
    },
    habits,
  );
  const kept = names.map((name, i) => [name, rounded(weights[i] ?? 0)] as const);
  return { bias: rounded(bias), weights: new Map(kept.filter(([, weight]) => Math.abs(weight) >= leastWeight)) };
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
