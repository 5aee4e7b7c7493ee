import pMap from 'p-map';
import type { LanguageModel } from '#shared/llm/model.ts';
import type { Draft } from '../engine/draft.ts';
import type { MeetingRead } from '../read-request.ts';
import type { Turn } from '../transcript/turn.ts';
import { ask } from './ask.ts';
import { instructionsFor, questionFor } from './instructions.ts';
import { mergeChunks } from './merge.ts';
import { agreementsPart, concernsPart, type Part, summaryPart } from './parts.ts';
import type { z } from 'zod';
import { leadersFirst, shareSummary } from './share-summary.ts';
import { toDraft } from './to-draft.ts';

/** So many calls of one part are under way at a time. */
const concurrency = 4;

type Lists = Partial<Draft>;

/** One part of the minutes, and how to have it written. */
export interface Question {
  readonly sections: readonly string[];
  /** @throws OperationError or what else went wrong; one chunk that fails fails the part, for half a list would look like a whole one */
  readonly answer: (signal: AbortSignal) => Promise<Lists>;
}

export function questionsOf(
  meeting: MeetingRead,
  chunks: readonly (readonly Turn[])[],
  model: Pick<LanguageModel, 'complete'>,
): readonly Question[] {
  const { request, language } = meeting;
  const draft = toDraft(meeting);
  const limit = language.summaryLimit(request.options);
  const merge = (drafts: readonly Lists[]) => mergeChunks(drafts, meeting.transcript.turns);
  const mergeSummaries = (drafts: readonly Lists[]) =>
    leadersFirst(merge(shareSummary(drafts, limit, language.reader.length)), drafts);
  const question = <Schema extends z.ZodType>(
    part: Part<Schema>,
    read: (answer: z.output<Schema>) => Lists,
    merged: (drafts: readonly Lists[]) => Lists = merge,
  ): Question => ({
    sections: part.sections,
    answer: async (signal) => {
      const failed = new AbortController();
      const either = AbortSignal.any([signal, failed.signal]);
      const instructions = instructionsFor(part, request, language, 1 / chunks.length);
      const askChunk = async (turns: readonly Turn[]) => {
        const asked = { instructions, question: questionFor(turns, meeting, chunks.length > 1), signal: either };
        return read(await ask(model, part, asked));
      };
      const drafts = await pMap(chunks, askChunk, { concurrency }).finally(() => failed.abort());
      return merged(drafts);
    },
  });
  return [
    question(summaryPart, draft.summary, mergeSummaries),
    question(agreementsPart, draft.agreements),
    question(concernsPart, draft.concerns),
  ];
}
