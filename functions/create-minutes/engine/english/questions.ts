import { topicality } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';
import { toThirdPerson } from './pronouns.ts';
import { sentence as asSentence } from './report.ts';
import { countWords } from './split.ts';
import { englishTerms } from './words.ts';

const unknown =
  /\b(?:(?:don['’]?t|do not|didn['’]?t) know|(?:not|isn['’]t) (?:sure|certain|clear)|no idea|(?:have|need|want|like) to (?:check|find out|ask|talk to|run (?:it|that) by)|let me check|get back|good question|find out|can['’]?t (?:say|tell|promise|answer)|unclear|depends|open (?:question|issue)|come back to (?:you|that))\b/i;
/** What is said to be unknown, from "whether" on. */
const statesUnknown =
  /\b(?:(?:don['’]?t|do not) (?:really |quite |yet )?know|(?:not|isn['’]t) (?:really |quite )?(?:sure|certain|clear)|unclear|wonder(?:ing)?|(?:have|need|want) to (?:decide|find out|figure out|check|clarify|ask)|let me (?:check|ask|find out)\b[^.?!]{0,40}|question (?:is|was|would be))\b,? (?:yet |on |about )?(?<matter>(?:whether|if|how|what|when|who|which|where)\b.*)/i;
const courtesy =
  /\b(?:can you hear|hear me|how are you|how about you|good time|you know|you see|assist you|help you|my name|does that (?:make sense|sound|work)|how does that sound|is that (?:ok|okay|right|it|all)|(?:any|other) questions|anything else|ready|shall (?:i|we)|what do you (?:think|mean)|what(?:['’]s| is) next|did you (?:say|mean|get)|do you (?:mean|have any|want me|wanna)|(?:can|could|would|will) you (?:please |just )?(?:send|repeat|say|tell|give|show|open|move)|sorry|pardon|remember|right|isn['’]?t it|don['’]?t you|haven['’]?t you|huh)\b/i;
/** What a speaker hangs on to the unknown thing. */
const afterthought = /,? (?:but|so|because)\b.*$|, (?:they|I|we|and|like|maybe|just|you|it|that)\b.*$/i;
/** Begins like a question, or has one after a comma; the rest are statements said in a questioning tone. */
const interrogative =
  /(?:^|, )(?:what|how|when|where|which|who|whose|why|is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|if|whether|any)\b/i;
const laterTurns = 4;

/** Questions on the matter which nobody could answer, and what is said to be unknown; the most telling, in the order of the meeting. */
export function englishQuestions(meeting: Meeting, most: number): Draft['openQuestions'] {
  const rated = meeting.sentences.flatMap((sentence) => {
    const text = openMatter(sentence, meeting);
    return text === undefined
      ? []
      : [{ sentence, text, score: topicality(sentence, meeting) + (sentence.text.endsWith('?') ? 0.2 : 0) }];
  });
  rated.sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
  return rated
    .slice(0, most)
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence, text }) => ({ text, spans: sentence.spans, askedBy: sentence.speaker }));
}

function openMatter(sentence: Sentence, meeting: Meeting): string | undefined {
  const words = countWords(sentence.text);
  if (sentence.terms.length < 3 || words < 6 || words > 35) return undefined;
  if (sentence.text.endsWith('?')) {
    if (courtesy.test(sentence.raw) || !interrogative.test(sentence.text) || !isOpen(sentence, meeting))
      return undefined;
    return asSentence(sentence.text.replace(/[.?!]*$/, '?'));
  }
  const matter = statesUnknown.exec(sentence.text)?.groups?.matter;
  if (matter === undefined || englishTerms(matter).length < 2) return undefined;
  return asSentence(toThirdPerson(matter.replace(afterthought, '')).replace(/^if\b/i, 'whether'));
}

/** Somebody who takes the question up, the asker included, says that the answer is not known. */
function isOpen(sentence: Sentence, { turns }: Meeting): boolean {
  const last = sentence.spans.at(-1)?.turn ?? 0;
  return turns.slice(last + 1, last + 1 + laterTurns).some(({ text }) => unknown.test(text));
}
