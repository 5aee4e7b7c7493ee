import { describe, expect, onTestFinished, test } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { answering } from '../support/llm-minutes.ts';
import { answers, llmKey, openAiError, startLlm, type Vendor } from '../support/llm-vendors.ts';
import type { Received, Reply } from '../support/receiver.ts';

const keyed = { 'x-api-key': 'k' };

/** A real function with a vendor's stand-in for its language model. */
async function started(
  id: 'test' | 'create-minutes',
  vendor: Vendor,
  answer: (received: Received) => Reply | 'never' = () => answers[vendor]({ text: 'yes' }),
  more: Record<string, string> = {},
) {
  const llm = await startLlm(vendor, answer);
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  const google = { GCE_METADATA_HOST: signer.host, METADATA_SERVER_DETECTION: 'assume-present' };
  return startFramework(id, { API_KEYS: 'c:k', STORE: 'none', ...google, ...llm.environment, ...more });
}

const llmOf = (json: unknown) => (json as { checks: { name: string }[] }).checks.find(({ name }) => name === 'llm');

describe('the deep self-test of a deployed function', () => {
  test.each(['openai-compatible', 'anthropic', 'vertex'] as const)('reaches %s', async (vendor) => {
    const { url, written } = await started('test', vendor);
    // The first call loads the AI SDK, for which a busy machine may take longer than a check may.
    await send(url, { headers: keyed, body: '{"deep":true}' });
    const { json } = await send(url, { headers: keyed, body: '{"deep":true}' });
    expect(llmOf(json)).toMatchObject({ status: 'ok', detail: `${vendor} answers` });
    for (const line of written().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('message');
  });

  test('is degraded by a refused key, which it names nowhere', async () => {
    const refusal = openAiError(
      401,
      `Incorrect API key provided: ${llmKey}`,
      'invalid_request_error',
      'invalid_api_key',
    );
    const { url, written } = await started('test', 'openai-compatible', () => refusal);
    const { json, text } = await send(url, { headers: keyed, body: '{"deep":true}' });
    expect(json).toMatchObject({ status: 'degraded' });
    expect(llmOf(json)).toMatchObject({
      detail: expect.stringMatching(/^the key was refused \(401\): set LLM_API_KEY/),
    });
    expect(text + written()).not.toContain('hunter2');
  });
});

describe('a deployed create-minutes', () => {
  const transcript = 'Ann: We decided to start with two sites.\nBob: Agreed, two sites it is.';
  const evidence = [{ turn: 't1', quote: 'We decided to start with two sites.' }];
  const decisions = { decisions: [{ text: 'Two sites it is, to start with.', evidence }], actionItems: [] };

  test.each(['openai-compatible', 'anthropic', 'vertex'] as const)('makes minutes with %s', async (vendor) => {
    const { url, written } = await started('create-minutes', vendor, answering({ decisions }, vendor));
    const { json } = await send(url, { headers: keyed, body: JSON.stringify({ transcript }) });
    expect(json).toMatchObject({
      decisions: [{ text: 'Two sites it is, to start with.' }],
      execution: { engine: 'llm', engineVersion: expect.stringContaining(`${vendor}:model-1`) },
    });
    for (const line of written().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('message');
    expect(written()).toContain('language model asked');
    expect(written()).not.toMatch(/two sites|hunter2/);
  });

  test('answers within its budget where the model never does', async () => {
    const budget = { CREATE_MINUTES_BUDGET_MS: '3000' };
    const { url } = await started('create-minutes', 'openai-compatible', () => 'never', budget);
    const startedAt = performance.now();
    const { status, json } = await send(url, { headers: keyed, body: JSON.stringify({ transcript }) });
    // What a managed gateway allows; a busy machine takes its time.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect([status, json]).toMatchObject([200, { decisions: [{}], execution: { engine: 'rules' } }]);
  });

  test('that is stopped gives the minutes of the rules where the model is not done in time', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = () => {
      asked.resolve();
      return 'never' as const;
    };
    const budget = { CREATE_MINUTES_BUDGET_MS: '60000' };
    const { url, child, exited } = await started('create-minutes', 'openai-compatible', answer, budget);
    const answered = send(url, { headers: keyed, body: JSON.stringify({ transcript }) });
    await asked.promise;
    child.kill('SIGTERM');
    expect(await answered).toMatchObject({ status: 200, json: { decisions: [{}], execution: { engine: 'rules' } } });
    expect(await exited).toBe(0);
  });
});
