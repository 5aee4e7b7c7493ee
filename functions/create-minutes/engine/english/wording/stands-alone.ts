import { matterOf } from '../acts/matter.ts';
import { afterLead } from '../clause/lead.ts';
import { isAny, readWords, type Word } from '../clause/read-words.ts';
import { mainVerb } from '../clause/subject.ts';
import { expandContractions } from './contractions.ts';
import { says } from '../readability/traits.ts';
import { counting } from '../topic-signs.ts';

/** Only a thing, or what nobody can tell: "mentioned twelve units", "does not, the office has not said". */
const nothingDone =
  /^(?:mentioned |(?:\p{L}+ly )?(?:does|did|can|could|will|would|is|was|has|had)(?: not|not)?[,.;])/iu;
/** Whoever "you" was is told by name where that is known. */
const spokenTo = /\b(?:you|yours?|yourself)\b/i;
/** A speaker stopped and began anew, or took back what he had said. */
const breaksOff =
  /\.\s+\p{Ll}|\.\.|…|[–—-]\s*\.?$|\b(?:scrap|forget|strike|leave) (?:it|that)\b|\b(?:no|oh),? (?:wait|sorry)\b/iu;
/** Of fewer things nobody could say what a line is about; figures and days leave that open. */
const leastMatter = 2;

/**
 * Whether a line of what one of two sides said tells somebody who was not there anything by itself: it begins with a clause, names
 * whom and what it speaks of, and more than a figure.
 * @param told from the verb on: "said that they need two days"
 * @param said in the speaker's words, where "they" is not yet the speaker
 */
export function standsAlone(told: string, said: string): boolean {
  if ([nothingDone, spokenTo, breaksOff].some((pattern) => pattern.test(told))) return false;
  const matter = told.replace(says, '');
  return (matter === told || beginsWithClause(matter)) && !pointsOutside(said) && saysWhat(said);
}

/** "Three years at thirty-one, and the customer may leave": a clause comes only after what is left of another. */
export function beginsWithClause(matter: string): boolean {
  const words = readWords(matter);
  const start = afterLead(words);
  const verb = mainVerb(words, start);
  if (verb === undefined) return false;
  // "two hundred orders in July" only looks as if somebody ordered, and "the office does, by mail" does what was asked
  if (isAny(words[verb], 'noun', 'third') && isFigure(words[verb - 1]?.text)) return false;
  if (isAny(words[verb], 'finite') && isAny(words[verb + 1], 'comma')) return false;
  return !words
    .slice(start, verb)
    .some((word, at, subject) => isAny(word, 'comma') || opensAnother(word, subject[at + 1]));
}

/** "Forty pence and they" */
function opensAnother(word: Word, next: Word | undefined): boolean {
  return isAny(word, 'conjunction') && isAny(next, 'subject', 'pronoun');
}

const person = /^(?:he|she|him|her|his|hers)$/i;
const thing = /^(?:it|its|they|them|their|theirs)$/i;
const pointer = /^(?:this|these|those|one|ones|both)$/i;
/** "It would be good to", "it takes a week to", "make it six gates": what is meant comes after it. */
const pointsAhead =
  /\bmake it (?=\p{L}+ \p{L})|\bit (?:is|was|will be|would be|has been|takes|took|makes sense|helps|hurts|seems|looks|turns out|depends)\b[^,;]* (?:to|that|if|when|whether|for) /iu;

/** "He is back on Monday", "it is one per truck": whom or what, only those know who were there. */
function pointsOutside(said: string): boolean {
  const words = readWords(expandContractions(said).replace(pointsAhead, ''));
  return words.some((word, at) => {
    const before = words.slice(0, at);
    if (person.test(word.text)) return !before.some(isNamed);
    return isPronoun(words, at) && !before.some(isThing);
  });
}

/** "That price" and "these three boxes" name what they point at. */
function isPronoun(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || thing.test(word.text)) return word !== undefined;
  if (/^that$/i.test(word.text))
    return isAny(before, 'preposition', 'to')
      ? !isAny(next, 'noun', 'base', 'ing', 'article', 'subject', 'pronoun')
      : at === 0 && isAny(next, 'finite', 'third', 'past', 'base');
  return pointer.test(word.text) && !isAny(next, 'noun', 'base', 'third', 'ing', 'ed', 'determiner', 'preposition');
}

function isNamed({ is, text }: Word): boolean {
  return is === 'noun' || /^\p{Lu}\p{Ll}/u.test(text);
}

function isThing({ is, text }: Word): boolean {
  return is === 'noun' && !counting.test(text) && !/day$/i.test(text);
}

/**
 * Whether a text names more than one thing besides figures and days: "capped at what?" and "that is too much" say nothing of their
 * matter. A figure with its noun says as much as two things do: "4,100 students", "twelve flights".
 */
export function saysWhat(said: string): boolean {
  const words = said.match(/[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,](?=\p{N}))*/gu) ?? [];
  const matter = matterOf(words.map((word) => (isFigure(word) ? '' : word)).join(' '));
  const counted = words.some((word, at) => isFigure(words[at - 1]) && !isFigure(word) && matterOf(word).size > 0);
  return matter.size + (counted ? 1 : 0) >= leastMatter;
}

function isFigure(word: string | undefined): boolean {
  return word !== undefined && (/^\d/.test(word) || counting.test(word));
}
