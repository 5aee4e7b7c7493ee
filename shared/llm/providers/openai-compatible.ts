import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { adapting } from '../adapt.ts';
import { direct } from '../fetch.ts';
import type { LlmSettings } from '../settings.ts';

/** Servers that do not tell thoughts and answer apart give both; of some the first mark is part of the question. */
const withoutThoughts = extractReasoningMiddleware({ tagName: 'think', startWithReasoning: true });

/** OpenAI, Azure OpenAI, Ollama, vLLM, LM Studio and whoever else speaks Chat Completions. Structured output is asked for until a server says that it has none. */
export function openAiCompatible({ apiKey, baseUrl, model }: Extract<LlmSettings, { provider: 'openai-compatible' }>) {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: adapting(direct),
  });
  return wrapLanguageModel({ model: provider(model), middleware: withoutThoughts });
}
