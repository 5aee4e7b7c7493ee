import { smallNumbers, wholeTens } from '../../../number-words.ts';
import { hasMainClause } from '../clause/main-clause.ts';
import { isAny, readWords } from '../clause/read-words.ts';
import { hasTense } from '../clause/tense.ts';
import { readsUnbroken } from '../grammar.ts';
import { countWords } from '../split.ts';
import { readability } from './readability.ts';
import { says } from './traits.ts';

/** What somebody said as the minutes tell it, from the verb on, and how well that reads by itself: 0 to 1. */
export interface Telling {
  readonly told: string;
  readonly readable: number;
}

/** What reads so well is told whole. */
const wellEnough = 0.7;
/** For less nothing is left out. */
const leastGain = 0.1;

/** Where a speaker goes on after what could have been a sentence; a reason belongs to what it is the reason of. */
const goesOn =
  /,? (?:and|so|which|where|then) (?!(?:a|half|so on|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|hundred|\d)\b)(?=\p{L})|, (?=(?:the team|you|they|he|she|it|there|this|that|maybe|just|like) )/giu;
/** Without what comes after these the sentence would say something else. */
const limits = /\b(?:but|although|though|unless|except|only if|however|rather)\b/i;
const mostCuts = 2;
const leastWords = 8;
/** No figure and no "nobody" is left out. */
const matters = new RegExp(
  `[\\d$€£%]|\\b(?:not|no|nobody|nothing|none|never|cannot|hundred|thousand|million|half|${[...smallNumbers.slice(2), ...wholeTens.slice(2)].join('|')})\\b`,
  'i',
);
/** Of a clause that "and" begins the verb stands among so many words. */
const farthestVerb = 6;
/** What is told must be most of what was said. */
const leastShare = 0.4;

/**
 * The telling, or where it does not read well the beginning of it that does.
 * @param kept the share of the words said that are left in it
 */
export function bestTelling(whole: string, kept: number): Telling {
  const judged = (told: string): Telling => ({ told, readable: readability(told, kept) });
  const first = judged(whole);
  if (first.readable >= wellEnough) return first;
  const better = beginningsOf(whole)
    .map(judged)
    .filter(({ readable }) => readable >= first.readable + leastGain)
    .sort((a, b) => b.readable - a.readable);
  const best = better.find(({ told }) => isSentence(told));
  return best ? { ...best, told: `${best.told}.` } : first;
}

/** The longest ones. */
function beginningsOf(whole: string): readonly string[] {
  const least = Math.max(leastWords, countWords(whole) * leastShare);
  if (limits.test(whole)) return [];
  const ends = [...whole.matchAll(goesOn)].filter((said) => !joins(said[0], whole.slice(said.index + said[0].length)));
  const heads = ends.filter(({ index }) => !matters.test(whole.slice(index))).map(({ index }) => whole.slice(0, index));
  return heads.filter((head) => countWords(head) >= least).slice(-mostCuts);
}

/** "The volume and the channels", "has revisited it and ruled it out": half of what "and" joins is not what was said. */
function joins(word: string, rest: string): boolean {
  if (!/^,? and $/i.test(word)) return false;
  const words = readWords(rest).slice(0, farthestVerb);
  if (isAny(words[0], 'subject', 'pronoun', 'subordinator', 'adverb', 'preposition', 'that')) return false;
  return !words.some((_, at) => at > 0 && hasTense(words, at));
}

function isSentence(told: string): boolean {
  const said = told.replace(says, '');
  const clause = said === told ? `he ${told}` : said;
  return hasMainClause(clause) && readsUnbroken(clause);
}
