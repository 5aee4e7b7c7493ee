import type { Remark, Talk } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { Acts } from '../../draft.ts';
import { placesIn, tellingPlace } from '../../places.ts';
import { expandContractions } from '../pronouns.ts';
import { wordsOf } from './clause.ts';

/** Sentences of the same turn behind a choice, and of the reply to it, that may leave it to somebody. */
const [goesOn, replies] = [4, 2];
const leftOpen =
  /\b(?:(?:I|we) (?:would |will |do |just )?(?:have|need|want|got) to (?:run|put|take) (?:it|that|this|the \p{L}+(?: \p{L}+)?)(?: bit| part| one)? (?:past|by|to)|(?:I am|we are) not (?:going to )?say(?:ing)? yes|(?:cannot|could not|will not) (?:just )?say yes|(?:I|we) (?:would |will )?(?:have|need|want) to think (?:about|it over|on it)|let me think (?:about|on) (?:it|that|this|how))\b/iu;
/** The customer tells what he is asked to pay, and agrees to nothing. */
const tellsOffer =
  /^(?:(?:so|and|but|well|okay|right),? )*you are (?:at|on|asking|charging|quoting|up at)\b(?! (?:board|the same page|our side)\b)/i;

/** Choices without those that their own speaker leaves to somebody in the same breath: "Thirty days. I'd have to run that past Graham." */
export function withoutPending(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const isPending = (remark: Remark) => {
    const turn = turnOf(remark);
    const behind = remarks
      .slice(remark.index + 1, remark.index + 1 + goesOn)
      .filter((other) => turnOf(other) === turn && other.speaker === remark.speaker);
    const reply = remarks
      .slice(remark.index + 1, remark.index + 1 + goesOn + replies)
      .filter((other) => turnOf(other) === turn + 1 && other.speaker !== remark.speaker)
      .slice(0, replies);
    return [...behind, ...reply].some(({ text }) => leftOpen.test(expandContractions(text)));
  };
  const decisions = acts.decisions.filter((item) => {
    const at = tellingPlace(item.text, placesOf(item), remarks, wordsOf);
    const remark = at === undefined ? undefined : remarks[at];
    if (!remark || item.isAppointment) return true;
    return !isPending(remark) && !(remark.side === 'external' && tellsOffer.test(expandContractions(remark.text)));
  });
  return { ...acts, decisions };
}
