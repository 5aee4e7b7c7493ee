import type { Person } from '../../../people.ts';
import { englishTerms } from '../../words.ts';
import { asksAssent, takes } from '../assent.ts';
import { isArrangement, moveOf } from './choice-phrases.ts';
import type { Clause } from '../clause.ts';
import { isCounterOffer } from './counter-offer.ts';
import { doingIn } from '../deeds/doing.ts';
import { type Directory, mayAnswer } from '../directory.ts';
import { isChoiceQuestion, isOffer } from './offers.ts';
import { isOrder, isWish, plainOf } from './orders.ts';
import type { Speech } from '../speech.ts';
import { isWeak } from '../weak.ts';

/** What was put, and the clause that settles it. */
export interface Exchange {
  readonly put: Clause;
  readonly taken: Clause;
}

/** What is put weighs 1 or 2, a reply as much, what it repeats 1; so much together settles it. */
const enough = 3;
/** Words; who says more does more than settle what was put. */
const longestReply = 32;
/** Of a speech so many clauses at its end are what the other side replies to. */
const lastClauses = 3;
/** To repeat what was put and say little more settles it: share of the terms. */
const mostly = 0.5;

/** A question, an order or an offer, and a reply of the other side that picks, repeats or takes it. */
export function exchangeAt(speech: Speech, before: readonly Speech[], people: Directory): Exchange | undefined {
  const put = before.at(-1);
  if (!put || speech.turn - put.turn > 2 || put.speaker === speech.speaker) return undefined;
  const side = people.sideOf(put.speaker);
  if (!mayAnswer(side, people.sideOf(speech.speaker))) return undefined;
  const { stance, clauses } = speech;
  const words = clauses.flatMap((clause) => clause.words);
  const without = leftOut(put, clauses);
  if (without) return { put: without, taken: without };
  if (stance === 'refuses' || stance === 'unsure' || words.length > longestReply) return undefined;
  const taken = clauses.find(({ asks, hypothetical }) => !asks && !hypothetical);
  if (!taken || isWeak(words) || clauses[0]?.asks || clauses.some(({ said }) => undecided.test(said))) return undefined;
  if (clauses.some((clause) => isCounterOffer(clause, clauses))) return undefined;
  const best = put.clauses.slice(-lastClauses).findLast((clause, i, last) => {
    const { weight, needsEcho } = weightOf(clause, last[i + 1], side);
    const echo = echoes(clause, clauses);
    const strength = takes(words, stance === 'accepts');
    if (ruledOut.test(clause.said) && !withoutIt.test(clauses.map(({ said }) => said).join(' '))) return false;
    if (weight === 0 || (needsEcho && !(echo > 0 && (strength > 0 || echo >= mostly)))) return false;
    return weight + (echo > 0 ? 1 : 0) + strength >= enough && !isTask(clause, people);
  });
  const settled = best ?? repeated(put, clauses, before.at(-2));
  return settled && { put: settled, taken: telling(clauses) ?? taken };
}

/** A no is repeated as a no. */
const ruledOut = /^(?:\S+,? ){0,2}no \p{L}/iu;
const withoutIt = /\b(?:no|not|none|without|out|off|never|only|straight)\b/i;

/** "Okay, I'll check and think it over." */
const undecided = /\b(?:think (?:it|that|about)|check|look at it|see first|sleep on|get back|talk to|ask)\b/i;

/** "No. We're not paying for that twice." - "Understood, no package then.": what one does without, and the other notes as left out. */
function leftOut({ stance, clauses }: Speech, reply: readonly Clause[]): Clause | undefined {
  const isNoted = reply.some(({ said, matter }) => notedAsOut.test(said) && matter.size > 0);
  const refused = stance === 'refuses' || clauses.some(({ said }) => doesWithout.test(said));
  return isNoted && refused ? reply.find(({ said }) => notedAsOut.test(said)) : undefined;
}

const notedAsOut =
  /^(?:(?:okay|ok|understood|right|all right|alright|fine|sure|noted|good|so|then|very well|you bet|no worries),? )*(?:no|without) (?:the )?(?!(?:problem|problems|worries|doubt|rush|hurry|pressure|idea|need|way|one|news|thanks|hard feelings|offence|offense|objection|objections|question|questions|chance|harm|matter)\b)[\p{L}\p{N}’'-]+(?: [\p{L}\p{N}’'-]+){0,4}(?:,? then)?\W*$|^(?:\S+ ){1,4}(?:is|are)? ?(?:out|off the (?:list|quote|order|table))\W*$/iu;
const doesWithout =
  /\b(?:do without|leave (?:it|that|them|the|this)|skip|drop|not (?:paying|buying|taking|doing|this (?:time|year))|(?:don['’]t|do not) (?:need|want)|no need|keep (?:our|ours)|we have (?:our|ours)|can end|without)\b/i;

/** Said by one and said again by the other, with little else: "Eight thousand a year." - "Eight thousand." No fact that was asked for. */
function repeated(put: Speech, reply: readonly Clause[], earlier: Speech | undefined): Clause | undefined {
  const asked = earlier?.clauses.some((clause) => clause.asks && !isChoiceQuestion(clause));
  if (asked || reply.flatMap(({ words }) => words).length > longestEcho) return undefined;
  return put.clauses
    .slice(-lastClauses)
    .findLast(
      (clause) =>
        !clause.asks &&
        !clause.hypothetical &&
        !isArrangement(clause) &&
        !isWeak(clause.words) &&
        moveOf(clause) !== 'retracts' &&
        !fact.test(clause.said) &&
        echoes(clause, reply, echoTerms) >= nearlyAll,
    );
}

/** Words of an echo, of which two terms at least and nearly all are repeated. */
const longestEcho = 14;
const echoTerms = 2;
const nearlyAll = 0.65;
const fact =
  /\b(?:is|are|was|were|am|has|had|have|use|uses|used|run|runs|need|needs|got|think|know|does|did|made|came|said|told|usually|always|about|roughly|lose|cost|costs|takes|took|makes|there|it|they|he|she|looks|sounds|feels|can|could|would|will|shall|let|please|i|we|\p{L}{3,}ed)\b/iu;

interface Weight {
  readonly weight: number;
  /** A yes alone does not settle it. */
  readonly needsEcho: boolean;
}

const nothing: Weight = { weight: 0, needsEcho: true };

/** How much a clause puts something up to be settled. */
function weightOf(clause: Clause, next: Clause | undefined, side: Person['side']): Weight {
  if (isArrangement(clause) || clause.words.length < 2 || moveOf(clause) === 'retracts') return nothing;
  if (isChoiceQuestion(clause)) return { weight: 2, needsEcho: true };
  if (side !== 'internal' && isOrder(clause)) return { weight: 2, needsEcho: false };
  if (side !== 'internal' && isWish(clause)) return { weight: 2, needsEcho: true };
  if (isWeak(clause.words)) return nothing;
  if (next && asksAssent(next)) return { weight: 2, needsEcho: false };
  return isOffer(clause) && clause.matter.size > 1 ? { weight: 1, needsEcho: false } : nothing;
}

/** What somebody is to do is followed elsewhere. */
function isTask(clause: Clause, people: Directory): boolean {
  const doing = isOrder(clause) ? undefined : doingIn(clause, people);
  return doing !== undefined && doing.force !== 'offer' && doing.force !== 'refusal';
}

/** How much of a clause of the reply repeats what was put, 0 to 1: of the clause that does so most. */
function echoes(put: Clause, reply: readonly Clause[], least = 1): number {
  const said = new Set(englishTerms(put.sentence.raw));
  const shares = reply.map(({ words }) => {
    const terms = englishTerms(plainOf(words).join(' '));
    const common = terms.filter((term) => said.has(term)).length;
    return common < least ? 0 : common / terms.length;
  });
  return Math.max(0, ...shares);
}

function telling(clauses: readonly Clause[]): Clause | undefined {
  return clauses.filter(({ asks, hypothetical }) => !asks && !hypothetical).find(({ matter }) => matter.size > 0);
}
