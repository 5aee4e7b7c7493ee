import type { Person } from '../engine/people.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Checker, Claim } from './check.ts';

/** Fewer letters than this are said in every meeting, and bear nothing out: "Okay." */
const leastLetters = { en: 6, ja: 3 } as const;

/**
 * What a language model may get wrong although its quotes are verbatim: words that bear nothing out, and a task given to somebody whom
 * nothing cited speaks of. The rules write from what they cite, and cannot.
 * @param terms content words of a text, as the engine reads them
 */
export function openModelChecker(
  turns: readonly Turn[],
  people: readonly Person[],
  { code, terms }: { readonly code: 'en' | 'ja'; readonly terms: (text: string) => readonly string[] },
): Checker {
  const places = new Map(turns.map(({ id }, index) => [id, index]));
  return (claim) => {
    const cited = claim.evidence.flatMap(({ turnIds }) => turnIds.flatMap((id) => places.get(id) ?? []));
    const letters =
      claim.evidence
        .map(({ quote }) => quote)
        .join('')
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < leastLetters[code]) return 'the quoted words say nothing';
    const said = new Set(cited.flatMap((index) => terms(turns[index]?.text ?? '')));
    const own = terms(claim.text);
    if (own.length > 0 && !own.some((term) => said.has(term))) return 'the cited turns speak of something else';
    if (isOutOfIt(claim, cited, turns, people)) return 'the owner neither speaks nor is named where it is said';
    return undefined;
  };
}

/** The owner speaks in a cited turn, replies to one, or is named in one. */
function isOutOfIt({ owner }: Claim, cited: readonly number[], turns: readonly Turn[], people: readonly Person[]) {
  if (!owner) return false;
  const person = people.find(({ name }) => name === owner.name);
  const speaks = cited.some((index) => [index, index + 1].some((at) => isBy(turns[at], person)));
  const text = cited.map((index) => turns[index]?.text.toLowerCase() ?? '').join('\n');
  return !speaks && !partsOf(person).some((part) => text.includes(part));
}

function isBy(turn: Turn | undefined, person: Person | undefined): boolean {
  return turn?.speaker !== undefined && turn.speaker === person?.speaker;
}

/** Whole names, their words, and of a name in kanji alone the two with which most begin: 田中 of 田中太郎. Single letters are no names. */
function partsOf(person: Person | undefined): readonly string[] {
  const names = person?.names ?? [];
  const parts = names.flatMap((name) => [
    name,
    ...name.split(/[\s.@()（）]+/u),
    /^\p{sc=Han}{2}/u.exec(name)?.[0] ?? '',
  ]);
  return parts.filter((part) => part.length > 1);
}
