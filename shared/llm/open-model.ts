import type { LanguageModel } from './model.ts';
import type { LlmSettings } from './settings.ts';

/** The language model of the settings. The AI SDK is loaded here and nowhere else, so that a deployment without a model never waits for it. */
export async function openModel(settings: LlmSettings): Promise<LanguageModel> {
  const [{ completeWith }, provider] = await Promise.all([import('./complete.ts'), openProvider(settings)]);
  return { name: `${settings.provider}:${settings.model}`, complete: completeWith(provider, settings) };
}

async function openProvider(settings: LlmSettings) {
  switch (settings.provider) {
    case 'openai-compatible':
      return (await import('./providers/openai-compatible.ts')).openAiCompatible(settings);
    case 'anthropic':
      return (await import('./providers/anthropic.ts')).anthropic(settings);
    case 'vertex':
      return (await import('./providers/vertex.ts')).vertex(settings);
  }
}
