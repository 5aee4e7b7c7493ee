import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@cdktn/hcl2json';
import { expect, test } from 'vitest';
import { planDeployment } from '#infra/deploy/plan.ts';
import { sizeOf } from '#infra/deploy/sizing.ts';
import { terraformFacts } from '#infra/deploy/terraform-facts.ts';
import { operationIds, surfaceOf, type Variant, variants } from '#shared/contract/operations.ts';

const folder = new URL('../../infra/terraform/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.tf'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

/** A file as Terraform's own parser reads it: blocks by kind, type and name, expressions as text. */
type Blocks = Record<string, Record<string, Record<string, unknown>>>;
const parsed: readonly Blocks[] = await Promise.all(sources.map(([name, text]) => parse(name, text)));
const all = JSON.stringify(parsed);

function declared(): string[] {
  return parsed.flatMap(({ resource, data, variable, locals }) => [
    ...namesByType(resource),
    ...namesByType(data).map((name) => `data.${name}`),
    ...Object.keys(variable ?? {}).map((name) => `var.${name}`),
    ...Object.values(locals ?? {}).flatMap((each) => Object.keys(each).map((name) => `local.${name}`)),
  ]);
}

function namesByType(blocks: Blocks[string] = {}): string[] {
  return Object.entries(blocks).flatMap(([type, byName]) => Object.keys(byName).map((name) => `${type}.${name}`));
}

test('whatever an expression refers to is declared', () => {
  const used = all.matchAll(/\b(?:data\.(?:google|archive)_\w+\.\w+|(?:google_\w+|var|local)\.\w+)/g);
  const unknown = [...new Set([...used].map(([name]) => name))].filter((name) => !declared().includes(name));
  expect(unknown).toEqual([]);
});

test('no variable and no local is there for nothing', () => {
  const names = declared().filter((name) => /^(?:var|local)\./.test(name));
  expect(names.filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(all))).toEqual([]);
});

test('every variable says what it is for', () => {
  const variables = parsed.flatMap(({ variable }) => Object.entries(variable ?? {}));
  expect(variables.length).toBeGreaterThan(5);
  for (const [, declaration] of variables)
    expect(declaration).toEqual([expect.objectContaining({ description: expect.any(String) })]);
});

test.each(variants)('variant %s is deployed with create-minutes, each function as a variant that has it', (variant) => {
  const { operations } = terraformFacts();
  const deployed = operationIds.flatMap((id) => {
    const served: Variant | undefined = operations[id]?.deployedAs[variant];
    return served ? [{ id, served }] : [];
  });
  expect(deployed.map(({ id }) => id)).toEqual(
    operationIds.filter((id) => surfaceOf(id, variant) || id === 'create-minutes'),
  );
  for (const { id, served } of deployed) expect(surfaceOf(id, served)).toBeDefined();
});

test.each(operationIds)('%s has the name and the size that the commands give it', (id) => {
  const { command } = planDeployment(target('B')).functions.find((each) => each.id === id)!;
  const { name, timeoutSeconds, memory, cpu, concurrency, maxInstances } = terraformFacts().operations[id]!;
  expect(command).toEqual(
    expect.arrayContaining([
      name,
      `--timeout=${timeoutSeconds}s`,
      `--memory=${memory}`,
      `--cpu=${cpu}`,
      `--concurrency=${concurrency}`,
      `--max-instances=${maxInstances}`,
    ]),
  );
  expect({ memory, cpu, concurrency, maxInstances }).toEqual(sizeOf(id));
});

test.each(variants)(
  'the committed contract of variant %s, its placeholders filled in, is the one the commands send',
  (variant) => {
    const path = `variant-${variant.toLowerCase()}.json`;
    const committed = readFileSync(new URL(`../contract/generated/${path}`, folder), 'utf8');
    const { project, projectNumber, region } = target(variant).place;
    const filled = committed
      .replaceAll('PROJECT_NUMBER', projectNumber)
      .replaceAll('PROJECT_ID', project)
      .replaceAll('REGION', region);
    expect(filled).toBe(planDeployment(target(variant)).files[`dist/contract/${path}`]);
  },
);

function target(variant: Variant): Parameters<typeof planDeployment>[0] {
  return {
    variant,
    ids: operationIds,
    place: { project: 'a-project', projectNumber: '123', region: 'europe-west1' },
    runServiceAccount: 'minutes-api@a-project.iam.gserviceaccount.com',
    variables: { STORE: 'none' },
    secrets: { API_KEYS: 'minutes-api-keys:latest' },
  };
}
