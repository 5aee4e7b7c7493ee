import type { Person } from '../engine/people.ts';
import type { Due, Owner } from '../minutes/action.ts';
import type { Evidence } from '../minutes/item.ts';
import type { Turn } from '../transcript/turn.ts';
import { daysIn, japaneseNamesIn, namesIn } from './claims.ts';
import { saysFigure } from './figures.ts';
import { numbersIn } from './numbers.ts';

/** What an item says, whichever engine wrote it. */
export interface Claim {
  readonly text: string;
  /** What an item says besides. */
  readonly response?: string | null;
  readonly evidence: readonly Evidence[];
  readonly owner?: Owner | null;
  readonly due?: Due | null;
  /** The figure of an amount. */
  readonly value?: number;
  /** Of a competitor. */
  readonly name?: string;
}

/** Holds items against the transcript: undefined when the item is borne out, else the reason why it is not. */
export type Checker = (claim: Claim) => string | undefined;

/** What is heard in a turn, for looking up. */
interface Heard {
  readonly text: string;
  readonly lower: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** What people of the meeting are called, in lower case, and in single words. */
interface Known {
  readonly labels: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  /** Names which have a numeral in them and are no number: 五十嵐. */
  readonly countingNames: readonly string[];
  /** Names which have a day in them and name none: 明日香. */
  readonly namesWithDays: readonly string[];
}

type Rule = readonly [holds: (claim: Claim, cited: readonly Heard[], known: Known) => boolean, reason: string];

export const noName = 'a name is neither in the cited turns nor of the meeting';
const rules: readonly Rule[] = [
  [
    (claim, cited, { countingNames }) =>
      numbersIn(without(saidBy(claim), countingNames)).every((number) =>
        cited.some(({ numbers }) => numbers.has(number)),
      ),
    'a number is not in the cited turns',
  ],
  [
    (claim, cited, { namesWithDays }) =>
      daysIn(without(saidBy(claim).toLowerCase(), namesWithDays)).every((day) =>
        cited.some(({ lower }) => lower.includes(day)),
      ),
    'a day is not in the cited turns',
  ],
  [
    (claim, cited, known) =>
      namesIn(saidBy(claim))
        .flatMap(wordsOf)
        .every((word) => known.words.has(word) || cited.some(({ words }) => words.has(word))),
    noName,
  ],
  [
    (claim, cited, { labels }) =>
      japaneseNamesIn(saidBy(claim)).every(
        (name) => cited.some((heard) => heard.text.includes(name)) || labels.some((label) => label.startsWith(name)),
      ),
    noName,
  ],
  [({ owner }, _, { owners }) => !owner || owners.has(owner.name), 'the owner is nobody of the meeting'],
  [
    ({ due }, cited) => !due || cited.some(({ text }) => text.includes(due.asWritten)),
    'the due date is not in the cited turns',
  ],
  [
    ({ value, evidence }) => value === undefined || evidence.some(({ quote }) => saysFigure(quote, value)),
    'the figure is not in the quoted words',
  ],
  [
    ({ name }, cited) => name === undefined || cited.some(({ text }) => text.includes(name)),
    'the name is not in the cited turns',
  ],
];

/** "Speaker 1" and 三宅 have numbers in them that nobody said; a label that is but a number is none. The longest first. */
function namesWithNumbers(labels: readonly string[], people: readonly Person[]): readonly string[] {
  const counting = labels
    .flatMap((label) => label.split(/[\s　]/u))
    .filter((label) => /[〇一二三四五六七八九十百千万億]/u.test(label));
  const written = people.flatMap(({ name, speaker }) => [name, ...(speaker ? [speaker] : [])]);
  return [...counting, ...written.filter((label) => /\d/.test(label) && /\p{L}/u.test(label))].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** Prepares the checker for one meeting. */
export function openChecker(turns: readonly Turn[], people: readonly Person[]): Checker {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const heard = new Map<string, Heard>();
  const listen = ({ id, text }: Turn): Heard => {
    const known = heard.get(id) ?? hear(text);
    heard.set(id, known);
    return known;
  };
  const labels = people.flatMap(({ names, speaker }) => [...names, ...(speaker ? [speaker.toLowerCase()] : [])]);
  const known: Known = {
    labels,
    words: new Set(labels.flatMap(wordsOf)),
    owners: new Set(people.map(({ name }) => name)),
    countingNames: namesWithNumbers(labels, people),
    namesWithDays: labels
      .flatMap((label) => [label, ...label.split(/[\s　]/u)])
      .filter((name) => daysIn(name).some((day) => day !== name)),
  };
  return (claim) => {
    const quotes = checkQuotes(claim.evidence, byId);
    if (quotes !== undefined) return quotes;
    const ids = new Set(claim.evidence.flatMap(({ turnIds }) => turnIds));
    const cited = [...ids].flatMap((id) => byId.get(id) ?? []).map(listen);
    return rules.find(([holds]) => !holds(claim, cited, known))?.[1];
  };
}

function hear(text: string): Heard {
  return {
    text,
    lower: text.toLowerCase(),
    words: new Set(wordsOf(text)),
    numbers: new Set([
      ...numbersIn(text),
      ...(/\bone (?:per ?cent|point|week|month|day|year|hour|minute|euro|pound|dollar|hundred|thousand|million)\b/i.test(
        text,
      )
        ? ['1']
        : []),
    ]),
  };
}

function checkQuotes(evidence: readonly Evidence[], byId: ReadonlyMap<string, Turn>): string | undefined {
  if (evidence.length === 0) return 'no evidence';
  for (const { quote, turnIds } of evidence) {
    if (!quote.trim() || turnIds.length === 0) return 'evidence without a quote or a turn';
    if (turnIds.some((id) => !byId.has(id))) return 'a cited turn does not exist';
    if (!turnIds.some((id) => byId.get(id)?.text.includes(quote))) return 'a quote is not in the cited turns';
  }
  return undefined;
}

/** All that an item says in its own words. */
export function saidBy({ text, response }: Claim): string {
  return response ? `${text}\n${response}` : text;
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
