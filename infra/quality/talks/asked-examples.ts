import { parseArgs } from 'node:util';
import { readSalesCases } from '../sales/gold.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { readTalks } from './talk.ts';

/** The talks and the annotated meetings that a training command was given. */
export interface AskedExamples {
  readonly examples: readonly Example[];
  /** The ids of the annotated meetings among them. */
  readonly annotated: ReadonlySet<string>;
}

/** Reads what `--talks DIR --cases DIR` hold; undefined where either is missing, and the usage is printed then. */
export function examplesAsked(command: string): AskedExamples | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { talks: text, cases: text } });
  if (!values.talks || !values.cases) {
    console.error(`usage: node infra/quality/talks/${command} --talks DIR --cases DIR`);
    process.exitCode = 2;
    return undefined;
  }
  const cases = readSalesCases(values.cases).map(exampleOfCase);
  return {
    examples: [...readTalks(values.talks).map(exampleOf), ...cases],
    annotated: new Set(cases.map(({ id }) => id)),
  };
}
