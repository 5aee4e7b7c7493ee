import { type OperationId, operationIds, surfaceOf, type Variant, variants } from '#shared/contract/operations.ts';
import { UsageError } from './usage.ts';

/** The variant of that name, B for none. @throws UsageError for any other text */
export function variantOf(name: string | undefined): Variant {
  const variant = variants.find((each) => each === (name?.trim() || 'B'));
  if (variant) return variant;
  throw new UsageError(`variant: must be ${variants.join(', ')}, not "${name}"`);
}

/**
 * The named operations in the order of the contract, each once; all that the variant has when none is named.
 * @throws UsageError when a name is unknown or absent from the variant
 */
export function operationsOf(names: readonly string[], all: boolean, variant: Variant): readonly OperationId[] {
  const served = operationIds.filter((id) => surfaceOf(id, variant));
  const unknown = names.find((name) => !operationIds.some((id) => id === name));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is no operation; there are ${operationIds.join(', ')}`);
  const absent = names.find((name) => !served.some((id) => id === name));
  if (absent) throw new UsageError(`${absent} is absent from variant ${variant}, which has ${served.join(', ')}`);
  return all || names.length === 0 ? served : served.filter((id) => names.includes(id));
}
