import type { Remark, Talk } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { Acts } from '../../draft.ts';
import { placesIn } from '../../places.ts';
import { expandContractions } from '../pronouns.ts';
import { wordsOf } from './clause.ts';
import { saysUnknown } from './stance.ts';

/** Of a reply so many remarks are heard. */
const heard = 4;
/** "They already do", "we do that today": what was asked for is there. */
const isThere =
  /^(?:(?:yes|yeah|yep|sure|oh|well|no),? )*(?:it|they|we|you|that|he|she) (?:already|do that (?:already|today|now)|does that (?:already|today|now))\b/i;
/** Asks for other terms, and gets them. */
const asksFor =
  /^(?:(?:and|so|but|or|then|okay),? )*(?:could|can|would|may|might) (?:it|that|we|this|they|you)\b.*\b(?:instead|rather|when|after|later|earlier|as well|for less|for the same)\b/i;
const isGiven =
  /\b(?:that is (?:reasonable|fair|fine|no problem|okay|doable)|(?:i|we) (?:will|can) (?:take|do|accept|live with) that|agreed|done|deal|you have got it|of course)(?=[,.!]|$)/i;

/** Open questions without those that the other side answered in the very next turn by what it does already or by granting it. */
export function withoutAnswered(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const isAnswered = (asked: Remark) => {
    const turn = turnOf(asked);
    const reply = remarks
      .slice(asked.index + 1, asked.index + 1 + heard)
      .filter((remark) => turnOf(remark) === turn + 1 && remark.speaker !== asked.speaker)
      .map(({ text }) => expandContractions(text));
    if (reply.some((text) => isThere.test(text))) return true;
    return asksFor.test(asked.text) && reply.some((text) => isGiven.test(text) && !saysUnknown(wordsOf(text)));
  };
  const openQuestions = acts.openQuestions.filter(
    (item) => !placesOf(item).some((i) => remarks[i]?.text.trim().endsWith('?') && isAnswered(remarks[i])),
  );
  return { ...acts, openQuestions };
}
