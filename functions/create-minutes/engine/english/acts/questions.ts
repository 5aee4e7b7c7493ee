import type { Clause } from './clause.ts';
import type { Directory } from './directory.ts';
import { doingIn } from './doing.ts';
import { matterOf } from './matter.ts';
import { phraseSet } from './phrase-set.ts';
import { saysUnknown } from './stance.ts';
import type { Speech } from './speech.ts';
import { shares } from './task-ledger.ts';

/** A question on the matter; `open` while nobody has given an answer. */
export interface Question {
  readonly clause: Clause;
  readonly clauses: Clause[];
  readonly terms: ReadonlySet<string>;
  open: boolean;
  answered: boolean;
}

const courtesies = phraseSet(`
  (can|do) you (hear|see) (me|my|us|it)
  how are (you|things|we)
  (how|what) about you
  (is|are) (everybody|everyone|we all|you) (here|on|there|ready|back)
  (anything|something|anyone|anybody) else
  (any|other|more) questions
  (does|did) (that|this|it) (make sense|answer|help|sound)
  how does that sound
  (what|who) (do|did) you (mean|say)
  (is|was) that (okay|ok|alright|all right|right|correct|it|all|fair)
  (you know|right|okay|remember|see) (what i mean|that|)
  (do|would) you mind
  (can|could|would|will) you (tell|share|describe|walk|explain|give|elaborate|say|repeat|show|help)
  what do you think
  (would it help|do we need|should we|shall we|can we|could we) (to|) (set|schedule|book|meet|have|plan|arrange|sit|find|put|another|a)
  (shall|should|can|could|may) (we|i) (start|begin|move|go|jump|get|continue|share|ask|just|come|take|add)
  (who|what) is (next|that|this)
  (good|okay) time
  (are|is) (you|that|it) (still|) (there|with us)
  are you (kidding|serious|joking)
  (say|come) again
  do you (have|want|need) (a|any) (minute|second|moment|questions)
  what is (up|next|new)
  sorry what
`);
const interrogatives = new Set(
  'what how when where which who whose why is are was were do does did can could will would should has have'.split(' '),
);
const stated = phraseSet(`
  (i|we|nobody|still) (do not|does not|did not) know (who|what|when|whether|if|how|where|which|why)
  (still|) (not|is not|are not) (clear|decided|settled) (on|about|yet|who|what|when|whether|if|how|where|which|why)
  (open|outstanding|remaining|unanswered|big) (question|point|issue)
  (the|one|my) question (is|remains|for)
  (what|the only thing) (i|we) (still|) (do not|need to) (know|have|find out|understand) 
  remains (open|to be seen|unclear)
  (still|yet) to be (decided|determined|confirmed|clarified|seen)
  (up in the air|tbd|undecided)
  (no one|nobody) (has|) (told|decided|said)
  (wonder|wondering) (who|what|when|whether|if|how|where|which|why)
  (need|have|want) to (find out|figure out|clarify|know|understand) (who|what|when|whether|if|how|where|which|why)
`);
/** "Let me check with our team whether that is covered." */
const toFindOut =
  /\b(?:let me|i (?:will|would|have to|need to|would have to)) (?:\w+ )?(?:check|ask|find out|clarify|verify|confirm|look into|see)\b[^.?!]{0,60}\b(?:whether|if)\b/i;
const doubts = phraseSet(`
  (i|we) am not (sure|certain) (if|whether|what|who|how much|when)
  (i|we) are not (sure|certain) (if|whether|what|who|how much|when)
`);
const answers = phraseSet(`
  (just|) (heard|got|checked|found|looked|asked|confirmed)
  (turns out|it turns|good news|here it is|there it is|the answer is|to answer)
  (on|about|regarding|back to|coming back to) (your|the|that) (earlier|) question
  you asked (about|whether|if|earlier|how|what)
`);

const replyTurns = 3;
const memory = 40;
const shortAnswer = 2;
/** Words; a shorter reply leaves the floor to somebody else. */
const shortReply = 6;
const leastWords = 2;

/** Questions on the matter that nobody had answered when the meeting ended. */
export function readQuestions(speeches: readonly Speech[], people: Directory): readonly Question[] {
  const found: Question[] = [];
  let before: Clause | undefined;
  speeches.forEach((speech, i) => {
    for (const clause of speech.clauses) {
      settle(clause, speech, found);
      const question = ask(clause, speeches.slice(i + 1, i + 1 + replyTurns), speech, people, found.at(-1), before);
      if (question) found.push(question);
      before = clause;
    }
  });
  return found.filter(({ open, answered }) => open && !answered);
}

/** An answer that comes later: announced as one, on the same matter. */
function settle(clause: Clause, { turn }: Speech, found: readonly Question[]): void {
  if (clause.asks || !answers(clause.words) || saysUnknown(clause.words)) return;
  const terms = matterOf(clause.sentence.raw);
  const meant = found
    .slice(-memory)
    .findLast((question) => question.open && turn - question.clause.turn > 1 && shares(terms, question.terms));
  if (meant) meant.answered = true;
}

function ask(
  clause: Clause,
  after: readonly Speech[],
  { clauses }: Speech,
  people: Directory,
  last: Question | undefined,
  before: Clause | undefined,
): Question | undefined {
  const own = matterOf(clause.sentence.raw);
  const pointing = own.size === 0 && clause.words.length >= leastWords ? before : undefined;
  const terms = pointing ? matterOf(pointing.said) : own;
  if (courtesies(clause.words)) return undefined;
  const { force, doer } = doingIn(clause, people) ?? {};
  if (force === 'request' || (force === 'offer' && doer === 'I') || /\b(?:shall|should|can|may) i\b/i.test(clause.said))
    return undefined;
  const answering =
    last !== undefined && clause.turn - last.clause.turn <= replyTurns && clause.speaker !== last.clause.speaker;
  const told = toFindOut.test(clause.said)
    ? !last?.clauses.includes(clause)
    : isStated(clause, people) && !(answering && people.sideOf(last.clause.speaker) !== 'internal');
  if (!isQuestion(clause))
    return told && terms.size >= 1 ? { clause, clauses: [clause], terms, open: true, answered: false } : undefined;
  if (clauses.indexOf(clause) < clauses.length - 3) return undefined;
  const [reply, next] = after.filter(({ speaker }) => speaker !== clause.speaker);
  const passedOn =
    reply && (reply.clauses.at(-1)?.asks || reply.clauses.flatMap(({ words }) => words).length < shortReply);
  const replies = [reply, passedOn ? next : undefined].flatMap((one) => one ?? []);
  // who sells asks to learn; what the customer is unsure about at the end of a long answer is the answer
  const heard = people.sideOf(clause.speaker) === 'internal' ? shortAnswer : Number.POSITIVE_INFINITY;
  const unknown = replies
    .flatMap((reply) => reply.clauses.slice(0, heard))
    .find(({ words, asks }) => !asks && saysUnknown(words));
  if (!unknown) return undefined;
  if (
    last?.open &&
    last.clause.speaker === clause.speaker &&
    clause.turn - last.clause.turn <= replyTurns &&
    (own.size < 2 || shares(terms, last.terms) || last.clauses.includes(unknown))
  ) {
    last.clauses.push(clause);
    return undefined;
  }
  if (terms.size < 1) return undefined;
  return { clause, clauses: [...(pointing ? [pointing] : []), clause, unknown], terms, open: true, answered: false };
}

/** Said to be unknown: by anybody as an open point, by the customer as a doubt. */
function isStated({ words, hypothetical }: Clause, people: Directory): boolean {
  return stated(words) !== undefined || (people !== undefined && !hypothetical && doubts(words) !== undefined);
}

function isQuestion({ asks, words, sentence }: Clause): boolean {
  if (asks || /[.!?]\W*$/.test(sentence.raw)) return asks;
  return (
    interrogatives.has(words[0] ?? '') ||
    (/^(?:and|so|but|okay|ok|then|or)$/.test(words[0] ?? '') && interrogatives.has(words[1] ?? ''))
  );
}
