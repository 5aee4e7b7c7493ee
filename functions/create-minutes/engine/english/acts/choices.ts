import { dayMentions } from '../dates/mentions.ts';
import { isChosen, moveOf } from './choice-phrases.ts';
import type { Clause } from './clause.ts';
import { type Directory, mayAnswer } from './directory.ts';
import { doingIn } from './doing.ts';
import { matterOf } from './matter.ts';
import { phraseSet } from './phrase-set.ts';
import { shares } from './task-ledger.ts';
import type { Speech } from './speech.ts';

/** A choice on its way: proposed, then settled, perhaps taken back. */
export interface Choice {
  /** The clause that says it best. */
  said: Clause;
  readonly clauses: Clause[];
  terms: ReadonlySet<string>;
  state: 'proposed' | 'settled' | 'dropped';
  lastTurn: number;
}

interface Talk {
  readonly all: Choice[];
  readonly people: Directory;
  /** What was said before this speech, nearest last. */
  before: readonly Speech[];
}

/** So many turns may lie between a proposal and its acceptance; a plain "yes" must come sooner. */
const proposalTurns = 4;
const yesTurns = 2;
/** The same matter may come to its end after some talk. */
const matterTurns = 8;
const retractTurns = 12;
/** An echo repeats at least this many terms of what the other one said. */
const echoTerms = 2;
/** From so many terms on a clause tells enough, and the later one counts. */
const mostTold = 5;

/** What was settled, in the order of the talk; what was taken back or refused is not there. */
export function readChoices(speeches: readonly Speech[], people: Directory): readonly Choice[] {
  const talk: Talk = { all: [], people, before: [] };
  speeches.forEach((speech, i) => {
    talk.before = speeches.slice(Math.max(0, i - proposalTurns), i);
    answer(speech, talk);
    for (const clause of speech.clauses) take(clause, speech, talk);
  });
  return talk.all.filter(({ state }) => state === 'settled');
}

/** A plain yes settles what the other side has just proposed, a plain no ends it. */
function answer(speech: Speech, talk: Talk): void {
  const { turn, stance, clauses } = speech;
  const [first] = clauses;
  const open = openProposal(speech, talk, yesTurns);
  const latest = talk.all.findLast(({ state }) => state === 'settled');
  if (stance === 'refuses') {
    if (open) open.state = 'dropped';
    const alone = latest && latest.said.speaker !== speech.speaker && latest.clauses.length === 1;
    if (alone && turn - latest.lastTurn <= 1) latest.state = 'dropped';
  }
  if (stance === 'accepts' && open && first) confirm(open, first, matterOf(first.said));
}

function openProposal({ turn, speaker }: Speech, { all, people }: Talk, within: number): Choice | undefined {
  return all.findLast(
    ({ state, lastTurn, said }) =>
      state === 'proposed' &&
      turn - lastTurn <= within &&
      said.speaker !== speaker &&
      mayAnswer(people.sideOf(said.speaker), people.sideOf(speaker)),
  );
}

function take(clause: Clause, speech: Speech, talk: Talk): void {
  const move = moveOf(clause);
  const terms = matterOf(clause.said);
  if (move === 'retracts') return retract(clause, terms, talk.all);
  const near = nearest(clause, terms, talk.all);
  if (move === 'none') return void echo(clause, speech, terms, near, talk);
  if (ownWill.test(clause.said) && talk.people.sideOf(clause.speaker) === 'internal') return;
  const open = openProposal(speech, talk, proposalTurns);
  if (move === 'proposes') {
    if (/\bthen\W*$/i.test(clause.said) && echo(clause, speech, terms, near, talk)) return;
    const going = talk.all.findLast(
      ({ state, lastTurn, said }) => state === 'settled' && lastTurn === clause.turn && said.speaker === clause.speaker,
    );
    if (going && clause.asks) return confirm(going, clause, terms);
    const settledNow = near?.state === 'settled' && clause.turn - near.lastTurn <= 1;
    if (settledNow && (shares(terms, near.terms) || summingUp.test(clause.said))) return confirm(near, clause, terms);
    return propose(clause, terms, speech, talk);
  }
  if (open) return confirm(open, clause, terms);
  if (near && (near.state === 'settled' || near.said.speaker !== clause.speaker)) return confirm(near, clause, terms);
  if (move === 'agrees') return;
  const context = contextOf(clause, talk);
  const fits = context && (!context.hypothetical || shares(terms, matterOf(context.said)));
  if (fits && (terms.size < 3 || move === 'closes')) return settle(context, clause, talk);
  const own = move === 'settles' && terms.size === 1 ? lastSaid(clause, talk) : undefined;
  if (own) {
    talk.all.push({
      ...choiceOf(clause, new Set([...terms, ...matterOf(own.said)]), 'settled'),
      clauses: [own, clause],
    });
    return;
  }
  if (move === 'settles' && terms.size >= 2) talk.all.push(choiceOf(clause, terms, 'settled'));
}

/** What is done for somebody is a task, not a choice. */
function propose(clause: Clause, terms: ReadonlySet<string>, { clauses }: Speech, talk: Talk): void {
  const doing = doingIn(clause, talk.people);
  if (
    doing &&
    doing.force !== 'offer' &&
    doing.doer === 'you' &&
    !/\b(?:do|accept|live|agree|drop|match|waive|extend|meet|commit)\b/.test(doing.deed)
  )
    return;
  const place = clauses.indexOf(clause);
  const pointing = terms.size < 3 && /\b(?:it|that|this|them)\b/i.test(clause.said);
  const context = pointing ? (clauses[place - 1] ?? talk.before.at(-1)?.clauses.at(-1)) : undefined;
  const all = context ? new Set([...terms, ...matterOf(context.said)]) : terms;
  const weight = all.size + (dayMentions(clause.said, undefined).length > 0 ? 1 : 0);
  if (weight >= 2 && !(clause.hypothetical && !clause.asks && all.size < 3))
    talk.all.push(choiceOf(clause, all, 'proposed'));
}

/** Of the seller this is a promise and no choice. */
const ownWill = /\bI (?:will|am going)\b/i;
const summingUp = /\bthen\W*$|^(?:so|okay|ok|great)\b/i;
const approves = phraseSet(`
  love it
  (fine|okay|good) (by|with|for) (me|us)
  (agreed|deal|noted|done|settled|understood|shaken)
  works (for|)
  sounds (good|great|fine|like a plan)
`);

/** Somebody repeats approvingly what the other one has said; or adds to what is settled already. */
function echo(
  clause: Clause,
  { turn, stance, clauses }: Speech,
  terms: ReadonlySet<string>,
  near: Choice | undefined,
  talk: Talk,
): boolean {
  if (stance !== 'accepts' || clause.asks || clause.hypothetical) return false;
  if (near?.state === 'settled' && turn - near.lastTurn <= 2 && shares(terms, near.terms)) {
    confirm(near, clause, terms);
    return true;
  }
  const context = contextOf(clause, talk);
  if (
    !context ||
    context.asks ||
    context.hypothetical ||
    talk.people.sideOf(context.speaker) === 'internal' ||
    !approves(clauses.flatMap(({ words }) => words).slice(0, 8))
  )
    return false;
  const said = matterOf(context.said);
  const common = [...terms].filter((term) => said.has(term)).length;
  if (common < echoTerms || common < terms.size / 2) return false;
  settle(context, clause, talk);
  return true;
}

/** What the other side has just said, where an acceptance does not say what it accepts. */
function contextOf(clause: Clause, { before, people }: Talk): Clause | undefined {
  const other = before.findLast(({ speaker }) => speaker !== clause.speaker);
  if (
    !other ||
    clause.turn - other.turn > yesTurns ||
    !mayAnswer(people.sideOf(other.speaker), people.sideOf(clause.speaker))
  )
    return undefined;
  return (
    other.clauses.findLast(({ said, asks }) => !asks && matterOf(said).size >= 2) ??
    other.clauses.findLast((said) => moveOf(said) === 'proposes' && matterOf(said.said).size >= 2)
  );
}

/** For an announcement what the own side has just weighed will do. */
function lastSaid(clause: Clause, { before }: Talk): Clause | undefined {
  const last = before.at(-1);
  return last && clause.turn - last.turn <= 1
    ? last.clauses.findLast(({ said }) => matterOf(said).size >= 2)
    : undefined;
}

function settle(context: Clause, clause: Clause, { all }: Talk): void {
  const choice = choiceOf(context, matterOf(context.said), 'settled');
  all.push(choice);
  confirm(choice, clause, matterOf(clause.said));
}

function nearest(clause: Clause, terms: ReadonlySet<string>, all: readonly Choice[]): Choice | undefined {
  const chosen = isChosen(clause.said.toLowerCase());
  return all.findLast(
    ({ state, lastTurn, terms: own }) =>
      state !== 'dropped' &&
      clause.turn - lastTurn <= (terms.size >= 2 ? matterTurns : proposalTurns) &&
      (terms.size < 2 || (chosen && clause.turn - lastTurn <= 1) || shares(terms, own)),
  );
}

function choiceOf(clause: Clause, terms: ReadonlySet<string>, state: Choice['state']): Choice {
  return { said: clause, clauses: [clause], terms, state, lastTurn: clause.turn };
}

function confirm(choice: Choice, clause: Clause, terms: ReadonlySet<string>): void {
  choice.state = 'settled';
  choice.clauses.push(clause);
  choice.lastTurn = clause.turn;
  if (telling(clause, terms) >= telling(choice.said, matterOf(choice.said.said))) choice.said = clause;
  choice.terms = new Set([...choice.terms, ...terms]);
}

/** How much of the choice a clause tells; statements before questions. */
function telling({ asks }: Clause, terms: ReadonlySet<string>): number {
  return Math.min(terms.size, mostTold) - (asks ? 1 : 0);
}

function retract(clause: Clause, terms: ReadonlySet<string>, all: readonly Choice[]): void {
  const meant = all.findLast(
    ({ state, lastTurn, terms: own }) =>
      state !== 'dropped' &&
      clause.turn - lastTurn <= retractTurns &&
      (terms.size === 0 || shares(terms, own) || clause.turn - lastTurn <= 1),
  );
  if (meant) meant.state = 'dropped';
}
