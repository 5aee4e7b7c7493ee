import type { Person } from '../engine/people.ts';
import type { Due, Owner } from '../minutes/action.ts';
import type { Evidence } from '../minutes/item.ts';
import type { Turn } from '../transcript/turn.ts';
import { namesIn, numbersIn } from './claims.ts';

/** What an item says, whichever engine wrote it. */
export interface Claim {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly owner?: Owner | null;
  readonly due?: Due | null;
}

/** Holds items against the transcript: undefined when the item is borne out, else the reason why it is not. */
export type Checker = (claim: Claim) => string | undefined;

/** What is heard in a turn, for looking up. */
interface Heard {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** Prepares the checker for one meeting. */
export function openChecker(turns: readonly Turn[], people: readonly Person[]): Checker {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const heard = new Map<string, Heard>();
  const listen = ({ id, text }: Turn): Heard => {
    const known = heard.get(id) ?? { text, words: new Set(wordsOf(text)), numbers: new Set(numbersIn(text)) };
    heard.set(id, known);
    return known;
  };
  const labels = people.flatMap(({ names, speaker }) => [...names, ...(speaker ? [speaker] : [])]);
  const nameWords = new Set(labels.flatMap(wordsOf));
  const owners = new Set(people.map(({ name }) => name));
  return (claim) => {
    const quotes = checkQuotes(claim.evidence, byId);
    if (quotes !== undefined) return quotes;
    const ids = new Set(claim.evidence.flatMap(({ turnIds }) => turnIds));
    const cited = [...ids].flatMap((id) => byId.get(id) ?? []).map(listen);
    if (!numbersIn(claim.text).every((number) => cited.some(({ numbers }) => numbers.has(number))))
      return 'a number is not in the cited turns';
    if (
      !namesIn(claim.text)
        .flatMap(wordsOf)
        .every((word) => nameWords.has(word) || cited.some(({ words }) => words.has(word)))
    ) {
      return 'a name is neither in the cited turns nor of the meeting';
    }
    if (claim.owner && !owners.has(claim.owner.name)) return 'the owner is nobody of the meeting';
    if (claim.due && !cited.some(({ text }) => text.includes(claim.due?.asWritten ?? '')))
      return 'the due date is not in the cited turns';
    return undefined;
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

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
