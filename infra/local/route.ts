import type { SwaggerDocument } from '#infra/contract/swagger.ts';

type PathItem = SwaggerDocument['paths'][string];

/** What the document declares for exactly this path: case-sensitive, without anything behind it. */
export function findRoute({ paths }: SwaggerDocument, path: string): PathItem | undefined {
  return Object.hasOwn(paths, path) ? paths[path] : undefined;
}
