import { setTimeout as wait } from 'node:timers/promises';
import { LlmFailure } from '#shared/llm/failure.ts';
import type { LanguageModel } from '#shared/llm/model.ts';

/** What may be over in a moment, and the moment. */
const passing = new Set(['overloaded', 'rateLimited', 'unreachable']);
const momentMs = 400;

/**
 * Asks once more after a passing failure, when the provider says so or else soon. The AI SDK would wait for two seconds and more.
 * @param longestMs whoever asks for more patience than this is not asked again
 */
export function patient({ complete }: Complete, longestMs: number): Complete {
  return {
    complete: async (request) => {
      try {
        return await complete(request);
      } catch (error) {
        if (!(error instanceof LlmFailure && passing.has(error.kind))) throw error;
        const waitMs = error.retryAfterMs ?? momentMs;
        if (waitMs > longestMs) throw error;
        // Whose time is over then learns it from the call.
        await wait(waitMs, undefined, { signal: request.signal }).catch(() => {});
        return complete(request);
      }
    },
  };
}

type Complete = Pick<LanguageModel, 'complete'>;
