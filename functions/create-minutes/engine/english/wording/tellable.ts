import { isAny, readWords } from '../clause/read-words.ts';
import { isOrder } from '../clause/subject.ts';
import { hasTense } from '../clause/tense.ts';
import { expandContractions } from './contractions.ts';
import { says } from '../readability/traits.ts';

/** "Since they were away, they did not write", "absolutely—and", "mentioned two crates": nobody does anything. */
const noVerb = /^(?:\p{Lu}|\p{Ll}+[—–,]|mentioned )/u;
/** Whoever the minutes are read by, nobody is spoken to in them. */
const spokenTo =
  /\byou (?:are|were) (?:absolutely |quite |so )?(?:right|correct|wrong)\b|\byou guys (?:are|were|always|have|do)\b|\b(?:yourself|yourselves)\b/i;
/** "Said that you could say good evening to it": for instance. */
const forInstance =
  /^(?:said|added|explained|reported|thought) that (?:(?:maybe|like|just) )*you (?:could|can|might) (?:just |also |even )?(?:say|imagine|think|have|go|press|call)\b/i;
/** What somebody does in the room, or is like; what came of it is told otherwise. */
const presents =
  /^(?:also |just |really |truly |only |still )*(?:can|cannot|could|has(?! (?:not )?\p{L}+(?:ed|en|t)\b)|tries|goes|draws|likes|loves|knows what|works|will (?:try|draw|skip|show|tell|talk|add|go (?:into|over|through)|be (?:talking|showing|going)))(?!\p{L})/iu;
/** What is more than talk, too: it has a figure, or a day. */
const bound = /\d|\b(?:by|in|on) \p{Lu}/u;
/** What is more than talk: "has agreed to pay half". */
const commits =
  /^(?:has |is |will )?(?:also |just )?(?:agreed|committed|decided|promised|arranged|ordered|asked|sent|paid|hired|signed|happy to|willing to|prepared to)\b/i;

/**
 * Whether what somebody said tells minutes of a team or a public session anything as it reads.
 * @param told from the verb on: "said that the team needs two days"
 * @param said in the speaker's words: who is "you" there may be "they" in what is told
 */
export function isTellable(told: string, said: string): boolean {
  if (noVerb.test(told) || spokenTo.test(expandContractions(said)) || forInstance.test(told)) return false;
  const matter = told.replace(says, '');
  if (hangsOpen(matter)) return false;
  if (matter !== told) return !isSaidOrder(matter);
  return !presents.test(told) || commits.test(told) || bound.test(told);
}

/** "The talk was around the fact that if we buy vans.", "we are before we close": no clause comes after that one. */
function hangsOpen(said: string): boolean {
  if (beforeClause.test(said)) return true;
  const condition = conditionWithin.exec(said)?.groups?.rest;
  if (condition === undefined) return false;
  const words = readWords(condition);
  return words.filter((_, at) => hasTense(words, at)).length < 2;
}

/** A clause with a condition has two verbs. */
const conditionWithin = /\bthat (?:if|when|once|unless|although|because) (?<rest>.+)$/i;
const beforeClause = /\b(?:is|are) (?:before|until) (?:the team|we|they|you|it|he|she)\b/i;

/** "Said that throw out the lids" */
function isSaidOrder(said: string): boolean {
  const words = readWords(said);
  return /^(?:do|let|have)$/i.test(words[0]?.text ?? '') || (isAny(words[0], 'base') && isOrder(words[0], words[1]));
}
