import type { Person } from '../engine/people.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Checker, noName, saidBy } from './check.ts';
import { currenciesIn } from './currencies.ts';
import { openFirstNames } from './first-names.ts';

/** Fewer letters than this are said in every meeting, and bear nothing out: "Okay." */
const leastLetters = { en: 6, ja: 3 } as const;
/** What it is about is often said so many turns before what settles it. */
const turnsBefore = 2;

/** Days that hang on the day of the meeting. */
const comingDay =
  /\btomorrow\b|\bnext (?:week|month|quarter|year)\b|翌[日週月年]|来(?:年|期|春|夏|秋|冬)|週明け|[期年月]末/giu;

/**
 * What a language model may get wrong although its quotes are verbatim: words that bear nothing out, or that are about something else.
 * The rules write from what they cite, and cannot.
 * @param terms content words of a text, as the engine reads them
 */
export function openModelChecker(
  turns: readonly Turn[],
  people: readonly Person[],
  { code, terms }: { readonly code: 'en' | 'ja'; readonly terms: (text: string) => readonly string[] },
): Checker {
  const places = new Map(turns.map(({ id }, index) => [id, index]));
  const around = (id: string) => {
    const index = places.get(id) ?? -1;
    return turns.slice(Math.max(0, index - turnsBefore), index + 1);
  };
  const firstNamesIn = openFirstNames(turns, people);
  let spoken: ReadonlySet<string> | undefined;
  const isSpoken = (currency: string) => {
    spoken ??= new Set(turns.flatMap(({ text }) => currenciesIn(text)));
    return spoken.has(currency);
  };
  return (claim) => {
    const { text, evidence } = claim;
    const letters =
      evidence
        .map(({ quote }) => quote)
        .join('')
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < leastLetters[code]) return 'the quoted words say nothing';
    const cited = evidence.flatMap(({ turnIds }) => turnIds.flatMap(around));
    const words = cited.map((turn) => turn.text).join('\n');
    const days = saidBy(claim).toLowerCase().match(comingDay) ?? [];
    if (days.some((day) => !words.toLowerCase().includes(day))) return 'a day is not in the cited turns';
    // A task begins with its verb.
    const mayBeginWithName = code === 'en' && claim.owner === undefined;
    if (mayBeginWithName && firstNamesIn(saidBy(claim)).length > 0) return noName;
    const sums = currenciesIn(words);
    const isNamed = (currency: string) => (sums.length > 0 ? sums.includes(currency) : isSpoken(currency));
    if (!currenciesIn(saidBy(claim)).every(isNamed)) return 'a currency is not in the cited turns';
    const said = new Set(cited.flatMap((turn) => terms(turn.text)));
    const own = terms(text);
    if (own.length > 0 && !own.some((term) => said.has(term))) return 'the cited turns speak of something else';
    return undefined;
  };
}
