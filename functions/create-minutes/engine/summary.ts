import type { Written } from './candidates.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Phrase, Writer } from './reader.ts';
import { selectCovering } from './select.ts';
import type { TermWeights } from './terms.ts';

const openingPhrases = 6;
/** The opening may take this share of the limit; a shorter summary does without it. */
const openingShare = 0.5;

/** What the meeting was about, then what was said that covers most of it; never longer than the limit. */
export function summarise(
  meeting: Meeting,
  salience: TermWeights,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
  limit: number,
): readonly DraftItem[] {
  const opening = openingItem(meeting, salience, reader, writer);
  const used = opening ? reader.length(opening.text) : 0;
  const choose = (room: number) =>
    written.items(
      selectCovering(written.candidates, salience, {
        limit: room,
        printed: written.printed,
        readable: written.readable,
      }),
    );
  return !opening || used > limit * openingShare ? choose(limit) : [opening, ...choose(limit - used)];
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
