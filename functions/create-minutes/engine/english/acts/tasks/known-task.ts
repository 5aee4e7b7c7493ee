import type { Due } from '../../../../minutes/action.ts';
import type { Person } from '../../../people.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';
import { isAnaphoric, matterOf } from '../matter.ts';
import { type Ledger, shares, type Task } from './task-ledger.ts';

/** A clause that gives somebody something to do, with what is known when it is said. */
export interface Step {
  readonly clause: Clause;
  /** What was said just before it. */
  readonly before: Clause | undefined;
  /** Whether that gave the other one something to do, in the same breath. */
  readonly isBehindRequest: boolean;
  /** The task its speaker has just agreed to. */
  readonly accepted: Task | undefined;
  /** Somebody else has just asked something. */
  readonly wasAsked: boolean;
  readonly doing: Doing;
  readonly owner: Person | undefined;
  readonly terms: ReadonlySet<string>;
  readonly due: Due | undefined;
}

/** A request is answered within so many turns, or nobody takes it up. */
export const answerTurns = 3;
const pronounTurns = 2;
/** "I'll write that" speaks of nothing that was written about so much earlier. */
const pointingTurns = 8;

/** The task this clause goes on about: the one just taken, one that waits for an answer, or one that says the same. */
export function knownTask(step: Step, ledger: Ledger): Task | undefined {
  const { clause, before, doing, owner, terms } = step;
  const pointing = isAnaphoric(doing.deed);
  const found = taken(step, pointing) ?? waiting(step, pointing, ledger) ?? pointedAt(step, pointing, ledger);
  if (found) return found;
  const matter = terms.size > 0 || !pointing ? terms : (before?.matter ?? new Set<string>());
  const same = matter.size > 0 ? ledger.same(matter, owner, clause.turn) : undefined;
  // "I'll put it in the same mail as the order form" is not the order form
  if (same && doing.thing !== undefined && !shares(terms, matterOf(objectOf(same.doing.deed)))) return undefined;
  if (same && same.clause.turn !== clause.turn && shareVerbAlone(matter, doing, same)) return undefined;
  if (same && (asksForAnother(step, same) || onlyWaitsForIt(doing, same))) return undefined;
  return same && pointing && clause.turn - same.lastTurn > pointingTurns ? undefined : same;
}

/** "I'll plan for three" is not "I'll write up the project plan": all they share is what is the verb of one. */
function shareVerbAlone(matter: ReadonlySet<string>, { deed }: Doing, { terms, doing }: Task): boolean {
  const [only, ...more] = [...matter].filter((term) => terms.has(term));
  if (only === undefined || more.length > 0) return false;
  return [deed, doing.deed].some((one) => matterOf(one.split(' ')[0] ?? '').has(only));
}

/** "I make the contract when my partner has said yes" is not "I'll ask my partner": what they share is what it waits for. */
function onlyWaitsForIt({ deed }: Doing, { terms }: Task): boolean {
  const main = deed.replace(waitsFor, '');
  const own = main === deed ? [] : [...matterOf(main)];
  return own.length > 0 && !own.some((term) => terms.has(term));
}

const waitsFor = / (?:when|once|as soon as|after|before|until|unless|if) .*$/i;

/** "I'll talk to Luis. And please invite Luis.": nobody asks others for what he does himself with somebody. */
function asksForAnother({ doing, clause, terms }: Step, known: Task): boolean {
  if (doing.force !== 'request' || known.state !== 'held' || known.clause.speaker !== clause.speaker) return false;
  const names = new Set([...doing.deed.matchAll(capitalised)].flatMap(([name]) => [...matterOf(name)]));
  return [...terms].every((term) => !known.terms.has(term) || names.has(term));
}

const capitalised = /(?<=\s)\p{Lu}\p{Ll}+/gu;

/** What a deed is done to: up to where it is told how, with what and for whom. */
function objectOf(deed: string): string {
  return deed.replace(/ (?:in|into|with|as|to|for|from|by|at|on|about)\b.*$/i, '');
}

function taken({ accepted, doing, owner, terms, isBehindRequest }: Step, pointing: boolean): Task | undefined {
  if (!accepted || !isOwnWill(doing)) return undefined;
  // "I can forward it." - "Please do, and I'll escalate it today."
  if (doing.doer === 'I' && owner && accepted.owner && accepted.owner !== owner) return undefined;
  // "Of course. You'd need to sign an NDA first, I can send that today."
  const isMeant = (pointing || terms.size === 0) && !isBehindRequest;
  return isMeant || shares(terms, accepted.terms) ? accepted : undefined;
}

function waiting({ clause, doing, terms }: Step, pointing: boolean, ledger: Ledger): Task | undefined {
  if (!isOwnWill(doing)) return undefined;
  return ledger
    .pending(clause.turn, answerTurns)
    .findLast(
      (task) =>
        task.state === 'asked' &&
        task.clause.speaker !== clause.speaker &&
        (pointing || shares(terms, task.terms) || (terms.size === 0 && doesTheSame(doing, task))),
    );
}

/** "Send the photo." - "After the call I am sending." */
function doesTheSame({ deed }: Doing, { doing }: Task): boolean {
  const [verb = '', other = ''] = [deed, doing.deed].map((said) => said.toLowerCase().split(' ')[0]);
  return other.length > 2 && (verb === other || verb === `${other}ing` || verb === `${other.replace(/e$/, '')}ing`);
}

/** "I will do that", "it will be with you", "she can do it within two days": the task just spoken of. */
function pointedAt({ clause, before, doing, owner, terms }: Step, pointing: boolean, ledger: Ledger): Task | undefined {
  if (pointing && before?.turn !== clause.turn) {
    const last = ledger.latest(clause.turn, pronounTurns);
    if (last && (!owner || !last.owner || last.owner === owner)) return last;
  }
  // "I'll get Martin to ring you. … He'll ring tomorrow."
  const through = doing.doer === 'he' ? ledger.latest(clause.turn, pointingTurns) : undefined;
  if (through?.doing.through !== undefined && doesTheSame(doing, through)) return through;
  // "Priya can dig that out, I'll get her on it today."
  const last = ledger.latest(clause.turn, 0);
  if (last && setsOn(doing) && last.doing.force === 'offer' && /^(?:name|he)$/.test(last.doing.doer)) return last;
  const same = pointing && (terms.size === 0 || /^(?:be|hear from) /i.test(doing.deed));
  if (!same && doing.doer !== 'he') return undefined;
  return last && (last.owner === owner || doing.doer === 'he') ? last : undefined;
}

/** "I'll get her on it": she does what was just spoken of. */
export function setsOn({ deed }: Doing): boolean {
  return /^(?:get|put|have) (?:him|her|them|\p{Lu}\p{L}+) on(?:to)? (?:it|that|this)\b/iu.test(deed);
}

/** A promise or an offer, and nothing asked of another. */
export function isOwnWill({ force }: Doing): boolean {
  return force === 'promise' || force === 'offer';
}
