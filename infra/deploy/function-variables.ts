import { googleCloud } from '#infra/contract/deployment.ts';
import { operationIds, surfaceOf } from '#shared/contract/operations.ts';
import { compiledOnPlatform } from './compile-cache.ts';
import type { Target } from './target.ts';

/** A file instead of a flag: addresses contain the commas and equals signs that separate a flag's values. */
export const variablesPath = 'dist/.deploy/variables.yaml';

/** The environment of the deployed functions, but for the secrets. The same for all of them. */
export function functionVariables({ variant, place, variables }: Target): Readonly<Record<string, string>> {
  const { backend } = googleCloud(place);
  // The recorder has minutes made by create-minutes in every variant; where this one lacks it, it is deployed as variant A.
  const called = operationIds.filter((id) => surfaceOf(id, variant) || id === 'create-minutes');
  return {
    CONTRACT_VARIANT: variant,
    GOOGLE_CLOUD_PROJECT: place.project,
    BACKENDS: called.map((id) => `${id}=${backend(id)}`).join(','),
    ...compiledOnPlatform,
    ...variables,
  };
}

/** YAML in which every value is a text; a JSON string is one in YAML too. */
export function toYaml(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}
