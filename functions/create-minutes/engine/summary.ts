import type { Written } from './candidates.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Phrase, Writer } from './reader.ts';
import { selectCovering } from './select.ts';
import type { TermWeights } from './terms.ts';

const openingPhrases = 6;
/** The opening may take this share of the limit; a shorter summary does without it. */
const openingShare = 0.5;
/** What came of the meeting may take this share of the limit, and so many sentences. */
const outcomeShare = 0.4;
const mostOutcomes = 4;

/**
 * What the meeting was about, then what was said that covers most of it, then what came of it (`outcome`, the most important
 * first); never longer than the limit.
 */
export function summarise(
  meeting: Meeting,
  salience: TermWeights,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
  limit: number,
  outcome: readonly DraftItem[] = [],
): readonly DraftItem[] {
  const told = fitting(outcome, limit * outcomeShare, reader);
  const opening = openingItem(meeting, salience, reader, writer);
  const begins = opening && reader.length(opening.text) <= limit * openingShare ? [opening] : [];
  const used = [...begins, ...told].reduce((sum, { text }) => sum + reader.length(text), 0);
  const isTold = new Set(told.flatMap(({ spans }) => spans));
  const { sentences } = meeting;
  const chosen = selectCovering(
    written.candidates.filter(({ index }) => !sentences[index]?.spans.some((span) => isTold.has(span))),
    salience,
    {
      limit: limit - used,
      told: told.flatMap(({ text }) => reader.terms(text)),
      printed: written.printed,
      readable: written.readable,
    },
  );
  return [...begins, ...written.items(chosen), ...told];
}

/** As many as fit, in the order of the meeting. */
function fitting(outcome: readonly DraftItem[], limit: number, reader: LanguageReader): readonly DraftItem[] {
  let room = limit;
  const told: DraftItem[] = [];
  for (const item of outcome) {
    const length = reader.length(item.text);
    if (length > room || told.length === mostOutcomes) continue;
    room -= length;
    told.push(item);
  }
  return told.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ spans }: DraftItem): number {
  return Math.min(...spans.map(({ turn }) => turn));
}

function openingItem(
  { sentences }: Meeting,
  salience: TermWeights,
  reader: LanguageReader,
  writer: Writer,
): DraftItem | undefined {
  const weight = ({ terms }: Phrase) => terms.reduce((sum, term) => sum + (salience.get(term) ?? 0), 0);
  const phrases = [...reader.phrases(sentences)].sort((a, b) => weight(b) - weight(a)).slice(0, openingPhrases);
  if (phrases.length < 2) return undefined;
  const spans = phrases.flatMap((phrase) => sentences[phrase.sentences[0] ?? -1]?.spans ?? []);
  return { text: writer.about(phrases), spans: [...new Set(spans)] };
}
