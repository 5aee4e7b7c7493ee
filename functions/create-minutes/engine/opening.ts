import { stretchesOf } from './course.ts';
import { type Deal, spansOf } from './deal.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { OutcomeItem } from './outcome.ts';
import { questionsPut } from './questions-put.ts';
import type { LanguageReader, Phrase, Writer } from './reader.ts';
import type { TermWeights } from './terms.ts';

const openingPhrases = 6;
/** Of one thing a meeting is hardly about. */
const leastNamed = 2;
/** But of the price that holds it may be. */
const leastOfPrice = 1;

/** What the meeting was about. @param named the phrases of all that was said */
export function openingItem(
  meeting: Meeting,
  named: readonly Phrase[],
  salience: TermWeights,
  reader: LanguageReader,
  writer: Writer,
  cameTerms: ReadonlySet<string>,
  deal: Deal | undefined,
): DraftItem | undefined {
  const { sentences } = meeting;
  const weight = ({ terms }: Phrase) => terms.reduce((sum, term) => sum + (salience.get(term) ?? 0), 0);
  // what two sides met about is in what came of it; of the rest of their talk much is by the way
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

/** The opening with the first thing that was settled and says what it is; the price comes before others, but for what names again the figure that stands before it. */
export function opened(
  begun: readonly DraftItem[],
  came: readonly OutcomeItem[],
  { opened: withSettled }: Writer,
  deal: Deal | undefined,
) {
  const [opening, ...rest] = begun;
  if (!opening) return { begins: begun, told: came };
  const price = new Set(deal?.price?.amount.spans);
  const settled = came.filter(({ kind }) => kind === 'decision');
  const ofPrice = settled.filter(({ spans }) => spans.some((span) => price.has(span)));
  const named = new Set(figuresOf(opening));
  const repeats = ofPrice.filter((one) => figuresOf(one).some((figure) => named.has(figure)));
  const saysMore = new Set([...ofPrice, ...settled].filter((one) => !repeats.includes(one)));
  for (const one of [...saysMore, ...repeats]) {
    const isAlone = settled.length === 1;
    const text = withSettled?.(opening.text, one.text, isAlone);
    if (text === undefined) continue;
    const shown = withSettled?.(opening.shown ?? opening.text, one.shown ?? one.text, isAlone) ?? text;
    const first = { ...opening, text, shown, spans: [...new Set([...opening.spans, ...one.spans])] };
    return { begins: [first, ...rest], told: came.filter((item) => item !== one) };
  }
  return { begins: begun, told: came };
}

/** A digit alone may be of anything. */
function figuresOf({ text, shown }: DraftItem): readonly string[] {
  return ((shown ?? text).match(/\d[\d,.]*\p{sc=Han}?/gu) ?? []).filter((figure) => figure.length > 1);
}

/** Who spoke of what for a good while, where more than one did so; or whose answers were asked for, and on what. */
export function courseItem(
  meeting: Meeting,
  named: readonly Phrase[],
  reader: LanguageReader,
  writer: Writer,
): DraftItem | undefined {
  const { sentences } = meeting;
  const [tell, parts] = writer.hearing
    ? [writer.hearing, questionsPut(meeting, named, reader)]
    : [writer.course, writer.course ? stretchesOf(meeting, named, reader) : []];
  if (!tell || parts.length < (writer.hearing ? 1 : leastNamed)) return undefined;
  const text = tell(parts);
  if (text === undefined) return undefined;
  const said = parts.flatMap(({ phrases }) =>
    phrases.flatMap(({ sentences: [at = -1] }) => sentences[at]?.spans ?? []),
  );
  return { text, spans: [...new Set(said)] };
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
