import * as z from 'zod';
import { builtInKinds } from './redaction/finder.ts';
import { filledText, listOf, oneOf, shortText, wholeNumber } from './request-fields.ts';
import { sectionNames, templateNames } from './sections/templates.ts';

const phrases = listOf(filledText(100), 50).min(1, { error: 'must have at least one entry' });

const tracker = z.object({ name: filledText(100), phrases }, { error: 'must be an object { name, phrases }' });

const correction = z.object(
  { heard: filledText(100), correct: filledText(100) },
  { error: 'must be an object { heard, correct }' },
);

const ownSection = z.object({ title: filledText(100), phrases });

/** A name of a section, or a section of the caller's own. */
const section = z.union([oneOf(sectionNames), ownSection], {
  error: `must be one of ${sectionNames.join(', ')}, or an object { title, phrases }`,
});

const ownPattern = z.object({
  name: filledText(40).regex(/^[a-z][A-Za-z0-9]*$/, {
    error: 'must have letters and digits only, and begin with a small letter',
  }),
  pattern: filledText(500),
});

const redacted = z.union([oneOf(builtInKinds), ownPattern], {
  error: `must be one of ${builtInKinds.join(', ')}, or an object { name, pattern }`,
});

const bounds = z
  .object(
    { min: z.number({ error: 'must be a number' }).nullish(), max: z.number({ error: 'must be a number' }).nullish() },
    { error: 'must be an object { min, max }' },
  )
  .refine(({ min, max }) => min == null || max == null || min <= max, {
    error: 'must not be above max',
    path: ['min'],
  });

const thresholds = z.object(
  {
    internalShareOfSpeech: bounds.optional(),
    internalQuestions: bounds.optional(),
    longestMonologueSeconds: bounds.optional(),
    interactivity: bounds.optional(),
    patienceSeconds: bounds.optional(),
  },
  { error: 'must be an object' },
);

/** What the caller wishes for beyond the transcript. */
export const requestOptions = z.object(
  {
    engine: oneOf(['auto', 'rules', 'llm']).default('auto'),
    maxSummaryWords: wholeNumber(20, 5000).nullish(),
    maxSummaryChars: wholeNumber(40, 20000).nullish(),
    outputLanguage: shortText(35).nullish(),
    /** 常体 or 敬体: how Japanese minutes end their sentences. */
    japaneseStyle: oneOf(['plain', 'polite']).default('plain'),
    framework: oneOf(['bant', 'meddpicc', 'spiced']).nullish(),
    mode: oneOf(['sync', 'async']).nullish(),
    /** Of the Markdown: not everything that shows some knows footnotes. */
    footnotes: z.boolean({ error: 'must be true or false' }).nullish(),
    template: oneOf(templateNames).nullish(),
    sections: listOf(section, 30).nullish(),
    trackers: listOf(tracker, 50).nullish(),
    glossary: listOf(correction, 500).nullish(),
    redact: listOf(redacted, 20).nullish(),
    thresholds: thresholds.nullish(),
  },
  { error: 'must be an object' },
);
