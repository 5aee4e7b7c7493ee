import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#infra/command/read-options.ts';
import { terraformFacts } from '#infra/deploy/terraform-facts.ts';
import { variants } from '#shared/contract/operations.ts';
import { googleCloud, placeholders } from './deployment.ts';
import { swagger } from './swagger.ts';

// Writes what is derived from the table of operations and kept: the three documents and what Terraform reads. With --check it
// only tells whether they are what the table says.
const usage = `npm run contract -- [--check]`;
const flags = { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { check = false, help } = readOptions({ options: flags }, usage).values;
  if (help) return console.log(usage);
  const stale: string[] = [];
  for (const [name, content] of Object.entries(derived())) {
    const path = fileURLToPath(new URL(name, import.meta.url));
    const text = `${JSON.stringify(content, null, 2)}\n`;
    if (!check) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) stale.push(name);
  }
  if (stale.length > 0) throw new Error(`stale: ${stale.join(', ')}. Run "npm run contract" and commit the result.`);
}

/** What is kept, by its place from here. */
function derived(): Readonly<Record<string, object>> {
  const documents = variants.map((variant) => [
    `generated/variant-${variant.toLowerCase()}.json`,
    swagger(variant, googleCloud(placeholders)),
  ]);
  return { ...Object.fromEntries(documents), '../terraform/generated/facts.json': terraformFacts() };
}
