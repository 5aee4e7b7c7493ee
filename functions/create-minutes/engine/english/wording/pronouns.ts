import { meansAnybody } from '../anybody.ts';
import { wordClass } from '../clause/word-class.ts';
import { expandContractions } from './contractions.ts';
import { auxiliary, inSingular } from './singular.ts';

const ownWords = new Map(
  Object.entries({
    me: 'them',
    my: 'their',
    mine: 'theirs',
    myself: 'themselves',
    ours: 'theirs',
    ourselves: 'themselves',
    ourself: 'themselves',
    yourselves: 'themselves',
  }),
);
/** Prepositions and verbs after which "you" is an object. */
const takesObject =
  /^(?:to|for|with|from|of|at|about|by|on|than|like|write|mail|text|message|ring|phone|reach|brief|train|copy|charge|bill|owe|meet|join|visit|send|give|tell|show|let|help|ask|thank|call|email|invite|remind|get|bring|update|sent|gave|told|between|allow|allows|want|wants|wanted|need|needs|needed|took|takes|cost|costs|got|gets|makes|made|keep|keeps|kept|put|puts|left|leaves|asked|helped|invited|encourage|reminded|showed|gives|take|walk|guide|pay|paid|paying|sending|giving|telling|showing|letting|helping|asking|calling|inviting|reminding|bringing)$/i;

/** Who "we" and "you" are in the talk of one meeting. */
export interface Parties {
  /** What the minutes call all of them: "the team". */
  readonly we: string;
  /** The one person addressed; undefined when there are several. */
  readonly you: string | undefined;
  /** What the minutes call the speaker the first time; undefined where it is plain who it is. */
  readonly I?: string | undefined;
  /** What the minutes call the speaker's own side where it has to be told from others: "the vendor". */
  readonly own?: string | undefined;
  /** Whether the speaker sells, so that what he can do is an offer. */
  readonly offers?: boolean | undefined;
}

export const team: Parties = { we: 'the team', you: undefined };

/**
 * Turns direct into reported speech: "we" is the team (then "they"), "I" the speaker (then "they"), "you" the other of two,
 * and stays where it means anybody. Verbs follow: "we are sure I am right" -> "the team is sure they are right".
 */
export function toThirdPerson(text: string, given: Parties = team): string {
  const parties = meansAnybody(text) ? { ...given, you: undefined } : given;
  const parts = expandContractions(text)
    .replace(calledBy, '$1')
    .replace(
      /(?<=(\p{L}+) |^)you (?:guys|all|two(?! (?:percent|per cent|points?|thousand|hundred|million|grand|and a half|or three|(?:\p{L}+ )?\p{L}{2,}(?:s|es)\b)))\b/giu,
      (_, before?: string) => severalAddressed(before, parties),
    )
    .replace(/\b(?:each|all) of (?:you|they)\b/gi, 'everybody')
    .replace(someOf, '$1 them')
    .split(/([\p{L}\p{N}’'-]+)/u);
  const theirs = parties.we === 'they' && !/\b(?:you|we|us|our|ours)\b/i.test(text);
  let named = parties.we === 'they';
  // "once you have it, you can plan your next steps": with nobody else there they are meant throughout
  const mayRepeat = parties.you !== undefined && !othersNamed.test(text);
  let isNamed = false;
  const own = parties.own !== undefined && ofOthers.test(text) ? parties.own : undefined;
  let speaker = parties.I;
  for (let i = 1; i < parts.length; i += 2) {
    const word = parts[i] ?? '';
    const small = word.toLowerCase();
    if (own !== undefined && /^(?:we|us|ours?)$/.test(small) && word !== 'US') byName(parts, i, own);
    else if (parties.own !== undefined && small === 'us' && word !== 'US' && isBeside(parts, i, text))
      parts[i] = parties.own;
    // "so that we all measure the same"
    else if (small === 'we' && /^(?:all|both)$/i.test(parts[i + 2] ?? '')) replace(parts, i, 'they');
    else if (small === 'we') {
      named ? replace(parts, i, 'they') : inSingular(parts, i, parties.we);
      named = true;
    } else if ((small === 'us' && word !== 'US') || small === 'our') {
      parts[i] = small === 'us' ? (named ? 'them' : parties.we) : named ? 'their' : ourOf(parties.we, parts[i + 2]);
      named = true;
    } else if (word === 'I' || (small === 'i' && parts[i + 1]?.startsWith(' '))) {
      speaker === undefined ? replace(parts, i, 'they') : inSingular(parts, i, speaker);
      speaker = undefined;
    } else if (small === 'my' && speaker !== undefined) {
      parts[i] = `${speaker}’s`;
      speaker = undefined;
    } else if (small === 'me' && speaker !== undefined) {
      parts[i] = speaker;
      speaker = undefined;
    } else if (ownWords.has(small)) parts[i] = ownWords.get(small) ?? '';
    else if (/^you(?:rs?)?$/.test(small) && mayRepeat && isNamed) repeated(parts, i);
    else if (small.startsWith('you')) {
      addressed(parts, i, parties.you, theirs);
      isNamed = true;
    }
  }
  return parts.join('');
}

/** "Them" may well be the things: "you would bring them from whichever vault you use". */
const othersNamed =
  /\b(?:I|we|me|us|my|our|ours|mine|they|their|he|she|him|his|her|somebody|someone|everybody|people)\b/i;

/** Whoever was named is "they" from then on. */
function repeated(parts: string[], i: number): void {
  const word = parts[i]?.toLowerCase();
  if (word === 'your') parts[i] = 'their';
  else if (word === 'yours') parts[i] = 'theirs';
  else {
    const [before, next] = [parts[i - 2] ?? '', parts[i + 2] ?? ''];
    const isSubject =
      auxiliary.test(before) || auxiliary.test(next) || /^(?:base|past|finite|adverb|ed)$/.test(wordClass(next));
    parts[i] = isSubject && !takesObject.test(before) ? 'they' : 'them';
  }
}

/** "Our team" of the team is the team. */
function ourOf(we: string, thing: string | undefined): string {
  return we === `the ${thing?.toLowerCase()}` ? 'the' : `${we}’s`;
}

/** Beside others that are "they", "they" for the speaker's own side would be nobody's. */
const ofOthers = /\b(?:they|them|their|theirs)\b/i;

const ofSelves = /\b(?:I|we|our|my)\b/i;

/** "With us you get a person on site": nobody before it could be "them". */
function isBeside(parts: readonly string[], i: number, text: string): boolean {
  const before = parts[i - 2] ?? '';
  if (/^on$/i.test(before)) return true;
  const isSide = /^(?:with|from|without|than)$/i.test(before) && !/^(?:both|all|two|either)$/i.test(parts[i + 2] ?? '');
  return isSide && !/^(?:come|came|join|sit|stay|go)$/i.test(parts[i - 4] ?? '') && !ofSelves.test(text);
}

function byName(parts: string[], i: number, name: string): void {
  const word = parts[i]?.toLowerCase();
  if (word === 'we') inSingular(parts, i, name);
  else parts[i] = word === 'us' ? name : `${name}’s`;
}

/** "call you, Mina, tomorrow": of several the one who is meant. */
const calledBy = /\byou, (\p{Lu}\p{Ll}+)(?:,(?= )|(?=[.?!]|$))/gu;

function severalAddressed(before: string | undefined, { you }: Parties): string {
  if (you !== undefined) return 'you';
  return takesObject.test(before ?? '') ? 'them' : 'they';
}

/** Where "you" means several, "your" is the other side's, unless it goes with a "you" that may be anybody, or with "we". */
function addressed(parts: string[], i: number, you: string | undefined, theirs: boolean): void {
  const word = parts[i]?.toLowerCase();
  if (you === undefined) {
    if (theirs && (word === 'your' || word === 'yours')) parts[i] = word.replace('you', 'thei');
    else if (word === 'you' && isObject(parts[i - 2] ?? '', parts[i + 2] ?? '')) parts[i] = 'them';
    return;
  }
  if (word === 'your') parts[i] = `${you}’s`;
  else if (word === 'yours') parts[i] = `${you}’s`;
  else if (word === 'yourself') parts[i] = 'themselves';
  else if (word === 'you' && (takesObject.test(parts[i - 2] ?? '') || isDoneTo(parts, i))) parts[i] = you;
  else if (word === 'you') inSingular(parts, i, you);
}

/** "The two of you", "either of us": not of the one who is told it. */
const someOf = /\b((?:two|three|four|both|either|neither) of) (?:you|us)\b(?! (?:guys|all)\b)/giu;

/** "Call you"; but "based on you push a button" and "like you said" have a clause behind them. */
function isObject(before: string, next: string): boolean {
  if (!takesObject.test(before) || auxiliary.test(next)) return false;
  return wordClass(before) !== 'preposition' || !/^(?:base|past)$/.test(wordClass(next));
}

/** "I rebate you back to three": a verb of somebody else stands before it, and what goes with that verb behind it. */
function isDoneTo(parts: readonly string[], i: number): boolean {
  return (
    /^(?:|I|we|they|he|she|who|to|will|would|can|could|should|might|must|always|just)$/i.test(parts[i - 4] ?? '') &&
    /^(?:base|noun|third|past|ed)$/.test(wordClass(parts[i - 2] ?? '')) &&
    !auxiliary.test(parts[i - 2] ?? '') &&
    /^(?:back|up|down|out|off|through|along|to|for|at|into|with|from|about|by|the|an?|our|their|some|\d+)$/i.test(
      parts[i + 2] ?? '',
    ) &&
    !/[,.;:]/.test(parts[i - 1] ?? '')
  );
}

/** Puts a plural pronoun where "I" or "we" stood. */
function replace(parts: string[], i: number, pronoun: string): void {
  parts[i] = pronoun;
  for (const at of [i - 2, i + 2]) parts[at] = parts[at]?.replace(/^am$/i, 'are').replace(/^was$/i, 'were') ?? '';
}
