import { googleCloud } from '#infra/contract/deployment.ts';
import { type OperationId, operationIds, surfaceOf, type Variant } from '#shared/contract/operations.ts';
import { compiledOnPlatform } from './compile-cache.ts';
import type { Target } from './target.ts';

/** A file instead of a flag: addresses contain the commas and equals signs that separate a flag's values. */
export const variablesPath = 'dist/.deploy/variables.yaml';

/** The environment of the deployed functions, but for the secrets. The same for all of them. */
export function functionVariables({
  variant,
  place,
  variables,
}: Pick<Target, 'variant' | 'place' | 'variables'>): Readonly<Record<string, string>> {
  const { backend } = googleCloud(place);
  const called = operationIds.filter((id) => deployedAs(id, variant));
  return {
    CONTRACT_VARIANT: variant,
    GOOGLE_CLOUD_PROJECT: place.project,
    BACKENDS: called.map((id) => `${id}=${backend(id)}`).join(','),
    ...compiledOnPlatform,
    ...variables,
  };
}

/**
 * The variant that an operation's function serves beside those of `variant`; undefined where it is not needed. The recorder has
 * minutes made by create-minutes in every variant: where one lacks it, it is deployed as A, which the gateway does not know of.
 */
export function deployedAs(id: OperationId, variant: Variant): Variant | undefined {
  if (surfaceOf(id, variant)) return variant;
  return id === 'create-minutes' ? 'A' : undefined;
}

/** YAML in which every value is a text; a JSON string is one in YAML too. */
export function toYaml(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}
