import { isAny, type Word } from './read-words.ts';
import { hasTense } from './tense.ts';

/** "Last week we": a time is no subject, whatever follows it. */
const times = /^(?:week|month|year|quarter|winter|spring|summer|autumn|morning|afternoon|evening|\p{L}+day)s?$/iu;
/** "use of", "need for": the preposition that a noun has which could be a verb. */
const ofNouns = /^(?:of|in|for|on|between)$/i;

/** What cannot come between a pronoun and its verb. */
const restarts = /^(?:this|these|those|some|any|the|a|an|my|our|your|their|his|its)$/i;

/** What is known of a subject while its words are read. */
interface Subject {
  named: boolean;
  /** Verbs still to come of clauses within it: "the display that we want is ...". */
  owed: number;
  commas: number;
  /** Whether commas may be those of a list or of a clause within it. */
  joined: boolean;
}

/** The finite verb of the clause whose subject begins here; undefined where there is no subject or no verb. */
export function mainVerb(words: readonly Word[], start: number): number | undefined {
  if (isOrder(words[start], words[start + 1])) return undefined;
  const subject: Subject = { named: false, owed: 0, commas: 0, joined: false };
  for (let at = start; at < words.length; at++) {
    const before = words[at - 1];
    if (hasTense(words, at)) {
      if (!subject.named || before?.is === 'conjunction') return undefined;
      if (subject.owed === 0) return subject.commas === 1 && !subject.joined ? undefined : at;
      subject.owed--;
    } else if (!goesOn(subject, words, at)) return undefined;
  }
  return undefined;
}

/** Takes a word into the subject; false where it cannot be one any more. */
function goesOn(subject: Subject, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined) return false;
  switch (word.is) {
    case 'subject':
    case 'pronoun':
      return !isAny(before, 'subject') && takesPronoun(subject, before, words[at - 2]);
    case 'that':
    case 'subordinator':
      if (word.is === 'subordinator' || subject.named) subject.owed++;
      subject.joined ||= subject.named || word.is === 'subordinator';
      subject.named = true;
      return true;
    case 'comma':
      subject.commas++;
      return true;
    case 'conjunction':
      subject.joined = true;
      return /^(?:and|or)$/i.test(word.text);
    case 'preposition':
    case 'adverb':
    case 'to':
    case 'object':
      return true;
    default:
      subject.named = true;
      return !isAny(before, 'subject') || !restarts.test(word.text);
  }
}

/** "The display we want": after a noun a pronoun begins a clause about it; after a comma it would be another subject. */
function takesPronoun(subject: Subject, before: Word | undefined, earlier: Word | undefined): boolean {
  if (subject.named && before?.is === 'comma') {
    subject.commas = 0;
    return times.test(earlier?.text ?? '');
  }
  if (
    subject.named &&
    isAny(before, 'noun', 'base', 'ing', 'third', 'determiner', 'adverb') &&
    !times.test(before?.text ?? '')
  )
    subject.owed++;
  subject.named = true;
  return true;
}

/** "keep the old one", "got an agenda": a verb where the subject should be. */
export function isOrder(first: Word | undefined, next: Word | undefined): boolean {
  if (first?.is === 'ed') return isAny(next, 'to');
  if (!isAny(first, 'base', 'third', 'past', 'finite')) return false;
  if (isAny(next, 'preposition')) return !ofNouns.test(next?.text ?? '');
  return isAny(next, 'article', 'determiner', 'object', 'that', 'to', 'pronoun', 'comma');
}
