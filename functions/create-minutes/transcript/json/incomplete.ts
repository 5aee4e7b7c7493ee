import type { Notice } from '../piece.ts';
import { fieldsOf } from './fields.ts';

const places: readonly (readonly string[])[] = [
  ['data', 'transcript', 'sentences'],
  ['transcript', 'sentences'],
  ['transcript'],
  ['sentences'],
  ['segments'],
  ['results'],
  ['transcriptEntries'],
  ['entries'],
  ['utterances'],
  ['callTranscripts'],
  ['Transcript'],
  ['turns'],
];

/** The field in which a provider would have put the words, when there is nothing in it: `.data.transcript.sentences`; an empty text for the whole. */
export function emptyField(given: unknown): string | undefined {
  if (isEmpty(given)) return '';
  const found = places.find((path) => isEmpty(path.reduce<unknown>((at, key) => fieldsOf(at)[key], given)));
  return found && `.${found.join('.')}`;
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** What to say of an answer that names a next page. */
export function morePages(token: unknown): readonly Notice[] {
  if (typeof token !== 'string' || token === '') return [];
  return [{ at: 1, text: 'it is one page of several, and what follows is on the next ones; send all entries' }];
}
