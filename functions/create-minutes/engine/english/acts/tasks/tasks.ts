import type { Person } from '../../../people.ts';
import type { Sentence } from '../../../sentence.ts';
import { readNumber } from '../../dates/number-words.ts';
import { beginsTask } from './begins-task.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';
import { type Directory, mayAnswer } from '../directory.ts';
import { doingIn } from '../deeds/doing.ts';
import { handsOver } from './hands-over.ts';
import { answerTurns, isOwnWill, knownTask, setsOn, type Step } from './known-task.ts';
import { isAnaphoric, matterOf } from '../matter.ts';
import { assignedThing, withNamedBefore } from './named-before.ts';
import { phraseSet } from '../phrase-set.ts';
import type { Speech } from '../speech.ts';
import { dayOf, nameDay } from './task-day.ts';
import { takesWithDay } from './takes-with-day.ts';
import { type Ledger, openLedger, type Task } from './task-ledger.ts';
import { ownerOf, type SpokenOf } from './task-owner.ts';

interface Talk {
  readonly ledger: Ledger;
  readonly people: Directory;
  readonly day: string | undefined;
  mentioned: SpokenOf['mentioned'];
  hasStranger: boolean;
  before: Clause | undefined;
  /** The last question. */
  asked: Clause | undefined;
}

/** A refusal ends what was said at most so many turns ago. */
const refusalTurns = 6;
const withdrawalTurns = 2;

const withdraws = phraseSet(`
  (forget|scratch|strike|cancel|skip|ignore) (it|that|this|the|about|what)
  drop (it|that|this|about)
  let us drop
  never mind
  no need
  (do not|no need to) (bother|worry)
  (i|you|we) (do not|will not) (need|have) to
  (i|we) take (that|it) back
  hold off
  leave (it|that) (out|for now)
  (not|no longer) necessary
  (am|are) good (never|thanks|actually)
  on second thought
`);

/** What was promised, or asked and taken, and not taken back: in one pass over the speeches. */
export function readTasks(
  speeches: readonly Speech[],
  day: string | undefined,
  people: Directory,
  appointed: ReadonlySet<Sentence>,
): readonly Task[] {
  const talk: Talk = {
    ledger: openLedger(),
    people,
    day,
    mentioned: undefined,
    hasStranger: false,
    before: undefined,
    asked: undefined,
  };
  for (const speech of speeches) {
    const accepted = answer(speech, talk);
    for (const clause of speech.clauses) {
      if (!appointed.has(clause.sentence) || handsOver(clause, people)) take(clause, accepted, talk);
      const mentioned = mentionedIn(clause, people);
      talk.mentioned = mentioned ?? talk.mentioned;
      talk.hasStranger = !mentioned && (talk.hasStranger || namesStranger(clause, people));
      talk.before = clause;
      if (clause.asks) talk.asked = clause;
    }
  }
  return talk.ledger.all.filter(({ state }) => state === 'held');
}

function mentionedIn({ said, speaker, turn }: Clause, people: Directory): Talk['mentioned'] {
  const person = people.named(said, speaker);
  return person && { person, turn };
}

/** Behind "from" or "in" stands a place as often. */
function namesStranger({ said }: Clause, { isName, called }: Directory): boolean {
  return (said.match(/(?<!\b(?:in|from|at|to|of|on|by|near|over) )\p{Lu}\p{Ll}{2,}/gu) ?? []).some(
    (word) => isName(word.toLowerCase(), word) && !called(word),
  );
}

/** Tasks that wait for an answer get it: a yes makes them somebody's, a no ends them. The last one taken. */
function answer({ turn, speaker, stance, clauses }: Speech, { ledger, people }: Talk): Task | undefined {
  const [first] = clauses;
  if (!first || stance === 'unsure') return undefined;
  const me = people.speaking(speaker);
  const waiting = ledger.pending(turn, answerTurns).filter((task) => isFor(task, speaker, me, people));
  const mine = stance === 'none' ? waiting.filter((task) => takesWithDay(task, clauses)) : waiting;
  for (const task of mine) {
    task.state = stance === 'refuses' ? 'dropped' : 'held';
    if (stance === 'refuses') continue;
    if (task.doing.force !== 'offer') task.owner = task.doing.doer === 'name' ? task.owner : me;
    task.clauses.push(first);
    task.lastTurn = turn;
  }
  return stance === 'refuses' ? undefined : mine.at(-1);
}

/** A request to nobody in particular goes to the other side, where sides are known. */
function isFor(
  { state, clause, asked }: Task,
  speaker: string | undefined,
  me: Person | undefined,
  people: Directory,
): boolean {
  if (clause.speaker === speaker && !(me && asked === me)) return false;
  if (state === 'offered') return true;
  return asked ? asked === me : mayAnswer(people.sideOf(clause.speaker), people.sideOf(speaker));
}

function take(clause: Clause, accepted: Task | undefined, talk: Talk): void {
  const { ledger, people, day } = talk;
  const before = talk.before && clause.turn - talk.before.turn <= 1 ? talk.before : undefined;
  const read = isReason(clause, before) ? undefined : doingIn(clause, people);
  const doing = read ? withNamedBefore(read, clause, before) : assignedThing(clause, before);
  if (withdraws(clause.words)) withdraw(clause, ledger);
  else if (!doing) nameDay(clause, talk.before, ledger, day);
  else {
    const owner = ownerOf(doing, clause, talk);
    const matter = matterOf(
      doing.deed,
      (word) => people.called(word) !== undefined || readNumber([word], 0) !== undefined,
    );
    const terms = matter.size > 0 || doing.thing === undefined ? matter : new Set([doing.thing]);
    const isBehindRequest = before?.turn === clause.turn && doingIn(before, people)?.doer === 'you';
    const due = dayOf(doing, clause, before, day);
    const wasAsked = talk.asked !== undefined && clause.turn - talk.asked.turn === 1;
    const step: Step = { clause, before, isBehindRequest, accepted, wasAsked, doing, owner, terms, due };
    if (doing.force === 'refusal') refuse(step, ledger);
    else if ((!clause.hypothetical || whatIf.test(clause.said)) && !isOfStranger(step)) follow(step, talk);
  }
}

/** "Can you find out, because I'm printing the flyer": why, and nothing to do. */
function isReason({ turn, speaker }: Clause, before: Clause | undefined): boolean {
  return before?.turn === turn && before.speaker === speaker && /\b(?:because|cause|cuz|cos)$/i.test(before.said);
}

/** What is supposed so is offered. */
const whatIf = /^(?:(?:so|and|then|well|okay|right|um|uh),? )*what if (?:i|we)\b/i;

/** "The revenue can ask for those": what somebody who is not there is able to do is offered to nobody. */
function isOfStranger({ doing: { force, doer }, owner }: Step): boolean {
  return force === 'offer' && doer === 'name' && owner === undefined;
}

function follow(step: Step, { ledger, people }: Talk): void {
  const { doing, owner, due, clause } = step;
  const found = knownTask(step, ledger);
  const known = found && isForOther(found, step) ? undefined : found;
  if (!known) {
    if (beginsTask(step)) ledger.add(started(step, people));
    return;
  }
  if (doing.force === 'promise' || (doing.force === 'offer' && (due || known.state === 'asked'))) known.state = 'held';
  if (doing.force === 'request' && known.state === 'asked') known.asked ??= owner;
  // "I'd have to ask them." - "Would you do that?"
  if (doing.force === 'request' && known.state === 'offered' && known.clause.speaker !== clause.speaker)
    Object.assign(known, { state: 'asked', asked: known.owner });
  // "I'd have to dig it out." - "I'll find it and ping it across tomorrow."
  const isTold =
    known.doing.force === 'offer' &&
    doing.force === 'promise' &&
    !setsOn(doing) &&
    (isAnaphoric(known.doing.deed) || !isAnaphoric(doing.deed));
  // "From me the offer. You'll have that on Friday.": the second says to whom
  const isOfThing = doing.thing !== undefined && known.clause === step.before;
  if ((isTold || isOfThing || tellsLittle(known.doing.deed)) && !tellsLittle(doing.deed))
    Object.assign(known, { doing, clause });
  known.owner ??= owner;
  known.due = due ?? known.due;
  known.clauses.push(clause);
  known.lastTurn = clause.turn;
}

/** "Send me a message and I'll look into it": what was asked of another is none of what its asker promises. */
function isForOther({ state, clause }: Task, { doing, clause: now }: Step): boolean {
  return state === 'asked' && clause.speaker === now.speaker && isOwnWill(doing) && doing.doer === 'I';
}

/** "Is that something you could pull?", "could you do it this week?" */
function tellsLittle(deed: string): boolean {
  return !deed.trim().includes(' ') || /^do (?:it|that|this|so)\b/i.test(deed.trim());
}

function started({ doing, clause, before, terms, owner, due }: Step, people: Directory): Task {
  const state = stateOf(doing, due !== undefined && !/\bcould\b/.test(clause.said));
  const asked =
    state === 'asked'
      ? (people.addressed(clause.sentence.raw, clause.speaker) ?? people.other(clause.speaker))
      : undefined;
  return {
    doing,
    clause,
    terms: terms.size > 0 ? terms : (before?.matter ?? new Set<string>()),
    asked,
    state,
    owner: state === 'asked' ? asked : owner,
    due,
    clauses: isAnaphoric(doing.deed) && before ? [before, clause] : [clause],
    lastTurn: clause.turn,
  };
}

/** An offer with a day is as good as a promise. */
function stateOf({ force, doer }: Doing, dated: boolean): Task['state'] {
  if (force === 'offer') return dated ? 'held' : 'offered';
  return force === 'request' || (force === 'duty' && doer === 'they') ? 'asked' : 'held';
}

function withdraw(clause: Clause, ledger: Ledger): void {
  const terms = clause.matter;
  const meant =
    terms.size > 0 ? ledger.same(terms, undefined, clause.turn) : ledger.latest(clause.turn, withdrawalTurns);
  if (meant) meant.state = 'dropped';
}

function refuse({ terms, owner, clause }: Step, ledger: Ledger): void {
  const meant = terms.size > 0 ? ledger.same(terms, owner, clause.turn) : undefined;
  if (meant && clause.turn - meant.lastTurn <= refusalTurns) meant.state = 'dropped';
}
