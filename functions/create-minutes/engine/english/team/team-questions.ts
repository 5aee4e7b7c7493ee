import type { Sentence } from '../../sentence.ts';
import { askedPlainly } from './asked-plainly.ts';
import { readsUnbroken } from '../grammar.ts';
import { expandContractions } from '../wording/contractions.ts';
import { type Parties, team } from '../wording/pronouns.ts';
import { writeQuestion } from './questions.ts';
import { sentence as sentenceOf } from '../wording/report.ts';
import { countWords } from '../split.ts';

/** What is asked about the talk itself, or to be polite. */
const manners =
  /\b(?:can you hear|hear me|how are you|how about you|good time|you see|my name|does that (?:make sense|sound|work)|is that (?:ok|okay|right|it|all)|(?:any|other) questions|anything else|ready|what (?:do you|does everybody|does everyone) (?:think|mean)|(?:actually|really) mean|(?:do|would) you (?:say|call|know)\b|have you (?:seen|heard|tried|got|been)|did you (?:try|see|hear|read)|(?:for|in|of) (?:the|this) meeting|how (?:much|many) (?:longer|minutes|time)|what(?:['’]s| is) your|did you (?:say|mean|get)|do you (?:mean|have any|want me|wanna)|can i (?:thank|ask|just|come|say|take)|thank|(?:can|could|would|will) you (?:please |just )?(?:repeat|say|tell|show|open|move)|sorry|pardon|remember)\b/i;
const leastTerms = 2;
const leastWords = 4;
const mostWords = 35;

/** "What so what do we need", "how does the does our lamp shine": the beginning that is said again. */
const begunAgain =
  /^(what|how|when|where|which|who|why|does|is|are|was|were|can|could|will|would|should)(?: \p{L}+){0,2} (?=\1 )|(?<=\p{L} )(does|is|are|can|could|will|would|should) (?:the|an?|it|we|they|you|I) (?=\2 )/giu;

/**
 * The matter a sentence leaves open within one team. Who works together asks in any order of words: "the small boat, with
 * a cabin?"; the talk around it decides whether it stays open.
 * @param parties who "we" are where that is told
 */
export function teamQuestion(
  sentence: Sentence,
  matter: string | undefined,
  parties: Parties = team,
): string | undefined {
  const { text, raw, terms } = sentence;
  if (manners.test(raw)) return undefined;
  if (matter !== undefined || !text.endsWith('?'))
    return matter?.endsWith('?') ? written(matter.replace(begunAgain, ''), parties) : matter;
  const words = countWords(text);
  if (new Set(terms).size < leastTerms || words < leastWords || words > mostWords) return undefined;
  const asked = text.replace(begunAgain, '');
  if (!readsUnbroken(expandContractions(asked))) return undefined;
  return written(asked, parties);
}

function written(asked: string, parties: Parties): string {
  const plain = askedPlainly(asked, parties);
  return plain.endsWith('?') ? writeQuestion(plain) : sentenceOf(plain);
}
