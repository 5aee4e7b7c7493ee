import { overlap } from '../matter.ts';
import { answerTurns, extend, sameMatter, type Task } from './task.ts';

const hasObject =
  /を(?!お願)|(?<![にでとて])は|[\p{sc=Han}\p{sc=Katakana}]も|について|に関して|(?:[\p{sc=Han}\p{sc=Katakana}A-Za-z]|とこ|ところ|やつ|ほう)、/u;
const ofCheck = /確認|調べ|相談|検証|聞|審査|試算|交渉|打診|照会|問い合わせ/u;
/** はい、確認します says again what was asked for, and not of what. */
const onlyChecks =
  /^(?:(?:はい|ええ|承知しました|わかりました)[、。]?)*(?:ご?確認|調べ|聞い|相談|検証|照会)[^、。をはがにもで]{0,8}(?:で(?:すね|き))?[^、。をはがにも]{0,6}$/u;
/** 社長に上げときます。火曜には電話します is done for two. */
const handsOn = /に(?:は|も)?、?[^、。]{0,6}(?:上げ|あげ|かけ|掛け|諮|はかり|話を通|渡し|頼)/u;
/** 部長に上げます。通ったら注文書を送ります: what is done once it is granted is another deed. */
const onceGranted = /(?:通|下り|降り|[おO](?:ーケー|K)が?出|ＯＫが?出|承認|決裁|許可)[^、。]{0,8}(?:たら|次第|れば)/u;
const tells = /電話|連絡|知らせ|報告/u;
const itsResult = /結果|回答|返事|答え|返答|その件|ご?連絡|お?知らせ/u;

/** The task that a promise goes on with: what was asked for, what its owner said just before, or the same from further back. */
export function earlierTask(task: Task, recent: readonly Task[]): Task | undefined {
  const near = recent.filter(({ state, lastTurn }) => state !== 'dropped' && task.lastTurn - lastTurn <= answerTurns);
  return askedFor(task, near) ?? ownBefore(task, near) ?? saidAlready(task, recent);
}

/** What another asked for, or has just taken on and told of. */
function askedFor(task: Task, near: readonly Task[]): Task | undefined {
  return near.findLast((earlier) => {
    const { state, by, lastTurn, matter } = earlier;
    if (by === task.by) return false;
    const inCommon = overlap(matter, task.matter);
    if (state === 'asked') return task.lastTurn - lastTurn <= 1 || task.matter.size === 0 || inCommon > 0;
    const isOther = task.matter.size > 1 && matter.size > 0 && inCommon === 0;
    return state === 'taken' && adjoins(earlier, task) && !isOther;
  });
}

function ownBefore(task: Task, near: readonly Task[]): Task | undefined {
  const own = near.findLast(({ state, owner, by }) => state === 'taken' && (owner === task.owner || by === task.by));
  if (!own) return undefined;
  const isSentOn = task.due && handsOn.test(own.clause) && tells.test(task.clause);
  const isSameDeed = adjoins(own, task) && !hasObject.test(task.clause) && !isSentOn;
  const onlyTellsDay = task.due !== undefined && task.matter.size === 0;
  return isSameDeed || isResultOf(own, task) || onlyTellsDay ? own : undefined;
}

function saidAlready(task: Task, recent: readonly Task[]): Task | undefined {
  if (task.matter.size === 0) return undefined;
  return recent.findLast(
    (earlier) =>
      earlier.state === 'taken' &&
      earlier.owner === task.owner &&
      !(handsOn.test(earlier.clause) && onceGranted.test(task.clause)) &&
      isSame(earlier, task),
  );
}

/** Nothing is said between the two, and both in one turn. */
function adjoins({ last, lastTurn }: Task, task: Task): boolean {
  return lastTurn === task.lastTurn && last >= task.last - 1;
}

/** 確認します。結果をご連絡します: the answer comes of it. */
function isResultOf({ text }: Task, { clause }: Task): boolean {
  return ofCheck.test(text) && itsResult.test(clause);
}

/** One word in common does for the result of a check, or where nothing speaks of another day. */
function isSame({ matter, due }: Task, task: Task): boolean {
  if (matter.size === 0 || overlap(matter, task.matter) < sameMatter) return false;
  const common = [...task.matter].filter((term) => matter.has(term)).length;
  const otherDay = task.due !== undefined && due !== undefined && task.due.date !== due.date;
  return itsResult.test(task.clause) || common > 1 || !otherDay;
}

/** The earlier task is taken on in the words of a later promise, where those tell more. */
export function takeOn(earlier: Task, task: Task): void {
  if (tellsMore(earlier, task)) {
    earlier.text = task.text;
    earlier.asked = task.asked;
  }
  const answered = earlier.state === 'asked' || earlier.by !== task.by;
  earlier.owner = answered ? (task.owner ?? earlier.owner) : (earlier.owner ?? task.owner);
  earlier.state = 'taken';
  earlier.matter = new Set([...earlier.matter, ...task.matter]);
  earlier.due = task.due ?? earlier.due;
  extend(earlier, task);
}

function tellsMore(earlier: Task, task: Task): boolean {
  const isWhole = hasObject.test(task.clause);
  // 開発に調べさせます tells more than 一次回答します, which comes of it
  if (task.matter.size > earlier.matter.size && (isWhole || !isResultOf(earlier, task))) return true;
  const repeats = onlyChecks.test(task.clause) && earlier.matter.size > 0;
  return earlier.state === 'asked' && !repeats && (isWhole || ofCheck.test(task.text));
}
