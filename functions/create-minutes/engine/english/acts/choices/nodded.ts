import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';

/** What a seller offers: "we could do the lot for four thousand". */
const offers = /\b(?:could|can|would|might|what if|how about|offer|propose|suggest)\b|^(?:i|we) (?:will|do) /i;
const nod = '(?:(?:right|okay|ok|h+m+|mm+|yeah|yes|i see|sure|ah|oh|well|so|and)[,.!… ]+)*';
/** Heard, and not taken. */
const onlyHears = new RegExp(
  `^${nod}(?:(?:duly )?noted|good to know|interesting|i see|(?:i|we) (?:hear|see) (?:you|that|what you mean)|(?:i mean,? )?it is (?:a thought|an idea|an option|still (?:a lot|too much|more than|over|above)\\b.*)|that is what (?:i|we) (?:feared|thought|was afraid of|were afraid of|expected)|(?:i|we) (?:will|would) (?:bear|keep) (?:that|it) in mind|(?:makes sense[,.]? )?(?:let (?:me|us)|(?:i|we) (?:will|need to|have to|would have to)) (?:think|sleep|mull|chew|talk|see|look)\\b.*)[.!…]*$`,
  'i',
);
const nodsOnly = new RegExp(`^${nod.replace(/\*$/, '+')}$`, 'i');

/** Decisions without the seller's offers that the customer but nodded to before he asked on, or said that he heard: "Right. And what would the maintenance be?" */
export function withoutNodded(acts: Acts, talk: Talk): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const isNodded = (item: DraftItem) => {
    const own = placesOf(item);
    const at = tellingPlace(item.text, own, remarks, wordsOf);
    const offer = at === undefined ? undefined : remarks[at];
    const said = expandContractions(offer?.text ?? '');
    if (offer?.side !== 'internal' || !offers.test(said) || grants.test(said)) return false;
    const reply = replyTo(offer, remarks);
    const isTakenLater = own.some((i) => i > (reply.at(-1)?.index ?? 0) && remarks[i]?.side === 'external');
    return reply.length > 0 && !isTakenLater && hearsOnly(reply.map(({ text }) => expandContractions(text).trim()));
  };
  return { ...acts, decisions: acts.decisions.filter((item) => item.isAppointment || !isNodded(item)) };
}

/** What the customer says next. */
function replyTo(offer: Remark, remarks: readonly Remark[]): readonly Remark[] {
  const after = remarks.slice(offer.index + 1, offer.index + 1 + mostReply);
  const first = after.find(({ speaker }) => speaker !== offer.speaker);
  if (first?.side !== 'external' || turnOf(first) > turnOf(offer) + 1) return [];
  return after.filter((remark) => turnOf(remark) === turnOf(first));
}

function hearsOnly(reply: readonly string[]): boolean {
  if (reply.some((text) => text.length > mostCharacters)) return false;
  const telling = reply.filter((text) => !nodsOnly.test(`${text.replace(/[.!…]+$/, '')}, `));
  if (telling.length === 0) return false;
  return (
    telling.every((text) => onlyHears.test(text)) ||
    (telling.length === 1 && asksOn.test(telling[0] ?? '') && !reply.some((text) => saysYes.test(text)))
  );
}

/** Asks for something else, and takes nothing with it: "and what would that save us?" */
const asksOn =
  /^(?:(?:right|okay|ok|h+m+|yeah|yes|so|and|well|but)[,.]? )*(?:what (?:would|is|does|about)|how (?:much|many|long|would|does|about)|is (?:that|it|there)|does (?:that|it)|would (?:that|it))\b.*\?$/i;
/** "Okay, we can do two thousand" takes the customer's own price. */
const grants = /^(?:(?:well|oh|so),? )*(?:okay|ok|yes|yeah|sure|all right|alright|fine|done|deal|agreed|go on then)\b/i;
/** "Yes, sure. What about the old one?" takes it and asks on. */
const saysYes = /\b(?:yes|yeah|yep|sure|of course|absolutely|deal|agreed|done|perfect|great|fine)\b/i;
const [mostReply, mostCharacters] = [6, 160];
