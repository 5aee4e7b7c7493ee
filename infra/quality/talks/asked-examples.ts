import { readSalesCases } from '../sales/gold.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { foldersGiven } from './folders-given.ts';
import { readTalks } from './talk.ts';

/** The talks and the annotated meetings that a training command was given. */
export interface AskedExamples {
  readonly examples: readonly Example[];
  /** The ids of the annotated meetings among them. */
  readonly annotated: ReadonlySet<string>;
}

/** Reads what `--talks DIR --cases DIR` hold; undefined where either is missing, and the usage is printed then. */
export function examplesAsked(command: string): AskedExamples | undefined {
  const folders = foldersGiven(command, ['talks', 'cases']);
  if (!folders) return undefined;
  const cases = readSalesCases(folders.cases).map(exampleOfCase);
  return {
    examples: [...readTalks(folders.talks).map(exampleOf), ...cases],
    annotated: new Set(cases.map(({ id }) => id)),
  };
}
