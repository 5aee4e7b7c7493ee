import type { Due } from '../../../minutes/action.ts';
import type { DraftAction } from '../../draft.ts';
import type { Person } from '../../people.ts';
import type { Span } from '../../sentence.ts';
import { japaneseDue } from '../due.ts';
import type { Clause } from './clauses.ts';
import { matterOf, overlap } from './matter.ts';
import { doerOf, requestedOf } from './owner.ts';
import { isOffer, promiseWeight } from './promises.ts';
import { isRequest } from './requests.ts';
import type { Talk } from './talk.ts';
import type { Utterance } from './utterances.ts';
import { readsWithdrawal } from './withdrawal.ts';

/** A task from the moment it is spoken of; what becomes of it is known at the end. */
interface Task {
  state: 'asked' | 'offered' | 'taken' | 'dropped';
  text: string;
  owner: Person | undefined;
  due: Due | undefined;
  matter: ReadonlySet<string>;
  spans: readonly Span[];
  readonly by: string | undefined;
  last: number;
  lastTurn: number;
}

const bindsFrom = 1.5;
/** An answer comes within so many turns, or not at all. */
const answerTurns = 3;
/** Tasks further back are not looked through for a recap; keeps the work bounded. */
const remembered = 60;
const sameMatter = 0.5;

/** Who took on to do what: promised, or asked for and accepted, and not taken back later. */
export function readTasks(talk: Talk, taken: ReadonlySet<number>): readonly DraftAction[] {
  const tasks: Task[] = [];
  for (const utterance of talk.utterances) {
    answer(utterance, tasks, talk);
    if (withdraw(utterance, tasks, talk)) continue;
    if (!taken.has(utterance.position)) for (const clause of utterance.clauses) hear(clause, utterance, tasks, talk);
    redate(utterance, tasks, talk);
  }
  return tasks
    .filter(({ state }) => state === 'taken')
    .map(({ text, owner, due, spans }) => ({ text, owner, due, spans: unique(spans) }));
}

function hear(clause: Clause, utterance: Utterance, tasks: Task[], talk: Talk): void {
  const { speaker, position, turn, spans, said } = utterance;
  const due = japaneseDue(spans.map(({ text }) => text).join(''), talk.calendar, clause.text);
  const matter = matterOf(clause.text, talk.names);
  const base = { text: clause.text, due, matter, spans, by: speaker, last: position, lastTurn: turn };
  const binding = promiseWeight(clause.text) + (answersRequest(utterance, tasks) ? 0.5 : 0);
  if (isRequest(clause.text)) {
    const { owner, assigned } = requestedOf(clause.text, utterance, talk);
    tasks.push({ ...base, state: assigned ? 'taken' : 'asked', owner });
  } else if (
    isOffer(clause.text) &&
    promiseWeight(clause.text.replace(/(?:まし|し)ょうか[？?]?$/u, 'ます')) >= bindsFrom
  )
    tasks.push({ ...base, state: 'offered', owner: doerOf(clause.text, speaker, talk) });
  else if (binding >= bindsFrom && !/[？?]$/u.test(said))
    take({ ...base, state: 'taken', owner: doerOf(clause.text, speaker, talk) }, tasks, utterance);
}

/** Enters a promise: it answers a request just made, repeats an earlier promise, or is new. */
function take(task: Task, tasks: Task[], { turn }: Utterance): void {
  const asked = tasks.findLast(
    ({ state, by, lastTurn, last }) =>
      by !== task.by &&
      (state === 'asked' || (state === 'taken' && last === task.last)) &&
      turn - lastTurn <= answerTurns,
  );
  const earlier =
    asked &&
    (task.matter.size === 0 ||
      asked.matter.size === 0 ||
      overlap(asked.matter, task.matter) > 0 ||
      turn - asked.lastTurn <= 1)
      ? asked
      : sameTask(task, tasks);
  if (!earlier) {
    tasks.push(task);
    return;
  }
  const richer = task.matter.size >= 1 && (earlier === asked || task.matter.size > earlier.matter.size);
  if (richer) earlier.text = task.text;
  earlier.matter = new Set([...earlier.matter, ...task.matter]);
  earlier.state = 'taken';
  earlier.owner = earlier === asked ? (task.owner ?? earlier.owner) : (earlier.owner ?? task.owner);
  earlier.due = task.due ?? earlier.due;
  extend(earlier, task);
}

function sameTask(task: Task, tasks: readonly Task[]): Task | undefined {
  if (task.matter.size === 0) return undefined;
  return tasks
    .slice(-remembered)
    .findLast(
      ({ state, owner, matter }) =>
        state === 'taken' && owner === task.owner && matter.size > 0 && overlap(matter, task.matter) >= sameMatter,
    );
}

/** Takes up or turns down what another asked for or offered. */
function answer(utterance: Utterance, tasks: readonly Task[], talk: Talk): void {
  const { reply, speaker, turn, spans, position } = utterance;
  if (reply === undefined || reply === 'defers') return;
  for (const task of tasks.slice(-remembered)) {
    if (
      (task.state !== 'asked' && task.state !== 'offered') ||
      task.by === speaker ||
      turn - task.lastTurn > answerTurns
    )
      continue;
    if (reply === 'refuses') task.state = 'dropped';
    else if (reply === 'accepts' || turn - task.lastTurn === 1) {
      if (task.state === 'asked') task.owner ??= talk.people.ofSpeaker(speaker);
      task.state = 'taken';
      const due = japaneseDue(spans.map(({ text }) => text).join(''), talk.calendar);
      task.due = due ?? task.due;
      extend(task, { spans, last: position, lastTurn: turn });
    }
  }
}

function answersRequest({ speaker, turn }: Utterance, tasks: readonly Task[]): boolean {
  const last = tasks.at(-1);
  return (
    last !== undefined &&
    last.by !== speaker &&
    turn - last.lastTurn <= 1 &&
    (last.state === 'asked' || last.state === 'taken')
  );
}

/** Strikes what is called off: the task it speaks of, or the last one where it names none. */
function withdraw(utterance: Utterance, tasks: readonly Task[], talk: Talk): boolean {
  if (!readsWithdrawal(utterance.said)) return false;
  const matter = matterOf(utterance.text, talk.names);
  const recent = tasks.slice(-remembered).filter(({ state }) => state !== 'dropped');
  const target =
    recent.findLast((task) => overlap(task.matter, matter) >= sameMatter) ??
    (matter.size <= 1 ? recent.findLast(({ lastTurn }) => utterance.turn - lastTurn <= answerTurns) : undefined);
  if (!target) return false;
  target.state = 'dropped';
  return true;
}

const correction =
  /(?:すみません|失礼|訂正|間違え|やっぱり|やはり|いや|じゃな|ではな|ごめん|前倒し|早め|もう(?:少し|ちょっと)|なんとか|できれば|遅くとも)/u;

/** A day by itself right after a task corrects its day, or gives it one. */
function redate(utterance: Utterance, tasks: readonly Task[], talk: Talk): void {
  const { spans, turn, position, text, clauses } = utterance;
  const task = tasks.findLast(({ state }) => state === 'taken');
  if (!task || task.last === position || turn - task.lastTurn > 2 || clauses.length > 2) return;
  const due = japaneseDue(spans.map((span) => span.text).join(''), talk.calendar);
  if (!due || matterOf(text, talk.names).size > 0) return;
  if (task.due && !correction.test(utterance.said)) return;
  task.due = due;
  extend(task, { spans, last: position, lastTurn: turn });
}

function extend(task: Task, { spans, last, lastTurn }: Pick<Task, 'spans' | 'last' | 'lastTurn'>): void {
  task.spans = [...task.spans, ...spans];
  task.last = last;
  task.lastTurn = lastTurn;
}

function unique(spans: readonly Span[]): readonly Span[] {
  return [...new Set(spans)];
}
