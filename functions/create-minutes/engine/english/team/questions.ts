import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { withoutAfterthought } from '../clean/afterthought.ts';
import { readsUnbroken } from '../grammar.ts';
import { unnamedParties } from '../names/list-parties.ts';
import { expandContractions } from '../wording/contractions.ts';
import { type Parties, toThirdPerson } from '../wording/pronouns.ts';
import { sentence as asSentence } from '../wording/report.ts';
import { countWords } from '../split.ts';
import { englishTerms } from '../words.ts';

const unknown =
  /\b(?:(?:don['’]?t|do not|didn['’]?t) know|(?:not|isn['’]t) (?:sure|certain|clear)|no idea|(?:have|need|want|like) to (?:check|find out|ask|talk to|run (?:it|that) by)|let me check|get back|good question|find out|can['’]?t (?:say|tell|promise|answer)|unclear|depends|open (?:question|issue)|come back to (?:you|that))\b/i;
/** What is said to be unknown, from "whether" on. */
const statesUnknown =
  /\b(?:(?:don['’]?t|do not) (?:really |quite |yet )?know|(?:not|isn['’]t) (?:really |quite )?(?:sure|certain|clear)|unclear|wonder(?:ing)?|(?:have|need|want) to (?:decide|find out|figure out|check|clarify|ask)|let me (?:check|ask|find out)\b[^.?!]{0,40}|question (?:is|was|would be))\b,? (?:yet |on |about )?(?<matter>(?:whether|if|how|what|when|who|which|where)\b.*)/i;
const courtesy =
  /\b(?:can you hear|hear me|how are you|how about you|good time|you know|you see|assist you|help you|my name|does that (?:make sense|sound|work)|how does that sound|is that (?:ok|okay|right|it|all)|(?:any|other) questions|anything else|ready|shall (?:i|we)|what do you (?:think|mean)|what(?:['’]s| is) next|did you (?:say|mean|get)|do you (?:mean|have any|want me|wanna)|can i (?:thank|ask|just|come|say|take)|can we (?:check|move|come|go)|thank|(?:can|could|would|will) you (?:please |just )?(?:send|repeat|say|tell|give|show|open|move)|sorry|pardon|remember|right|isn['’]?t it|don['’]?t you|haven['’]?t you|huh)\b/i;
/** Begins like a question, or has one after a comma; the rest are statements said in a questioning tone. */
const interrogative =
  /(?:^|, )(?:what|how|when|where|which|who|whose|why|is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|if|whether|any)\b/i;
const laterTurns = 4;
const mostWords = 35;

/**
 * The matter a sentence leaves open, as minutes have it: a question on the matter, or what is said to be unknown.
 * @param parties who "we" and "I" are in what is unknown
 */
export function openMatter(
  sentence: Sentence,
  { people }: Meeting,
  parties: Parties = unnamedParties(sentence.speaker, people),
): string | undefined {
  const words = countWords(sentence.text);
  if (sentence.terms.length < 1 || words < 4 || words > mostWords) return undefined;
  if (sentence.text.endsWith('?')) {
    if (courtesy.test(sentence.raw) || !interrogative.test(sentence.text)) return undefined;
    return readsUnbroken(expandContractions(sentence.text)) ? writeQuestion(sentence.text) : undefined;
  }
  const matter = statesUnknown.exec(sentence.text)?.groups?.matter;
  if (matter === undefined || englishTerms(matter).length < 2 || countWords(matter) < 4) return undefined;
  if (!readsUnbroken(expandContractions(matter))) return undefined;
  return asSentence(toThirdPerson(withoutAfterthought(matter), parties).replace(/^if\b/i, 'whether'));
}

/** Somebody who takes the question up, the asker included, says that the answer is not known. */
export function isUnanswered(sentence: Sentence, { turns }: Meeting): boolean {
  const last = sentence.spans.at(-1)?.turn ?? 0;
  return turns.slice(last + 1, last + 1 + laterTurns).some(({ text }) => unknown.test(text));
}

export function writeQuestion(text: string): string {
  return asSentence(text.replace(/[.?!]*$/, '?'));
}
