import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terraformFacts } from '#infra/deploy/terraform-facts.ts';
import { variants } from '#shared/contract/operations.ts';
import { googleCloud, placeholders } from './deployment.ts';
import { swagger } from './swagger.ts';

// Writes what is derived from the table of operations and kept: the three documents and what Terraform reads. With --check it
// only tells whether they are what the table says.
const documents = Object.fromEntries(
  variants.map((variant) => [
    `generated/variant-${variant.toLowerCase()}.json`,
    swagger(variant, googleCloud(placeholders)),
  ]),
);
const stale: string[] = [];

for (const [name, content] of Object.entries({ ...documents, '../terraform/generated/facts.json': terraformFacts() })) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) stale.push(name);
}

if (stale.length > 0) {
  console.error(`stale: ${stale.join(', ')}. Run "npm run contract" and commit the result.`);
  process.exitCode = 1;
}
