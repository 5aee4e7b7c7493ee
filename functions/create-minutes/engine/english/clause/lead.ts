import { isAny, type Word } from './read-words.ts';
import { hasTense } from './tense.ts';
import type { WordClass } from './word-class.ts';

const leads: ReadonlySet<WordClass> = new Set(['preposition', 'to', 'subordinator', 'ing', 'ed']);
/** A clause that begins so may be the subject. */
const asksSubject = /^(?:what|how|where|why|who|whether)$/i;
/** Prepositions that also begin a clause. */
const ofClauses = /^(?:before|after|until|since|as|like|than)$/i;

/** Where the subject may begin: after adverbs, and after the phrases and clauses that come before it. */
export function afterLead(words: readonly Word[]): number {
  let at = 0;
  for (;;) {
    while (isAny(words[at], 'adverb', 'comma', 'conjunction')) at++;
    const lead = words[at];
    if (lead === undefined || !leads.has(lead.is) || asksSubject.test(lead.text)) return at;
    if (lead.is === 'ed' && !isAny(words[at + 1], 'preposition')) return at;
    const next = endOfLead(words, at);
    if (next === undefined) return lead.is === 'ing' ? at : words.length;
    at = next;
  }
}

/** The first word after the phrase or the clause that begins here; undefined when nothing comes after it. */
function endOfLead(words: readonly Word[], start: number): number | undefined {
  const lead = words[start];
  // the verbs still to come of clauses that have begun; and how many may come though none has plainly begun
  let owed = lead?.is === 'subordinator' || isAny(words[start + 1], 'subject', 'pronoun') ? 1 : 0;
  let spare = ofClauses.test(lead?.text ?? '') ? 1 - owed : 0;
  for (let at = start + 1; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (hasTense(words, at)) {
      if (owed > 0) owed--;
      else if (word?.is === 'finite' && spare-- <= 0) return undefined;
    } else if (isAny(word, 'subordinator')) owed++;
    else if (owed > 0) continue;
    else if (word?.is === 'comma') return at + 1;
    else if (startsSubject(before, word)) return at;
  }
  return undefined;
}

function startsSubject(before: Word | undefined, word: Word | undefined): boolean {
  if (isAny(word, 'article', 'pronoun')) return isAny(before, 'noun', 'adverb', 'ing');
  return isAny(word, 'subject') && !isAny(before, 'preposition', 'subordinator', 'that', 'conjunction', 'to');
}
