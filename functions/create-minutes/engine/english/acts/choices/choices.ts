import { dayMentions } from '../../dates/mentions.ts';
import { type Choice, choiceOf, confirm } from './choice-ledger.ts';
import { announces } from './announcements.ts';
import { isNamed, moveOf } from './choice-phrases.ts';
import { approves, bargaining, ownWill, summingUp } from './choice-words.ts';
import type { Clause } from '../clause.ts';
import { isCounterOffer } from './counter-offer.ts';
import { type Directory, mayAnswer } from '../directory.ts';
import { exchangeAt } from './exchange.ts';
import { doingIn } from '../deeds/doing.ts';
import { contextOf, lastSaid } from '../said-before.ts';
import type { Speech } from '../speech.ts';
import { summedUp } from './summed-up.ts';
import { namesTerms } from './terms-named.ts';
import { shares } from '../tasks/task-ledger.ts';

interface Talk {
  readonly all: Choice[];
  readonly people: Directory;
  /** What was said before this speech, nearest last. */
  before: readonly Speech[];
}

/** A clause with what it is about, and the choice it may belong to. */
interface Step {
  readonly clause: Clause;
  readonly speech: Speech;
  readonly terms: ReadonlySet<string>;
  readonly near: Choice | undefined;
}

/** So many turns may lie between a proposal and its acceptance; a plain "yes" must come sooner. */
const proposalTurns = 4;
const yesTurns = 2;
/** The same matter may come to its end after some talk. */
const matterTurns = 8;
const retractTurns = 12;
/** An echo repeats at least this many terms of what the other one said. */
const echoTerms = 2;
/** Terms that a clause may add to what it repeats. */
const mostNew = 4;
/** With fewer terms a clause points at what was said before it. */
const ownTerms = 3;
/** Choices further back are not spoken of any more; the work per clause stays bounded. */
const remembered = 30;

/** What was settled, in the order of the talk; what was taken back or refused is not there. */
export function readChoices(speeches: readonly Speech[], people: Directory): readonly Choice[] {
  const talk: Talk = { all: [], people, before: [] };
  speeches.forEach((speech, i) => {
    talk.before = speeches.slice(Math.max(0, i - proposalTurns), i);
    answer(speech, talk);
    for (const clause of speech.clauses) take(clause, speech, talk);
    exchange(speech, talk);
  });
  return talk.all.filter(({ state }) => state === 'settled');
}

/** A plain yes settles what the other side has just proposed, a plain no ends it. */
function answer(speech: Speech, talk: Talk): void {
  const { turn, stance, clauses, speaker } = speech;
  const [first] = clauses;
  const open = openProposal(speech, talk, yesTurns);
  if (stance === 'accepts' && open && first) confirm(open, first, first.matter);
  if (stance !== 'refuses') return;
  if (open) open.state = 'dropped';
  const latest = latestOf(talk, ({ state }) => state === 'settled');
  const alone = latest && latest.said.speaker !== speaker && latest.clauses.length === 1;
  if (alone && turn - latest.lastTurn <= 1) latest.state = 'dropped';
}

/** What two turns settle between them, where nothing in them has been told to be settled. */
function exchange(speech: Speech, talk: Talk): void {
  const found = exchangeAt(speech, talk.before, talk.people);
  if (!found || latestOf(talk, ({ state, lastTurn }) => state === 'settled' && lastTurn === speech.turn)) return;
  const { put, taken } = found;
  const known = latestOf(
    talk,
    ({ clauses, state, lastTurn, terms }) =>
      state !== 'dropped' &&
      (clauses.includes(put) ||
        (state === 'settled' &&
          (clauses.some(({ turn }) => turn === put.turn) ||
            (put.turn - lastTurn <= yesTurns && shares(put.matter, terms))))),
  );
  if (!known) settle(put, taken, talk);
  else confirm(known, taken, taken.matter);
}

function take(clause: Clause, speech: Speech, talk: Talk): void {
  const summary = summedUp(clause, speech);
  if (summary) {
    talk.all.push({ ...choiceOf(summary, summary.matter, 'settled'), clauses: [clause, summary] });
    return;
  }
  const told = isCounterOffer(clause, speech.clauses) ? 'proposes' : moveOf(clause);
  const buying = talk.people.sideOf(clause.speaker) !== 'internal';
  // "All right. Three eighteen, three years."
  const isTaken = told === 'proposes' && buying && speech.stance === 'accepts' && namesTerms(clause.said);
  const announced = (told === 'none' || told === 'proposes') && buying && announces(clause);
  const move = announced || isTaken ? 'settles' : told;
  const terms = clause.matter;
  const step: Step = { clause, speech, terms, near: nearest(clause, terms, talk) };
  if (move === 'retracts') retract(step, talk);
  else if (move === 'none') echo(step, talk);
  else if (ownWill.test(clause.said) && !buying) return;
  else if (move === 'proposes') propose(step, talk);
  else if (announced && terms.size > 0 && !(step.near && shares(terms, step.near.terms)))
    talk.all.push(choiceOf(clause, terms, 'settled'));
  else if (move === 'settles' && setsDay(step, talk)) declare(clause, terms, talk);
  else if (!closeNear(step, talk) && move !== 'agrees')
    announce(step, move === 'closes' && !(buying && announces(clause)), talk);
}

/** An acceptance belongs to what the other side proposed, or to what is being settled. */
function closeNear({ clause, speech, terms, near }: Step, talk: Talk): boolean {
  const open = openProposal(speech, talk, proposalTurns);
  const fits = near && (near.state === 'settled' || near.said.speaker !== clause.speaker);
  const meant = open ?? (fits ? near : undefined);
  if (meant) confirm(meant, clause, terms);
  return meant !== undefined;
}

/** "Then let us say we start on Monday the eighteenth": the day of what is settled already is a choice of its own. */
function setsDay({ clause, speech, near }: Step, talk: Talk): boolean {
  return (
    near?.state === 'settled' &&
    openProposal(speech, talk, proposalTurns) === undefined &&
    namesDay(clause) &&
    !near.clauses.some(namesDay)
  );
}

const namesDay = ({ said }: Clause) => dayMentions(said, undefined).length > 0;

/** Settled without a proposal: what the other side has just said, or what the clause itself says. */
function announce({ clause, terms }: Step, closes: boolean, talk: Talk): void {
  const context = contextOf(clause, talk);
  const fits = context && (!context.hypothetical || shares(terms, context.matter));
  if (fits && (closes || terms.size < ownTerms)) settle(context, clause, talk);
  else if (!closes && terms.size > 0) declare(clause, terms, talk);
}

/** The clause itself says what is settled, with what its side has just weighed where it says little. */
function declare(clause: Clause, terms: ReadonlySet<string>, talk: Talk): void {
  const own = terms.size === 1 ? lastSaid(clause, talk) : undefined;
  if (terms.size === 1 && !own && !namesDay(clause)) return;
  const choice = choiceOf(clause, new Set([...terms, ...(own ? own.matter : [])]), 'settled');
  talk.all.push(own ? { ...choice, clauses: [own, clause] } : choice);
}

function propose(step: Step, talk: Talk): void {
  const { clause, terms, near } = step;
  if (/\bthen\W*$/i.test(clause.said) && echo(step, talk)) return;
  const going = latestOf(
    talk,
    ({ state, lastTurn, said }) => state === 'settled' && lastTurn === clause.turn && said.speaker === clause.speaker,
  );
  const goesOn =
    near?.state === 'settled' &&
    clause.turn - near.lastTurn <= 1 &&
    (shares(terms, near.terms) || summingUp.test(clause.said));
  if (going && clause.asks) confirm(going, clause, terms);
  else if (goesOn) confirm(near, clause, terms);
  else open(step, talk);
}

/** A new proposal; what is asked to be done for somebody is a task, not a choice. */
function open({ clause, speech, terms }: Step, talk: Talk): void {
  const doing = doingIn(clause, talk.people);
  if (doing?.doer === 'you' && doing.force !== 'offer' && !bargaining.test(doing.deed)) return;
  const before = speech.clauses[speech.clauses.indexOf(clause) - 1] ?? talk.before.at(-1)?.clauses.at(-1);
  const pointing = terms.size < ownTerms && /\b(?:it|that|this|them)\b/i.test(clause.said);
  const all = pointing && before ? new Set([...terms, ...before.matter]) : terms;
  const weight = all.size + (dayMentions(clause.said, undefined).length > 0 ? 1 : 0);
  const vague = clause.hypothetical && !clause.asks && all.size < ownTerms;
  if (weight >= 2 && !vague) talk.all.push(choiceOf(clause, all, 'proposed'));
}

/** Somebody repeats approvingly what the customer has said; or adds to what is settled already. */
function echo({ clause, speech, terms, near }: Step, talk: Talk): boolean {
  const { turn, stance, clauses } = speech;
  if (stance !== 'accepts' || clause.asks || clause.hypothetical) return false;
  if (near?.state === 'settled' && turn - near.lastTurn <= yesTurns && shares(terms, near.terms)) {
    const shared = [...terms].filter((term) => near.terms.has(term)).length;
    // what brings up much else is not what was settled, told again
    if (terms.size - shared <= mostNew) confirm(near, clause, terms);
    return true;
  }
  const context = contextOf(clause, talk);
  if (!context || context.asks || context.hypothetical || talk.people.sideOf(context.speaker) === 'internal')
    return false;
  const said = context.matter;
  const common = [...terms].filter((term) => said.has(term)).length;
  if (common < echoTerms || common < terms.size / 2 || !approves(clauses.flatMap(({ words }) => words).slice(0, 8)))
    return false;
  settle(context, clause, talk);
  return true;
}

function settle(context: Clause, clause: Clause, { all }: Talk): void {
  const choice = choiceOf(context, context.matter, 'settled');
  all.push(choice);
  confirm(choice, clause, clause.matter);
}

function nearest(clause: Clause, terms: ReadonlySet<string>, talk: Talk): Choice | undefined {
  const chosen = isNamed(clause.said);
  return latestOf(talk, ({ state, lastTurn, terms: own }) => {
    const apart = clause.turn - lastTurn;
    if (state === 'dropped' || apart > (terms.size >= 2 ? matterTurns : proposalTurns)) return false;
    return terms.size < 2 || (chosen && apart <= 1) || shares(terms, own);
  });
}

function openProposal({ turn, speaker }: Speech, talk: Talk, within: number): Choice | undefined {
  const { people } = talk;
  return latestOf(
    talk,
    ({ state, lastTurn, said }) =>
      state === 'proposed' &&
      turn - lastTurn <= within &&
      said.speaker !== speaker &&
      mayAnswer(people.sideOf(said.speaker), people.sideOf(speaker)),
  );
}

function retract({ clause, terms }: Step, talk: Talk): void {
  const pointing =
    terms.size === 0 ||
    /\b(?:scratch|strike|forget|cancel|undo|scrap|park) (?:it|that|this)\b|\b(?:that|it) back\b/i.test(clause.said);
  const meant = latestOf(talk, ({ state, lastTurn, terms: own }) => {
    const apart = clause.turn - lastTurn;
    return state !== 'dropped' && apart <= retractTurns && (pointing || shares(terms, own) || apart <= 1);
  });
  if (meant) meant.state = 'dropped';
}

function latestOf({ all }: Talk, isMeant: (choice: Choice) => boolean): Choice | undefined {
  return all.slice(-remembered).findLast(isMeant);
}
