import type { Sentence } from '../sentence.ts';
import { withoutAsides } from './clean/asides.ts';
import { readsWhole } from './grammar.ts';
import { hasMainClause } from './clause/main-clause.ts';
import { expandContractions } from './wording/contractions.ts';
import { isConduct } from './proceedings.ts';
import { countWords } from './split.ts';

const pointsElsewhere =
  /^(?:it|that|this|these|those|he|she|they|there|which|one|ones|here|what|some|both|either|then)\b/i;
const pronouns =
  /\b(?:it|that|this|these|those|he|she|they|them|him|her|one|ones|there|here|thing|things|something|stuff)\b/gi;
const matters =
  /\b(?:decided?|agreed?|suggest|propose|recommend|should|must|need|have to|important|problem|issue|concern|worried|because|cost|budget|price|plan|goal|requirement|deadline|result|found|shows?|want|idea)\b/i;
const talk =
  /\b(?:i don't know|i'm not sure|i do not know|what i mean|you see|let me|can you hear|microphone|slide|screen|hold on|hang on|bear with|sorry|never mind|click|wait|oops|excuse me|thank)\b/i;

/** Greets or takes leave. */
const courtesy =
  /\b(?:appreciate (?:you|your|it|that)|(?:glad|great|nice|lovely|pleasure) to (?:meet|speak (?:to|with)|talk (?:to|with)|see|have) you|look(?:ing)? forward to (?:speaking|talking|meeting|seeing|hearing|working)|have a (?:great|nice|good|lovely) (?:day|week|weekend|evening|one))\b/i;
const mostCourtesy = 18;

/** A question that was written down without its mark. */
const inverted =
  /^(?:(?:what|when|where|how|why|who|which) )?(?:is|are|was|were|do|does|did|can|could|would|should|will|shall|have|has) (?=(?:we|they|you|i|it|he|she|that|this|the|there|your|our|my|his|her|their)\b)/i;

/** What is said in so many words to be an opinion; what follows must be whole by itself. */
const opinion =
  /^I (?:just |really |also |still )?(?:think|thought|feel|felt|believe|guess|suppose|would say|was thinking|am thinking|would have thought)(?: that)?,? |^I (?:know|hope|realise|realize|suspect|wish) that /i;
/** Whom a speaker of several means by it, minutes cannot say. */
const you = /\byou(?:r|rs)?\b/gi;
const youShare = 0.85;
const conductShare = 0.2;
/** Where a sentence is begun anew in the middle, and an order given to those in the room. */
const slips =
  /\bdo you think\b|\b(?:will|would|can|could) be (?:I|we|they|you|he|she|it)\b|\b(?:is|are) (?:depends?|do|did|if (?:I|we|you|they|the))\b|\b(?:to|for|with|that) (?:yeah|well|okay|ha)\b|\b(?:m|n|th|wh|st|w|b|s) (?=\p{Ll})|\b(?:we|they|you|I|it) what\b|\b(?:some|any|this|these) (?:they|we|I|you|he|she) (?:will|are|do|have)\b|^(?:do|let me|look|remember|imagine|suppose|anything|anyone|as|unless) /iu;
/** A broken sentence is taken only where there is next to nothing else. */
export const brokenShare = 0.05;

/** How well an English sentence would stand alone in minutes: 1 is ordinary, 0 is not at all. */
export function englishQuality({ text, raw, terms }: Sentence): number {
  const words = countWords(text);
  if (words < 5 || terms.length < 3 || text.endsWith('?') || inverted.test(text)) return 0;
  if (words <= mostCourtesy && courtesy.test(text)) return 0;
  const dense = terms.length / words;
  const vague = (text.match(pronouns)?.length ?? 0) / words;
  return (
    lengthFactor(words) *
    Math.min(1, 0.4 + 1.5 * dense) *
    (1 - 2 * Math.min(0.3, vague)) *
    (pointsElsewhere.test(text) ? 0.7 : 1) *
    (matters.test(text) ? 1.15 : 1) *
    youShare ** (text.match(you)?.length ?? 0) *
    (isConduct(text) ? conductShare : 1) *
    (readsOn(expandContractions(text)) ? 1 : brokenShare) *
    0.75 ** stumbles(text) *
    (talk.test(text) ? 0.5 : 1) *
    (words / Math.max(words, countWords(raw)) < 0.7 ? 0.8 : 1)
  );
}

function readsOn(text: string): boolean {
  return !slips.test(text) && readsWhole(text.replace(opinion, ''));
}

/** Whether the sentence, without what introduces it, is a clause that minutes can tell; a dash at its end is where it broke off. */
export function tellsClause({ text }: Sentence): boolean {
  return !/[—–-][.]?$/.test(text) && isClause(text);
}

/** Whether what is said, but for saying that somebody thinks so, is a clause by itself. */
export function isClause(said: string): boolean {
  return hasMainClause(withoutAsides(expandContractions(said).replace(opinion, '')));
}

function lengthFactor(words: number): number {
  if (words < 8) return 0.6;
  return words <= 30 ? 1 : Math.max(0.3, 1 - (words - 30) / 30);
}

/** What cleaning left of restarts: a word said again within four words, a lone letter, a capital where a sentence begins anew. */
function stumbles(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const isNear = (word: string, i: number) => word === words[i + 1] || word === words[i + 2] || word === words[i + 3];
  const again = words.filter((word, i) => word.length > 2 && isNear(word, i)).length;
  const letters = text.match(/(?<=\s)[b-hj-z](?=\s)/g)?.length ?? 0;
  const anew =
    text.match(/(?<=\p{Ll} )(?:Well|What|So|And|But|It|That|This|You|We|They|If|The|There)\b/gu)?.length ?? 0;
  return again + letters + 2 * anew;
}
