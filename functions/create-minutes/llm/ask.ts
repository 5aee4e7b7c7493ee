import * as z from 'zod';
import { OperationError } from '#shared/errors.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from '#shared/llm/model.ts';
import type { Part } from './parts.ts';
import { type Read, readAnswer } from './read-answer.ts';
import { leastTokensOf } from './tokens.ts';

/** Against a model that never ends; the time is over long before. */
const maxOutputTokens = 8_000;
/** Of a wrong answer so much is shown to the model again. */
const shownCharacters = 20_000;

/**
 * Has one question answered. An answer that cannot be used is given back once to be put right.
 * @throws OperationError whose text says why there is no answer, and nothing of it
 */
export async function ask<Schema extends z.ZodType>(
  model: Pick<LanguageModel, 'complete'>,
  { schema }: Part<Schema>,
  { instructions, question, signal }: { instructions: string; question: string; signal: AbortSignal },
): Promise<z.output<Schema>> {
  const request: ModelRequest = {
    instructions,
    messages: [{ role: 'user', content: question }],
    schema: toJsonSchema(schema),
    maxOutputTokens,
    signal,
  };
  const first = await model.complete(request);
  requireReadWhole(first, instructions + question);
  const read = readable(first, schema);
  if (read.answer !== undefined) return read.answer;
  const second = await model.complete({ ...request, messages: [...request.messages, ...repair(first, read.wrong)] });
  const repaired = readable(second, schema);
  if (repaired.answer !== undefined) return repaired.answer;
  if (second.finish === 'length') throw new OperationError('llmCutOff', 'the answer was cut off');
  throw new OperationError('llmBadOutput', 'the answer was not what was asked for');
}

/** Ollama and others cut off what their window has no room for, and answer as if nothing were missing. */
function requireReadWhole({ inputTokens }: ModelAnswer, asked: string): void {
  if (!inputTokens || inputTokens >= leastTokensOf(asked)) return;
  throw new OperationError('llmReadInPart', 'its window is too small, and it read only a part of the question');
}

/** Vertex takes no `$schema`. */
function toJsonSchema(schema: z.ZodType): NonNullable<ModelRequest['schema']> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest;
}

function readable<Schema extends z.ZodType>({ text, finish }: ModelAnswer, schema: Schema): Read<z.output<Schema>> {
  if (finish === 'blocked') throw new OperationError('llmRefused', 'the model refused');
  if (finish === 'length') return { wrong: 'It was cut off. Write at most half as many items, with shorter quotes.' };
  return readAnswer(text, schema);
}

function repair({ text }: ModelAnswer, wrong: string): ModelRequest['messages'] {
  const content = `That answer cannot be used:\n${wrong}\nWrite the whole JSON again, and nothing else.`;
  const shown = text.slice(0, shownCharacters);
  return [...(shown.trim() ? [{ role: 'assistant' as const, content: shown }] : []), { role: 'user', content }];
}
