import { existsSync } from 'node:fs';
import { operationIds } from '#shared/contract/operations.ts';

/**
 * Without its bundle a function would end again and again, with the framework's words for it; without the page's there is none.
 * @param dist the folder of all bundles
 * @throws Error naming the folders that are not there
 */
export function requireBuilt(dist: URL): void {
  const files = [...operationIds.map((id) => [id, 'index.js']), ['console', 'main.js']];
  const missing = files.filter((path) => !existsSync(new URL(path.join('/'), dist))).map(([folder]) => folder);
  if (missing.length > 0) throw new Error(`dist/ lacks ${missing.join(', ')}; make it with npm run build`);
}
