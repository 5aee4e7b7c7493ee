import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';
import { requireBuilt } from '#infra/local/require-built.ts';

test('a start names what is not built, and how to build them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minutes-api-require-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const id of [...operationIds, 'console']) mkdirSync(join(folder, id));
  for (const id of operationIds) {
    if (id !== 'test' && id !== 'getLog') writeFileSync(join(folder, id, 'index.js'), '');
  }
  const dist = pathToFileURL(`${folder}/`);
  expect(() => requireBuilt(dist)).toThrow(/^dist\/ lacks getLog, test, console; make it with npm run build$/);
  writeFileSync(join(folder, 'console', 'main.js'), '');
  for (const id of ['test', 'getLog']) writeFileSync(join(folder, id, 'index.js'), '');
  expect(() => requireBuilt(dist)).not.toThrow();
});
