import type { Person } from './engine/people.ts';
import { measureTalk } from './metrics/measure.ts';
import type { MinutesContent } from './minutes/minutes.ts';
import type { Layout } from './render/layout.ts';
import type { MinutesRequest } from './request.ts';
import { collectSections } from './sections/custom.ts';
import { type SectionName, templates } from './sections/templates.ts';
import { track } from './trackers/track.ts';
import type { Turn } from './transcript/turn.ts';
import { headingLanguage } from './warnings.ts';

type Options = MinutesRequest['options'];

/** What is counted and looked up in the turns, whichever engine writes the minutes. */
export function measureAndLookUp(
  turns: readonly Turn[],
  people: readonly Person[],
  code: 'en' | 'ja',
  { trackers, sections, thresholds, template }: Options,
): Pick<MinutesContent, 'trackers' | 'customSections' | 'metrics'> {
  const own = (sections ?? []).filter((section) => typeof section !== 'string');
  return {
    trackers: track(turns, people, trackers ?? []),
    customSections: collectSections(turns, people, own),
    metrics: measureTalk(turns, people, code, { thresholds: thresholds ?? {}, template: template ?? undefined }),
  };
}

/** The sections that were listed, else those of the template. @param guessed sections that hold no more than likely items */
export function layoutOf(
  { sections, template, outputLanguage, footnotes }: Options,
  code: 'en' | 'ja',
  guessed: readonly SectionName[],
): Layout {
  const order = sections && sections.length > 0 ? sections : templates[template ?? 'general'];
  return { language: headingLanguage(outputLanguage, code), order, guessed, footnotes: footnotes ?? true };
}
