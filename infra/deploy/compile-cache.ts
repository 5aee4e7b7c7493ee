import type { OperationId } from '#shared/contract/operations.ts';

const folder = 'compile-cache';

/**
 * What Cloud Build runs once the framework is installed beside a bundle: loads both, and keeps what V8 made of them. A third of
 * what loading takes is for understanding the program, its regular expressions above all. No deployment fails for it.
 * @param id the function whose bundle it is
 */
export function keepCompiled(id: OperationId): string {
  return `NODE_COMPILE_CACHE=${folder} node --eval "${loadAll(id)}" || true`;
}

/**
 * In the order in which the platform loads them, for a function may change how V8 works, and what was kept before is of no use after:
 * the framework, the function by way of its loader, and the parts that it imports when it first needs them. These only declare.
 */
function loadAll(id: OperationId): string {
  return [
    "const framework = path.dirname(require.resolve('@google-cloud/functions-framework'))",
    "require(path.join(framework, 'testing'))",
    `require(path.join(framework, 'loader')).getUserFunction(process.cwd(), '${id}', 'http')` +
      ".then(() => fs.readdirSync('chunks').forEach((part) => import(path.resolve('chunks', part))))",
  ].join('; ');
}

/**
 * Has a start take what was kept. What another version of Node.js or another kind of processor made is passed over, and compiled
 * as if nothing were there.
 * @param source the folder of the bundle, as an absolute path
 */
export function compiledIn(source: string): { readonly NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: `${source}/${folder}` };
}

/** The same where the platform puts a bundle. */
export const compiledOnPlatform = compiledIn('/workspace');
