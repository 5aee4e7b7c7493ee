import { describe, expect, onTestFinished, test } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { startFramework } from '../support/framework.ts';
import { send } from '../support/http.ts';
import { answers, llmKey, openAiError, startLlm, type Vendor } from '../support/llm-vendors.ts';
import type { Reply } from '../support/receiver.ts';

const keyed = { 'x-api-key': 'k' };

/** A real function with a vendor's stand-in for its language model. */
async function started(id: 'test', vendor: Vendor, answer: () => Reply = () => answers[vendor]({ text: 'yes' })) {
  const llm = await startLlm(vendor, answer);
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  const google = { GCE_METADATA_HOST: signer.host, METADATA_SERVER_DETECTION: 'assume-present' };
  return startFramework(id, { API_KEYS: 'c:k', STORE: 'none', ...google, ...llm.environment });
}

const llmOf = (json: unknown) => (json as { checks: { name: string }[] }).checks.find(({ name }) => name === 'llm');

describe('the deep self-test of a deployed function', () => {
  test.each(['openai-compatible', 'anthropic', 'vertex'] as const)('reaches %s', async (vendor) => {
    const { url, written } = await started('test', vendor);
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
