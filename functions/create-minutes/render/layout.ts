import type { MinutesContent } from '../minutes/minutes.ts';
import { type SectionName, templates } from '../sections/templates.ts';
import type { Section } from './blocks.ts';
import { factSection } from './fact-sections.ts';
import { type Labels, labelsOf } from './labels.ts';
import { talkSection } from './talk-sections.ts';

/** How minutes are laid out: in which language the headings are, and which sections stand in which order. */
export interface Layout {
  readonly language: 'en' | 'ja';
  /** A title stands for the section of the caller's own that has it. */
  readonly order: readonly (SectionName | { readonly title: string })[];
  /** Sections of items that nobody said outright: their headings say so. */
  readonly guessed?: readonly SectionName[];
}

export interface Page {
  readonly labels: Labels;
  readonly sections: readonly Section[];
}

/** The sections to show. What is always asked of minutes says that nothing was found; the rest is left out when empty. */
export function layOut(content: MinutesContent, layout: Layout | undefined): Page {
  const { language, order, guessed = [] } = layout ?? { language: content.meeting.language, order: templates.general };
  const labels = labelsOf(language);
  const sections = order.flatMap((one): readonly Section[] => {
    if (typeof one !== 'string') return ownSection(content, one.title);
    const block = talkSection(one, content, labels) ?? factSection(one, content, labels);
    const heading = guessed.includes(one) ? labels.possible(labels[one]) : labels[one];
    return block ? [{ heading, block }] : [];
  });
  return { labels, sections };
}

function ownSection({ customSections }: MinutesContent, title: string): readonly Section[] {
  const found = customSections.find((section) => section.title === title);
  if (!found) return [];
  return [
    { heading: title, block: found.items.length > 0 ? { kind: 'list', entries: found.items } : { kind: 'none' } },
  ];
}
