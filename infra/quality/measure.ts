import { budgetOf } from './budgets.ts';
import { countFound, type Found } from './items.ts';
import { cutTo, sentencesOf } from './length.ts';
import { type Rouge, rouge } from './rouge.ts';
import type { Sample } from './sample.ts';
import { contentOf, type LanguageCode, type Unit } from './words.ts';

/** What is measured of minutes: plain texts, action items with owner and due phrase. */
export interface Output {
  readonly summary: readonly string[];
  readonly decisions: readonly string[];
  readonly actionItems: readonly string[];
  readonly openQuestions: readonly string[];
}

/** Makes the minutes of a meeting, with a summary of at most so many words (characters in Japanese). */
export type System = (sample: Sample, limit: number) => Output;

export interface Measured {
  readonly id: string;
  readonly summary: Rouge;
  readonly characters?: Rouge;
  readonly coverage?: number;
  readonly full?: Rouge;
  readonly answers?: number;
  readonly decisions?: Found;
  readonly actionItems?: Found;
  readonly openQuestions?: Found;
}

/** Measures a system on one meeting. One that lists nothing may make its summary longer instead, for the whole minutes. */
export function measure(system: System, sample: Sample, set: string): Measured {
  const { id, language, reference } = sample;
  const budget = budgetOf(set, language);
  const output = system(sample, budget.summary);
  const wholeMinutes = fullReferences(sample);
  const references = reference.summary ? [sentencesOf(reference.summary, language)] : wholeMinutes;
  const short = cutTo(budget.summary, allSentences(output.summary, language), language);
  const wanted = references.flat().join('\n');
  return {
    id,
    summary: meanRouge(short, references, language),
    ...(language === 'ja' ? { characters: meanRouge(short, references, 'ja-characters') } : {}),
    coverage: coverage(wanted, short.join('\n'), language) ?? 0,
    ...(budget.full ? ofWhole(whole(system, sample, output, budget.full), wholeMinutes, sample) : {}),
    ...ofItems(output, sample),
  };
}

function whole(system: System, sample: Sample, output: Output, limit: number): readonly string[] {
  const lists = [...output.decisions, ...output.actionItems, ...output.openQuestions];
  const summary = lists.length > 0 ? output.summary : system(sample, limit).summary;
  return cutTo(limit, allSentences([...summary, ...lists], sample.language), sample.language);
}

function ofWhole(text: readonly string[], references: readonly (readonly string[])[], { reference, language }: Sample) {
  const answers = (reference.queries ?? []).flatMap(({ answer }) => coverage(answer, text.join('\n'), language) ?? []);
  return {
    ...(references.length > 0 && reference.summary ? { full: meanRouge(text, references, language) } : {}),
    ...(answers.length > 0 ? { answers: answers.reduce((sum, share) => sum + share, 0) / answers.length } : {}),
  };
}

function ofItems(output: Output, { reference: { minutes }, language }: Sample) {
  if (!minutes) return {};
  return {
    decisions: countFound(output.decisions, minutes.decisions, language),
    ...(minutes.actionItems ? { actionItems: countFound(output.actionItems, minutes.actionItems, language) } : {}),
    openQuestions: countFound(output.openQuestions, minutes.openQuestions, language),
  };
}

function fullReferences({ reference: { fullMinutes, minutes } }: Sample): readonly (readonly string[])[] {
  if (fullMinutes) return fullMinutes;
  if (!minutes) return [];
  const { abstract, actionItems = [], decisions, openQuestions, progress } = minutes;
  return [[...abstract, ...[...actionItems, ...decisions, ...openQuestions, ...progress].map(({ text }) => text)]];
}

function allSentences(texts: readonly string[], language: LanguageCode): readonly string[] {
  return texts.flatMap((text) => sentencesOf(text, language));
}

function meanRouge(text: readonly string[], references: readonly (readonly string[])[], unit: Unit): Rouge {
  const each = references.map((reference) => rouge(text, reference, unit));
  const mean = (pick: (scores: Rouge) => number) => each.reduce((sum, scores) => sum + pick(scores), 0) / each.length;
  return { r1: mean(({ r1 }) => r1), r2: mean(({ r2 }) => r2), rl: mean(({ rl }) => rl) };
}

/** The share of the distinct content words wanted that are there; undefined when none is wanted. */
function coverage(wanted: string, text: string, language: LanguageCode): number | undefined {
  const words = new Set(contentOf(wanted, language));
  const there = new Set(contentOf(text, language));
  return words.size > 0 ? [...words].filter((word) => there.has(word)).length / words.size : undefined;
}
