import type { Due } from '../../../../minutes/action.ts';
import type { Person } from '../../../people.ts';
import type { Span } from '../../../sentence.ts';
import { japaneseDue } from '../../due.ts';
import { matterOf, overlap } from '../matter.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { readsWithdrawal } from '../withdrawal.ts';

/** A task from the moment it is spoken of; what becomes of it is known at the end. */
export interface Task {
  state: 'asked' | 'offered' | 'needed' | 'taken' | 'dropped';
  text: string;
  owner: Person | undefined;
  due: Due | undefined;
  matter: ReadonlySet<string>;
  spans: readonly Span[];
  by: string | undefined;
  last: number;
  lastTurn: number;
  /** True when the text is a request, and not the promise that took it up. */
  asked: boolean;
  /** The words that ask or promise. */
  readonly clause: string;
}

/** The tasks of a meeting as it goes on. */
export interface TaskBook {
  /** Takes up or turns down what another asked for or offered. */
  readonly answer: (utterance: Utterance) => { readonly accepted: Task | undefined; readonly refused: boolean };
  /** Strikes what is called off: what it names, or what was named just before it in the same turn, else the last task. */
  readonly withdraw: (utterance: Utterance, previous: Utterance | undefined) => boolean;
  readonly answersRequest: (utterance: Utterance) => boolean;
  readonly ask: (task: Task) => void;
  readonly take: (task: Task) => void;
  /** Hands a task just accepted on to another. */
  readonly delegate: (task: Task, owner: Person, by: Task | Omit<Task, 'state' | 'owner'>) => void;
  /** A day by itself right after a task corrects its day, or gives it one; true when it did. */
  readonly redate: (utterance: Utterance) => boolean;
  readonly count: () => number;
  readonly taken: () => readonly Task[];
}

/** An answer comes within so many turns, or not at all. */
const answerTurns = 3;
const acceptTurns = 2;
/** What is shorter, and names neither a thing nor a day, tells a reader nothing. */
const leastCharacters = 12;
/** Tasks further back are not looked through; keeps the work bounded. */
const remembered = 60;
const sameMatter = 0.5;
/** All agree that it has to be done, whoever does it. */
const resolves = /やろう|やりましょう|やらないと|やらな(?:きゃ|あかん)|しましょう|必ず/u;
const saysYes = /^(?:はい|はーい|ええ|うん)/u;
const declines =
  /大丈夫です|結構です|間に合って|不要|お気遣い|お気持ちだけ|いえいえ|自分で|こちらで(?:やり|見|確認|対応)/u;
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
const correction =
  /すみません|失礼|訂正|間違え|やっぱり|やはり|いや|じゃな|ではな|ごめん|前倒し|早め|もう(?:少し|ちょっと)|なんとか|できれば|遅くとも|でしたら|だったら|いかが|なら|でいい|じゃあ|でお願い|にします|にして/u;

/** Puts a day of one's own in the place of at once. */
const proposesDay =
  /(?:で(?:も)?|になっても)、?(?:いい|ええ|よろし|大丈夫|構いません|間に合い)(?:です|でしょう|ます)?か?|に(?:は)?なり(?:ます|そう)|(?:なら|でしたら)(?:、?(?:出せ|送れ|渡せ|何とか|なんとか|大丈夫|いけ)|[。…]?$)/u;
const binding = /まで|以内|中に|うちに|には|いっぱい/u;

export function openTaskBook({ people, names, calendar }: Talk): TaskBook {
  const tasks: Task[] = [];
  const recent = () => tasks.slice(-remembered);
  const pending = ({ speaker, turn }: Pick<Utterance, 'speaker' | 'turn'>) =>
    recent().filter(
      ({ state, by, lastTurn }) =>
        (state === 'asked' || state === 'offered' || state === 'needed') &&
        by !== speaker &&
        turn - lastTurn <= acceptTurns,
    );
  const dueOf = ({ spans }: Utterance) => japaneseDue(spans.map(({ text }) => text).join(''), calendar);

  const earlierOf = (task: Task): Task | undefined => {
    const near = recent().filter(
      ({ state, lastTurn }) => state !== 'dropped' && task.lastTurn - lastTurn <= answerTurns,
    );
    const asked = near.findLast(
      ({ state, by, last, lastTurn, matter }) =>
        by !== task.by &&
        (state === 'asked' || (state === 'taken' && last >= task.last - 1 && lastTurn === task.lastTurn)) &&
        !(state === 'taken' && task.matter.size > 1 && matter.size > 0 && overlap(matter, task.matter) === 0) &&
        (task.lastTurn - lastTurn <= 1 || task.matter.size === 0 || overlap(matter, task.matter) > 0),
    );
    if (asked) return asked;
    const own = near
      .filter(({ state, owner, by }) => state === 'taken' && (owner === task.owner || by === task.by))
      .at(-1);
    const goesOn =
      own &&
      ((own.lastTurn === task.lastTurn &&
        own.last >= task.last - 1 &&
        !hasObject.test(task.clause) &&
        !(task.due && handsOn.test(own.clause) && tells.test(task.clause))) ||
        (ofCheck.test(own.text) && itsResult.test(task.clause)) ||
        (task.due !== undefined && task.matter.size === 0));
    if (goesOn) return own;
    return recent().findLast(
      ({ state, owner, matter, due, clause }) =>
        state === 'taken' &&
        owner === task.owner &&
        !(handsOn.test(clause) && onceGranted.test(task.clause)) &&
        task.matter.size > 0 &&
        matter.size > 0 &&
        isSame(matter, task, due),
    );
  };

  return {
    answer: (utterance) => {
      const { reply, speaker, turn, spans, position, said } = utterance;
      let accepted: Task | undefined;
      let refused = false;
      for (const task of pending(utterance))
        if (task.state === 'needed' && resolves.test(said)) {
          task.state = 'taken';
          extend(task, { spans, last: position, lastTurn: turn });
        }
      const other = proposesDay.test(said) ? dueOf(utterance) : undefined;
      const asked =
        other && pending(utterance).findLast(({ state, lastTurn }) => state === 'asked' && turn - lastTurn === 1);
      if (asked && other && reply !== 'refuses') {
        // 一覧をいただけますか - 来週の水曜でいいですか takes it up
        asked.owner ??= people.ofSpeaker(speaker);
        asked.state = 'taken';
        asked.due = other;
        extend(asked, { spans, last: position, lastTurn: turn });
        return { accepted: asked, refused };
      }
      if (reply === undefined || reply === 'defers') return { accepted, refused };
      for (const task of pending(utterance).filter(({ state }) => state !== 'needed')) {
        const declined = reply === 'refuses' || (task.state === 'offered' && declines.test(said));
        if (declined) {
          task.state = 'dropped';
          refused = true;
        } else if (reply === 'accepts' || (turn - task.lastTurn === 1 && saysYes.test(said))) {
          if (task.state === 'asked') task.owner ??= people.ofSpeaker(speaker);
          task.state = 'taken';
          task.due = dueOf(utterance) ?? task.due;
          extend(task, { spans, last: position, lastTurn: turn });
          accepted = task;
        }
      }
      return { accepted, refused };
    },
    withdraw: ({ said, terms, turn }, previous) => {
      if (!readsWithdrawal(said)) return false;
      const own = matterOf(terms, names);
      const matter = own.size === 0 && previous?.turn === turn ? matterOf(previous.terms, names) : own;
      const alive = recent().filter(({ state }) => state !== 'dropped');
      const target =
        alive.findLast((task) => matter.size > 0 && overlap(task.matter, matter) >= sameMatter) ??
        (matter.size === 0 ? alive.findLast(({ lastTurn }) => turn - lastTurn <= answerTurns) : undefined);
      if (!target) return false;
      target.state = 'dropped';
      return true;
    },
    answersRequest: ({ speaker, turn }) => {
      const last = tasks.at(-1);
      return (
        last !== undefined &&
        last.by !== speaker &&
        turn - last.lastTurn <= 1 &&
        (last.state === 'asked' || last.state === 'taken')
      );
    },
    ask: (task) => {
      tasks.push(task);
    },
    take: (task) => {
      const earlier = earlierOf(task);
      if (!earlier) {
        if (task.matter.size > 0 || task.due || task.text.length >= leastCharacters) tasks.push(task);
        return;
      }
      // 開発に調べさせます tells more than 一次回答します, which comes of it
      const isResult = ofCheck.test(earlier.text) && itsResult.test(task.clause) && !hasObject.test(task.clause);
      if (
        (task.matter.size > earlier.matter.size && !isResult) ||
        (earlier.state === 'asked' &&
          !(onlyChecks.test(task.clause) && earlier.matter.size > 0) &&
          (hasObject.test(task.clause) || ofCheck.test(task.text)))
      ) {
        earlier.text = task.text;
        earlier.asked = task.asked;
      }
      const answered = earlier.state === 'asked' || earlier.by !== task.by;
      earlier.owner = answered ? (task.owner ?? earlier.owner) : (earlier.owner ?? task.owner);
      earlier.state = 'taken';
      earlier.matter = new Set([...earlier.matter, ...task.matter]);
      earlier.due = task.due ?? earlier.due;
      extend(earlier, task);
    },
    delegate: (task, owner, { by, spans, last, lastTurn }) => {
      task.state = 'taken';
      task.owner = owner;
      task.by = by;
      extend(task, { spans, last, lastTurn });
    },
    redate: (utterance) => {
      const { spans, turn, position, terms, said, clauses, speaker } = utterance;
      const task = latest(recent().filter(({ state }) => state === 'taken'));
      if (!task || task.last === position || turn - task.lastTurn > answerTurns || clauses.length > 2) return false;
      const due = dueOf(utterance);
      if (!due || matterOf(terms, names).size > 1) return false;
      const goesOn = speaker === task.by && turn - task.lastTurn <= 1;
      const fits = task.due ? correction.test(said) : goesOn || binding.test(due.asWritten);
      if (!fits) return false;
      task.due = due;
      extend(task, { spans, last: position, lastTurn: turn });
      return true;
    },
    count: () => tasks.length,
    taken: () => tasks.filter(({ state }) => state === 'taken'),
  };
}

function latest(tasks: readonly Task[]): Task | undefined {
  return tasks.reduce<Task | undefined>((best, task) => (best && best.last > task.last ? best : task), undefined);
}

/** One word in common does for the result of a check, or where nothing speaks of another day. */
function isSame(matter: ReadonlySet<string>, task: Task, due: Due | undefined): boolean {
  if (overlap(matter, task.matter) < sameMatter) return false;
  const common = [...task.matter].filter((term) => matter.has(term)).length;
  const otherDay = task.due !== undefined && due !== undefined && task.due.date !== due.date;
  return itsResult.test(task.clause) || common > 1 || !otherDay;
}

function extend(task: Task, { spans, last, lastTurn }: Pick<Task, 'spans' | 'last' | 'lastTurn'>): void {
  task.spans = [...task.spans, ...spans];
  task.last = last;
  task.lastTurn = lastTurn;
}
