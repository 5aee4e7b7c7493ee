import { type OperationId, surfaceOf, type Variant } from '#shared/contract/operations.ts';

/** Written into the page by the gateway that serves it. */
export const variant = document.documentElement.dataset.variant as Variant;

/** Whether the gateway behind this page has the operation. */
export function offers(id: OperationId): boolean {
  return surfaceOf(id, variant) !== undefined;
}
