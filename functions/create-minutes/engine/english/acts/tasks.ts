import type { Due } from '../../../minutes/action.ts';
import type { Person } from '../../people.ts';
import { englishDue } from '../dates/due.ts';
import type { Sentence } from '../../sentence.ts';
import type { Clause } from './clause.ts';
import { isListedDeed } from './deeds.ts';
import { doingIn, type Doing } from './doing.ts';
import { type Directory, mayAnswer } from './directory.ts';
import { isAnaphoric, matterOf } from './matter.ts';
import { phraseSet } from './phrase-set.ts';
import type { Speech } from './speech.ts';
import { type Ledger, openLedger, shares, type Task } from './task-ledger.ts';

/** A request is answered within so many turns, or nobody takes it up. */
const answerTurns = 3;
/** A day named alone within so many turns belongs to the task before it. */
const dayTurns = 4;

const withdraws = phraseSet(`
  (forget|scratch|strike|drop|cancel|skip|ignore) (it|that|this|the|about|what)
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
const corrects = phraseSet(`
  (actually|sorry|rather|instead|correction|wait)
  make (it|that)
  let us (say|make)
  (i|we) mean
  better
  call it
`);

/** What was promised, or asked and taken, and not taken back: in one pass over the speeches. */
export function readTasks(
  speeches: readonly Speech[],
  day: string | undefined,
  people: Directory,
  appointed: ReadonlySet<Sentence>,
): readonly Task[] {
  const ledger = openLedger();
  let mentioned: Person | undefined;
  let before: Clause | undefined;
  for (const speech of speeches) {
    const accepted = answer(speech, ledger, people);
    for (const clause of speech.clauses) {
      if (!appointed.has(clause.sentence))
        take(
          clause,
          before && clause.turn - before.turn <= 1 ? before : undefined,
          accepted,
          ledger,
          day,
          people,
          mentioned,
        );
      mentioned = people.named(clause.said, clause.speaker) ?? mentioned;
      before = clause;
    }
  }
  return ledger.all.filter(({ state }) => state === 'held');
}

/** Tasks that wait for an answer get it: a yes makes them somebody's, a no ends them. */
function answer({ turn, speaker, stance, clauses }: Speech, ledger: Ledger, people: Directory): Task | undefined {
  const [first] = clauses;
  let taken: Task | undefined;
  for (const task of ledger.pending(turn, answerTurns)) {
    if (!first || task.clause.speaker === speaker) continue;
    const me = people.speaking(speaker);
    if (
      task.state === 'asked' &&
      (task.asked ? task.asked !== me : !mayAnswer(people.sideOf(task.clause.speaker), people.sideOf(speaker)))
    )
      continue;
    if (stance === 'refuses') task.state = 'dropped';
    if (stance !== 'accepts') continue;
    if (task.state === 'asked') task.owner = task.doing.doer === 'you' || task.doing.doer === 'they' ? me : task.owner;
    task.state = 'held';
    task.clauses.push(first);
    task.lastTurn = turn;
    taken = task;
  }
  return taken;
}

function take(
  clause: Clause,
  before: Clause | undefined,
  accepted: Task | undefined,
  ledger: Ledger,
  day: string | undefined,
  people: Directory,
  mentioned: Person | undefined,
): void {
  const doing = doingIn(clause, people) ?? pointed(clause, before);
  if (withdraws(clause.words)) return withdraw(clause, ledger);
  if (!doing) return nameDay(clause, ledger, day);
  if (clause.hypothetical && doing.force !== 'refusal') return;
  const owner = ownerOf(doing, clause, people, mentioned);
  const terms = matterOf(doing.deed, (word) => people.called(word) !== undefined);
  if (doing.force === 'refusal') return refuse(terms, owner, clause, ledger);
  const lead = before?.sentence === clause.sentence && matterOf(before.said).size === 0 ? before.said : '';
  const due = dueOf(doing, clause, day) ?? (lead ? englishDue(lead, day) : undefined);
  if (doing.force === 'offer' && !due && /\bwould\b/.test(clause.said) && !clause.asks) return;
  const known = earlier(doing, terms, owner, clause, before, accepted, ledger);
  if (known) return join(known, doing, owner, due, clause);
  if (
    doing.force === 'duty' &&
    !(due && doing.doer === 'I' && /\byou(?:r)?\b/.test(doing.deed)) &&
    doing.doer !== 'they' &&
    doing.doer !== 'name'
  )
    return;
  if (terms.size === 0 && !isAnaphoric(doing.deed)) return;
  if (isAnaphoric(doing.deed) && !before && terms.size === 0) return;
  if (/^do /i.test(doing.deed) && !due && doing.force !== 'promise') return;
  if (doing.force === 'promise' && !due && !accepted && isIdle(doing)) return;
  const waits =
    doing.force === 'offer' && !(due && !/\bcould\b/.test(clause.said))
      ? 'offered'
      : doing.force === 'request' || (doing.force === 'duty' && doing.doer === 'they')
        ? 'asked'
        : 'held';
  const asked =
    waits === 'asked'
      ? (people.addressed(clause.sentence.raw, clause.speaker) ?? people.other(clause.speaker))
      : undefined;
  const opening = isAnaphoric(doing.deed) && before ? [before, clause] : [clause];
  ledger.add({
    doing,
    clause,
    terms: terms.size > 0 ? terms : matterOf(before?.said ?? ''),
    asked,
    state: waits,
    owner: waits === 'asked' ? asked : owner,
    due,
    clauses: opening,
    lastTurn: clause.turn,
  });
}

/** "Then the order. That is me." */
function pointed({ said, turn }: Clause, before: Clause | undefined): Doing | undefined {
  const whose =
    /^(?:(?:and|so|but|\p{L}+), |and |so |but )?(?:that|this|it)(?: one)? is (?<mine>me|mine|on me|on us|for me|with me|my (?:job|task|homework))?(?<yours>you|yours)?\b/iu.exec(
      said,
    )?.groups;
  if (!before || before.turn !== turn || before.asks || before.words.length > 12) return undefined;
  const deed = before.said.replace(/^(?:then|and|so|now|next),? /i, '').replace(/[\s.!?]+$/, '');
  if (whose?.mine) return { doer: 'I', name: undefined, force: 'promise', deed };
  return whose?.yours ? { doer: 'you', name: undefined, force: 'request', deed } : undefined;
}

/** The task this clause goes on about: the one just taken, or one that says the same. */
function earlier(
  doing: Doing,
  terms: ReadonlySet<string>,
  owner: Person | undefined,
  clause: Clause,
  before: Clause | undefined,
  accepted: Task | undefined,
  ledger: Ledger,
): Task | undefined {
  const mine = doing.force === 'promise' || doing.force === 'offer';
  if (accepted && mine && (isAnaphoric(doing.deed) || terms.size === 0 || shares(terms, accepted.terms)))
    return accepted;
  const pending = mine
    ? ledger
        .pending(clause.turn, answerTurns)
        .findLast(
          (task) =>
            task.state === 'asked' &&
            task.clause.speaker !== clause.speaker &&
            (isAnaphoric(doing.deed) || shares(terms, task.terms)),
        )
    : undefined;
  if (pending) return pending;
  if (isAnaphoric(doing.deed) && before?.turn !== clause.turn) {
    const last = ledger.latest(clause.turn, 2);
    if (last && (!owner || !last.owner || last.owner === owner)) return last;
  }
  if ((isAnaphoric(doing.deed) && (terms.size === 0 || /^be /i.test(doing.deed))) || doing.doer === 'he') {
    const last = ledger.latest(clause.turn, 0);
    if (last && (last.owner === owner || doing.doer === 'he')) return last;
  }
  const matter = terms.size > 0 || !isAnaphoric(doing.deed) ? terms : matterOf(before?.said ?? '');
  return matter.size > 0 ? ledger.same(matter, owner, clause.turn) : undefined;
}

function join(task: Task, doing: Doing, owner: Person | undefined, due: Due | undefined, clause: Clause): void {
  if (doing.force === 'promise') {
    task.state = 'held';
    task.owner ??= owner;
  } else if (doing.force === 'offer' && task.state === 'asked') task.state = 'held';
  task.owner ??= owner;
  if (due) task.due = due;
  task.clauses.push(clause);
  task.lastTurn = clause.turn;
}

function withdraw(clause: Clause, ledger: Ledger): void {
  const terms = matterOf(clause.said);
  const meant =
    terms.size > 0
      ? ledger.all.slice(-30).findLast((task) => task.state !== 'dropped' && shares(terms, task.terms))
      : ledger.latest(clause.turn, 2);
  if (meant) meant.state = 'dropped';
}

function refuse(terms: ReadonlySet<string>, owner: Person | undefined, clause: Clause, ledger: Ledger): void {
  const meant = terms.size > 0 ? ledger.same(terms, owner, clause.turn) : undefined;
  if (meant && clause.turn - meant.lastTurn <= 6) meant.state = 'dropped';
}

/** A day on its own: "by when?" - "Tuesday, latest." */
function nameDay(clause: Clause, ledger: Ledger, day: string | undefined): void {
  if ((clause.asks && !/\bright\?$|\bwhat\b/.test(clause.said)) || clause.hypothetical) return;
  const task = ledger.latest(clause.turn, dayTurns);
  const corrected = corrects(clause.words);
  const said = corrected ? clause.words.slice(corrected.start).join(' ') : clause.said;
  if (!task || matterOf(said).size > 2 || isMeeting.test(said)) return;
  const due = englishDue(
    corrected && clause.said.toLowerCase().includes('the')
      ? clause.said.slice(clause.said.toLowerCase().indexOf(clause.words[corrected.start] ?? ''))
      : clause.said,
    day,
  );
  if (!due) return;
  const exact = due.rule === 'dayOfMonth' && task.due?.rule !== 'dayOfMonth' && isNear(due.date, task.due?.date);
  if (task.due && !(corrected && clause.speaker === task.clauses.at(-1)?.speaker) && !exact) return;
  task.due = due;
  task.clauses.push(clause);
  task.lastTurn = clause.turn;
}

/** The same day said more exactly, and not another one. */
function isNear(one: string | null | undefined, other: string | null | undefined): boolean {
  return !!one && !!other && Math.abs(Date.parse(one) - Date.parse(other)) <= weekMs;
}

const weekMs = 7 * 86_400_000;

const isMeeting =
  /\b(?:call(?! it)|meet|meeting|session|catch up|same time|board|committee|trustees|audit|campaign|delivery|contract|term|expires?|renew|launch|go[- ]live|start(?:s|ed|ing)?|invoice)\b/i;

function ownerOf(
  { doer, name }: Doing,
  clause: Clause,
  people: Directory,
  mentioned: Person | undefined,
): Person | undefined {
  switch (doer) {
    case 'I':
    case 'we':
      return people.speaking(clause.speaker);
    case 'you':
      return people.addressed(clause.sentence.raw, clause.speaker) ?? people.other(clause.speaker);
    case 'name':
      return name === undefined ? undefined : people.called(name);
    case 'he':
      return mentioned;
    case 'they':
    case 'it':
      return undefined;
  }
}

/** The day in the deed, else one said ahead of it: "by Friday I will send it". */
function dueOf({ deed }: Doing, { said, condition }: Clause, day: string | undefined): Due | undefined {
  const main = deed.replace(
    /[, ](?:so (?:that )?(?:we|you|they|i|it)|because|since|which|ahead of|in time for|in case|if|when|for the)\b.*/i,
    '',
  );
  const ahead = said.slice(0, Math.max(0, said.indexOf(deed)));
  return englishDue(main, day) ?? (condition ? undefined : englishDue(ahead, day));
}

/** What is said with a verb of everyday life, without a day, is banter as often as not. */
function isIdle({ deed }: Doing): boolean {
  const [verb = ''] = deed.toLowerCase().split(' ');
  return !isListedDeed(verb) && !/^(?:have|do|get)$/.test(verb);
}
