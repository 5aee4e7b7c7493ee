import type { Due } from '../../../../minutes/action.ts';
import type { DraftAction } from '../../../draft.ts';
import { findDates } from '../../dates/find.ts';
import { japaneseDue } from '../../due.ts';
import { japaneseTerms } from '../../words.ts';
import type { Style } from '../../wording/style.ts';
import { wordTask } from '../../wording/task.ts';
import type { Clause } from '../clauses.ts';
import { matterOf } from '../matter.ts';
import { doerOf, requestedOf } from './owner.ts';
import { asPromise, bindsFrom, isOffer, promiseWeight } from './promises.ts';
import { putsOff } from '../replies.ts';
import { isNeed, isRequest } from './requests.ts';
import type { Talk } from '../talk.ts';
import type { Task } from './task.ts';
import { openTaskBook, type TaskBook } from './task-book.ts';
import type { Utterance } from '../utterances.ts';

/** A promise is likelier right after a request. */
const asAnswer = 0.5;
/** What is said to find out the answer of a question. */
const checks = /確認|調べ|聞|相談|問い合わせ|検証|照会|審査/u;

export interface Tasks {
  readonly items: readonly DraftAction[];
  /** Positions of utterances that only change a task's day. */
  readonly positions: ReadonlySet<number>;
}

/**
 * Who took on to do what: promised, or asked for and accepted, and not taken back later.
 * @param taken positions of utterances that speak of something else
 */
export function readTasks(talk: Talk, taken: ReadonlySet<number>, style: Style): Tasks {
  const book = openTaskBook(talk);
  const positions = new Set<number>();
  const days = new Map<number, string>();
  let asked: Utterance | undefined;
  let previous: Utterance | undefined;
  for (const utterance of talk.utterances) {
    const { accepted, refused } = book.answer(utterance);
    if ((!refused && book.withdraw(utterance, previous)) || taken.has(utterance.position)) continue;
    const before = book.count();
    for (const [at, clause] of utterance.clauses.entries())
      hear(clause, at, { utterance, talk, book, accepted, asked, previous, days });
    if (book.count() === before && book.redate(utterance)) positions.add(utterance.position);
    if (/[？?]\s*$|か(?:ね|な)?[。]?$/u.test(utterance.said)) asked = utterance;
    previous = utterance;
    rememberDays(utterance, talk, days);
  }
  const items = book.taken().map(({ text, asked: request, owner, due, spans }) => ({
    text: wordTask(text, request, style),
    owner,
    due,
    spans: [...new Set(spans)],
  }));
  return { items, positions };
}

interface Hearing {
  readonly utterance: Utterance;
  readonly talk: Talk;
  readonly book: TaskBook;
  readonly accepted: Task | undefined;
  /** Days that were named with their month, by their number. */
  readonly days: ReadonlyMap<number, string>;
  /** The utterance before. */
  readonly previous: Utterance | undefined;
  /** The last question. */
  readonly asked: Utterance | undefined;
}

function hear(clause: Clause, at: number, { utterance, talk, book, accepted, asked, previous, days }: Hearing): void {
  const kind = kindOf(clause, utterance, talk, book);
  if (kind === undefined) return;
  const { speaker, position, turn, spans } = utterance;
  const { text: clauseText, matter: own } = withMatter(at, utterance, talk);
  const points = own.size === 0 && kind === 'promise' && previous?.turn === turn && previous.terms.length > 1;
  const topic = own.size === 0 && kind === 'promise' && !points ? topicOf(asked, utterance) : undefined;
  const text = points
    ? `${previous.text.replace(/[。、]?$/u, '。')}${clauseText}`
    : `${topic ? `${topic}は` : ''}${clauseText}`;
  const question =
    asked && asked.speaker !== speaker && turn - asked.turn <= 1 && checks.test(clause.text) ? asked : undefined;
  const named = topic ? matterOf(japaneseTerms(topic), talk.names) : own;
  const matter = question ? new Set([...named, ...matterOf(question.terms, talk.names)]) : named;
  const due = inNamedMonth(japaneseDue(spans.map((span) => span.text).join(''), talk.calendar, clause.text), days);
  const base = {
    text,
    due,
    matter,
    spans,
    by: speaker,
    last: position,
    lastTurn: turn,
    clause: clause.text,
    asked: kind === 'request',
  };
  const isOfOpen = checks.test(clause.text) && isLeftOpen(previous, speaker);
  if (kind === 'request' && matter.size === 0 && !due && !isOfOpen) return;
  if (kind === 'request' && due && onlyAsksDay.test(clause.text) && book.askedBy(due, utterance)) return;
  if (kind === 'request' && accepted?.owner && !/[をはも]|の件|について/u.test(clause.text)) {
    // 概算をお出ししましょうか - うん、じゃあ6月の頭までにちょうだい: takes the offer, and says when
    accepted.due = due ?? accepted.due;
    book.delegate(accepted, accepted.owner, { ...base, by: accepted.by });
  } else if (kind === 'request') {
    const { owner, assigned } = requestedOf(clause.text, utterance, talk);
    if (accepted && owner) book.delegate(accepted, owner, base);
    else book.ask({ ...base, state: assigned ? 'taken' : 'asked', owner });
  } else if (kind === 'need') book.ask({ ...base, state: 'needed', owner: undefined });
  else if (kind === 'offer')
    book.ask({ ...base, text: asPromise(text), state: 'offered', owner: doerOf(clause.text, speaker, talk) });
  else book.take({ ...base, state: 'taken', owner: doerOf(clause.text, speaker, talk) });
}

/** 木曜までにもらえると: when somebody wants what was just promised, and nothing else. */
const onlyAsksDay =
  /^[^、。をはがも]{1,12}(?:まで|中|うち)に(?:は)?、?(?:もらえ|いただけ|頂け|もらい|いただき|お?願い|ほし|欲し)[^をはも]{0,12}$/u;

/** Puts off what somebody else asked, and does not say that he will find out. */
function isLeftOpen(said: Utterance | undefined, by: string | undefined): boolean {
  return said !== undefined && said.speaker !== by && putsOff(said.said) && promiseWeight(said.text) < bindsFrom;
}

function kindOf(
  { text }: Clause,
  utterance: Utterance,
  { people }: Talk,
  book: TaskBook,
): 'request' | 'offer' | 'promise' | 'need' | undefined {
  if (isRequest(text)) return 'request';
  const bonus = book.answersRequest(utterance) ? asAnswer : 0;
  if (asksForTime.test(text) && putsOff(utterance.wholeTurn)) return 'promise';
  if (isOffer(text) && (humble.test(text) || !/(?:まで|中)に/u.test(text)))
    return promiseWeight(asPromise(text)) + bonus >= bindsFrom ? 'offer' : undefined;
  if (/[？?]$/u.test(utterance.said)) return undefined;
  if (promiseWeight(people.asFirstPerson(text)) + bonus >= bindsFrom) return 'promise';
  return isNeed(text) ? 'need' : undefined;
}

/** 来週までにお作りしましょうか is of the speaker alone, 来週までに作りましょうか of all. */
const humble = /お[^、。をにで]{1,8}しましょうか|(?:いた|致)しましょうか|差し上げましょうか/u;

function rememberDays({ said }: Utterance, { calendar }: Talk, days: Map<number, string>): void {
  if (!/[0-9一二三四五六七八九十]月/u.test(said)) return;
  for (const { text, date } of findDates(said, calendar))
    if (date !== undefined && /月の?[^月]{1,3}日/u.test(text)) days.set(Number(date.slice(8)), date);
}

/** 20日 is the twentieth of the month that was named before, if one was. */
function inNamedMonth(due: Due | undefined, days: ReadonlyMap<number, string>): Due | undefined {
  if (!due?.date || due.rule !== 'dayOfMonth' || /月/u.test(due.asWritten)) return due;
  return { ...due, date: days.get(Number(due.date.slice(8))) ?? due.date };
}

/** What the question is about that a promise without an object answers: 申込書はいつ頂けますか. */
function topicOf(asked: Utterance | undefined, { speaker, turn }: Utterance): string | undefined {
  if (!asked || asked.speaker === speaker || turn - asked.turn > 1) return undefined;
  return /(?:^|[、。])([^、。はがをってにで]{2,20})(?:は|って)、?(?=[^。]{0,12}(?:いつ|どう|何|もら|いただ|頂))/u.exec(
    asked.text,
  )?.[1];
}

/** Who asks for time until a day promises to answer by then. */
const asksForTime = /(?:いっぱい|まで|営業日|日間|週間)(?:ほど|だけ)?、?お?時間(?:を)?(?:いただけ|頂け|頂戴|ください)/u;

/** A shorter clause mostly has its object in the one before. */
const leastCharacters = 14;

/** A clause which does not say what it is about gets it from the clauses before it. */
function withMatter(at: number, { clauses, terms }: Utterance, { names }: Talk): Pick<Task, 'text' | 'matter'> {
  for (let from = at; from >= 0; from--) {
    const text = clauses
      .slice(from, at + 1)
      .map((clause, i, all) => (i < all.length - 1 ? clause.joined : clause.text))
      .join('');
    const matter = matterOf(clauses.length === 1 ? terms : japaneseTerms(text), names);
    const before = clauses[from - 1];
    const enough = matter.size > 0 && text.length >= leastCharacters;
    if (enough || !before || promiseWeight(before.text) >= bindsFrom) return { text, matter };
  }
  return { text: '', matter: new Set() };
}
