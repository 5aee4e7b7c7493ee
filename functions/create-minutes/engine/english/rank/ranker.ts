import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { taskOf } from '../team/actions.ts';
import { englishQuality } from '../quality.ts';
import { openMatter } from '../team/questions.ts';
import { addedBy, type Curve, curveOf, type Steps } from './curve.ts';
import type { Forms, TellAt } from './trait.ts';
import { tellTraits } from './traits.ts';
import learned from './weights.json' with { type: 'json' };

export type Kind = 'summary' | 'decisions' | 'actionItems' | 'openQuestions';
export type Scores = Readonly<Record<Kind, number>>;

/** A sentence with what it could become and how likely people would have written it down. */
export interface Ranked extends Forms {
  readonly sentence: Sentence;
  /** Log-odds of each kind. */
  readonly scores: Scores;
}

/** What a trait adds to the log-odds of one kind. */
interface KindCurve {
  readonly kind: number;
  readonly curve: Curve;
}

const kinds = learned.kinds as readonly Kind[];
const steps = learned.steps as unknown as Readonly<Record<string, Readonly<Record<string, Steps>>>>;
const curves = curvesOf(steps);
const summaryCurves = curvesOf({ summary: steps.summary ?? {} });

/**
 * Rates every sentence of a meeting by the learned weights of its traits, in time that grows with the number of words.
 * @param forLists false where only the odds of being summed up are asked for; nothing else is found out then
 */
export function rank(meeting: Meeting, forLists = true): readonly Ranked[] {
  const { sentences } = meeting;
  const forms = sentences.map((sentence) => formsOf(sentence, meeting, forLists));
  const asked = forLists ? curves : summaryCurves;
  const sums = kinds.map((_, kind) => new Float64Array(sentences.length).fill(learned.bias[kind] ?? 0));
  const add: TellAt = (index, trait, amount) => {
    for (const { kind, curve } of asked.get(trait) ?? none) {
      const sum = sums[kind];
      if (sum) sum[index] = (sum[index] ?? 0) + addedBy(curve, amount);
    }
  };
  tellTraits(meeting, forms, add, forLists && ((trait) => asked.has(trait)));
  return sentences.map((sentence, index) => {
    const scores = Object.fromEntries(kinds.map((kind, i) => [kind, sums[i]?.[index] ?? 0])) as Record<Kind, number>;
    return { sentence, scores, ...(forms[index] ?? formsOf(sentence, meeting, forLists)) };
  });
}

const none: readonly KindCurve[] = [];

/** What a sentence could become in the minutes; where no list is made, only how well it would stand alone. */
export function formsOf(sentence: Sentence, meeting: Meeting, forLists = true): Forms {
  const quality = englishQuality(sentence);
  if (!forLists) return { quality, task: undefined, matter: undefined };
  return { quality, task: taskOf(sentence, meeting), matter: openMatter(sentence, meeting) };
}

function curvesOf(
  byKind: Readonly<Record<string, Readonly<Record<string, Steps>>>>,
): ReadonlyMap<string, readonly KindCurve[]> {
  const found = new Map<string, readonly KindCurve[]>();
  for (const [kind, name] of kinds.entries())
    for (const [trait, own] of Object.entries(byKind[name] ?? {}))
      found.set(trait, [...(found.get(trait) ?? []), { kind, curve: curveOf(own) }]);
  return found;
}
