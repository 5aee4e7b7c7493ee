import { correctTurns } from './glossary/correct.ts';
import type { Correction } from './minutes/trackers.ts';
import type { Redactor } from './redaction/redact.ts';
import type { MinutesRequest } from './request.ts';
import { readTranscript } from './transcript/read.ts';
import type { Transcript } from './transcript/turn.ts';

export interface Prepared {
  readonly transcript: Transcript;
  readonly corrections: readonly Correction[];
  readonly redactions: Readonly<Record<string, number>> | null;
}

/**
 * Reads the transcript, takes out what is private, then puts right what was misheard; nothing after it sees the turns before.
 * @throws InputError when the transcript cannot be read
 */
export function prepareTranscript(
  { transcript, format, participants, options }: MinutesRequest,
  redact: Redactor | undefined,
): Prepared {
  const asked = options.redact ?? [];
  if (asked.length > 0 && !redact) throw new Error('options.redact is asked for and no redactor was opened');
  const read = readTranscript(transcript, format, participants);
  const redacted = asked.length > 0 ? redact?.(read.turns) : undefined;
  const { turns, corrections } = correctTurns(redacted?.turns ?? read.turns, options.glossary ?? []);
  return { transcript: { ...read, turns }, corrections, redactions: redacted?.counts ?? null };
}
