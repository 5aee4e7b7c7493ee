import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operationIds } from '#shared/contract/operations.ts';

/** What a cold start reads: the entry, and what is imported from there on without being asked for. */
function readAtStart(path: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(path)) return seen;
  const text = readFileSync(path, 'utf8');
  seen.set(path, text);
  for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    readAtStart(join(dirname(path), next), seen);
  return seen;
}

describe.each(operationIds)('a cold start of %s', (id) => {
  const texts = [...readAtStart(`dist/${id}/index.js`).values()];

  test.each([
    ['the AI SDK', 'AI_APICallError'],
    ['all languages of zod', 'beklenen instanceof'],
  ])('does without %s', (_what, trace) => {
    expect(texts.filter((text) => text.includes(trace))).toEqual([]);
  });
});

test.each(['create-minutes', 'test'])(
  'the AI SDK is in the bundle of %s, apart from what is read at the start',
  (id) => {
    const chunks = globSync(`dist/${id}/chunks/*.js`).map((path) => readFileSync(path, 'utf8'));
    expect(chunks.filter((text) => text.includes('AI_APICallError'))).toHaveLength(1);
  },
);
