import type { Clause } from '../clause.ts';
import type { Directory } from '../directory.ts';
import { doingIn } from '../deeds/doing.ts';
import { matterOf } from '../matter.ts';
import { type Asking, announcesAnswer, askingOf } from './question-phrases.ts';
import type { Speech } from '../speech.ts';
import { saysUnknown } from '../stance.ts';
import { shares } from '../tasks/task-ledger.ts';

/** A question on the matter that is open as long as nobody has given an answer. */
export interface Question {
  readonly clause: Clause;
  /** With what it points at before it and who did not know after it. */
  readonly clauses: Clause[];
  readonly terms: ReadonlySet<string>;
  answered: boolean;
}

interface Talk {
  readonly people: Directory;
  readonly found: Question[];
  before: Clause | undefined;
}

const replyTurns = 3;
/** A question further back is not taken up any more; the work per clause stays bounded. */
const memory = 40;
/** So many clauses may follow a question in the same breath. */
const latestClause = 3;
/** Of an answer to who sells so many clauses are heard: what the customer is unsure about at the end of a long one is the answer. */
const shortAnswer = 2;
/** Words; a shorter reply leaves the floor to somebody else. */
const shortReply = 6;

/** Questions on the matter that nobody had answered when the meeting ended. */
export function readQuestions(speeches: readonly Speech[], people: Directory): readonly Question[] {
  const talk: Talk = { people, found: [], before: undefined };
  speeches.forEach((speech, i) => {
    for (const clause of speech.clauses) {
      settle(clause, talk);
      const asking = askingOf(clause);
      if (asking !== 'none') ask(clause, asking, speech, speeches.slice(i + 1, i + 1 + replyTurns), talk);
      talk.before = clause;
    }
  });
  return talk.found.filter(({ answered }) => !answered);
}

/** An answer that comes later: announced as one, on the same matter. */
function settle(clause: Clause, { found }: Talk): void {
  if (!announcesAnswer(clause) || saysUnknown(clause.words)) return;
  const terms = matterOf(clause.sentence.raw);
  const meant = found
    .slice(-memory)
    .findLast((question) => clause.turn - question.clause.turn > 1 && shares(terms, question.terms));
  if (meant) meant.answered = true;
}

function ask(clause: Clause, asking: Asking, speech: Speech, after: readonly Speech[], talk: Talk): void {
  const { force, doer } = doingIn(clause, talk.people) ?? {};
  if (force === 'request' || (force === 'offer' && doer === 'I')) return;
  const own = matterOf(clause.sentence.raw);
  const pointing = own.size === 0 && clause.words.length > 1 ? talk.before : undefined;
  const terms = pointing?.matter ?? own;
  const question = (clauses: Clause[]): Question => ({ clause, clauses, terms, answered: false });
  if (asking !== 'asks') {
    if (terms.size > 0 && isNews(clause, asking, talk)) talk.found.push(question([clause]));
    return;
  }
  const place = speech.clauses.length - speech.clauses.indexOf(clause);
  const unknown = place <= latestClause ? unknownTo(clause, after, talk.people) : undefined;
  if (!unknown) return;
  const last = talk.found.at(-1);
  if (last && isSame(last, clause, unknown, own)) last.clauses.push(clause);
  else if (terms.size > 0) talk.found.push(question([...(pointing ? [pointing] : []), clause, unknown]));
}

/** What is said not to be known in reply to a question is that question; in reply to who sells it is the customer's own. */
function isNews(clause: Clause, asking: Asking, { found, people }: Talk): boolean {
  const last = found.at(-1);
  if (!last) return true;
  if (asking === 'findsOut') return !last.clauses.includes(clause);
  const replies = clause.turn - last.clause.turn <= replyTurns && clause.speaker !== last.clause.speaker;
  return !replies || people.sideOf(last.clause.speaker) === 'internal';
}

/** The clause in which whoever takes the question up does not know the answer. */
function unknownTo({ speaker }: Clause, after: readonly Speech[], people: Directory): Clause | undefined {
  const [reply, next] = after.filter((speech) => speech.speaker !== speaker);
  if (!reply) return undefined;
  const words = reply.clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  // "Is there parking?" - "Eighty spaces." - "And what was the coach?" - "No idea."
  const asksOn = next
    ? after
        .slice(after.indexOf(reply) + 1, after.indexOf(next))
        .some((speech) => speech.speaker === speaker && speech.clauses.some(({ asks }) => asks))
    : false;
  const passedOn = reply.clauses.at(-1)?.asks || (words < shortReply && !asksOn);
  const heard = people.sideOf(speaker) === 'internal' ? shortAnswer : Number.POSITIVE_INFINITY;
  const replies = [reply, ...(passedOn && next ? [next] : [])].flatMap(({ clauses }) => clauses.slice(0, heard));
  const unknown = replies.findIndex((clause) => !clause.asks && saysUnknown(clause.words));
  return replies.slice(unknown + 1).some(({ said }) => found.test(said)) ? undefined : replies[unknown];
}

/** "Let me look. Yes, it does." */
const found =
  /^(?:(?:ah|oh|okay|right|so),? )*(?:yes(?! but)|here (?:it is|we are|we go)|no,|got it|(?:it (?:does|can|is|has)|we (?:do|can))(?=[,.!]|$))/i;

/** Asked once more, or in other words. */
function isSame(last: Question, clause: Clause, unknown: Clause, own: ReadonlySet<string>): boolean {
  const near = last.clause.speaker === clause.speaker && clause.turn - last.clause.turn <= replyTurns;
  return near && (own.size < 2 || shares(own, last.terms) || last.clauses.includes(unknown));
}
