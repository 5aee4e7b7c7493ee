import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';

/** Sentences of the same turn behind a choice, and of the reply to it, that may leave it to somebody. */
const [goesOn, replies] = [4, 2];
const leftOpen =
  /\b(?:(?:I|we) (?:would |will |do |just )?(?:have|need|want|got) to (?:run|put|take) (?:it|that|this|the \p{L}+(?: \p{L}+)?)(?: bit| part| one)? (?:past|by|to)|(?:I am|we are) not (?:going to )?say(?:ing)? yes|(?:cannot|could not|will not) (?:just )?say yes|(?:I|we) (?:would |will )?(?:have|need|want) to think (?:about|it over|on it)|let me think (?:about|on) (?:it|that|this|how)|yes or no (?:I|we) (?:cannot|can not)|(?:I|we) (?:cannot|could not|can not) (?:agree|decide|say yes to|sign off|commit to) (?:to )?(?:it|that|this)(?: one)?(?: here| today| now| yet| alone| myself)|(?:that|it|this) (?:will |would )?(?:has|have|needs?) to go (?:past|to|before|through) (?:the |our |my )?(?:board|committee|council|partners?|directors?|owners?|trustees?|management|boss|procurement|purchasing|finance|legal|lawyers?|bank|head office)|(?:\p{Lu}\p{L}+|sir|madam|boss|he|she) (?:has|needs) to (?:approve|agree|bless|sign off on) (?:it|that|this)|(?:would|will) have to go (?:and )?ask for (?:it|that)|if (?:she|he|they) (?:is|are) (?:good|okay|ok|fine|happy) with (?:it|that|this)(?=[.!]?$)|if (?:he|she|they|(?:the|our|my) (?:board|committee|council|partners?|directors?|owners?|trustees?|management|boss|procurement|purchasing|finance|legal|lawyers?|bank|head office)) (?:okays?|approves?|agrees? (?:to|with|on)|signs? off on|says? (?:yes|okay|ok) to|blesses|bless) (?:it|that|this)(?=[,.!]|$)|(?:it|that|this) is (?:hers|his|theirs)(?: to (?:decide|say|sign|approve)|(?=[.!]?$))|(?:it|that|this) is (?:her|his|their) (?:call|decision)(?=[,.!]|$))(?!\p{L})/iu;
/** "If Priya okays it": who is named decides. */
const leftToNamed =
  /\b[Ii]f (?:Mr |Mrs |Ms |Dr )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? (?:okays|approves|agrees (?:to|with|on)|signs off on|says (?:yes|okay|ok) to|blesses) (?:it|that|this)(?=[,.!]|$)/u;
/** The customer tells what he is asked to pay, and agrees to nothing. */
const tellsOffer =
  /^(?:(?:so|and|but|well|okay|right),? )*you are (?:at|on|asking|charging|quoting|up at)\b(?! (?:board|the same page|our side)\b)/i;

const isLeftOpen = (text: string) => leftOpen.test(text) || leftToNamed.test(text);
const ofCustomer = ({ side }: Remark) => side === 'external';

/** Choices without those that their own speaker leaves to somebody in the same breath, or the customer at the end: "Thirty days. I'd have to run that past Graham." */
export function withoutPending(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const isPending = (remark: Remark, isLeft: (by: Remark) => boolean = () => true) => {
    const turn = turnOf(remark);
    const behind = remarks
      .slice(remark.index + 1, remark.index + 1 + goesOn)
      .filter((other) => turnOf(other) === turn && other.speaker === remark.speaker);
    const reply = remarks
      .slice(remark.index + 1, remark.index + 1 + goesOn + replies)
      .filter((other) => turnOf(other) === turn + 1 && other.speaker !== remark.speaker)
      .slice(0, replies);
    return [...behind, ...reply].some(
      (one) => isLeft(one) && !one.text.endsWith('?') && isLeftOpen(expandContractions(one.text)),
    );
  };
  const decisions = acts.decisions.filter((item) => {
    const own = placesOf(item);
    const at = tellingPlace(item.text, own, remarks, wordsOf);
    const [remark, last] = [remarks[at ?? -1], remarks[own.at(-1) ?? -1]];
    if (!remark || item.isAppointment) return true;
    return (
      !isPending(remark) &&
      !(last && isPending(last, ofCustomer)) &&
      !(remark.side === 'external' && tellsOffer.test(expandContractions(remark.text)))
    );
  });
  return { ...acts, decisions };
}
