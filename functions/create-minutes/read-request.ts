import type { Draft } from './engine/draft.ts';
import { type Language, languageOf } from './engine/language.ts';
import { findPeople, type Person } from './engine/people.ts';
import { otherLanguage } from './other-language.ts';
import { draftByRules } from './engine/rules.ts';
import { type Prepared, prepareTranscript } from './prepare.ts';
import type { Redactor } from './redaction/redact.ts';
import type { MinutesRequest } from './request.ts';

/** A request as it has been read, with what the rules make of it. */
export interface MeetingRead extends Prepared {
  readonly request: MinutesRequest;
  readonly people: readonly Person[];
  readonly language: Language;
  readonly draft: Draft;
  /** What a reader should know, with the lines of the given text. */
  readonly warnings: readonly string[];
}

/** So many people meet nowhere; a transcript with more speakers has its lines split wrongly. Nobody else owns anything. */
const listedPeople = 200;

/** @throws InputError when the transcript cannot be read */
export function readRequest(request: MinutesRequest, redact: Redactor | undefined): MeetingRead {
  const prepared = prepareTranscript(request, redact);
  const { turns, warnings } = prepared.transcript;
  const everybody = findPeople(turns, request.participants);
  const people = everybody.slice(0, listedPeople);
  const language = languageOf(request, turns);
  return {
    ...prepared,
    request,
    people,
    language,
    draft: draftByRules(turns, people, request, language),
    warnings: [...warnings, ...tooManyPeople(everybody.length), ...otherLanguage(turns, language.reader.code)],
  };
}

function tooManyPeople(count: number): readonly string[] {
  return count > listedPeople ? [`participants: the first ${listedPeople} of ${count} are listed`] : [];
}
