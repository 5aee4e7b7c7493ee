import { readOnce } from '../../read-once.ts';
import { meansAnybody } from '../anybody.ts';
import { wordClass } from '../clause/word-class.ts';
import { auxiliary, inSingular } from './singular.ts';

/** What a text must have, in small letters and with straight apostrophes, for the pattern to be looked for. */
type Rule = readonly [has: string, RegExp, string];

/** What no "would" stands before: "we'd pencilled", "she'd never seen it"; while "we'd proceed" and "I'd come" may. */
const happened =
  '(?:better|already|(?:(?:never|always|just|only|also|not) )?(?:been|had|gone|done|said|told|seen|taken|given|made|got|gotten|known|written|sent|spoken|agreed|thought|brought|bought|lost|kept|left|begun|chosen|forgotten|heard|paid|sold|spent|fed|met|won|built|shown|led|held|stood|felt|found|drawn|driven|grown|broken|fallen|(?!embed|shred|shed\\b)\\w{3,}(?<!e)ed))\\b';

const contractions: readonly Rule[] = [
  ['gonna', /\bgonna\b/gi, 'going to'],
  ['wanna', /\bwanna\b/gi, 'want to'],
  ['gimme', /\bgimme\b/gi, 'give me'],
  ['lemme', /\blemme\b/gi, 'let me'],
  ['got', /(?:['’]ve|\bhave) got to\b|\bgotta\b/gi, ' have to'],
  ["'c", /(?<!\p{L})['’](?:cause|cuz)\b/giu, 'because'],
  // COs and CoS are no reason, nor is lettuce
  ['c', /(?:\bc|(?<=^|[.?!] )C)(?:uz|oz|os)\b(?! lettuces?\b)/gu, 'because'],
  // recognisers leave the apostrophe out: "youll have it", "dont send it"
  ['ll', /\b(you|they|it|that|there)ll\b/gi, '$1 will'],
  [
    'ill',
    /\bill (?=(?:send|get|give|call|check|ask|find|make|do|have|let|put|write|email|text|bring|set|take|look|talk|see|try|add|draft|share|drop|pass|order|sign|print|fix|book|go|come|work|follow|ring|confirm|update|be)\b)/gi,
    'I will ',
  ],
  ['ve', /\b(i|you|they)ve\b/gi, '$1 have'],
  ['re', /\b(you|they)re\b/gi, '$1 are'],
  ['s', /\b(that|what|there)s\b/gi, '$1 is'],
  ['wont', /\bwont\b/gi, 'will not'],
  ['nt', /\b(do|does|did|is|are|was|would|could|should|have|has)nt\b/gi, '$1 not'],
  ['dunno', /\bdunno\b/gi, 'do not know'],
  ["'em", / ?['’]em\b/gi, ' them'],
  ['em', /(?<=\p{L} )em(?![\p{L}'’-])/gu, 'them'],
  [
    "there's",
    /\bthere['’]s (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|several) \p{L}+s\b)/giu,
    'there are ',
  ],
  ['ye', /\bye\b/gi, 'you'],
  ["y'all", /\by['’]all\b/gi, 'you'],
  // "anyone who hasn't it"
  ["hasn't", /(?<=\p{L} )hasn['’]t (?=(?:an?|any|much|many|enough|it)\b)/giu, 'does not have '],
  ["haven't", /(?<=\p{L} )haven['’]t (?=(?:an?|any|much|many|enough|it)\b)/giu, 'do not have '],
  ["don't", /(?:\b(he|she|it|this)|(?<=^|[,.;] )(that)) don['’]?t\b/gi, '$1$2 does not'],
  ['can', /\bcan['’]?t\b/gi, 'cannot'],
  ["ain't", /\b(i) ain['’]t\b/gi, '$1 am not'],
  ["ain't", /\b(we|you|they) ain['’]t\b/gi, '$1 are not'],
  ["ain't", /\bain['’]t\b/gi, 'is not'],
  ["shan't", /\bshan['’]t\b/gi, 'will not'],
  ["won't", /\bwon['’]t\b/gi, 'will not'],
  ["n't", /n['’]t\b/gi, ' not'],
  ["'s", /\b(it|that|there|he|she|what|who|where|here)['’]s (?=(?:got|been|had|become)\b)/gi, '$1 has '],
  ["'s", /\b(it|that|there|he|she|what|who|where|here|how|everything|one)['’]s\b/gi, '$1 is'],
  ["'re", /['’]re\b/gi, ' are'],
  ["'ve", /['’]ve\b/gi, ' have'],
  ["'ll", /['’]ll\b/gi, ' will'],
  [
    "'d",
    new RegExp(`\\b(i|we|you|they|he|she|it|that|there|(?:some|no|every|any)(?:body|one))['’]d (?=${happened})`, 'gi'),
    '$1 had ',
  ],
  // "we'd that hum all day"
  [
    "'d",
    /\b(i|we|you|they|he|she)['’]d (?=(?:the|that|an?|those|these|some|two|three|four|five|our|my|your|their) \p{L})/giu,
    '$1 had ',
  ],
  ["'d", /\b(i|we|you|they|he|she)['’]d (?=to \p{Ll})/giu, '$1 had '],
  ["'d", /\b(i|we|you|they|he|she|it|that|there|(?:some|no|every|any)(?:body|one))['’]d\b/gi, '$1 would'],
  ["'m", /\bi['’]m\b/gi, 'I am'],
  // "it lets us take on two more"
  ['let', /\blet(?:['’]s|s(?! (?:me|us|you|him|her|them|it|the|an?|people)\b))\b/gi, 'let us'],
];

/** Writes the short forms of speech out. */
export const expandContractions = readOnce(inFull);

function inFull(text: string): string {
  if (
    !/['’]|\b(?:gonna|wanna|gimme|lemme|gotta|cuz|coz|cos|dunno|em|ye|cant|lets|ill|wont|(?:you|they|it|that|there)ll|(?:i|you|they)ve|(?:you|they)re|(?:that|what|there)s|(?:do|does|did|is|are|was|would|could|should|have|has)nt)\b/i.test(
      text,
    )
  )
    return text;
  const plain = text.toLowerCase().replaceAll('’', "'");
  let result = text;
  for (const [has, pattern, replacement] of contractions)
    if (plain.includes(has)) result = result.replace(pattern, replacement);
  return result;
}

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
    else if (parties.own !== undefined && small === 'us' && /^on$/i.test(parts[i - 2] ?? '')) parts[i] = parties.own;
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
  else if (word === 'you' && takesObject.test(parts[i - 2] ?? '')) parts[i] = you;
  else if (word === 'you') inSingular(parts, i, you);
}

/** "The two of you", "either of us": not of the one who is told it. */
const someOf = /\b((?:two|three|four|both|either|neither) of) (?:you|us)\b(?! (?:guys|all)\b)/giu;

/** "Call you"; but "based on you push a button" and "like you said" have a clause behind them. */
function isObject(before: string, next: string): boolean {
  if (!takesObject.test(before) || auxiliary.test(next)) return false;
  return wordClass(before) !== 'preposition' || !/^(?:base|past)$/.test(wordClass(next));
}

/** Puts a plural pronoun where "I" or "we" stood. */
function replace(parts: string[], i: number, pronoun: string): void {
  parts[i] = pronoun;
  for (const at of [i - 2, i + 2]) parts[at] = parts[at]?.replace(/^am$/i, 'are').replace(/^was$/i, 'were') ?? '';
}
