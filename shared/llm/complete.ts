import { type LanguageModel as SdkModel, generateText, jsonSchema, Output, type OutputInterface } from 'ai';
import { toLlmFailure } from './judge.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from './model.ts';
import type { LlmSettings } from './settings.ts';

// The SDK would print what it thinks of a model to the console, between the lines of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const finishes: Readonly<Record<string, ModelAnswer['finish']>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'blocked',
};

/** Asks a model of the AI SDK once. Repeating, reading and repairing the answer is the caller's, who knows how much time is left. */
export function completeWith(
  model: SdkModel,
  { reasoning, provider, apiKey }: Pick<LlmSettings, 'reasoning' | 'provider' | 'apiKey'>,
): LanguageModel['complete'] {
  const signsIn = provider === 'vertex' && apiKey === undefined;
  return async (request) => {
    try {
      return await Promise.race([ask(model, reasoning, request), rejectOn(request.signal)]);
    } catch (error) {
      throw toLlmFailure(error, { ended: request.signal.aborted, signsIn });
    }
  };
}

async function ask(
  model: SdkModel,
  reasoning: LlmSettings['reasoning'],
  { instructions, messages, schema, maxOutputTokens, signal }: ModelRequest,
): Promise<ModelAnswer> {
  const result = await generateText({
    model,
    instructions,
    messages: [...messages],
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    ...(reasoning && { reasoning }),
    ...(schema && { output: asText(schema) }),
  });
  return {
    // Without any text the SDK has no output.
    text: result.text === '' ? '' : String(result.output),
    finish: finishes[result.finishReason] ?? 'other',
    inputTokens: result.usage.inputTokens,
    outputTokens: result.usage.outputTokens,
  };
}

/** Asks for JSON that follows the schema, and gives it as it came. */
function asText(schema: NonNullable<ModelRequest['schema']>): OutputInterface<string> {
  const parseCompleteOutput = async ({ text }: { text: string }) => text;
  return { ...Output.object({ schema: jsonSchema(schema) }), parseCompleteOutput } as OutputInterface<string>;
}

/** A sign-in behind the model's provider knows of no signal. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
