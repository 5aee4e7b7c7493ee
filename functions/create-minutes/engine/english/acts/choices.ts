import type { Clause } from './clause.ts';
import { matterOf } from './matter.ts';
import { phraseSet } from './phrase-set.ts';
import type { Directory } from './directory.ts';
import { mayAnswer, type Speech } from './tasks.ts';
import { shares } from './task-ledger.ts';
import { clockIn } from '../dates/clock.ts';
import { dayMentions } from '../dates/mentions.ts';

/** A choice on its way: proposed, then settled, perhaps taken back. */
export interface Choice {
  /** The clause that says it best. */
  said: Clause;
  readonly clauses: Clause[];
  terms: ReadonlySet<string>;
  state: 'proposed' | 'settled' | 'dropped';
  lastTurn: number;
}

const settles = phraseSet(`
  (i|we) (will|are going to|am going to) (go|move|press) (with|for|ahead|forward)
  (i|we) (are|am) going (with|for|ahead)
  (i|we) (will|are going to|am going to) (take|sign|stick with|keep|stay with|stay on|proceed|start with|begin with|renew|use|run|skip|cancel|buy|accept|standardize|settle|limit|cap|switch|commit)
  (i|we) will do (the|a|one|two|three|four|five|six|twelve|it|both|all|only)
  (i|we) (have|had|) (decided|agreed|settled|chosen|opted|picked|concluded|approved)
  let us (go with|go for|go ahead|do|make it|make that|call it|say|stick|leave it at|use|settle|split|stay|plan on|plan for|skip|cap|limit|drop|cut|keep|take|start|begin|sign|move|run|set|put|have|round|lock|include|add|roll|pilot|give|hold)
  (it is|that is|you have|we have|you have got|we have got|you have got yourself|then we have) a deal
  (it is|that is|consider it|then it is) (settled|decided|agreed|a deal|done then|final)
  (put|sign) (me|us) (down|up) for
  count (me|us) in
  in agreement
  settle it
  (i|we) want (that|it|this)
  that is how
  it shall be
  (that|this|which) is (decided|settled|agreed)
  (i|we) (accept|approve)
`);
const agrees = phraseSet(`
  (agreed|deal|sold)
  (works|fine|good|okay) (for|with|by) (me|us)
  (i|we) (can|could|would) (do|accept|live with|agree to|work with|sign|put my name)
  (i|we) (take it|am in|are in|will take it)
  (comes|goes) (out|in|off)
`);
const proposes = phraseSet(`
  (how|what) about
  what if (we|i|you)
  (could|can|shall) we
  (could|can|would|will) you (do|accept|live|agree|come|drop|throw|match|hold|waive|extend|meet)
  why do not (we|you|i)
  (i|we) (could|can|would|will) (do|offer|go|take|give|extend|include|throw|drop|reduce|waive|accept|start|meet|hold|lower|add|match|bring|leave|keep|split|freeze|lock|put|make|cap|run|move|switch|remove|swap|let)
  (i|we) would (propose|suggest|recommend|like to)
  (i|we) (propose|suggest|recommend)
  my (proposal|suggestion|offer|recommendation)
  would (it|that|this) (work|help|be)
  (are|would be) you (okay|fine|comfortable|good|open|happy) (with|to)
  do you want (to|the|us)
  (happy|willing|prepared|glad|ready) to (drop|waive|do|offer|include|add|throw|give|extend|reduce|remove|take|accept|start|go|meet|match)
  (i|we) would (take|do|put|go|start|say)
`);
const retracts = phraseSet(`
  (scratch|strike|forget|drop|cancel|undo|ignore) (it|that|this|the|about|what)
  (i|we) take (that|it) back
  on second thought
  (hold|holding) off
  let us not
  let us (leave|park|postpone|table|wait|revisit|keep) (it|that|this|the) (open|for now|for later|out|off)
  (changed|changing) my mind
  park (it|that|this)
  (not|decide) (decide|that) (now|today|later)
  decide later
  (rather|would rather) not
  after all
  (not|no longer) (doing|going)
`);
const weak = phraseSet(`
  (already|might|maybe|perhaps|possibly|probably|leaning|lean|tempted|hypothetically|theory)
  (i|we) (would|could) (lean|prefer|consider|think|imagine)
  (thinking|think) about
  (last|previous) (year|time|month|quarter)
  (subject|pending|depends|depending) (to|on|the|legal|approval|)
  (back then|used to|years ago|months ago|ago)
  (has|have|needs|need) to (approve|sign off|agree|confirm|decide)
`);
/** What is arranged for the talk itself. */
const here = /\b(?:let us|shall we|can we|could we|should we|can i|could i|should i) (?:just |maybe |quickly |please )*(?:start (?:with (?:intro|the agenda|you|a|questions|who|what|the basics)|by|off|the (?:demo|meeting|call)|here|now)|begin(?: by|$)|move on|look|see|talk|hear|go (?:through|over|back|round|around|on|one|step)|get (?:started|into|to|going|back)|be|move|take (?:a look|questions|that (?:off|in)|it (?:off|from|one)|one|a (?:minute|break|step))|jump|dive|come back|circle back|continue|pause|do (?:intro|a (?:quick|round)|that (?:at|first|later|in))|wrap|find|ask|say (?:i|we|you|hypo)|assume|imagine|pretend|have a look|keep (?:it|this) (?:short|brief|quick)|keep (?:going|moving|in touch)|be (?:honest|clear|real|brief)|add one|help|check|turn|switch (?:to|gears)|put (?:it|that) (?:this|aside|on)|set up|run through|stop (?:you|here|there)|read|show|share|interrupt|clarify|know)\b|\b(?:that we|we should|propose to|suggest to) (?:begin|start)\W*$|\b(?:right now|right while|while we are talking)\b/;
/** "Twenty-four it is" */
const chosen = /(?<!\b(?:there|here|what|how|as|where|so|think|yes|why|because|who)),? it (?:is|shall be)(?:,? then)?(?:[.,!]|$)/;
function isChosen(small: string): boolean {
  return chosen.test(small) && !/\b(?:week|month|day|morning|afternoon)\b/.test(small);
}

const scheduling = /\b(?:call|meet|meeting|session|slot|calendar|invite|catch up|speak|talk again|regroup|same time|half an hour|thirty minutes|jour fixe|next one|o'clock)\b/;

const proposalTurns = 4;
const retractTurns = 12;

/** What was settled, in the order of the talk; what was taken back or refused is not there. */
export function readChoices(speeches: readonly Speech[], people: Directory): readonly Choice[] {
  const all: Choice[] = [];
  let before: Clause | undefined;
  for (const speech of speeches) {
    answer(speech, all, people);
    for (const clause of speech.clauses) take(clause, speech, all, before);
    before = speech.clauses.at(-1);
  }
  return all.filter(({ state }) => state === 'settled');
}

function answer({ turn, speaker, stance, clauses }: Speech, all: readonly Choice[], people: Directory): void {
  const mayAccept = (one: string | undefined, other: string | undefined) => mayAnswer(people.sideOf(one), people.sideOf(other));
  const [first] = clauses;
  const open = all.findLast(({ state, lastTurn, said }) => state === 'proposed' && turn - lastTurn <= proposalTurns && said.speaker !== speaker && mayAccept(said.speaker, speaker));
  const latest = all.findLast(({ state }) => state === 'settled');
  if (stance === 'refuses' && latest && turn - latest.lastTurn <= 1 && latest.said.speaker !== speaker && latest.clauses.length === 1) latest.state = 'dropped';
  if (!open || !first) return;
  if (stance === 'refuses') open.state = 'dropped';
  if (stance !== 'accepts') return;
  open.state = 'settled';
  open.clauses.push(first);
  open.lastTurn = turn;
}

function take(clause: Clause, { turn, stance }: Speech, all: Choice[], before: Clause | undefined): void {
  const { words, said, hypothetical, asks } = clause;
  const small = said.toLowerCase();
  if (retracts(words) && !/\b(?:happy|willing|can|could|would|glad|prepared) (?:to )?\w+/.test(small)) return retract(clause, all);
  if (here.test(small) || isScheduling(clause)) return;
  const own = matterOf(said);
  const pointing = before && clause.turn - before.turn <= 2 && own.size < 3 && /\b(?:it|that|this|them|one)\b/.test(small);
  const terms = pointing ? new Set([...own, ...matterOf(before.said)]) : own;
  const settled = !hypothetical && !asks && !weak(words) && (settles(words) !== undefined || isChosen(small));
  const agreed = !hypothetical && !asks && !weak(words) && agrees(words) !== undefined;
  const near = all.findLast((choice) => choice.state !== 'dropped' && turn - choice.lastTurn <= proposalTurns && (terms.size < 2 || (isChosen(small) && turn - choice.lastTurn <= 1) || shares(terms, choice.terms)));
  if (agreed && !settled) {
    if (near && near.said !== clause && near.said.turn !== turn) confirm(near, clause, terms);
    return;
  }
  if (settled) {
    if (near && isChosen(small) && turn - near.lastTurn <= 1) return confirm(near, clause, terms);
    if (near && (near.said.speaker !== clause.speaker || near.state === 'settled')) return confirm(near, clause, terms);
    const context = before && before.speaker !== clause.speaker && clause.turn - before.turn <= 2 && terms.size < 3 ? [before, clause] : [clause];
    if (context.length > 1 && terms.size < 2 && before && matterOf(before.said).size >= 2) all.push({ said: before, clauses: context, terms: matterOf(before.said), state: 'settled', lastTurn: turn });
    else if (terms.size >= 2) all.push({ said: clause, clauses: [clause], terms, state: 'settled', lastTurn: turn });
    return;
  }
  if (near && near.state === 'settled' && turn - near.lastTurn <= 2 && terms.size >= 1 && shares(terms, near.terms) && (stance === 'accepts' || /\bthen\W*$/.test(small))) return confirm(near, clause, terms);
  if ((proposes(words) || /\bthen\W*$/.test(small)) && !/\b(?:about|of) .*, (?:do|is|are|does|can|will) /.test(small) && terms.size >= 2 && !(hypothetical && !asks)) all.push({ said: clause, clauses: [clause], terms, state: 'proposed', lastTurn: turn });
}

function confirm(choice: Choice, clause: Clause, terms: ReadonlySet<string>): void {
  choice.state = 'settled';
  choice.clauses.push(clause);
  choice.lastTurn = clause.turn;
  if (terms.size >= 3 || (terms.size >= 2 && terms.size >= choice.terms.size)) choice.said = clause;
  choice.terms = new Set([...choice.terms, ...terms]);
}

function retract(clause: Clause, all: readonly Choice[]): void {
  const terms = matterOf(clause.said);
  const meant = all.findLast(({ state, lastTurn, terms: own }) => state !== 'dropped' && clause.turn - lastTurn <= retractTurns && (terms.size === 0 || shares(terms, own) || clause.turn - lastTurn <= 1));
  if (meant) meant.state = 'dropped';
}

function isScheduling({ said }: Clause): boolean {
  if (clockIn(said) && matterOf(said).size <= 2) return true;
  return dayMentions(said, undefined).length > 0 && scheduling.test(said.toLowerCase());
}
