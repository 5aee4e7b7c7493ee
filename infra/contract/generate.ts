import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { variants } from '#shared/contract/operations.ts';
import { googleCloud, placeholders } from './deployment.ts';
import { swagger } from './swagger.ts';

// Writes the three documents; with --check it only tells whether they are what the table of operations says.
const folder = new URL('./generated/', import.meta.url);
const stale: string[] = [];
await mkdir(folder, { recursive: true });

for (const variant of variants) {
  const name = `variant-${variant.toLowerCase()}.json`;
  const text = `${JSON.stringify(swagger(variant, googleCloud(placeholders)), null, 2)}\n`;
  if (!process.argv.includes('--check')) await writeFile(new URL(name, folder), text);
  else if ((await readFile(new URL(name, folder), 'utf8').catch(() => '')) !== text) stale.push(name);
}

if (stale.length > 0) {
  console.error(`stale: ${stale.join(', ')}. Run "npm run contract" and commit the result.`);
  process.exitCode = 1;
}
