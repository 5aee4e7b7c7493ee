import { isDeepStrictEqual } from 'node:util';
import { frameworks } from '../framework/frameworks.ts';
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
  /** Whether the Markdown says what items rest on; it does unless told otherwise. */
  readonly footnotes?: boolean;
}

export interface Page {
  readonly labels: Labels;
  readonly sections: readonly Section[];
}

/**
 * The sections to show. What is always asked of minutes says that nothing was found, neighbours of which nothing was found under one
 * heading; the rest is left out when empty.
 */
export function layOut(all: MinutesContent, layout: Layout | undefined): Page {
  const { language, order, guessed = [] } = layout ?? { language: all.meeting.language, order: templates.general };
  const labels = labelsOf(language);
  const content = toldOnce(all, order);
  const sections = order.flatMap((one): readonly Section[] => {
    if (typeof one !== 'string') return ownSection(content, one.title);
    const block = talkSection(one, content, labels) ?? factSection(one, content, labels);
    if (!block) return [];
    const heading = headingOf(one, content, labels);
    const isGuess = guessed.includes(one) && block.kind !== 'none';
    return [{ heading: isGuess ? labels.possible(heading) : heading, block }];
  });
  return { labels, sections: joinEmpty(sections, labels) };
}

/** What the summary says above the topics in the same words is not said again below it. */
function toldOnce(content: MinutesContent, order: Layout['order']): MinutesContent {
  const [summary, topics] = [order.indexOf('summary'), order.indexOf('topics')];
  if (summary < 0 || summary > topics) return content;
  const told = new Set(content.summary.detailed.map(({ text }) => text));
  return {
    ...content,
    topics: content.topics.map((topic) => ({ ...topic, points: topic.points.filter(({ text }) => !told.has(text)) })),
  };
}

function headingOf(name: SectionName, { framework }: MinutesContent, labels: Labels): string {
  const asked = name === 'framework' && framework ? frameworkOf(framework) : undefined;
  return asked ? labels[name] + labels.aside(asked.toUpperCase()) : labels[name];
}

function frameworkOf(slots: object): string | undefined {
  return Object.entries(frameworks).find(([, known]) => isDeepStrictEqual(Object.keys(known), Object.keys(slots)))?.[0];
}

function joinEmpty(sections: readonly Section[], labels: Labels): readonly Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const before = joined.at(-1);
    if (before?.block.kind === 'none' && section.block.kind === 'none')
      joined[joined.length - 1] = { ...before, heading: before.heading + labels.comma + section.heading };
    else joined.push(section);
  }
  return joined;
}

function ownSection({ customSections }: MinutesContent, title: string): readonly Section[] {
  const found = customSections.find((section) => section.title === title);
  if (!found) return [];
  return [
    { heading: title, block: found.items.length > 0 ? { kind: 'list', entries: found.items } : { kind: 'none' } },
  ];
}
