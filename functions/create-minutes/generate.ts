import type { Draft } from './engine/draft.ts';
import type { Language } from './engine/language.ts';
import type { Person } from './engine/people.ts';
import { layoutOf, measureAndLookUp } from './extras.ts';
import { guessedIn, guessedLists } from './guessed.ts';
import { hashOf } from './hash.ts';
import type { RejectedItem } from './minutes/item.ts';
import type { Minutes, MinutesContent, Participant } from './minutes/minutes.ts';
import type { SectionStatus } from './minutes/section.ts';
import { type MeetingRead, readRequest } from './read-request.ts';
import type { Redactor } from './redaction/redact.ts';
import { renderHtml } from './render/html.ts';
import { renderMarkdown } from './render/markdown.ts';
import type { MinutesRequest } from './request.ts';
import type { Transcript } from './transcript/turn.ts';
import { type Written, writtenByRules } from './written.ts';

/** What belongs to the run and not to the meeting. */
export interface Run {
  readonly executionId: string;
  readonly reExecutedFrom: string | undefined;
  readonly now: () => Date;
  /** So long may it take, model and all; undefined is as configured. */
  readonly budgetMs?: number | undefined;
  /** Needed when the request asks for redaction. */
  readonly redact?: Redactor | undefined;
}

/**
 * Minutes of a meeting by the rules. The same request gives the same bytes, but for `execution.id`, `durationMs` and `reExecutedFrom`.
 * @throws InputError when the transcript cannot be read
 */
export function generateMinutes(request: MinutesRequest, run: Run): Minutes {
  const startedMs = run.now().getTime();
  const meeting = readRequest(request, run.redact);
  return toMinutes(meeting, writtenByRules(meeting), run, startedMs);
}

/** The answer: what was written, with what is counted and looked up whoever wrote it. */
export function toMinutes(
  { request, transcript, corrections, redactions, people, language, draft, warnings }: MeetingRead,
  written: Written,
  { executionId, reExecutedFrom, now }: Run,
  startedMs: number,
): Minutes {
  const { turns } = transcript;
  const { code } = language.reader;
  const { rejectedItems, detailed, ...lists } = written.kept;
  const content: MinutesContent = {
    meeting: meetingOf(request, code),
    participants: people.map(toParticipant),
    summary: summaryOf(detailed, language),
    ...lists,
    ...measureAndLookUp(turns, people, code, request.options),
    corrections,
    redactions,
  };
  const guessed = guessedIn(draft, written);
  const layout = layoutOf(request.options, code, guessed);
  return {
    ...content,
    coverage: coverageOf(draft, transcript),
    sections: statusesOf(
      {
        summary: detailed,
        ...lists,
        nextMeeting: listed(lists.nextMeeting),
        framework: discussed(lists.framework),
        ...Object.fromEntries(content.customSections.map(({ title, items }) => [title, items])),
      },
      rejectedItems,
      written.inPlace,
    ),
    rejectedItems,
    warnings: [...written.warnings, ...guessedLists(guessed), ...warnings],
    rendered: { markdown: renderMarkdown(content, turns, layout), html: renderHtml(content, turns, layout) },
    execution: {
      id: executionId,
      engine: written.engine,
      engineVersion: written.engineVersion,
      ...hashesOf(request, transcript, written.model),
      language: code,
      detectedFormat: transcript.format,
      formatReason: transcript.formatReason,
      timeUnit: transcript.timeUnit ?? null,
      durationMs: now().getTime() - startedMs,
      reExecutedFrom: reExecutedFrom ?? null,
    },
  };
}

/**
 * Whether the caller waits changes nothing about the minutes.
 * @param model undefined where none was asked, and then in no hash
 */
function hashesOf(
  { meeting, participants, options: { mode: _, ...options } }: MinutesRequest,
  { turns }: Transcript,
  model: string | undefined,
): { inputHash: string; configHash: string } {
  return {
    inputHash: hashOf({ turns: turns.map(({ lines: _, ...turn }) => turn), meeting, participants }),
    configHash: hashOf({ options, model }),
  };
}

function meetingOf({ meeting }: MinutesRequest, language: 'en' | 'ja'): MinutesContent['meeting'] {
  return {
    id: meeting.id ?? null,
    title: meeting.title ?? null,
    startedAt: meeting.startedAt ?? null,
    timeZone: meeting.timeZone ?? null,
    language,
  };
}

function toParticipant({ participantId, name, side, role, email, speaker }: Person): Participant {
  return {
    id: participantId ?? null,
    name,
    side: side ?? null,
    role: role ?? null,
    email: email ?? null,
    spoke: speaker !== undefined,
  };
}

function summaryOf(detailed: MinutesContent['summary']['detailed'], { reader }: Language): MinutesContent['summary'] {
  const texts = detailed.map(({ text }) => text);
  return { oneLine: texts[0] ?? '', short: texts.slice(0, 3).join(reader.code === 'ja' ? '' : ' '), detailed };
}

function coverageOf({ backChannels, empty }: Draft, { turns, leftOut }: Transcript): Minutes['coverage'] {
  const dropped = [
    { reason: 'nothing but agreement or a noise', at: backChannels },
    { reason: 'empty', at: empty },
  ].filter(({ at }) => at.length > 0);
  return {
    turnsUsed: turns.length - backChannels.length - empty.length,
    turnsDropped: [
      ...dropped.map(({ reason, at }) => ({
        reason,
        count: at.length,
        turnIds: at.slice(0, listedTurns).flatMap((index) => turns[index]?.id ?? []),
        places: [],
      })),
      ...leftOut,
    ],
  };
}

/** A long meeting drops thousands of turns; this many are listed by name, all are counted. */
const listedTurns = 200;

/** A framework that was not asked for has nothing in it. */
function discussed(framework: MinutesContent['framework']): readonly unknown[] {
  return Object.values(framework ?? {}).filter(({ status }) => status !== 'notDiscussed');
}

function listed<Kind>(one: Kind | null): readonly Kind[] {
  return one === null ? [] : [one];
}

/** `partial`: the checker took items away, or the rules wrote it in place of the model; `failed`: the checker took all of them. */
function statusesOf(
  sections: Readonly<Record<string, readonly unknown[]>>,
  rejected: readonly RejectedItem[],
  inPlace: ReadonlySet<string>,
): Record<string, SectionStatus> {
  return Object.fromEntries(
    Object.entries(sections).map(([name, items]): [string, SectionStatus] => {
      if (inPlace.has(name)) return [name, 'partial'];
      const lost = rejected.some(({ section }) => section === name);
      if (items.length > 0) return [name, lost ? 'partial' : 'ok'];
      return [name, lost ? 'failed' : 'empty'];
    }),
  );
}
