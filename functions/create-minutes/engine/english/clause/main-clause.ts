import { afterLead } from './lead.ts';
import { isAny, readWords, type Word } from './read-words.ts';
import { isOrder, mainVerb } from './subject.ts';
import { hasTense } from './tense.ts';
import type { WordClass } from './word-class.ts';

const opensClause: ReadonlySet<WordClass> = new Set([
  'subject',
  'pronoun',
  'subordinator',
  'conjunction',
  'comma',
  'determiner',
]);
/** After these a clause may follow without a word that opens it. */
const reports =
  /^(?:(?:think|say|know|believe|hope|guess|see|mean|feel|find|show|suppose|assume|realis|realiz|notic|suggest|tell|wish|suspect|ensur|decid|agre|imagin|worry|claim)(?:e?s|ing|e|ed)?|thought|said|knew|saw|felt|found|told|showed|sure|way|fact|time)$/i;
/** "if possible", "because of": what needs no verb after it. */
const verbless = /^(?:possible|necessary|not|so|of)$/i;
/** What an article never stands before; other prepositions may be names, as in "the up button". */
const breaksOff = /^(?:of|about|for|from|with|is|are|was|were|to|it|them|us)$/i;

/** Words in -is and -us are mostly singular, and so are names. */
const plural = /^(?!news|series|means|\p{Lu})\p{L}*[^siu’']s$/u;
const breaks = /^(?:of|for|with) (?:of|for|with|in|at)$/i;
const inverts = /^(?:can|could|will|would|shall|should|may|might|must|cannot|has|have|had|do|does|did)$/i;

/** Whether a sentence of speech has a main clause with a subject and a finite verb, and no clause after it lacks its own. */
export function hasMainClause(text: string): boolean {
  const words = readWords(text);
  if (words.some((word, at) => isMisplaced(word, words[at + 1]) || asks(words, at))) return false;
  const verb = mainVerb(words, afterLead(words));
  return verb !== undefined && !disagrees(words, verb) && staysWhole(words, verb);
}

/** "The boxes is full": a plural right before a singular verb, where nothing else can be the subject. */
function disagrees(words: readonly Word[], verb: number): boolean {
  if (!/^(?:is|was|has|does)$/i.test(words[verb]?.text ?? '') || !plural.test(words[verb - 1]?.text ?? ''))
    return false;
  return words.slice(0, verb).every((word) => isAny(word, 'noun', 'article', 'base', 'third'));
}

/** Whether a piece of speech only names things: nothing in it has a tense, nobody in it acts, and it is no order. */
export function isNounPhrase(text: string): boolean {
  const words = readWords(text);
  return (
    !isOrder(words[0], words[1]) &&
    !words.some((word, at) => isAny(word, 'subject', 'subordinator') || hasTense(words, at))
  );
}

/** Whether words behind an article can be read as nothing but a name: "the test results" can, "the driver lost the key" cannot. */
export function mayNameThing(text: string): boolean {
  const words = readWords(text);
  const isVerb = (word: Word, at: number) =>
    isAny(word, 'third', 'past', 'ed') ? actsOn(word, words[at + 1]) : isAny(word, 'base') && hasTense(words, at);
  return (
    isAny(words[0], 'article', 'determiner') &&
    !words.some((word, at) => isAny(word, 'subject', 'subordinator', 'finite') || isVerb(word, at))
  );
}

/** "Needed for the crane" tells which permit it is; "lost the key" and "broke" tell what somebody did. */
function actsOn({ is, text }: Word, next: Word | undefined): boolean {
  return (
    isAny(next, 'article', 'determiner', 'object', 'pronoun', 'that', 'to') || (is === 'past' && !text.endsWith('ed'))
  );
}

/** After the main verb: every clause that is opened has its verb, and every verb its clause. */
function staysWhole(words: readonly Word[], verb: number): boolean {
  let lacksVerb = false;
  let opened = reports.test(words[verb]?.text ?? '');
  for (let at = verb + 1; at < words.length; at++) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (word === undefined) return false;
    if (hasTense(words, at)) {
      if (word.is === 'finite' && !opened) return false;
      lacksVerb = false;
      opened = reports.test(word.text);
    } else if (needsVerb(before, word, next)) {
      lacksVerb = true;
      opened = true;
    } else if (mayOpen(before, word)) opened = true;
  }
  return !lacksVerb;
}

/** "the their", "with a when", "is using they are", "to based": where a speaker broke off. */
function isMisplaced(word: Word, next: Word | undefined): boolean {
  if (word.is === 'article')
    return isAny(next, 'article', 'subject', 'subordinator', 'conjunction') || breaksOff.test(next?.text ?? '');
  if (word.is === 'subject') return next?.text === 'not';
  if (word.is === 'determiner') return isAny(next, 'subject') && /^(?:some|any|these)$/i.test(word.text);
  if (word.is === 'preposition') return breaks.test(`${word.text} ${next?.text ?? ''}`);
  if (word.is === 'ing') return isAny(next, 'subject') && !reports.test(word.text);
  if (word.is === 'finite') return next?.text === 'which' || (next?.text === word.text && word.text !== 'had');
  if (word.is === 'to' && /^(?:when|if|because)$/i.test(next?.text ?? '')) return true;
  return word.is === 'to' && isAny(next, 'to', 'ed', 'third', 'finite') && !/^(?:have|do)$/i.test(next?.text ?? '');
}

/** "can still they", "how many do you": the verb before its subject; but "the point is we need more". */
function asks(words: readonly Word[], at: number): boolean {
  if (words[at]?.is !== 'finite') return false;
  let next = at + 1;
  while (words[next]?.is === 'adverb') next++;
  if (!isAny(words[next], 'subject')) return false;
  return next > at + 1 || inverts.test(words[at]?.text ?? '');
}

function needsVerb(before: Word | undefined, word: Word, next: Word | undefined): boolean {
  if (word.is === 'that') return isAny(before, 'noun', 'comma') || reports.test(before?.text ?? '');
  if (word.is !== 'subordinator' || isAny(before, 'preposition')) return false;
  return !isAny(next, 'to', 'ed', 'ing') && !verbless.test(next?.text ?? '');
}

function mayOpen(before: Word | undefined, word: Word): boolean {
  if (word.is === 'that' || isAny(word, 'subordinator') || reports.test(word.text)) return true;
  if (!opensClause.has(word.is)) return false;
  return !isAny(before, 'preposition') || !isAny(word, 'determiner');
}
