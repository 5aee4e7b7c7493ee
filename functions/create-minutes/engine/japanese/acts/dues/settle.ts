import type { Due } from '../../../../minutes/action.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import { type Span, spanKey } from '../../../sentence.ts';
import { findDates } from '../../dates/find.ts';
import { halfWidth } from '../../dates/width.ts';
import { type DueReading, readDues, refusedDays } from '../../due.ts';
import { isRequest } from '../requests.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { readNextTime, readThisDay } from './moments.ts';
import { readRelative, waitsForAnother } from './relative.ts';

/** A day that a task may have, how well it goes with it, and where it is said. */
interface Candidate {
  readonly due: Due;
  readonly score: number;
  readonly by: Utterance;
}

/** How much a day says in the sentence of the task, by how plainly it is meant as one to be done by. */
const own = { until: 6, by: 5, named: 3.5 } as const;
/** What a day outside the sentence loses: in the same breath, in a request, in an answer, in what is said next. */
const loses = { after: 1, before: 1, request: 2, answer: 1, next: 1.8 } as const;
/** Days counted from what another does first or from a day before, the next meeting, a time of today. */
const counted = { onceThere: 6.5, relative: 4.6, nextTime: 3, thisDay: 2.6 } as const;
/** The day the task has already; one that corrects it. */
const known = 6.2;
const corrects = 7;
/** Less says too little. */
const enough = 2.5;
/** A sentence of so many characters that names a day says little else. */
const shortest = 24;
/** One that only takes up what was said before. */
const bare = 14;
const answerTurns = 3;
/** No more sentences than these are looked through: keeps long turns bounded. */
const mostAround = 16;

/** Gives each task the day that goes best with it: its own, else one said beside it, else one that another corrects it to. */
export function settleDues(
  items: readonly DraftAction[],
  talk: Talk,
  nextMeeting: Draft['nextMeeting'],
): readonly DraftAction[] {
  const byTurn = new Map(talk.turns.map(({ turn, utterances }) => [turn, utterances]));
  const evidence = items.map(({ spans }) => utterancesOf(spans, byTurn));
  const taken = new Map<number, number>();
  for (const [item, all] of evidence.entries()) for (const { position } of all) taken.set(position, item);
  const meets = new Set(utterancesOf(nextMeeting?.spans ?? [], byTurn).map(({ position }) => position));
  const settled: DraftAction[] = [];
  const days: { readonly turn: number; readonly date: string }[] = [];
  const order = items
    .map((_, i) => i)
    .sort((a, b) => (evidence[a]?.[0]?.position ?? 0) - (evidence[b]?.[0]?.position ?? 0));
  for (const i of order) {
    const item = items[i];
    const said = evidence[i] ?? [];
    if (!item) continue;
    const isFree = ({ position }: Utterance) =>
      taken.has(position) ? taken.get(position) === i : !meets.has(position);
    const before = (turn: number) => days.findLast((day) => day.turn <= turn && turn - day.turn <= anchorTurns)?.date;
    const best = bestOf(candidatesOf(said, talk, nextMeeting?.date, isFree, before), item.due?.date ? known : enough);
    const due = best?.due ?? item.due;
    settled[i] = best ? { ...item, due, spans: [...new Set([...item.spans, ...best.by.spans])] } : item;
    const last = said.at(-1);
    if (due?.date && last) days.push({ turn: last.turn, date: due.date });
  }
  return settled;
}

/** What is done before counts from its day for so many turns. */
const anchorTurns = 8;

function utterancesOf(spans: readonly Span[], byTurn: ReadonlyMap<number, readonly Utterance[]>): readonly Utterance[] {
  const said = new Set(spans.map(spanKey));
  const turns = [...new Set(spans.map(({ turn }) => turn))].sort((a, b) => a - b);
  const found = turns.flatMap((turn) => byTurn.get(turn) ?? []);
  return found.filter(({ spans: own }) => own.some((span) => said.has(spanKey(span))));
}

function bestOf(candidates: readonly Candidate[], least: number): Candidate | undefined {
  const likely = candidates.filter(({ score }) => score >= least);
  return likely.reduce<Candidate | undefined>((best, one) => (best && best.score > one.score ? best : one), undefined);
}

function candidatesOf(
  said: readonly Utterance[],
  talk: Talk,
  nextDay: string | undefined,
  isFree: (utterance: Utterance) => boolean,
  dayBefore: (turn: number) => string | undefined,
): readonly Candidate[] {
  const { utterances } = talk;
  const found: Candidate[] = [];
  for (const u of said) {
    found.push(...inSentence(u, talk, nextDay, dayBefore));
    const [previous, next] = [utterances[u.position - 1], utterances[u.position + 1]];
    if (next?.turn === u.turn && isFree(next))
      found.push(...lowered(inSentence(next, talk, nextDay, dayBefore), loses.after));
    if (previous?.turn === u.turn && isFree(previous) && !waitsForAnother(u.said))
      found.push(...lowered(named(previous, talk), loses.before));
    if (previous && previous.turn === u.turn - 1 && ((isFree(previous) && isAsked(previous)) || u.said.length <= bare))
      found.push(...lowered(named(previous, talk), loses.request));
  }
  const last = said.at(-1);
  if (last) found.push(...inAnswers(last, talk, isFree));
  return found.filter(({ due, by }) => !isRefusedLater(due, by, talk));
}

/** 「金曜までに」「金曜は無理だけど」: what the next ones say against the day. */
function isRefusedLater({ date }: Due, by: Utterance, { utterances, calendar }: Talk): boolean {
  for (let at = by.position + 1; at < Math.min(utterances.length, by.position + mostAround); at++) {
    const u = utterances[at];
    if (!u || u.turn - by.turn > refusalTurns) return false;
    if (date !== null && refusedIn(u, calendar).has(date)) return true;
  }
  return false;
}
const refusalTurns = 1;

const refusals = new WeakMap<Utterance, ReadonlySet<string>>();

/** Several days of several tasks lie before one utterance: it is read once. */
function refusedIn(u: Utterance, calendar: Talk['calendar']): ReadonlySet<string> {
  const days = refusals.get(u) ?? refusedDays(rawOf(u), calendar);
  refusals.set(u, days);
  return days;
}

function lowered(candidates: readonly Candidate[], by: number): readonly Candidate[] {
  return candidates.map((one) => ({ ...one, score: one.score - by }));
}

function isAsked({ said }: Utterance): boolean {
  return /[？?]\s*$|か(?:ね|な)?[。]?$/u.test(said) || isRequest(said);
}

function rawOf({ spans }: Utterance): string {
  return spans.map(({ text }) => text).join('');
}

function named(u: Utterance, talk: Talk): readonly Candidate[] {
  return readDues(rawOf(u), talk.calendar)
    .filter(isDay)
    .map(({ due, plain }) => ({ due: inNamedMonth(due, u, talk), score: own[plain], by: u }));
}

/** 17日 is that of 11月17日 where that was said a little before. */
function inNamedMonth(due: Due, u: Utterance, { utterances, calendar }: Talk): Due {
  if (!due.date || due.rule !== 'dayOfMonth' || /月/u.test(due.asWritten)) return due;
  const day = due.date.slice(8);
  for (let at = u.position; at >= Math.max(0, u.position - mostAround); at--)
    for (const { date, rule, text } of findDates(rawOf(utterances[at] ?? u), calendar))
      if (date?.endsWith(`-${day}`) && rule === 'dayOfMonth' && /月/u.test(text)) return { ...due, date };
  return due;
}

/** Quarters and years are mostly what is spoken of; what is to be done has a day. */
function isDay({ due, plain }: DueReading): boolean {
  return due.date !== null && (plain !== 'named' || !/^(?:quarter|half|fiscalYear|endOfYear)$/u.test(due.rule ?? ''));
}

function inSentence(
  u: Utterance,
  talk: Talk,
  nextDay: string | undefined,
  dayBefore: (turn: number) => string | undefined,
): readonly Candidate[] {
  const text = halfWidth(rawOf(u));
  const found = [...named(u, talk)];
  const relative = readRelative(text);
  if (relative) {
    const anchor = relative.onceThere ? dayBefore(u.turn) : (anchorOf(u, relative.index, talk) ?? dayBefore(u.turn));
    const score = relative.onceThere ? counted.onceThere : counted.relative;
    if (anchor !== undefined) found.push({ due: relative.due(anchor), score, by: u });
  }
  const nextTime = readNextTime(text);
  if (nextTime !== undefined && nextDay !== undefined)
    found.push({ due: { asWritten: nextTime, date: nextDay, rule: 'nextMeeting' }, score: counted.nextTime, by: u });
  const thisDay = readThisDay(text, talk.calendar?.day);
  if (thisDay) found.push({ due: thisDay, score: counted.thisDay, by: u });
  return found;
}

/** The day last named before these words: in the sentence, in the turn, in the turn before. */
function anchorOf(u: Utterance, index: number, { utterances, calendar }: Talk): string | undefined {
  const inside = findDates(rawOf(u).slice(0, index), calendar).findLast(({ date }) => date !== undefined);
  if (inside) return inside.date;
  for (let at = u.position - 1; at >= Math.max(0, u.position - mostAround); at--) {
    const before = utterances[at];
    if (!before || u.turn - before.turn > 1) return undefined;
    const day = findDates(rawOf(before), calendar).findLast(({ date }) => date !== undefined);
    if (day) return day.date;
  }
  return undefined;
}

const asksWhen =
  /いつ(?:までに?|頃|ごろ)?(?:[^。、]{0,6}(?:出|頂|いただ|もら|わか|分か|来|くる|届|でき|送|返|くれ))?|何日|何曜|今[日晩夜]か/u;
/** A question of more characters asks when something else is to be. */
const longestWhen = 20;
/** Who takes back the day he said, and names another. */
const anew =
  /^(?:あ、?|あー、?|えー、?)?(?:では|じゃあ?|ほな|そしたら|でしたら|だったら|それなら|やっぱり|やはり|すみません|失礼)/u;
const takesUp = /^(?:はい|了解|承知|かしこまり|(?:分か|わか)りました|ええ|うん|おう|いい|もちろん)/u;

/** Somebody asks until when, takes it up with a day, or names another day, right after. */
function inAnswers(last: Utterance, talk: Talk, isFree: (utterance: Utterance) => boolean): readonly Candidate[] {
  const found: Candidate[] = [];
  const requested = isRequest(last.said);
  let asked = false;
  for (let at = last.position + 1; at < talk.utterances.length; at++) {
    const u = talk.utterances[at];
    if (!u || u.turn - last.turn > answerTurns || at - last.position > mostAround) break;
    if (u.turn === last.turn) continue;
    const days = named(u, talk);
    const brief = u.said.length <= shortest;
    const own = u.speaker === last.speaker;
    if (own && brief && isFree(u) && anew.test(u.said)) found.push(...days.map((day) => ({ ...day, score: corrects })));
    else if (asked) found.push(...lowered(days, loses.answer));
    else if (u.turn - last.turn === 1 && brief && (isFree(u) || (requested && takesUp.test(u.said))))
      found.push(...lowered(days, loses.next));
    else if (own && u.turn - last.turn === 2 && brief && isFree(u)) found.push(...lowered(days, loses.next));
    if (asksWhen.test(u.said) && u.said.length <= longestWhen && !own && u.turn - last.turn <= 2) asked = true;
  }
  return found;
}
