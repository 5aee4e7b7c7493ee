import * as z from 'zod';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { type Variant, variants } from './operations.ts';

/** The variant this deployment serves: `CONTRACT_VARIANT`, B unless it says otherwise. */
export function deployedVariant(environment: Environment): Variant {
  const shape = { CONTRACT_VARIANT: z.enum(variants, 'must be A, B or C').default('B') };
  return readEnvironment(shape, environment).CONTRACT_VARIANT;
}
