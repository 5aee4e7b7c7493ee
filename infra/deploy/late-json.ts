import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * What was learnt is kept in tables that are larger than all the program. As text they cost a start next to nothing: V8 need not
 * understand them as JavaScript, and each is read when something of it is first asked for, if ever.
 */
export const lateJson: Plugin = {
  name: 'late-json',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]weights[\\/]\w+\.json$/ }, async ({ path }) => {
      return { contents: lateModule(JSON.parse(await readFile(path, 'utf8'))), loader: 'js' };
    }),
};

/** A module whose default has the same fields, none of which is there before it is asked for. */
function lateModule(table: object): string {
  const field = (name: string) => `get ${JSON.stringify(name)}() { return table()[${JSON.stringify(name)}]; }`;
  const text = JSON.stringify(JSON.stringify(table));
  return [
    'let read;',
    `const table = () => (read ??= JSON.parse(${text}));`,
    `export default { ${Object.keys(table).map(field).join(', ')} };`,
  ].join('\n');
}
