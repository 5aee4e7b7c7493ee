import getPort from 'get-port';
import { describe, expect, test, vi } from 'vitest';
import { checkConfiguration } from '#functions/test/configuration.ts';
import { llmCheck } from '#functions/test/llm-check.ts';
import { runChecks } from '#functions/test/run-checks.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import {
  anthropicError,
  answers,
  googleError,
  llmKey,
  openAiError,
  startLlm,
  type Vendor,
} from '../support/llm-vendors.ts';
import type { Reply } from '../support/receiver.ts';
import { quietLog } from '../support/recorder.ts';

const lines = quietLog();

// A busy machine takes its time to load the AI SDK.
const patienceMs = 50_000;

const checked = async (environment: Environment, limitMs = patienceMs) => {
  const context = { executionId: 'e1', apiKey: undefined, signal: new AbortController().signal };
  return (await runChecks([llmCheck(() => readLlmSettings(environment), limitMs)], context, patienceMs))[0];
};

describe('the deep test of the language model', () => {
  test.each(['openai-compatible', 'anthropic', 'vertex'] as const)('asks %s for one token', async (vendor) => {
    const { environment, received } = await startLlm(vendor, () => answers[vendor]({ text: 'yes', finish: 'length' }));
    expect(await checked(environment)).toMatchObject({ name: 'llm', status: 'ok', detail: `${vendor} answers` });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', ...asked[vendor] });
  });

  test('is content where a model that thinks first has no room for a word', async () => {
    const text = 'Could not finish the message because max_tokens or model output limit was reached.';
    const { environment } = await startLlm('openai-compatible', () => openAiError(400, text, 'invalid_request_error'));
    expect(await checked(environment)).toMatchObject({ status: 'ok' });
    const vertex = await startLlm('vertex', () => ({
      status: 200,
      text: JSON.stringify({ candidates: [{ content: { role: 'model' }, finishReason: 'MAX_TOKENS' }] }),
    }));
    expect(await checked(vertex.environment)).toMatchObject({ status: 'ok' });
  });

  test('names the limit as newer models of OpenAI want it named', async () => {
    const text =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const { environment, received } = await startLlm('openai-compatible', (_, nth) =>
      nth === 1
        ? openAiError(400, text, 'invalid_request_error', 'unsupported_parameter')
        : answers['openai-compatible']({ text: 'yes' }),
    );
    expect(await checked(environment)).toMatchObject({ status: 'ok' });
    expect(received[1]?.json).toMatchObject({ max_completion_tokens: 1 });
    expect(received[1]?.json).not.toHaveProperty('max_tokens');
  });

  test('needs no key where the server needs none', async () => {
    const { environment, received } = await startLlm('openai-compatible', () =>
      answers['openai-compatible']({ text: 'y' }),
    );
    expect(await checked({ ...environment, LLM_API_KEY: '' })).toMatchObject({ status: 'ok' });
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  test.each<[Vendor, string, Reply, string, string]>([
    [
      'openai-compatible',
      'a wrong key',
      openAiError(401, `Incorrect API key provided: ${llmKey}`, 'invalid_request_error', 'invalid_api_key'),
      'the key was refused (401)',
      'set LLM_API_KEY',
    ],
    [
      'openai-compatible',
      'an unknown model',
      openAiError(
        404,
        'The model `model-1` does not exist or you do not have access to it.',
        'invalid_request_error',
        'model_not_found',
      ),
      'the model is unknown (404)',
      'set LLM_MODEL',
    ],
    [
      'openai-compatible',
      "another server's unknown model",
      openAiError(400, 'model-1 is not a valid model ID', 'invalid_request_error'),
      'the model is unknown (400)',
      'set LLM_MODEL',
    ],
    [
      'openai-compatible',
      'a used-up quota',
      openAiError(
        429,
        'You exceeded your current quota, please check your plan and billing details.',
        'insufficient_quota',
        'insufficient_quota',
      ),
      'the quota is used up, or the account has no credit (429)',
      'plan and billing',
    ],
    [
      'openai-compatible',
      'too many calls',
      openAiError(
        429,
        'Rate limit reached for model-1 in organization org-1 on requests per min (RPM): Limit 3, Used 3.',
        'requests',
        'rate_limit_exceeded',
      ),
      'too many calls (429)',
      'try again in a minute',
    ],
    [
      'openai-compatible',
      'a failure',
      openAiError(500, 'The server had an error while processing your request. Sorry about that!', 'server_error'),
      'the provider failed (500)',
      'try again later',
    ],
    [
      'openai-compatible',
      'a web page',
      { status: 200, text: '<html>hunter2</html>' },
      'answered, but not as this provider does (200)',
      'LLM_PROVIDER',
    ],
    [
      'openai-compatible',
      'other JSON',
      { status: 200, text: '{"hunter2":1}' },
      'answered, but not as this provider does (200)',
      'LLM_PROVIDER',
    ],
    [
      'openai-compatible',
      'an address without the API',
      { status: 404, text: '404 page not found' },
      'the address has no such API (404)',
      'LLM_BASE_URL',
    ],
    ...[
      { error: { message: 'Invalid URL (POST /chat/completions)', type: 'invalid_request_error' } },
      { detail: 'Not Found' },
    ].map((body): [Vendor, string, Reply, string, string] => [
      'openai-compatible',
      'an address without the API, of a server that has it elsewhere',
      { status: 404, text: JSON.stringify(body) },
      'the address has no such API (404)',
      'LLM_BASE_URL',
    ]),
    [
      'openai-compatible',
      "Azure's unknown deployment",
      { status: 404, text: '{"error":{"code":"DeploymentNotFound","message":"The API deployment does not exist."}}' },
      'the model is unknown (404)',
      'set LLM_MODEL',
    ],
    [
      'openai-compatible',
      "Azure's filter",
      openAiError(400, 'The response was filtered due to the prompt', 'invalid_request_error', 'content_filter'),
      'a filter of the provider refused what was said (400)',
      'content filter',
    ],
    [
      'openai-compatible',
      'an answer that breaks off',
      { ...answers['openai-compatible']({ text: 'yes' }), isCut: true },
      'could not be reached (UND_ERR_SOCKET)',
      'LLM_BASE_URL',
    ],
    [
      'openai-compatible',
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
      'could not be reached',
      'LLM_BASE_URL',
    ],
    [
      'anthropic',
      'a wrong key',
      anthropicError(401, 'authentication_error', 'invalid x-api-key'),
      'the key was refused (401)',
      'set LLM_API_KEY',
    ],
    [
      'anthropic',
      'an unknown model',
      anthropicError(404, 'not_found_error', 'model: model-1'),
      'the model is unknown (404)',
      'set LLM_MODEL',
    ],
    [
      'anthropic',
      'an address without its version',
      anthropicError(404, 'not_found_error', 'Not Found'),
      'the address has no such API (404)',
      'LLM_BASE_URL',
    ],
    [
      'anthropic',
      'no credit',
      anthropicError(
        400,
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      ),
      'the quota is used up',
      'plan and billing',
    ],
    [
      'anthropic',
      'too many calls',
      anthropicError(429, 'rate_limit_error', 'This request would exceed the rate limit for your organization.'),
      'too many calls (429)',
      'try again in a minute',
    ],
    [
      'anthropic',
      'an overload',
      anthropicError(529, 'overloaded_error', 'Overloaded'),
      'the provider failed (529)',
      'try again later',
    ],
    [
      'vertex',
      'a refused token',
      googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
      'the key was refused (401)',
      'LLM_API_KEY',
    ],
    [
      'vertex',
      'a lacking role',
      googleError(403, 'PERMISSION_DENIED', "Permission 'aiplatform.endpoints.predict' denied on resource"),
      'access was denied (403)',
      'roles/aiplatform.user',
    ],
    [
      'vertex',
      'an unknown model',
      googleError(
        404,
        'NOT_FOUND',
        'Publisher Model `projects/a-project/locations/global/publishers/google/models/model-1` was not found or your project does not have access to it.',
      ),
      'the model is unknown (404)',
      'LLM_LOCATION',
    ],
    [
      'vertex',
      'too many calls',
      googleError(429, 'RESOURCE_EXHAUSTED', 'Resource exhausted. Please try again later.'),
      'too many calls (429)',
      'try again in a minute',
    ],
  ])('%s: %s fails with what to do about it', async (vendor, _what, reply, reason, remedy) => {
    const { environment, origin } = await startLlm(vendor, () => reply);
    const result = await checked(environment);
    expect(result).toMatchObject({ status: 'failed', optional: true });
    expect(result?.detail).toContain(`${reason}`);
    expect(result?.detail).toContain(remedy);
    for (const secret of ['hunter2', origin, 'a-project', 'organization', 'html']) {
      expect(result?.detail + lines().join()).not.toContain(secret);
    }
  });

  test('ends in time where nothing answers, and says so', async () => {
    const { environment } = await startLlm('openai-compatible', () => 'never');
    expect((await checked(environment, 300))?.detail).toMatch(/^no answer in time: try again/);
  });

  test('says that nobody listens, with the code alone', async () => {
    const port = await getPort({ host: '127.0.0.1' });
    const environment = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'm',
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    };
    expect((await checked(environment))?.detail).toBe(
      'could not be reached (ECONNREFUSED): check LLM_BASE_URL and the way out of the network',
    );
  });

  test('says that there are no Google credentials', async () => {
    const { environment } = await startLlm('vertex', () => answers.vertex({ text: 'yes' }));
    const port = await getPort({ host: '127.0.0.1' });
    vi.stubEnv('GCE_METADATA_HOST', `127.0.0.1:${port}`);
    expect((await checked(environment))?.detail).toMatch(
      /^no Google credentials were found, or they were refused: give/,
    );
  });

  test('is skipped where no model is configured, and fails where its settings are wrong', async () => {
    expect(await checked({})).toMatchObject({ status: 'skipped', detail: 'not configured' });
    expect(await checked({ LLM_PROVIDER: 'none', LLM_MODEL: 'm' })).toMatchObject({ status: 'skipped' });
    expect((await checked({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }))?.detail).toBe(
      'LLM_API_KEY: needed for the LLM_PROVIDER that is chosen: see the variables under "The language model" in .env.example',
    );
  });
});

const prompt = expect.stringMatching(/^Say/);
/** What each vendor's documentation wants to be asked. */
const asked = {
  'openai-compatible': {
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${llmKey}` },
    json: { model: 'model-1', max_tokens: 1, messages: [{ role: 'system' }, { role: 'user', content: prompt }] },
  },
  anthropic: {
    path: '/v1/messages',
    headers: { 'x-api-key': llmKey, 'anthropic-version': '2023-06-01' },
    json: { model: 'model-1', max_tokens: 1, messages: [{ role: 'user', content: [{ type: 'text', text: prompt }] }] },
  },
  vertex: {
    path: '/v1/models/model-1:generateContent',
    headers: { authorization: 'Bearer local' },
    json: { contents: [{ role: 'user', parts: [{ text: prompt }] }], generationConfig: { maxOutputTokens: 1 } },
  },
} as const;

describe('the settings of the language model', () => {
  test.each<[Environment, RegExp | string]>([
    [{ LLM_PROVIDER: 'openai' }, 'LLM_PROVIDER: must be openai-compatible, anthropic, vertex or none'],
    [{ LLM_API_KEY: 'k', LLM_MODEL: 'm' }, 'LLM_PROVIDER: needed, for LLM_MODEL, LLM_API_KEY to be used'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'https://llm.example/v1' }, /^LLM_MODEL: needed/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, /^LLM_BASE_URL: needed/],
    [{ LLM_PROVIDER: 'vertex', LLM_MODEL: 'm' }, /^LLM_PROJECT: needed/],
    [{ LLM_PROVIDER: 'vertex', LLM_MODEL: 'm', LLM_PROJECT: 'a/b' }, /^LLM_PROJECT: must be/],
    [{ LLM_API_KEY: 'two words' }, /^LLM_API_KEY: must be one key/],
    ...[
      'http://llm.example/v1',
      'https://u:p@llm.example',
      'https://llm.example/?a=1',
      'http://8.8.8.8/v1',
      'ftp://x',
      'x',
    ].map((url): [Environment, RegExp] => [{ LLM_BASE_URL: url }, /^LLM_BASE_URL: must be an https:\/\/ address/]),
  ])('that are wrong are told by name: %j', (environment, message) => {
    expect(() => readLlmSettings(environment)).toThrow(message);
  });

  test.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:1234/v1/',
    'http://ollama:11434/v1',
    'http://10.1.2.3/v1',
    'http://[::1]:1/v1',
    'https://llm.example/v1',
  ])('take %s', (url) => {
    const read = readLlmSettings({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'a/b:c', LLM_BASE_URL: url });
    expect(read).toMatchObject({ baseUrl: url.replace(/\/$/, ''), apiKey: undefined });
  });

  test('of Vertex take the project of the platform, and the place that is everywhere', () => {
    const read = readLlmSettings({ LLM_PROVIDER: 'vertex', LLM_MODEL: 'gemini', GOOGLE_CLOUD_PROJECT: 'p' });
    expect(read).toMatchObject({ project: 'p', location: 'global', baseUrl: undefined });
  });

  test('are named in the shallow test, and only degrade it', () => {
    const shallow = (environment: Environment) =>
      checkConfiguration({ API_KEYS: 'c:k', STORE: 'none', ...environment }, 'B').find(
        ({ name }) => name === 'languageModel',
      );
    expect(shallow({})).toMatchObject({ status: 'skipped' });
    expect(shallow({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm', LLM_API_KEY: llmKey })).toMatchObject({
      status: 'ok',
      detail: 'anthropic',
    });
    expect(shallow({ LLM_PROVIDER: 'anthropic' })).toMatchObject({
      status: 'failed',
      optional: true,
      detail: expect.stringMatching(/^LLM_MODEL/),
    });
  });
});
