import type { Written } from './candidates.ts';
import { stretchesOf } from './course.ts';
import { type Deal, spansOf } from './deal.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import { chosenOutcome, type OutcomeItem } from './outcome.ts';
import { questionsPut } from './questions-put.ts';
import type { LanguageReader, Phrase, Writer } from './reader.ts';
import { type Candidate, selectCovering } from './select.ts';
import type { TermWeights } from './terms.ts';

const openingPhrases = 6;
/** Of one thing a meeting is hardly about. */
const leastNamed = 2;
/** But of the price that holds it may be. */
const leastOfPrice = 1;
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
  outcome: readonly OutcomeItem[] = [],
  listed: readonly DraftItem[] = [],
  deal: Deal | undefined = undefined,
): readonly DraftItem[] {
  const told = chosenOutcome(
    outcome,
    limit * (limit > usual * shortSummary ? outcomeShare.usual : outcomeShare.short),
    (item) => lengthOf(item, reader),
  );
  const opening = openingItem(
    meeting,
    salience,
    reader,
    writer,
    new Set(listed.flatMap(({ text }) => reader.terms(text))),
    deal,
  );
  const course = deal ? undefined : courseItem(meeting, reader, writer);
  const begins = fitting([opening, course], limit * openingShare, reader);
  const used = [...begins, ...told].reduce((sum, item) => sum + lengthOf(item, reader), 0);
  const isTold = turnsOf(told);
  const { sentences } = meeting;
  const free = written.candidates.filter(({ index }) => !sentences[index]?.spans.some(({ turn }) => isTold.has(turn)));
  const room = limit - used;
  const priced = deal?.price?.said;
  const price = free.find(({ index }) => priced !== undefined && sentences[index]?.spans.includes(priced));
  const isTellable = price && written.readable(price) > 0 && written.printed(price).length <= room;
  const others = free.filter((candidate) => candidate !== price);
  const toldTerms = told.flatMap(({ text }) => reader.terms(text));
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

function openingItem(
  meeting: Meeting,
  salience: TermWeights,
  reader: LanguageReader,
  writer: Writer,
  cameTerms: ReadonlySet<string>,
  deal: Deal | undefined,
): DraftItem | undefined {
  const { sentences } = meeting;
  const weight = ({ terms }: Phrase) => terms.reduce((sum, term) => sum + (salience.get(term) ?? 0), 0);
  // what two sides met about is in what came of it; of the rest of their talk much is by the way
  const named = reader.phrases(sentences);
  const found = deal ? named : sharedBy(named, sentences);
  const cameOf = ({ terms }: Phrase) => cameTerms.size === 0 || terms.some((term) => cameTerms.has(term));
  const rivals = new Set(deal?.rivals.flatMap(({ name }) => reader.terms(name)));
  const rated = found
    .filter(({ terms }) => !terms.every((term) => rivals.has(term)))
    .sort((a, b) => weight(b) - weight(a));
  const dealt = (deal?.rivals.length ?? 0) + (deal?.price ? 1 : 0);
  const shared = deal ? ofBothSides(rated, meeting, reader, cameOf) : [];
  const isNamed = shared.length + dealt >= (deal?.price ? leastOfPrice : leastNamed);
  const came = rated.filter(cameOf);
  const sure = came.filter(({ isVague }) => !isVague);
  // better vague than nothing
  const others = deal && sure.length + dealt >= leastNamed ? sure : came;
  const spokenOf = isNamed ? shared : others.slice(0, deal ? mostOfDeal : openingPhrases);
  // "the house" says less than the price beside it
  const phrases = deal?.price && spokenOf.every(({ isVague }) => isVague) ? [] : spokenOf;
  if (phrases.length + dealt < leastNamed && !isNamed) return undefined;
  const { spans = [], ...about } = writer.about(phrases, deal);
  const said = phrases.flatMap((phrase) => sentences[phrase.sentences[0] ?? -1]?.spans ?? []);
  return { ...about, spans: [...new Set([...spans, ...(deal ? spansOf(deal) : []), ...said])] };
}

/** Who spoke of what for a good while, where more than one did so; or whose answers were asked for, and on what. */
function courseItem(meeting: Meeting, reader: LanguageReader, writer: Writer): DraftItem | undefined {
  const { sentences } = meeting;
  const [tell, parts] = writer.hearing
    ? [writer.hearing, questionsPut(meeting, reader)]
    : [writer.course, writer.course ? stretchesOf(meeting, reader) : []];
  if (!tell || parts.length < (writer.hearing ? 1 : leastNamed)) return undefined;
  const said = parts.flatMap(({ phrases }) =>
    phrases.flatMap(({ sentences: [at = -1] }) => sentences[at]?.spans ?? []),
  );
  return { text: tell(parts), spans: [...new Set(said)] };
}

/** Two sides met about the few things that both of them keep coming back to. */
const mostOfDeal = 3;
/** Said so often a thing that something came of is no passing one: two words are sooner a subject, and what any meeting has is one later. Said more often it is one anyway. */
const leastOfBoth = { vague: 5, word: 3, words: 2, anyway: 6 } as const;

/** Of so many letters on the beginning of a name is what its owner is called: "Stav". */
const leastOfName = 4;

/** What both sides keep speaking of, most often first. */
function ofBothSides(
  phrases: readonly Phrase[],
  { sentences, people }: Meeting,
  reader: LanguageReader,
  cameOf: (phrase: Phrase) => boolean,
): readonly Phrase[] {
  const names = people.flatMap(({ name }) => reader.terms(name));
  const isName = (term: string) =>
    names.some((name) => name === term || (term.length >= leastOfName && name.startsWith(term)));
  const sideOf = new Map(people.map(({ speaker, side }) => [speaker, side]));
  const shared = phrases.filter((phrase) => {
    const { sentences: places, terms } = phrase;
    const sides = new Set(places.map((at) => sideOf.get(sentences[at]?.speaker)));
    const least = cameOf(phrase) ? leastOfBoth[kindOf(phrase)] : leastOfBoth.anyway;
    return sides.size > 1 && places.length >= least && !terms.every(isName);
  });
  const timesOf = ({ sentences: places, terms }: Phrase) => places.length * Math.sqrt(terms.length);
  return shared.toSorted((a, b) => timesOf(b) - timesOf(a)).slice(0, mostOfDeal);
}

function kindOf({ terms, isVague }: Phrase): keyof typeof leastOfBoth {
  if (terms.length > 1) return 'words';
  return isVague ? 'vague' : 'word';
}

/** Sentences that have a thing which a team speaks of: a word by itself says little, so more of them. */
const leastSaid = { word: 5, words: 3 } as const;

/** What one person mentions, or comes up in passing, a team is not about; where nothing else is named, everything. */
function sharedBy(phrases: readonly Phrase[], sentences: Meeting['sentences']): readonly Phrase[] {
  const shared = phrases.filter(({ sentences: places, terms }) => {
    const speakers = new Set(places.map((at) => sentences[at]?.speaker));
    return speakers.size > 1 && places.length >= (terms.length > 1 ? leastSaid.words : leastSaid.word);
  });
  return shared.length >= leastNamed ? shared : phrases;
}
