import { afterLead } from './lead.ts';
import { isAny, type Word } from './read-words.ts';
import { mainVerb } from './subject.ts';
import { hasTense } from './tense.ts';
import type { WordClass } from './word-class.ts';

/** Behind these a clause needs no word that joins it. */
const licences: ReadonlySet<WordClass> = new Set(['conjunction', 'subordinator', 'that']);
const ofClauses =
  /^(?:before|after|until|since|as|like|than|sure|glad|afraid|happy|clear|true|way|fact|time|times|day|moment|reason|case|chance|place|once|now|whatever|ti?ll?|let|make|makes|made|have|see)$/i;
/** What a speaker may think or say without "that". */
const reports =
  /^(?:think|say|know|believe|hope|guess|see|mean|feel|find|show|suppose|assume|reali[sz]e|notice|suggest|tell|wish|suspect|ensure|decide|agree|imagine|worry|claim|remember|seem|look|bet|understand|hear|ask|wonder|propose|expect|emphasi[sz]e|mention|explain)(?:e?s|d|ed|ing)?$|^(?:thought|said|knew|saw|felt|found|told|meant|heard|understood|deciding|hoping|saying|realizing|imagining)$/i;
const modal = /^(?:can|could|will|would|shall|should|may|might|must|cannot|do|does|did)$/i;
/** Forms of verbs that are told from things by nothing else. */
const done = /^(?:given|shown|seen|done|taken|written|known|drawn|chosen|driven|thrown|gone|grown|broken|supposed)$/i;
const be = /^(?:is|are|was|were|be|been|being)$/i;
/** Between a subject and its verb stand adverbs, if anything. */
const nearVerb = 3;

/** Where a second clause begins that nothing joins to the first: the place of its first word, and whether a comma stands there. */
export interface Joint {
  readonly at: number;
  readonly hasComma: boolean;
  /** Whether the first of the two is what a sentence begins with, and has no verb. */
  readonly isTakenUp: boolean;
}

/** "We lose the archive they should have the backup": two clauses that run together; undefined where there are none. */
export function jointIn(words: readonly Word[]): Joint | undefined {
  const start = afterLead(words);
  const verb = mainVerb(words, start);
  if (verb === undefined) return undefined;
  for (let at = start + 1; at < words.length; at++) {
    if (!begins(words, at)) continue;
    const hasComma = isAny(words[at - 1], 'comma');
    if (at < verb) {
      if (!hasComma && isNamedAgain(words, at)) return { at, hasComma, isTakenUp: true };
    } else if (!isJoined(words, verb, at)) return { at, hasComma, isTakenUp: false };
  }
  return undefined;
}

/** A pronoun with its verb right behind it, or a thing named with an article and its verb. */
function begins(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!isAny(word, 'subject', 'article') && !/^(?:it|there|you|this|these|those)$/i.test(word?.text ?? ''))
    return false;
  const verb = mainVerb(words.slice(at), 0);
  if (verb === undefined) return false;
  const between = words.slice(at + 1, at + verb);
  if (isAny(word, 'article'))
    return (
      isAny(words[at + verb], 'finite') &&
      isAny(words[at - 1], ...wholes) &&
      !between.some((one) => isAny(one, ...others))
    );
  return verb <= nearVerb && between.every((one) => isAny(one, 'adverb'));
}

/** What is said of more than the one thing. */
const others: readonly WordClass[] = [
  'comma',
  'conjunction',
  'subject',
  'pronoun',
  'preposition',
  'subordinator',
  'that',
];
/** What may end a clause before a thing is named: after a verb it would be its object. */
const wholes: readonly WordClass[] = ['noun', 'object', 'ing', 'pronoun'];

/** "The vans they need the lids": whoever was named is named again. */
function isNamedAgain(words: readonly Word[], at: number): boolean {
  return (
    isAny(words[at - 1], 'noun', 'base', 'third') && !ofClauses.test(words[at - 1]?.text ?? '') && isFilled(words, at)
  );
}

function isJoined(words: readonly Word[], verb: number, at: number): boolean {
  let back = at - 1;
  while (isAny(words[back], 'adverb')) back--;
  const before = words[back];
  if (before === undefined || licences.has(before.is) || ofClauses.test(before.text)) return true;
  const last = words[isAny(before, 'comma') ? back - 1 : back];
  if (reports.test(last?.text ?? '') || isLed(words, verb, at)) return true;
  if (isAny(before, 'comma')) return isSaidAside(words, at) || isOfThing(words, at);
  // the verb's own clause: "they think the lids are", "the point is they are"
  if (words.slice(verb, at).some(({ text }) => reports.test(text))) return true;
  if (back === verb && be.test(before.text)) return !isAny(words[verb - 1], 'subject', 'pronoun');
  // of a condition that was begun the main clause may be still to come
  if (words.slice(verb, at).some((word) => isAny(word, 'subordinator', 'that') || ofClauses.test(word.text)))
    return true;
  return isOfThing(words, at);
}

/** "The lids they sell" */
function isOfThing(words: readonly Word[], at: number): boolean {
  const before = words[isAny(words[at - 1], 'comma') ? at - 2 : at - 1];
  return isAny(before, 'noun', 'base', 'third', 'ing', 'pronoun', 'determiner') && !isFilled(words, at);
}

/** "We load at six and in the evening, we drive": where or when stands before the second clause, behind what joins it. */
function isLed(words: readonly Word[], verb: number, at: number): boolean {
  const end = isAny(words[at - 1], 'comma') ? at - 1 : at;
  let from = end - 1;
  while (from > verb && !isAny(words[from], 'comma', 'conjunction', 'that')) from--;
  if (words.slice(Math.max(from, verb), end).some((word) => isAny(word, 'subordinator') || ofClauses.test(word.text)))
    return true;
  if (from === verb) return false;
  while (isAny(words[from + 1], 'adverb')) from++;
  return isAny(words[from + 1], 'preposition', 'to', 'ing');
}

/** "We have, I think, two", "it is late, you see". */
function isSaidAside(words: readonly Word[], at: number): boolean {
  const verb = at + (mainVerb(words.slice(at), 0) ?? 0);
  return reports.test(words[verb]?.text ?? '') && !isAny(words[at], 'article');
}

/**
 * Whether the clause that begins here has all it needs: of "the lids they sell" it is the lids that they sell, but nothing else is
 * what "they sell the vans" sells.
 */
function isFilled(words: readonly Word[], at: number): boolean {
  let last = at + (mainVerb(words.slice(at), 0) ?? 0);
  while (goesWith(words[last], words[last + 1])) last++;
  const next = words[last + 1];
  if (next === undefined || hasTense(words, last + 1)) return false;
  if (be.test(words[last]?.text ?? ''))
    return !isAny(next, 'preposition', 'comma', 'conjunction') && !done.test(next.text);
  if (/^(?:all|most|some(?:where|how|day)|anyway|anywhere)$/i.test(next.text)) return false;
  return isAny(next, 'article', 'determiner', 'object', 'pronoun', 'noun', 'that', 'subject');
}

/** "Could have been made", "want to put off". */
function goesWith(verb: Word | undefined, next: Word | undefined): boolean {
  if (isAny(next, 'finite')) return isAny(verb, 'finite', 'adverb') && /^(?:have|do)$/i.test(next?.text ?? '');
  // whatever stands there is a verb
  if (isAny(next, 'noun') && (verb?.is === 'to' || modal.test(verb?.text ?? ''))) return true;
  return (
    isAny(next, 'adverb', 'to', 'base', 'past', 'ed', 'ing') || /^(?:up|out|off|down|over)$/i.test(next?.text ?? '')
  );
}
