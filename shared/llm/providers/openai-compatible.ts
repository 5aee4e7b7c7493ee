import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { adapting } from '../adapt.ts';
import { direct } from '../fetch.ts';
import type { LlmSettings } from '../settings.ts';

/** OpenAI, Azure OpenAI, Ollama, vLLM, LM Studio and whoever else speaks Chat Completions. Structured output is asked for until a server says that it has none. */
export function openAiCompatible({ apiKey, baseUrl, model }: Extract<LlmSettings, { provider: 'openai-compatible' }>) {
  return createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: adapting(direct),
  })(model);
}
