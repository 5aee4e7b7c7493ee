import type { Written } from './candidates.ts';
import type { Deal } from './deal.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import { chosenOutcome, type OutcomeItem } from './outcome.ts';
import { courseItem, opened, openingItem } from './opening.ts';
import type { LanguageReader, Writer } from './reader.ts';
import { type Candidate, selectCovering } from './select.ts';
import type { TermWeights } from './terms.ts';

/** The opening may take this share of the limit; a shorter summary does without it. */
const openingShare = 0.5;
/** A summary that takes this share of the length nobody asked for is not filled up with what is by the way. */
const enoughTold = 0.6;
/** What else was said has this share of its room for what the customer needs, has and uses. */
const needsShare = 0.8;
/** Of the usual length or less a summary is short. */
const shortSummary = 0.55;

/** How long a summary may be, in the reader's unit. */
export interface SummarySize {
  readonly limit: number;
  /** Where nobody asks for another. */
  readonly usual: number;
  /** Whoever asks for a length has it filled with what tells most, by the way or not. */
  readonly isAsked: boolean;
  /** The share of the limit that what came of the meeting may take: less of a short summary, which first says what it was about. */
  readonly outcomeShare: { readonly short: number; readonly usual: number };
}

/**
 * What the meeting was about, then what was said that covers most of it, then what came of it (`outcome`, the surest of
 * each kind first); never longer than the limit.
 * @param deal what it was about between two sides: the first line names it, and the price that holds is told whatever else is
 * @param listed what the lists have, by which the subjects of a talk between two sides are told
 */
export function summarise(
  meeting: Meeting,
  salience: TermWeights,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
  { limit, usual, isAsked, outcomeShare }: SummarySize,
  outcome: readonly OutcomeItem[],
  listed: readonly DraftItem[],
  deal: Deal | undefined,
): readonly DraftItem[] {
  const came = chosenOutcome(
    outcome,
    limit * (limit > usual * shortSummary ? outcomeShare.usual : outcomeShare.short),
    (item) => lengthOf(item, reader),
  );
  const named = reader.phrases(meeting.sentences);
  const opening = openingItem(
    meeting,
    named,
    salience,
    reader,
    writer,
    new Set(listed.flatMap(({ text }) => reader.terms(text))),
    deal,
  );
  const course = deal ? undefined : courseItem(meeting, named, reader, writer);
  const begun = fitting([opening, course], limit * openingShare, reader);
  const { begins, told } = begun[0] === opening ? opened(begun, came, writer, deal) : { begins: begun, told: came };
  const used = [...begins, ...told].reduce((sum, item) => sum + lengthOf(item, reader), 0);
  const isTold = turnsOf(came);
  const { sentences } = meeting;
  const free = written.candidates.filter(({ index }) => !sentences[index]?.spans.some(({ turn }) => isTold.has(turn)));
  const room = limit - used;
  const priced = deal?.price?.said;
  const price = free.find(({ index }) => priced !== undefined && sentences[index]?.spans.includes(priced));
  const isTellable = price && written.readable(price) > 0 && written.printed(price).length <= room;
  const others = free.filter((candidate) => candidate !== price);
  const toldTerms = came.flatMap(({ text }) => reader.terms(text));
  const add = adding(written, salience, toldTerms);
  const first = isTellable ? [price] : [];
  const byTheWay = isAsked ? [] : others.filter((candidate) => candidate.isByTheWay);
  const needs = new Set(deal?.needs);
  const tellsNeed = ({ index }: Candidate) => sentences[index]?.spans.some((span) => needs.has(span)) ?? false;
  const needed = add(first, isAsked ? [] : others.filter(tellsNeed), room * needsShare);
  const mattering = add(
    needed,
    others.filter((candidate) => !needed.includes(candidate) && !byTheWay.includes(candidate)),
    room,
  );
  const chosen = add(
    mattering,
    byTheWay.filter((candidate) => !mattering.includes(candidate)),
    limit * enoughTold - used,
  );
  const items = written.items(chosen.toSorted((a, b) => a.index - b.index));
  return [...begins, ...items, ...told];
}

/** Adds what covers most beside what was chosen before, until all of it takes so much room. */
function adding(written: Written, salience: TermWeights, told: readonly string[]) {
  return (before: readonly Candidate[], from: readonly Candidate[], room: number): readonly Candidate[] => [
    ...before,
    ...selectCovering(from, salience, {
      limit: before.reduce((left, candidate) => left - written.printed(candidate).length, room),
      told: [...told, ...before.flatMap(({ terms }) => terms)],
      printed: written.printed,
      readable: written.readable,
    }),
  ];
}

/** Of what begins the summary as much as there is room for, the first first. */
function fitting(
  items: readonly (DraftItem | undefined)[],
  room: number,
  reader: LanguageReader,
): readonly DraftItem[] {
  let left = room;
  return items.flatMap((item) => {
    if (!item || lengthOf(item, reader) > left) return [];
    left -= lengthOf(item, reader);
    return [item];
  });
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
