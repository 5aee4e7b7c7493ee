import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import { googleCloud, placeholders } from '#infra/contract/deployment.ts';
import { keylessOperations } from '#infra/contract/keyless.ts';
import { swagger } from '#infra/contract/swagger.ts';
import { variants } from '#shared/contract/operations.ts';

const documentOf = (variant: (typeof variants)[number]) => swagger(variant, googleCloud(placeholders));
const committed = (variant: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../infra/contract/generated/variant-${variant.toLowerCase()}.json`, import.meta.url),
      'utf8',
    ),
  );

describe.each(variants)('the document of variant %s', (variant) => {
  const document = documentOf(variant);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => (operation ? [{ path, method, operation }] : [])),
  );

  test('is valid Swagger 2.0', async () => {
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeDefined();
  });

  test('is the committed one', () => {
    expect(committed(variant)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('declares title, description, version and scheme of the specification', () => {
    expect(document).toMatchObject({
      swagger: '2.0',
      info: { title: 'minutes-api', description: 'Meeting Minutes Generator Web-API', version: '1.0.0' },
      schemes: ['https'],
      securityDefinitions: { APIKeyHeader: { type: 'apiKey', name: 'x-api-key', in: 'header' } },
    });
  });

  test('has no two operations that the gateway would take for one', () => {
    const sanitised = operations.map(({ operation }) =>
      operation.operationId.replace(/[^a-zA-Z0-9_]/g, '').toLowerCase(),
    );
    expect(new Set(sanitised).size).toBe(sanitised.length);
  });

  test('says for every operation whether it needs the key, so that none inherits the wrong answer', () => {
    for (const { operation } of operations) expect(operation.security).toBeInstanceOf(Array);
  });

  test('takes an optional JSON object and answers JSON objects', () => {
    for (const { operation } of operations.filter(({ method }) => method === 'post')) {
      expect(operation).toMatchObject({
        parameters: [
          { name: 'body', in: 'body', required: false, schema: { type: 'object', additionalProperties: true } },
        ],
        responses: { 200: { schema: { type: 'object', additionalProperties: true } } },
      });
    }
  });

  test('forwards to a constant address, with deadline and audience everywhere but on create-minutes', () => {
    for (const { path, operation } of operations) {
      const { address, path_translation, ...hop } = operation['x-google-backend'];
      expect(path_translation).toBe('CONSTANT_ADDRESS');
      expect([path, hop]).toEqual([path, path === '/create-minutes' ? {} : { deadline: 600, jwt_audience: address }]);
    }
  });

  test('declares the three CORS headers with their values on every OPTIONS operation', () => {
    for (const { operation } of operations.filter(({ method }) => method === 'options')) {
      expect(operation).toMatchObject({ security: [] });
      expect(operation.responses).toEqual({
        204: {
          description: expect.any(String),
          headers: {
            'Access-Control-Allow-Origin': { type: 'string', default: '*' },
            'Access-Control-Allow-Methods': { type: 'string', default: 'GET, POST, OPTIONS' },
            'Access-Control-Allow-Headers': { type: 'string', default: 'Content-Type, x-api-key' },
          },
        },
      });
    }
  });
});

test('only variant A enables CORS on the host, under the name of the host', () => {
  const a = documentOf('A');
  expect(a['x-google-endpoints']).toEqual([{ name: a.host, allowCors: true }]);
  for (const variant of ['B', 'C'] as const) {
    expect(documentOf(variant)).not.toHaveProperty('x-google-endpoints');
    expect(documentOf(variant)).not.toHaveProperty('host');
  }
});

test('where the recorder takes signatures alone, the gateway asks no key of it, and of every other operation still', () => {
  const keyless = keylessOperations({ RECORDER_SIGNATURE_ONLY: 'zoom' });
  const { paths } = swagger('B', { ...googleCloud(placeholders), keyless });
  const open = Object.entries(paths).filter(([, { post }]) => post.security.length === 0);
  expect(open.map(([path]) => path)).toEqual(['/recorder', '/test']);
  expect(keylessOperations({ RECORDER_SIGNATURE_ONLY: ' ' })).toEqual([]);
});
