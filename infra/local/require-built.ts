import { existsSync } from 'node:fs';
import { operationIds } from '#shared/contract/operations.ts';

/**
 * Without its bundle a function would end again and again, with the framework's words for it.
 * @param dist the folder of all bundles
 * @throws Error naming the functions that are not there
 */
export function requireBuilt(dist: URL): void {
  const missing = operationIds.filter((id) => !existsSync(new URL(`${id}/index.js`, dist)));
  if (missing.length > 0) throw new Error(`dist/ lacks ${missing.join(', ')}; make it with npm run build`);
}
