import type { Talk as FactsTalk } from '../../../../facts/talk.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import type { Draft } from '../../../draft.ts';
import { clockText, findTimes } from '../../dates/time.ts';
import { inMeetingZone } from '../../dates/zone.ts';
import { halfWidth } from '../../dates/width.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { type DayNamed, daysNamed, from, rawOf, sameTime, type Traits } from './days.ts';

/** Log-odds that each trait adds to a day's being the one on which both sides meet next, fitted to talks by several authors. */
const weights: Traits = {
  odds: 0.65,
  before: 0.5,
  occasion: 1.25,
  suggests: 0.7,
  timed: 2.2,
  late: 2.1,
  ruled: 1.4,
};
const bias = -2.5;
/** Below even odds: a day that sounds like it is more often right than none. */
const enough = -1.25;

/** The next meeting, of all days that are named the likeliest; what the rules of arranging found is one sign among others. */
export function chooseMeeting(talk: Talk, facts: FactsTalk, ruled: Draft['nextMeeting']): Draft['nextMeeting'] {
  const odds = appointmentOdds(facts);
  let best: { readonly day: DayNamed; readonly score: number } | undefined;
  for (const day of daysNamed(talk, odds, ruled?.date)) {
    const score = scoreOf(day.traits);
    if (score >= enough && score >= (best?.score ?? enough)) best = { day, score };
  }
  return best && meetingOn(best.day, talk, odds, ruled);
}

function scoreOf(traits: Traits): number {
  return (Object.keys(weights) as (keyof Traits)[]).reduce((sum, trait) => sum + weights[trait] * traits[trait], bias);
}

/** Short answers are heard as whole turns. */
function appointmentOdds({ remarks, odds }: FactsTalk): (utterance: Utterance) => number {
  const bySpans = new Map(remarks.map(({ spans }, i) => [spans, oddsOf(odds?.[i], 'appointment')]));
  const byTurn = new Map(
    remarks.flatMap(({ spans }, i) => spans.map(({ turn }) => [turn, oddsOf(odds?.[i], 'appointment')])),
  );
  return ({ spans, turn }) => bySpans.get(spans) ?? byTurn.get(turn) ?? oddsOf(undefined, 'appointment');
}

function meetingOn(
  { date, rule, words, by }: DayNamed,
  talk: Talk,
  odds: (utterance: Utterance) => number,
  ruled: Draft['nextMeeting'],
): Draft['nextMeeting'] {
  const time = timeOf(by, date, talk, odds);
  const same = ruled?.date === date ? ruled : undefined;
  return {
    text: time && time.words !== '' && !words.includes(time.words) ? `${words} ${time.words}` : words,
    spans: [...new Set([...(same?.spans ?? []), ...by.spans, ...(time?.by.spans ?? [])])],
    date,
    time: time ? clockText(time.minutes) : same?.time,
    rule,
  };
}

interface Time {
  readonly minutes: number;
  readonly words: string;
  readonly by: Utterance;
}

/** What a time gains by standing in the sentence of the day, and loses by every turn away from it. */
const withDay = 1.5;
const perTurn = 0.6;
/** From then on the speaker has something else to do, or it is about another matter. */
const taken = /^(?:から|は|に)[^。]{0,14}(?:会議|打ち?合わ?せ|予定|別件|用事|迎え|出)|^(?:まで|以降は|だと)/u;
const elsewhere = /(?:日本|東京|ニューヨーク|ロンドン|パリ|ベルリン|シンガポール|上海|ソウル)(?:は|では|だと)、?\s*$/u;
const mostBefore = 16;

/** The time that goes best with the day: said with it or soon after it, in a sentence that sounds like an appointment. */
function timeOf(by: Utterance, date: string, talk: Talk, odds: (utterance: Utterance) => number): Time | undefined {
  let best: (Time & { readonly score: number }) | undefined;
  for (const u of from(by, talk)) {
    const score = (u === by ? withDay : 0) + odds(u) / 2 - perTurn * (u.turn - by.turn);
    const time = timeIn(u, date, talk);
    if (time && (!best || score >= best.score)) best = { ...time, score };
  }
  return best;
}

function timeIn(u: Utterance, date: string, { startMinutes, timeZone }: Talk): Time | undefined {
  const raw = rawOf(u);
  const plain = halfWidth(raw);
  const said = findTimes(raw).filter(
    ({ index, text }) =>
      !taken.test(plain.slice(index + text.length)) &&
      !elsewhere.test(plain.slice(Math.max(0, index - mostBefore), index)),
  );
  const time = said.at(-1);
  if (!time) {
    const same = sameTime.exec(plain);
    return same && startMinutes !== undefined ? { minutes: startMinutes, words: same[0], by: u } : undefined;
  }
  const { minutes } = inMeetingZone({ date, minutes: time.minutes }, plain.slice(0, time.index), timeZone);
  return { minutes: asNow(minutes, time.text, startMinutes), words: time.text, by: u };
}

/** Eight without more, in a meeting that began at eight in the evening, is eight in the evening. */
function asNow(minutes: number, words: string, startMinutes: number | undefined): number {
  const open = !/午前|午後|朝|夕|夜|昼|am|pm/iu.test(words) && !/1[3-9]|2[0-3]|十[三四五六七八九]|二十/u.test(words);
  return open && startMinutes !== undefined && Math.abs(minutes - startMinutes) === 720 ? startMinutes : minutes;
}
