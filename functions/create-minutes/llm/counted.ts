import type { LanguageModel } from '#shared/llm/model.ts';

interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Counts what one transcript costs, answers that could not be used included. */
export function counted({
  complete,
}: LanguageModel): Pick<LanguageModel, 'complete'> & { readonly usage: () => Usage } {
  const usage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  return {
    usage: () => ({ ...usage }),
    complete: async (request) => {
      usage.calls += 1;
      const answer = await complete(request);
      usage.inputTokens += answer.inputTokens ?? 0;
      usage.outputTokens += answer.outputTokens ?? 0;
      return answer;
    },
  };
}
