import { describe, expect, test } from 'vitest';
import { type OperationId, operationIds, operationOf, surfaceOf, type Variant } from '#shared/contract/operations.ts';

// Section 4.1 of the interface specification, written down once more by hand: path, then per variant
// [declared error statuses, key required, operationId of OPTIONS].
const specification: Record<string, Partial<Record<Variant, [number[], boolean, string?]>>> = {
  'create-minutes': {
    A: [[401, 500], true, 'create-minutes-options'],
    B: [[401, 500], true, 'create-minutes-options'],
  },
  recorder: { B: [[401, 400, 500], true], C: [[401, 500], true] },
  dailyBatch: { B: [[401, 400, 500], true], C: [[401, 500], true] },
  getLog: { B: [[401, 400, 500], true], C: [[401, 500], true] },
  reExecute: { B: [[401, 400, 500], true], C: [[401, 500], true] },
  test: { B: [[401, 400, 500], false], C: [[401, 500], true, 'test-options'] },
  alertTest: { B: [[401, 500], true, 'test-options'] },
};

describe('the table of operations', () => {
  test('has the seven operations of the specification', () => {
    expect(operationIds).toEqual(Object.keys(specification));
  });

  const rows = Object.entries(specification).flatMap(([id, variants]) =>
    (['A', 'B', 'C'] as const).map((variant) => [id as OperationId, variant, variants[variant]] as const),
  );
  test.each(rows)('%s in variant %s is as the specification declares it', (id, variant, declared) => {
    const surface = surfaceOf(id, variant);
    const row = surface && [[...surface.errors], surface.apiKey, ...(surface.optionsId ? [surface.optionsId] : [])];
    expect(row).toEqual(declared);
  });

  test('gives every operation but create-minutes a deadline of 600 seconds and an identity token', () => {
    for (const id of operationIds) {
      const expected =
        id === 'create-minutes' ? { identityToken: false } : { deadlineSeconds: 600, identityToken: true };
      expect([id, operationOf(id).backend]).toEqual([id, expected]);
    }
  });
});
