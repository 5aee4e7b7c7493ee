import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';
import { completeWith } from '#shared/llm/complete.ts';
import { LlmFailure } from '#shared/llm/failure.ts';

const request = {
  instructions: 'Answer with one word.',
  messages: [{ role: 'user', content: 'Say: yes' }],
  schema: undefined,
  maxOutputTokens: 1,
  signal: new AbortController().signal,
} as const;
const own = { reasoning: undefined, provider: 'openai-compatible', apiKey: 'k' } as const;
const google = { reasoning: undefined, provider: 'vertex' } as const;

test.each([
  ['a provider that is given its key', own, TypeError],
  ['Vertex with a key', { ...google, apiKey: 'k' }, TypeError],
  ['Vertex, where Google’s library signs in', { ...google, apiKey: undefined }, LlmFailure],
])(
  'what no provider has thrown is a matter of credentials only where there is a sign-in: %s',
  async (_of, settings, kind) => {
    const model = new MockLanguageModelV4({
      doGenerate: async () => {
        throw new TypeError('x is not a function');
      },
    });
    await expect(completeWith(model, settings)(request)).rejects.toBeInstanceOf(kind);
  },
);
