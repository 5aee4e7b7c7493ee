import { onTestFinished, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { type Received, type Reply, startReceiver } from './receiver.ts';

/** What the vendors' documents say of an answer: a text, and why it ended. */
interface Said {
  readonly text: string;
  readonly finish?: 'stop' | 'length' | 'refusal';
  /** Of Anthropic: the tool the model was told to use, whose input is then the JSON. */
  readonly tool?: string | undefined;
  /** So much the model says it has read. */
  readonly inputTokens?: number;
}

/** More than any question of the tests has. */
const allTokens = 100_000;

const json = (status: number, body: object): Reply => ({
  status,
  text: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const openAiFinish = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const;
const anthropicFinish = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;
const googleFinish = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' } as const;

/** Answers in the shape of each vendor's own documentation. */
export const answers = {
  'openai-compatible': ({ text, finish = 'stop', inputTokens = allTokens }: Said) =>
    json(200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1764000000,
      model: 'model-1-2026-01-01',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text, refusal: null, annotations: [] },
          logprobs: null,
          finish_reason: openAiFinish[finish],
        },
      ],
      usage: { prompt_tokens: inputTokens, completion_tokens: 1, total_tokens: inputTokens + 1 },
    }),
  anthropic: ({ text, finish = 'stop', tool, inputTokens = allTokens }: Said) =>
    json(200, {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'model-1',
      content: [
        tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: JSON.parse(text) } : { type: 'text', text },
      ],
      stop_reason: tool ? 'tool_use' : anthropicFinish[finish],
      stop_sequence: null,
      usage: { input_tokens: inputTokens, output_tokens: 1 },
    }),
  vertex: ({ text, finish = 'stop', inputTokens = allTokens }: Said) =>
    json(200, {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: googleFinish[finish] }],
      usageMetadata: { promptTokenCount: inputTokens, candidatesTokenCount: 1, totalTokenCount: inputTokens + 1 },
      modelVersion: 'model-1',
      responseId: 'r1',
    }),
} as const;

export type Vendor = keyof typeof answers;

export const openAiError = (status: number, message: string, type: string, code: string | null = null) =>
  json(status, { error: { message, type, param: null, code } });

export const anthropicError = (status: number, type: string, message: string) =>
  json(status, { type: 'error', error: { type, message }, request_id: 'req_1' });

export const googleError = (code: number, status: string, message: string) =>
  json(code, { error: { code, message, status } });

/** A key that must be in no answer and no log line. */
export const llmKey = 'sk-hunter2-hunter2';

/** A vendor's server on loopback, and the environment of a deployment that uses it. */
export async function startLlm(vendor: Vendor, answer: (received: Received, nth: number) => Reply | 'never') {
  const { origin, received } = await startReceiver(answer);
  const environment: Record<string, string> = {
    LLM_PROVIDER: vendor,
    LLM_MODEL: 'model-1',
    LLM_BASE_URL: `${origin}/v1`,
    // On a busy machine loading the AI SDK alone may take the usual budget.
    CREATE_MINUTES_BUDGET_MS: '300000',
    ...(vendor === 'vertex' ? { LLM_PROJECT: 'a-project' } : { LLM_API_KEY: llmKey }),
  };
  if (vendor === 'vertex') await stubGoogleCredentials();
  return { environment, received, origin };
}

/** The machine's Google credentials, as Cloud Run has them. */
async function stubGoogleCredentials(): Promise<void> {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  vi.stubEnv('GCE_METADATA_HOST', signer.host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'assume-present');
  onTestFinished(() => void vi.unstubAllEnvs());
}
