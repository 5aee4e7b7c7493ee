import { OperationError } from '#shared/errors.ts';
import type { LanguageModel } from '#shared/llm/model.ts';
import { log } from '#shared/runtime/log.ts';
import type { MeetingRead } from '../read-request.ts';
import type { Written } from '../written.ts';
import { toChunks } from './chunks.ts';
import { counted } from './counted.ts';
import { patient } from './patient.ts';
import { type Question, questionsOf } from './questions.ts';
import { type Outcome, settle } from './settle.ts';

/** Of the time a provider may ask to wait, for the rest is needed to write. */
const waitShare = 1 / 2;

/** Has every part written at once, and puts the rules' sections where the model gave none. */
export async function writeByModel(
  meeting: MeetingRead,
  model: LanguageModel,
  { chunkTokens, limitMs }: { readonly chunkTokens: number; readonly limitMs: number },
  signal: AbortSignal,
): Promise<Written> {
  const chunks = toChunks(meeting.transcript.turns, chunkTokens);
  const { usage, ...each } = counted(model);
  const questions = questionsOf(meeting, chunks, patient(each, limitMs * waitShare));
  const either = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const outcomes = await Promise.all(questions.map((question) => outcomeOf(question, either)));
  log.info('language model asked', { model: model.name, chunks: chunks.length, ...usage() });
  return settle(meeting, model.name, outcomes);
}

async function outcomeOf({ sections, answer }: Question, signal: AbortSignal): Promise<Outcome> {
  try {
    return { sections, lists: await answer(signal) };
  } catch (error) {
    if (error instanceof OperationError) {
      log.warning('language model gave no answer', { sections, code: error.code, reason: error.message });
      return { sections, reason: error.message };
    }
    log.error('language model gave no answer', error, { sections });
    return { sections, reason: 'an unexpected failure' };
  }
}
