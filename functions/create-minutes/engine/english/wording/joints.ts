import { jointIn } from '../clause/joint.ts';
import { isAny, readWords } from '../clause/read-words.ts';
import { readsUnbroken } from '../grammar.ts';
import { expandContractions } from './contractions.ts';
import { isClause } from '../quality.ts';
import { readability } from '../readability/readability.ts';
import { countWords } from '../split.ts';

/** What somebody said without a stop between two clauses, as it can be written. */
export interface Parted {
  readonly text: string;
  /** Whether it still is no sentence. */
  readonly isBroken: boolean;
}

const leastWords = 3;
/** Less is said by the way: "I am afraid", "that is all". */
const leastSecond = 5;
/** What is told must be most of what was said. */
const leastShare = 0.4;
const mostJoints = 2;
/** "The more vans we buy, the fewer drivers we need" */
const comparing = /\bthe (?:more|less|fewer|better)\b/i;
/** Half of what is told must read as well as this. */
const leastReadable = 0.55;
/** Where somebody heard a stop there mostly is one. */
const leastBehindComma = 0.35;
/** "The vans they are late": who that is was named before it. */
const ofHead = /^(?:they|it|he|she) /i;
/** What belongs to the clause behind it. */
const opensSecond =
  /(?:,? (?:maybe|perhaps|probably|otherwise|therefore|usually|then|hopefully|actually|basically))+$/i;

/** Two clauses that run together: both with a mark between them, or the one that is a sentence. */
export function parted(said: string, joints = mostJoints): Parted {
  const text = expandContractions(said);
  const found = joints > 0 && !text.includes('?') && !comparing.test(text) ? placeOf(text) : undefined;
  if (found === undefined) return { text: said, isBroken: false };
  const first = text.slice(0, found.at).trimEnd();
  const opening = opensSecond.exec(first)?.[0] ?? '';
  const head = first.slice(0, first.length - opening.length).replace(/,$/, '');
  const second = `${opening.replace(/^,? /, '')}${opening && ' '}${text.slice(found.at)}`;
  const enough = Math.max(leastWords + 1, countWords(text) * leastShare);
  const least = found.hasComma ? leastBehindComma : leastReadable;
  const tail = parted(second, joints - 1);
  const standsSecond =
    !tail.isBroken && countWords(second) >= leastSecond && isSound(tail.text.split(';')[0] ?? '', least);
  const standsFirst = !found.isTakenUp && isSound(head, least) && isEnded(head);
  const isNamedFirst = ofHead.test(second) && !isBegunAgain(head, second);
  const isGivenUp = standsFirst ? isBegunAgain(head, second) : countWords(second) >= enough && !isNamedFirst;
  if (standsSecond && isGivenUp && !found.hasComma && !isAny(readWords(second)[0], 'article')) return tail;
  if (standsFirst && standsSecond) return { text: `${head}; ${tail.text}`, isBroken: false };
  if (standsFirst && !found.hasComma && countWords(head) >= enough) return { text: `${head}.`, isBroken: false };
  return { text: said, isBroken: !found.hasComma };
}

function isSound(part: string, least: number): boolean {
  return (
    countWords(part) >= leastWords &&
    readsUnbroken(part) &&
    isClause(part) &&
    readability(`said that ${part}`, 1) >= least
  );
}

/** "We need to sell", "there is still", "I did not det": something was to follow. */
function isEnded(head: string): boolean {
  const words = readWords(head);
  const [before, last] = words.slice(-2);
  if (isAny(last, 'adverb')) return !isAny(before, 'finite', 'base', 'to', 'comma', 'conjunction', 'adverb');
  if (isAny(last, 'noun'))
    return !/^(?:not|to|can|could|will|would|shall|should|may|might|must|cannot)$/i.test(before?.text ?? '');
  return isAny(last, 'object', 'ing', 'ed', 'pronoun', 'past') || /[^\p{L}]$/u.test(head);
}

/** "There is still there is a hope": the same subject and verb. */
function isBegunAgain(head: string, second: string): boolean {
  const [subject, verb] = readWords(second);
  return new RegExp(`\\b${subject?.text} ${verb?.text}\\b`, 'i').test(head);
}

/** The place in the text where the second clause begins. */
function placeOf(text: string): { at: number; hasComma: boolean; isTakenUp: boolean } | undefined {
  const words = readWords(text);
  const joint = jointIn(words);
  if (joint === undefined) return undefined;
  let at = 0;
  for (const word of words.slice(0, joint.at)) at = text.indexOf(word.text, at) + word.text.length;
  return { ...joint, at: text.indexOf(words[joint.at]?.text ?? '', at) };
}
