import { late } from '#shared/runtime/late.ts';

const segmenter = late(() => new Intl.Segmenter('ja', { granularity: 'word' }));

/** The words of a Japanese text, which no white space parts. */
export function segmentsOf(text: string): Intl.Segments {
  return segmenter().segment(text);
}
