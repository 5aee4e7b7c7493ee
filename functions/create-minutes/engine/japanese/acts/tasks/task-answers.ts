import type { Due } from '../../../../minutes/action.ts';
import { japaneseDue } from '../../due.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { extend, type Task } from './task.ts';

const acceptTurns = 2;
/** All agree that it has to be done, whoever does it. */
const resolves = /やろう|やりましょう|やらないと|やらな(?:きゃ|あかん)|しましょう|必ず/u;
const saysYes = /^(?:はい|はーい|ええ|うん)/u;
const declines =
  /大丈夫です|結構です|間に合って|不要|お気遣い|お気持ちだけ|いえいえ|自分で|こちらで(?:やり|見|確認|対応)/u;
/** Asks for what was offered, which accepts it: お作りしましょうか - お願いできますか. */
const asksForIt =
  /^(?:(?:はい|ええ|うん|あ|あー|ああ|じゃあ?|では|ぜひ|是非)[、。]?)*(?:(?:すみません|すいません|申し訳ない)(?:が|けど)?[、。]?)?お願い(?:でき(?:ます|る)|しても(?:いい|よろしい)|したい)/u;
/** Puts a day of one's own in the place of at once. */
const proposesDay =
  /(?:で(?:も)?|になっても)、?(?:いい|ええ|よろし|大丈夫|構いません|間に合い)(?:です|でしょう|ます)?か?|に(?:は)?なり(?:ます|そう)|(?:なら|でしたら)(?:、?(?:出せ|送れ|渡せ|何とか|なんとか|大丈夫|いけ)|[。…]?$)/u;

/** What an utterance answers to the tasks that others spoke of. */
export interface Answered {
  readonly accepted: Task | undefined;
  readonly refused: boolean;
}

/** Takes up or turns down what another asked for or offered. */
export function answerTasks(utterance: Utterance, recent: readonly Task[], { people, calendar }: Talk): Answered {
  const { reply, speaker, said } = utterance;
  const waiting = waitingFor(utterance, recent);
  if (waiting.length === 0) return { accepted: undefined, refused: false };
  const open = waiting.filter(({ state }) => state !== 'needed');
  if (resolves.test(said)) for (const task of waiting) if (!open.includes(task)) take(task, utterance);
  const due = dueIn(utterance, calendar);
  const asked =
    reply !== 'refuses' && due && proposesDay.test(said) ? lastSpokenOf('asked', open, utterance) : undefined;
  if (asked) {
    // 一覧をいただけますか - 来週の水曜でいいですか takes it up
    asked.owner ??= people.ofSpeaker(speaker);
    asked.due = due;
    take(asked, utterance);
    return { accepted: asked, refused: false };
  }
  const offered = asksForIt.test(said) ? lastSpokenOf('offered', open, utterance) : undefined;
  if (offered) {
    offered.due = due ?? offered.due;
    take(offered, utterance);
    return { accepted: offered, refused: false };
  }
  if (reply === undefined || reply === 'defers') return { accepted: undefined, refused: false };
  const refused = open.filter((task) => isTurnedDown(task, utterance));
  for (const task of refused) task.state = 'dropped';
  const accepted = open.filter((task) => !refused.includes(task) && isTakenUp(task, utterance));
  for (const task of accepted) {
    if (task.state === 'asked') task.owner ??= people.ofSpeaker(speaker);
    task.due = due ?? task.due;
    take(task, utterance);
  }
  return { accepted: accepted.at(-1), refused: refused.length > 0 };
}

/** The day that somebody names. */
export function dueIn({ spans }: Utterance, calendar: Talk['calendar']): Due | undefined {
  return japaneseDue(spans.map(({ text }) => text).join(''), calendar);
}

/** What others spoke of so recently that this may answer it. */
function waitingFor({ speaker, turn }: Utterance, recent: readonly Task[]): readonly Task[] {
  return recent.filter(
    ({ state, by, lastTurn }) =>
      (state === 'asked' || state === 'offered' || state === 'needed') &&
      by !== speaker &&
      turn - lastTurn <= acceptTurns,
  );
}

/** In the turn before. */
function lastSpokenOf(as: Task['state'], open: readonly Task[], { turn }: Utterance): Task | undefined {
  return open.findLast(({ state, lastTurn }) => state === as && turn - lastTurn === 1);
}

function isTurnedDown({ state }: Task, { reply, said }: Utterance): boolean {
  return reply === 'refuses' || (state === 'offered' && declines.test(said));
}

function isTakenUp({ lastTurn }: Task, { reply, said, turn }: Utterance): boolean {
  return reply === 'accepts' || (turn - lastTurn === 1 && saysYes.test(said));
}

function take(task: Task, { spans, position, turn }: Utterance): void {
  task.state = 'taken';
  extend(task, { spans, last: position, lastTurn: turn });
}
