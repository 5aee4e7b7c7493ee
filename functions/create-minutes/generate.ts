import type { Draft } from './engine/draft.ts';
import { type Language, languageOf } from './engine/language.ts';
import { findPeople, type Person } from './engine/people.ts';
import { draftByRules } from './engine/rules.ts';
import { engineVersion } from './engine/version.ts';
import { keepSupported } from './evidence/keep.ts';
import { layoutOf, measureAndLookUp } from './extras.ts';
import { hashOf } from './hash.ts';
import type { RejectedItem } from './minutes/item.ts';
import type { Minutes, MinutesContent, Participant } from './minutes/minutes.ts';
import type { SectionStatus } from './minutes/section.ts';
import { prepareTranscript } from './prepare.ts';
import type { Redactor } from './redaction/redact.ts';
import { renderHtml } from './render/html.ts';
import { renderMarkdown } from './render/markdown.ts';
import type { MinutesRequest } from './request.ts';
import type { Transcript } from './transcript/turn.ts';
import { unmetWishes } from './warnings.ts';

/** What belongs to the run and not to the meeting. */
export interface Run {
  readonly executionId: string;
  readonly reExecutedFrom: string | undefined;
  readonly now: () => Date;
  /** Needed when the request asks for redaction. */
  readonly redact?: Redactor | undefined;
}

/**
 * Minutes of a meeting. The same request gives the same bytes, but for `execution.id`, `durationMs` and `reExecutedFrom`.
 * @throws InputError when the transcript cannot be read
 */
export function generateMinutes(request: MinutesRequest, { executionId, reExecutedFrom, now, redact }: Run): Minutes {
  const startedMs = now().getTime();
  const { transcript, corrections, redactions } = prepareTranscript(request, redact);
  const { turns } = transcript;
  const everybody = findPeople(turns, request.participants);
  const people = everybody.slice(0, listedPeople);
  const language = languageOf(request, turns);
  const { code } = language.reader;
  const draft = draftByRules(turns, people, request, language);
  const { rejectedItems, detailed, ...lists } = keepSupported(draft, turns, people, request.meeting.timeZone ?? null);
  const content: MinutesContent = {
    meeting: meetingOf(request, code),
    participants: people.map(toParticipant),
    summary: summaryOf(detailed, language),
    ...lists,
    ...measureAndLookUp(turns, people, code, request.options),
    corrections,
    redactions,
  };
  const layout = layoutOf(request.options, code);
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
    ),
    rejectedItems,
    warnings: [...unmetWishes(request, code), ...transcript.warnings, ...tooManyPeople(everybody.length)],
    rendered: { markdown: renderMarkdown(content, turns, layout), html: renderHtml(content, turns, layout) },
    execution: {
      id: executionId,
      engine: 'rules',
      engineVersion,
      ...hashesOf(request, transcript),
      language: code,
      detectedFormat: transcript.format,
      formatReason: transcript.formatReason,
      timeUnit: transcript.timeUnit ?? null,
      durationMs: now().getTime() - startedMs,
      reExecutedFrom: reExecutedFrom ?? null,
    },
  };
}

/** So many people meet nowhere; a transcript with more speakers has its lines split wrongly. Nobody else owns anything. */
const listedPeople = 200;

function tooManyPeople(count: number): readonly string[] {
  return count > listedPeople ? [`participants: the first ${listedPeople} of ${count} are listed`] : [];
}

function hashesOf(
  { meeting, participants, options }: MinutesRequest,
  { turns }: Transcript,
): { inputHash: string; configHash: string } {
  return {
    inputHash: hashOf({ turns: turns.map(({ lines: _, ...turn }) => turn), meeting, participants }),
    configHash: hashOf({ options }),
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

/** `partial`: the checker took items away; `failed`: it took all of them. */
function statusesOf(
  sections: Readonly<Record<string, readonly unknown[]>>,
  rejected: readonly RejectedItem[],
): Record<string, SectionStatus> {
  return Object.fromEntries(
    Object.entries(sections).map(([name, items]): [string, SectionStatus] => {
      const lost = rejected.some(({ section }) => section === name);
      if (items.length > 0) return [name, lost ? 'partial' : 'ok'];
      return [name, lost ? 'failed' : 'empty'];
    }),
  );
}
