import type { Due } from '../../../../minutes/action.ts';
import type { Person } from '../../../people.ts';
import { matterOf, overlap } from '../matter.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { readsWithdrawal } from '../withdrawal.ts';
import { earlierTask, takeOn } from './earlier-task.ts';
import { answerTurns, extend, sameMatter, type Task } from './task.ts';
import { type Answered, answerTasks, dueIn } from './task-answers.ts';

/** The tasks of a meeting as it goes on. */
export interface TaskBook {
  /** Takes up or turns down what another asked for or offered. */
  readonly answer: (utterance: Utterance) => Answered;
  /** Strikes what is called off: what it names, or what was named just before it in the same turn, else the last task. */
  readonly withdraw: (utterance: Utterance, previous: Utterance | undefined) => boolean;
  readonly answersRequest: (utterance: Utterance) => boolean;
  readonly ask: (task: Task) => void;
  readonly take: (task: Task) => void;
  /** Hands a task just accepted on to another. */
  readonly delegate: (task: Task, owner: Person, by: Task | Omit<Task, 'state' | 'owner'>) => void;
  /** A day by itself right after a task corrects its day, or gives it one; true when it did. */
  readonly redate: (utterance: Utterance) => boolean;
  /** Another asks for what was just promised by another day; true where something was. */
  readonly askedBy: (due: Due, utterance: Utterance) => boolean;
  readonly count: () => number;
  readonly taken: () => readonly Task[];
}

/** What is shorter, and names neither a thing nor a day, tells a reader nothing. */
const leastCharacters = 12;
/** Tasks further back are not looked through; keeps the work bounded. */
const remembered = 60;
const correction =
  /すみません|失礼|訂正|間違え|やっぱり|やはり|いや|じゃな|ではな|ごめん|前倒し|早め|もう(?:少し|ちょっと)|なんとか|できれば|遅くとも|でしたら|だったら|いかが|なら|でいい|じゃあ|でお願い|にします|にして/u;
const binding = /まで|以内|中に|うちに|には|いっぱい/u;

export function openTaskBook(talk: Talk): TaskBook {
  const tasks: Task[] = [];
  const recent = () => tasks.slice(-remembered);
  return {
    answer: (utterance) => answerTasks(utterance, recent(), talk),
    withdraw: (utterance, previous) => {
      if (!readsWithdrawal(utterance.said)) return false;
      const struck = calledOff(utterance, previous, recent(), talk);
      if (struck) struck.state = 'dropped';
      return struck !== undefined;
    },
    answersRequest: ({ speaker, turn }) => {
      const last = tasks.at(-1);
      if (!last || last.by === speaker || turn - last.lastTurn > 1) return false;
      return last.state === 'asked' || last.state === 'taken';
    },
    ask: (task) => {
      tasks.push(task);
    },
    take: (task) => {
      const earlier = earlierTask(task, recent());
      if (earlier) takeOn(earlier, task);
      else if (tellsEnough(task)) tasks.push(task);
    },
    delegate: (task, owner, { by, spans, last, lastTurn }) => {
      task.state = 'taken';
      task.owner = owner;
      task.by = by;
      extend(task, { spans, last, lastTurn });
    },
    redate: (utterance) => redateLast(utterance, recent(), talk),
    askedBy: (due, { spans, position, speaker, turn }) => {
      const task = latest(recent().filter(({ state }) => state === 'taken'));
      if (!task?.due || task.by === speaker || turn - task.lastTurn > 1) return false;
      task.due = due;
      extend(task, { spans, last: position, lastTurn: turn });
      return true;
    },
    count: () => tasks.length,
    taken: () => tasks.filter(({ state }) => state === 'taken'),
  };
}

function tellsEnough({ matter, due, text }: Task): boolean {
  return matter.size > 0 || due !== undefined || text.length >= leastCharacters;
}

function calledOff(
  { terms, turn }: Utterance,
  previous: Utterance | undefined,
  recent: readonly Task[],
  { names }: Talk,
): Task | undefined {
  const own = matterOf(terms, names);
  const matter = own.size === 0 && previous?.turn === turn ? matterOf(previous.terms, names) : own;
  const alive = recent.filter(({ state }) => state !== 'dropped');
  return matter.size === 0
    ? alive.findLast(({ lastTurn }) => turn - lastTurn <= answerTurns)
    : alive.findLast((task) => overlap(task.matter, matter) >= sameMatter);
}

function redateLast(utterance: Utterance, recent: readonly Task[], { names, calendar }: Talk): boolean {
  const { spans, turn, position, terms, said, clauses, speaker } = utterance;
  const task = latest(recent.filter(({ state }) => state === 'taken'));
  if (!task || task.last === position || turn - task.lastTurn > answerTurns || clauses.length > 2) return false;
  const due = dueIn(utterance, calendar);
  if (!due || matterOf(terms, names).size > 1) return false;
  const goesOn = speaker === task.by && turn - task.lastTurn <= 1;
  const fits = task.due ? correction.test(said) : goesOn || binding.test(due.asWritten);
  if (!fits) return false;
  task.due = due;
  extend(task, { spans, last: position, lastTurn: turn });
  return true;
}

function latest(tasks: readonly Task[]): Task | undefined {
  return tasks.reduce<Task | undefined>((best, task) => (best && best.last > task.last ? best : task), undefined);
}
