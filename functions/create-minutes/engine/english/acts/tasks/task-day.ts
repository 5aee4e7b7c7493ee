import type { Due } from '../../../../minutes/action.ts';
import { englishDue } from '../../dates/due.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';
import { matterOf } from '../matter.ts';
import { phraseSet } from '../phrase-set.ts';
import { type Ledger, shares, type Task } from './task-ledger.ts';

/** A day named alone within so many turns belongs to the task before it. */
const dayTurns = 4;
/** "So Friday?" asks about what has just been said. */
const askedTurns = 1;
/** What names a day alone is about little else: so many terms. */
const mostMatter = 2;
const weekMs = 7 * 86_400_000;

const corrects = phraseSet(`
  (actually|sorry|rather|instead|correction|wait)
  (make|call) (it|that)
  let us (say|make)
  (i|we) mean
  better
`);
/** Days of these are no days by which to do a thing. */
const event =
  /\b(?:call(?! it)|meet|meeting|(?:talk|speak) again|session|catch up|same time|board|committee|trustees|audit|council|retreat|vacation|holidays?|conference|campaign|delivery|contract|term|expires?|renew|launch|go[- ]live|start(?:s|ed|ing)?|invoice)\b/i;
/** "I logged a ticket on the third", "they sit on the 21st", "did you see the match on Saturday?": what somebody does or did is no day by which to do it. */
const narrates =
  /^(?:(?:and|so|but|well|because),? )*(?:did \p{L}+|(?:I|we|they|you) have got|(?:I|we|they|he|she|you|\p{Lu}\p{Ll}+) (?!(?:can|could|will|would|shall|should|might|may|must|think|guess|say|said|mean|reckon|need|want|do|does|hope|aim|promise|am|are|is|have|has|works?|suits?|latest|then|at|by|morning|afternoon|evening|noon|night|the|or|and|week|next|this|first)\b)\p{Ll}{2,})/u;
/** What follows the deed and has days of its own. */
export const aside =
  /[, ](?:so (?:that )?(?:we|you|they|i|it)|because|since|which|ahead of|in time for|in case|if|when|for the)\b.*/i;

/** The day in the deed, else one said ahead of it: "by Friday I will send it", "the sixth of February, you will have it". */
export function dayOf(
  { deed }: Doing,
  clause: Clause,
  before: Clause | undefined,
  day: string | undefined,
): Due | undefined {
  const { said, condition, sentence } = clause;
  const own = englishDue(deed.replace(aside, ''), day);
  if (own !== undefined) return own;
  const ahead = condition === undefined ? englishDue(said.slice(0, Math.max(0, said.indexOf(deed))), day) : undefined;
  const lead = before?.sentence === sentence && before.matter.size === 0 ? before.said : '';
  return ahead ?? englishDue(lead, day);
}

/** "You'll have it tonight" gives the day of what its speaker does, and of nobody else's task. */
const promises = /\b(?:you|they|he|she) (?:will|['’]ll) (?:have|get|receive)\b|\b(?:I|we) (?:will|['’]ll)\b/i;

/** A day on its own: "by when?" - "Tuesday, latest."; or in place of the one just named: "no, make that Thursday". */
export function nameDay(clause: Clause, before: Clause | undefined, ledger: Ledger, day: string | undefined): void {
  const isOfMeeting = before?.turn === clause.turn && event.test(before.said);
  if (isOfMeeting || narrates.test(clause.said)) return;
  const task = clause.hypothetical ? undefined : ledger.latest(clause.turn, clause.asks ? askedTurns : dayTurns);
  const corrected = corrects(clause.words);
  const said = corrected ? from(clause, corrected.start) : clause.said;
  const most = /\b(?:it|that|them)\b/i.test(said) ? mostMatter + 1 : mostMatter;
  if (!task || matterOf(said).size > most || event.test(said) || isOfNextThing(clause, before, task)) return;
  if (promises.test(said) && task.clauses.every(({ speaker }) => speaker !== clause.speaker)) return;
  const due = englishDue(said, day);
  if (!due) return;
  const replaces = corrected !== undefined && clause.speaker === task.clauses.at(-1)?.speaker;
  if (task.due && !replaces && !saysExactly(due, task.due)) return;
  task.due = due;
  task.clauses.push(clause);
  task.lastTurn = clause.turn;
}

/** "And training, Leo was going to do an evening, he could do the sixteenth": what another brings up has days of its own. */
function isOfNextThing(clause: Clause, before: Clause | undefined, { clauses }: Task): boolean {
  if (before?.turn !== clause.turn || clauses.some(({ speaker }) => speaker === clause.speaker)) return false;
  return before.matter.size >= leastFresh && clauses.every(({ matter }) => !shares(matter, before.matter));
}

/** From so many terms on a clause is about a thing of its own. */
const leastFresh = 2;

function from({ said, words }: Clause, word: number): string {
  const at = said.toLowerCase().indexOf(words[word] ?? '');
  return at < 0 ? said : said.slice(at);
}

/** "Next Friday" - "the 29th, then": the same day said more exactly, and not another one. */
function saysExactly(now: Due, before: Due): boolean {
  if (now.rule !== 'dayOfMonth' || before.rule === 'dayOfMonth' || !now.date || !before.date) return false;
  return Math.abs(Date.parse(now.date) - Date.parse(before.date)) <= weekMs;
}
