import { baseOfPast } from './base-of-past.ts';
import { isDeed } from './deeds.ts';
import { often } from './when-done.ts';

const byMyself =
  /\b(?:I|we)(?:['’]ll|['’]d| will| shall| can| could| would)? (?:(?:just|also|then|still|gladly|happily|personally|probably|simply) )*(\p{Ll}{2,})\b/giu;
const fromMe = /\bfrom (?:me|us|my side|our side)\b/i;
/** What is said of oneself in talk and is done by nobody. */
const idle =
  /^(?:am|are|was|were|will|would|can|could|should|shall|must|might|may|did|does|do|not|never|said|told|heard|sign|take|agree|accept|pay|suggest|propose|recommend|prefer|approve|decide)$/i;

/**
 * Whether whoever speaks tells of something that he does himself, in whatever words: "what I can do, I ring the mill myself",
 * "I'll WhatsApp them". It says less than a promise that was read as one, and is heard only where more speaks for a task.
 */
export function tellsOwnDeed(said: string): boolean {
  if (/\?\s*$/.test(said) || often.test(said)) return false;
  return fromMe.test(said) || [...said.matchAll(byMyself)].some(isDone);
}

function isDone([, verb = '']: RegExpExecArray): boolean {
  const small = verb.toLowerCase();
  return isDeed(small, false) && !idle.test(small) && !/ed$/.test(small) && baseOfPast(small) === undefined;
}

/** What whoever speaks will do himself, from the verb on, however little it says: "tell them myself", "ask"; undefined where there is nothing. */
export function ownDeedSaid(said: string): string | undefined {
  if (/\?\s*$/.test(said) || often.test(said)) return undefined;
  const found = [...said.matchAll(byMyself)].find(
    (match) =>
      will.test(match[0]) &&
      (isDone(match) || seesTo.test(said.slice(match.index + match[0].length - (match[1] ?? '').length))),
  );
  return found && upToPointer(said.slice(found.index + found[0].length - (found[1] ?? '').length));
}

/** "Get Lewis onto that he runs support": without marks it ends with what it points at, "do you up the agreement" with nobody it is done for. */
function upToPointer(deed: string): string {
  return deed
    .replace(/[.!\s]+$/, '')
    .replace(/^do you (?:up )?(?=the |an? )/i, 'do up ')
    .replace(/^((?:get|have) \S+ on(?:to| to)?) (?:that|it|this) .*$/isu, '$1 it');
}

const will = /['’]ll| will | shall /i;
/** "I'll have the three of them through it", "I'll get Lewis onto that", "I'll take a look then", "I'll do you up the agreement" */
const seesTo =
  /^(?:have|get) (?:(?:it|them|that|those|him|her)|(?:the|my|our|your|an?|\p{Lu}?\p{L}+) ?(?:[^,.;]{0,40}?)) (?:to|through|onto|on to|over|up|done|ready|back|in|out|with)\b|^take a (?:proper |quick |good )?look\b|^do (?:you|up|the|it|that|them)\b/iu;
