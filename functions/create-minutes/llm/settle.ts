import type { Draft } from '../engine/draft.ts';
import { engineVersion } from '../engine/version.ts';
import { keepSupported, type Kept } from '../evidence/keep.ts';
import { openModelChecker } from '../evidence/model-claims.ts';
import type { MeetingRead } from '../read-request.ts';
import { inPlaceOfModel, unmetWishes } from '../warnings.ts';
import { withSums } from '../with-sums.ts';
import { modelSections, type Written } from '../written.ts';
import { llmVersion } from './version.ts';

/** What became of one part: the model's lists, or why there are none. */
export interface Outcome {
  readonly sections: readonly string[];
  readonly lists?: Partial<Draft>;
  readonly reason?: string;
}

type Section = (typeof modelSections)[number];

/** Holds everything against the transcript. A section of which nothing is borne out is the rules', like one that was not written, and all are where
 * nothing was written at all. */
export function settle(meeting: MeetingRead, model: string, outcomes: readonly Outcome[]): Written {
  const lists: Partial<Draft> = Object.assign({}, ...outcomes.map((outcome) => outcome.lists));
  const answered = modelSections.filter((section) => lists[section]);
  const first = keep(meeting, lists, answered);
  const isSilent = answered.every((section) => lists[section]?.length === 0);
  const unfounded = answered.filter((section) => isSilent || isUnfounded(section, first, lists, meeting.draft));
  const founded = answered.filter((section) => !unfounded.includes(section));
  const kept = unfounded.length === 0 ? first : keep(meeting, lists, founded);
  const lost = first.rejectedItems.filter(({ section }) => unfounded.some((name) => name === section));
  return {
    kept: { ...kept, rejectedItems: [...lost, ...kept.rejectedItems] },
    ...(founded.length > 0
      ? { engine: 'llm', engineVersion: `${llmVersion} ${model} ${engineVersion}` }
      : { engine: 'rules', engineVersion }),
    model: `${llmVersion} ${model}`,
    inPlace: new Set(modelSections.filter((section) => !founded.includes(section))),
    warnings: [
      ...unmetWishes(meeting.request, meeting.language.reader.code, true),
      ...warningsOf([...outcomes, { sections: unfounded, reason: 'it wrote nothing that the transcript bears out' }]),
    ],
  };
}

/** A meeting may end without a decision, but none of which something was said is about nothing. */
function isUnfounded(section: Section, kept: Kept, lists: Partial<Draft>, byRules: Draft): boolean {
  const count = section === 'summary' ? kept.detailed.length : kept[section].length;
  if (count > 0) return false;
  const tells = section === 'summary' || section === 'topics';
  return (lists[section]?.length ?? 0) > 0 || (tells && byRules[section].length > 0);
}

/** One for each reason. */
function warningsOf(outcomes: readonly Outcome[]): readonly string[] {
  const byReason = Map.groupBy(outcomes, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, lost]) => {
    const sections = lost.flatMap((outcome) => outcome.sections);
    return reason === undefined || sections.length === 0 ? [] : [inPlaceOfModel(sections, reason)];
  });
}

function keep(meeting: MeetingRead, lists: Partial<Draft>, byModel: readonly Section[]): Kept {
  const { turns } = meeting.transcript;
  const { people, request, draft, language } = meeting;
  const written = Object.fromEntries(byModel.map((section) => [section, lists[section]]));
  const model = { sections: new Set<string>(byModel), check: openModelChecker(turns, people, language.reader) };
  const kept = keepSupported({ ...draft, ...written }, turns, people, request.meeting.timeZone ?? null, model);
  return { ...withSums(kept, language), ...asWritten(kept, byModel) };
}

/** The model's own sections, in its own words. */
function asWritten(kept: Kept, byModel: readonly Section[]): Partial<Kept> {
  const fields = byModel.map((section) => (section === 'summary' ? 'detailed' : section));
  return Object.fromEntries(fields.map((field) => [field, kept[field]]));
}
