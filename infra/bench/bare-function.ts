import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from './framework-process.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Listens on loopback only, as the functions beside it do; otherwise the framework's own hello. */
const source = `import { Server } from 'node:net';
import { http } from '@google-cloud/functions-framework';
const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) { return listen.call(this, port, '127.0.0.1', ...rest); };
http('hello', (request, response) => response.json({ message: 'hello' }));
`;

/** What the functions are compared with: the least that the same framework can do, in a folder of its own. */
export async function writeBareFunction(): Promise<Program & { readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  await writeFile(join(folder, 'index.js'), source);
  return { target: 'hello', source: folder, environment: {}, remove: () => rm(folder, { recursive: true }) };
}
