import { openModel } from '#shared/llm/open-model.ts';
import type { LlmSettings } from '#shared/llm/settings.ts';
import { writeByModel } from './write.ts';
import type { ModelWriter } from './writer.ts';

/** Loads the AI SDK. */
export async function openWriter(settings: LlmSettings): Promise<ModelWriter> {
  const model = await openModel(settings);
  return {
    budgetMs: settings.budgetMs,
    write: (meeting, limitMs, signal) =>
      writeByModel(meeting, model, { chunkTokens: settings.chunkTokens, limitMs }, signal),
  };
}
