import type { ReplyWords } from '../../../answering/words.ts';
import weights from '../../../answering/weights/en.json' with { type: 'json' };
import type { Meeting } from '../../../meeting.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { countWords } from '../../split.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';
import { leansBack, matterOf } from '../matter.ts';
import { nameWords } from '../name-words.ts';
import { stanceOf } from '../stance.ts';

const longSentence = 22;
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|half|hundred|thousand)\b/iu;
const lead =
  '(?:(?:and|so|but|then|okay|ok|well|right|yeah|yes|no|oh|fine|look|hm+|um|uh|alright|fair enough|sorry),? )*';
const asksUnmarked = new RegExp(
  `^${lead}(?:(?:who|why|when|where|how (?:many|much|long|soon|often|far|big)|which|whose) |what(?:['’]s| (?!if\\b|about\\b|i\\b|we\\b))|(?:do|does|did|is|are|was|were|have|has) (?:you|that|it|there|they|he|she|your|the)\\b)`,
  'i',
);
const offers = new RegExp(
  `^${lead}(?:what if|how about|what about|suppose|say (?:we|i|you)|(?:could|can|shall|should|may|might) (?:we|i)\\b|would (?!you (?:know|say|prefer|rather))\\S+|(?:and )?if (?:you|we|i)\\b|let(?:['’]s| us| me)\\b|(?:i|we)(?:['’]ll|['’]d| (?:can|could|will|would|might))\\b|what (?:i|we) (?:can|could)\\b)|\\b(?:(?:i|we)(?:['’]ll| (?:can|could|will)) (?:do|give|put|take|offer|throw|go|drop|make|add|leave|let|cover|include|waive|get|bring|cut|split|swap|move|start|hold|keep)|would (?:that|half|it) (?:do|suit|work|help))\\b`,
  'i',
);

/** What answers an English doubt, as far as words tell it. */
export function replyWords({ people }: Meeting): ReplyWords {
  const names = nameWords(people);
  const asks = (text: string) => /\?\s*$/.test(text) || asksUnmarked.test(text);
  return {
    termsOf: (text) => matterOf(text, (term) => names.has(term)),
    lengthOf: (text) => countWords(text) / longSentence,
    isWhole: (text) => hasMainClause(expandContractions(text)),
    leans: (text) => leansBack(cleanEnglish(expandContractions(text))),
    number,
    asks,
    wantsToKnow: (text) => asksUnmarked.test(text),
    offers: (text) => offers.test(text),
    accepts: (text) => {
      const words = wordsOf(expandContractions(text));
      return stanceOf(words, text) === 'accepts' || taking.test(expandContractions(text));
    },
    weights,
  };
}

/** "That I can live with", "then that is solved" */
const taking =
  /\b(?:can|could|will) (?:live|work|sign|accept|take|sell|defend)\b|\bthat (?:is|would be) (?:something|better|good|fine|fair|more like it)\b|\bfair enough\b|\bdeal\b|\bi(?:['’]d| would) sleep\b|\bthat(?: would|['’]d) do\b/i;
