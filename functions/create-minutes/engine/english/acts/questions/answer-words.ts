import type { AnswerWords } from '../../../answers.ts';
import type { Meeting } from '../../../meeting.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { hasMainClause, isNounPhrase } from '../../clause/main-clause.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { nounsWithVerbs } from '../../wording/noun-verbs.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { stateEnglish } from '../../wording/report.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';

const [leastWords, leastOffered] = [3, 5];
/** Says that the worry was heard, and nothing of it. */
const sympathy =
  /^(?:(?:and|so|but|well|oh|yeah|yes|no|okay|right|look|honestly),? )*(?:(?:i|we) (?:(?:really|totally|completely|do|would|can|fully|absolutely|just|only) )*(?:hear|feel|get|understand|appreciate|agree|see|respect|know) (?:you|that|it|this|your|the (?:worry|concern|frustration|point)|with (?:you|that)|how|why|where)\b|(?:fair|good|valid) (?:enough|point|question|concern)\b|that(?: i|['’])s (?:(?:a|an|very|really|quite|completely|totally|perfectly) )*(?:fair|tough|hard|good|valid|reasonable|understandable|rough|awful|terrible|not (?:good|great|nice|fun))\b|(?:i can imagine (?:how|that) )?that (?:sounds|must be|must have been|can be) (?:\S+ ){0,2}(?:challenging|frustrating|stressful|tough|hard|rough|difficult|annoying|painful|tricky|exhausting|overwhelming|awful|terrible)\b|(?:thanks|thank you|sorry|apologies|my apologies|i apologi[sz]e|i['’]?a?m (?:very |so |really |truly )?sorry)\b|that (?:one )?(?:hurts|stings)\b|ouch\b|(?:it|that|this) stays (?:in (?:this|the) room|between us|here)\b|makes sense|can put (?:my|our) name)/i;
/** Says that an answer will follow: "I'd like to find a good solution", "I can explain part of it". */
const leadsUp =
  /^(?:(?:and|so|but|well|okay),? )*(?:(?:i|we)(?:['’]d| would) (?:really )?(?:like|love) to (?:find|reach)\b|(?:i|we) can explain\b|what (?:i|we)(?:['’]d| would) like to (?:propose|suggest) is (?:\S+ ?){1,4}$)/i;
const mostSympathy = 12;
const shortAnswer = 60;
const turnsAway = /^(?:(?:but|so|and),? )?(?:anyway|by the way|incidentally|speaking of|on another note)\b/i;
/** Asked in form, an answer in substance. */
const counterOffer = /\b(?:what if|how about|what about|would it help)\b/i;
const opensClause =
  /^(?:(?:and|so|but|well|yeah|yes|no|okay|right),? )*(?:only )?(?:if|when|once|because|unless|until|which|although|though|since|as long as|provided)\b/i;

/** "Shout if I'm wrong" */
const invites = /^(?:(?:and|but|so),? )*(?:shout|correct \S+|stop \S+|tell \S+|say so) if \S+(?: \S+){1,4}$/i;

const aside = /^(?:(?:then|so|and|but),? )*(?:shout|correct \S+|stop \S+|tell \S+) if [^,]{3,40}, (?=\S+ \S)/i;

/** "The fourteen and a half thousand", "with the older ones": takes up a word; "a third at order, the rest after" offers. */
function isEcho(said: string): boolean {
  return countWords(said) < leastOffered || /^(?:with|as|for|from|the)\b/i.test(said);
}

/** What answers a worry, told as minutes have it. */
export function answerWords({ people }: Meeting): AnswerWords {
  const isSympathy = (text: string) =>
    (sympathy.test(text) || leadsUp.test(text)) && countWords(text) <= mostSympathy && !/ but (?:\S+ ){3}/i.test(text);
  return {
    isSympathy,
    isNoAnswer: (text) => {
      const said = nounsWithVerbs(expandContractions(cleanEnglish(text)));
      return (
        isSympathy(text) ||
        countWords(said) < leastWords ||
        (/\?\s*$/.test(text) && !counterOffer.test(text)) ||
        (opensClause.test(said) ? !hasMainClause(said) : isNounPhrase(said) && isEcho(said))
      );
    },
    isFragment: (text) => {
      const said = text.replace(/[.\s]+$/, '');
      return invites.test(said) || (/^if\b/i.test(said) && !hasMainClause(said));
    },
    write: ({ text, speaker }) => {
      const told = stateEnglish(cleanEnglish(text).replace(aside, ''), speakingParties(speaker, people));
      // "What about two years?" offers, and stays a question
      return /\?\s*$/.test(text) ? told?.replace(/\.$/, '?') : told;
    },
    words: wordsOf,
    endsAnswer: (text) => /\?\s*$/.test(text) || turnsAway.test(text) || isSympathy(text),
    shortAnswer,
    space: ' ',
  };
}
