const folder = 'compile-cache';

/**
 * What Cloud Build runs once the framework is installed beside a bundle: loads both, and keeps what V8 made of them. A third of
 * what loading takes is for understanding the program, its regular expressions above all. The framework comes first, as it does
 * on the platform, for a bundle may change how V8 works. No deployment fails for it.
 */
export const keepCompiled = `NODE_COMPILE_CACHE=${folder} node --import @google-cloud/functions-framework/testing index.js || true`;

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
