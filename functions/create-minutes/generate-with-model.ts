import { ending } from '#shared/runtime/ending.ts';
import { log } from '#shared/runtime/log.ts';
import { type Run, toMinutes } from './generate.ts';
import type { ModelWriter } from './llm/writer.ts';
import type { Minutes } from './minutes/minutes.ts';
import { type MeetingRead, readRequest } from './read-request.ts';
import type { MinutesRequest } from './request.ts';
import { inPlaceOfModel } from './warnings.ts';
import { modelSections, type Written, writtenByRules } from './written.ts';

/** Gives undefined where no language model is configured. @throws ConfigurationError where it is configured wrongly */
export type OpenWriter = () => Promise<ModelWriter | undefined>;

/** Checking, rendering and finding the company come after the model. */
const reservedMs = 750;
/** In less a model writes nothing. */
const leastMs = 250;

/**
 * Minutes of a meeting, by the language model where there is one. Whatever becomes of it, there are minutes within the budget.
 * @throws InputError when the transcript cannot be read
 */
export async function generateWithModel(
  request: MinutesRequest,
  run: Run,
  openWriter: OpenWriter,
  signal: AbortSignal,
): Promise<Minutes> {
  const startedMs = run.now().getTime();
  const meeting = readRequest(request, run.redact);
  const spentMs = () => run.now().getTime() - startedMs;
  return toMinutes(meeting, await writtenBy(openWriter, meeting, { ...run, spentMs }, signal), run, startedMs);
}

async function writtenBy(
  openWriter: OpenWriter,
  meeting: MeetingRead,
  { spentMs, budgetMs }: Pick<Run, 'budgetMs'> & { readonly spentMs: () => number },
  signal: AbortSignal,
): Promise<Written> {
  const rulesMs = spentMs();
  if (saysNothing(meeting)) return writtenByRules(meeting, true);
  try {
    const writer = await openWriter();
    if (!writer) return writtenByRules(meeting);
    const leftMs = (budgetMs ?? writer.budgetMs) - spentMs() - rulesMs - reservedMs;
    if (leftMs < leastMs) return withoutModel(meeting, 'no time was left for it');
    // Work that nobody waits for is taken up again elsewhere when this process ends.
    const isAwaited = budgetMs === undefined;
    return await writer.write(meeting, leftMs, isAwaited ? AbortSignal.any([signal, ending]) : signal);
  } catch (error) {
    log.error('language model cannot be used', error);
    return withoutModel(meeting, 'it cannot be used as it is configured; /test says why');
  }
}

function withoutModel(meeting: MeetingRead, reason: string): Written {
  const { warnings, ...written } = writtenByRules(meeting, true);
  const told = inPlaceOfModel(modelSections, reason);
  return { ...written, inPlace: new Set(modelSections), warnings: [...warnings, told] };
}

function saysNothing({ transcript, draft }: MeetingRead): boolean {
  return draft.backChannels.length + draft.empty.length >= transcript.turns.length;
}
