import { type WordClass, wordClass } from '../clause/word-class.ts';

const particle = /^[\s—-]+(to|of|with|for|in|on|at|like|is|was|are)$/i;
const asksBefore =
  /\b(?:live|cope|deal|work|start|stick|stay|carry on)$|\b(?:(?:which|what|who|whom|where|how)\b(?: [\p{L}\p{N}'’-]+){1,6}|(?:one|ones|\p{L}*thing|\p{L}*body|place|people|person|way|room|hard|easy|nice|safe|for (?:me|us|you|them|him|her|people|every(?:one|body)|\p{Lu}\p{Ll}+)) (?:\p{L}+ ){0,2}to \p{L}+(?: \p{L}+){0,2})$/iu;
const mostBefore = 60;
const preposition = /^(?:to|of|with|for|in|on|at)$/i;
/** What a preposition goes with where nothing follows: "it was trained on", "we fill it in". */
const governs: ReadonlySet<WordClass> = new Set(['base', 'third', 'ed', 'ing', 'past', 'object']);
/** Goes with a verb behind its object: "squeeze the edges in". */
const behindObject = /^(?:in|on)$/i;

/**
 * Whether an end that mostly dangles belongs to what stands before it: to a question word ("which version you're on"), or to a
 * verb, where the sentence is known to end there.
 * @param end with the blank before it
 * @param before the sentence up to it
 */
export function isStranded(end: string, before: string, isEnded: boolean): boolean {
  const word = particle.exec(end)?.[1];
  if (word === undefined) return false;
  if (asksBefore.test(before.slice(-mostBefore))) return true;
  if (!isEnded || !preposition.test(word)) return false;
  const last = /[\p{L}'’-]+$/u.exec(before)?.[0].toLowerCase() ?? '';
  return governs.has(wordClass(last)) || (behindObject.test(word) && wordClass(last) === 'noun');
}
