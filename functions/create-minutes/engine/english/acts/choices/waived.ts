import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { sentence } from '../../wording/report.ts';

const dues =
  '(?:(?:fee|charge|cost|uplift|surcharge|deposit|set-?up|setup|delivery|shipping|postage|freight|installation|training|mark-?up|premium|penalty|admin|handling)s?)';
/** What is given up is the seller's to give up: "I'll waive it", "we'll absorb the freight". */
const waives = new RegExp(
  String.raw`\b(?:I|we)(?:['’]ll| will|['’]m going to|['’]re going to) (?:just |happily |gladly )?(?:(?:waive|absorb|swallow|write off) (?:it|that|this|those|(?:the|your|that|this) (?:\p{L}+ ){0,3}${dues})|eat (?:the|that) (?:\p{L}+ ){0,2}${dues})(?=[.,;!]|$| (?:for|since|as|because|this|too|as well|and|so|on|in)\b)`,
  'iu',
);
const supposes =
  /\b(?:if|unless|once|provided|as long as|assuming|in return|in exchange|when you|should you|might|maybe|perhaps|see (?:if|whether)|try)\b/i;
/** It is told by itself only where it names what is waived. */
const namesDue = new RegExp(String.raw`\b${dues}\b`, 'i');
/** "No broker fee." says it as well. */
const ofWaiving = new RegExp(String.raw`\b(?:waive|absorb|swallow|free|${dues})\b`, 'i');
const declines = /^\W*(?:no\b(?! problem)|nah\b|don['’]t\b|please don['’]t|keep it\b)|\bnot necessary\b|\bno need\b/i;
/** Sentences of a turn before what waives it. */
const turnRemarks = 4;

/** Choices with what the seller waives without any if, where it is among none of them. */
export function withWaived(acts: Acts, { remarks }: Talk, { people }: Meeting): Acts {
  const isTold = (turn: number) =>
    acts.decisions.some(
      ({ text, spans }) => ofWaiving.test(text) && spans.some((span) => Math.abs(span.turn - turn) <= 1),
    );
  const added = remarks.flatMap((remark) => {
    if (remark.side !== 'internal' || !waives.test(remark.text)) return [];
    const own = ownOf(remark, remarks);
    if (own === undefined || isTold(turnOf(remark)) || own.some(({ text }) => supposes.test(text))) return [];
    const reply = remarks[remark.index + 1];
    if (reply?.side === 'external' && declines.test(reply.text)) return [];
    const parties = speakingParties(remark.speaker, people);
    const text = own
      .map((one) => sentence(toThirdPerson(expandContractions(cleanEnglish(one.text)), parties)))
      .join(' ');
    return [{ text, spans: own.flatMap(({ spans }) => spans) }];
  });
  return { ...acts, decisions: [...acts.decisions, ...added] };
}

/** The remark that waives with the one before it that names the due; undefined where none names it. */
function ownOf(remark: Remark, remarks: readonly Remark[]): readonly Remark[] | undefined {
  if (namesDue.test(remark.text)) return [remark];
  const before = remarks
    .slice(Math.max(0, remark.index - turnRemarks), remark.index)
    .findLast((one) => turnOf(remark) - turnOf(one) <= 1 && namesDue.test(one.text));
  return before && [before, remark];
}
