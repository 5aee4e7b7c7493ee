import { type OperationId, surfaceOf, type Variant } from '#shared/contract/operations.ts';

/** The parts of the page, in their order, each with the operations it is for. */
const sections = {
  minutes: ['create-minutes'],
  executions: ['getLog'],
  checks: ['test', 'alertTest', 'dailyBatch'],
} as const satisfies Record<string, readonly OperationId[]>;

export type Section = keyof typeof sections;

/** Those the variant has an operation for. */
export function sectionsOf(variant: Variant): readonly Section[] {
  const names = Object.keys(sections) as readonly Section[];
  return names.filter((name) => sections[name].some((id) => surfaceOf(id, variant)));
}
