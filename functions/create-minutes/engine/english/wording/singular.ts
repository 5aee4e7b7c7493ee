import { wordClass } from '../clause/word-class.ts';
import { agreed } from './agreement.ts';

export const auxiliary = /^(?:are|were|do|did|have|had|can|could|should|will|would|shall|may|might|must|am|was)$/i;
/** What follows these has no ending: "would rather have". */
const invariant = /^(?:can|cannot|could|will|would|shall|should|may|might|must|did|had)$/i;

const takesBase = /^(?:do|did|can|could|should|will|would|may|might|must)$/i;

/** Puts a singular name where a plural pronoun stood, and brings the verb after (in a question: before) it into line. */
export function inSingular(parts: string[], i: number, name: string): void {
  parts[i] = name;
  const before = parts[i - 2] ?? '';
  const next = parts[i + 2]?.toLowerCase() ?? '';
  // "would rather have you", "could probably do you ten": whose verb stands before it, and is no question
  const nearer = parts[i - 3] === ' ' ? parts[i - 4] : undefined;
  const farther = nearer !== undefined && parts[i - 5] === ' ' ? parts[i - 6] : undefined;
  if (/^(?:have|do)$/i.test(before) && [nearer, farther].some((word) => word === 'to' || invariant.test(word ?? '')))
    return;
  // "do you have", "can you do"
  const isBase = /^(?:have|do)$/.test(next) && takesBase.test(before);
  if (auxiliary.test(before) && (!auxiliary.test(next) || isBase) && parts[i - 1] === ' ') {
    parts[i - 2] = agreed(before) ?? before;
    return;
  }
  for (let at = i + 2; at <= i + 6 && parts[at - 1]?.trim() === ''; at += 2) {
    if (invariant.test(parts[at] ?? '')) return;
    const verb = agreed(parts[at] ?? '');
    if (verb === undefined) continue;
    const isChanged = verb !== parts[at];
    parts[at] = verb;
    if (isChanged) alsoInSingular(parts, at);
    return;
  }
}

/** "They leave it out and do the rest": the second verb goes with the first. */
function alsoInSingular(parts: string[], from: number): void {
  for (let i = from; i + 4 < parts.length; i += 2) {
    if (/[,.;:?!()]/.test(parts[i + 1] ?? '') || subordinate.test(parts[i] ?? '')) return;
    const second = parts[i + 4] ?? '';
    if (!/^(?:and|or)$/i.test(parts[i + 2] ?? '') || !isVerb(second, parts[i + 6])) continue;
    parts[i + 4] = agreed(second) ?? second;
    return;
  }
}

/** "And signs it", but not "and last time". */
function isVerb(word: string, next: string | undefined): boolean {
  if (wordClass(word) !== 'base' && !/^(?:do|have)$/i.test(word)) return false;
  return next === undefined || takesBehind.test(wordClass(next)) || /^[\p{Lu}\d]/u.test(next);
}

const takesBehind = /^(?:article|determiner|object|pronoun|preposition|to)$/;

/** Behind these a verb is another's, or stays as it is: "wants to try it and see". */
const subordinate = /^(?:to|that|who|which|when|if|because|so|let|lets|make|makes|help|helps|can|will|would|could)$/i;
