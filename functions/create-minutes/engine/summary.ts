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
 * @param listed what the lists have, by which the subjects of a talk between two sides are told
 */
export function summarise(
  meeting: Meeting,
  salience: TermWeights,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
  limit: number,
  outcome: readonly DraftItem[] = [],
  listed: readonly DraftItem[] = [],
): readonly DraftItem[] {
  const told = fitting(outcome, limit * outcomeShare, reader);
  const opening = openingItem(
    meeting,
    salience,
    reader,
    writer,
    new Set(listed.flatMap(({ text }) => reader.terms(text))),
  );
  const begins = opening && reader.length(opening.text) <= limit * openingShare ? [opening] : [];
  const used = [...begins, ...told].reduce((sum, item) => sum + lengthOf(item, reader), 0);
  const isTold = turnsOf(told);
  const { sentences } = meeting;
  const chosen = selectCovering(
    written.candidates.filter(({ index }) => !sentences[index]?.spans.some(({ turn }) => isTold.has(turn))),
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
    const length = lengthOf(item, reader);
    if (length > room || told.length === mostOutcomes) continue;
    room -= length;
    told.push(item);
  }
  return told.sort((a, b) => startOf(a) - startOf(b));
}

function lengthOf({ text, shown }: DraftItem, reader: LanguageReader): number {
  return reader.length(shown ?? text);
}

/** What was said on the way to a day to meet is not told; between far turns there is other talk. */
const mostTurns = 6;

function turnsOf(items: readonly DraftItem[]): ReadonlySet<number> {
  const turns = new Set<number>();
  for (const { spans, shown } of items) {
    const own = spans.map(({ turn }) => turn).sort((a, b) => a - b);
    const [first = 0, last = 0] = [own[0], own.at(-1)];
    for (const turn of shown !== undefined && last - first <= mostTurns ? range(first, last) : own) turns.add(turn);
  }
  return turns;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function startOf({ spans }: DraftItem): number {
  return Math.min(...spans.map(({ turn }) => turn));
}

function openingItem(
  { sentences }: Meeting,
  salience: TermWeights,
  reader: LanguageReader,
  writer: Writer,
  came: ReadonlySet<string>,
): DraftItem | undefined {
  const weight = ({ terms }: Phrase) => terms.reduce((sum, term) => sum + (salience.get(term) ?? 0), 0);
  // what two sides met about is in what came of it; of the rest of their talk much is by the way
  const found = reader.phrases(sentences);
  const telling = came.size > 0 ? found.filter(({ terms }) => terms.some((term) => came.has(term))) : found;
  const phrases = [...telling].sort((a, b) => weight(b) - weight(a)).slice(0, openingPhrases);
  if (phrases.length < 2) return undefined;
  const spans = phrases.flatMap((phrase) => sentences[phrase.sentences[0] ?? -1]?.spans ?? []);
  return { text: writer.about(phrases), spans: [...new Set(spans)] };
}
