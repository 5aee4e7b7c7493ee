import { engineVersion } from './engine/version.ts';
import { keepSupported, type Kept } from './evidence/keep.ts';
import type { MeetingRead } from './read-request.ts';
import { unmetWishes } from './warnings.ts';
import { withSums } from './with-sums.ts';

/** What a language model is asked to write; the rest is the program's. */
export const modelSections = ['summary', 'topics', 'decisions', 'actionItems', 'openQuestions', 'objections'] as const;

/** What an engine wrote, after the checker has seen it. */
export interface Written {
  readonly kept: Kept;
  readonly engine: 'rules' | 'llm';
  /** Names what wrote it: other versions, or other models, may write something else. */
  readonly engineVersion: string;
  /** The language model that was to write; undefined where none was asked. */
  readonly model?: string | undefined;
  /** Sections that the rules wrote in place of the model. */
  readonly inPlace: ReadonlySet<string>;
  readonly warnings: readonly string[];
}

/** The minutes of the embedded engine: the same for the same request, byte for byte. @param hasModel whether a language model is there, all the same */
export function writtenByRules(
  { draft, transcript, people, request, language }: MeetingRead,
  hasModel = false,
): Written {
  return {
    kept: withSums(keepSupported(draft, transcript.turns, people, request.meeting.timeZone ?? null), language),
    engine: 'rules',
    engineVersion,
    inPlace: new Set(),
    warnings: unmetWishes(request, language.reader.code, hasModel),
  };
}
