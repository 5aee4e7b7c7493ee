import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The namespace of tables that are files beside a bundle. */
export const asFile = 'late-json-file';

/**
 * What was learnt is kept in tables that are larger than all the program. As files beside it they cost a start nothing: each is
 * read when something of it is first asked for, if ever, and of two languages mostly one.
 */
export const lateJson: Plugin = {
  name: 'late-json',
  setup: ({ onResolve, onLoad }) => {
    onLoad({ filter: /[\\/]weights[\\/](?:\w+[\\/])?\w+\.json$/, namespace: 'file' }, async ({ path }) => {
      return { contents: lateModule(path, Object.keys(await readTable(path))), loader: 'js' };
    });
    onResolve({ filter: new RegExp(`^${asFile}:`) }, ({ path }) => ({
      path: path.slice(asFile.length + 1),
      namespace: asFile,
    }));
    onLoad({ filter: /./, namespace: asFile }, async ({ path }) => {
      return { contents: JSON.stringify(await readTable(path)), loader: 'file' };
    });
  },
};

async function readTable(path: string): Promise<object> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** A module whose default has the same fields, none of which is there before it is asked for. */
function lateModule(path: string, names: readonly string[]): string {
  const field = (name: string) => `get ${JSON.stringify(name)}() { return table()[${JSON.stringify(name)}]; }`;
  return [
    `import file from ${JSON.stringify(`${asFile}:${path}`)};`,
    `import { readFileSync } from 'node:fs';`,
    'let read;',
    `const table = () => (read ??= JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));`,
    `export default { ${names.map(field).join(', ')} };`,
  ].join('\n');
}
