import { findDates } from '../../dates/find.ts';
import { findTimes } from '../../dates/time.ts';
import { halfWidth } from '../../dates/width.ts';
import { isRuledOut } from '../slots.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

/** A day that is named, and what speaks for its being the one on which both sides meet next. */
export interface DayNamed {
  readonly date: string;
  readonly rule: string;
  readonly words: string;
  readonly by: Utterance;
  readonly traits: Traits;
}

/** Each 0 or 1, but for the odds, which are log-odds, and `late`, the share of the talk that is over. */
export interface Traits {
  /** How much the sentence, and what is said just before it, sounds like an appointment. */
  readonly odds: number;
  readonly before: number;
  /** Meeting again is spoken of. */
  readonly occasion: number;
  readonly suggests: number;
  /** A time of day is said with it or soon after it. */
  readonly timed: number;
  readonly late: number;
  /** The rules of arranging came to the same day. */
  readonly ruled: number;
}

const exact = /^(?:days|businessDays|daysBetween|relativeDay|weekdayOfWeek|nextWeekday|dayOfMonth|weekdayOfMonth)$/u;
const occasion =
  /次回|次(?:は|の|に|、|[\s　]|なん|いつ)|次$|もう一[度回]|改めて|また[^。]{0,12}(?:集|会|来|寄|伺|話|時|同じ)|打ち?合わ?せ|ミーティング|会議|定例|会いま|お会い|伺|参り|訪問|お邪魔|来て|来い|来訪|お越し|報告会|読み合わせ|集ま|つな(?:ぎ|ぐ)|繋|接続|インバイト|招待|カレンダー|空いて|空けて|ご都合|いかがでしょう|どうでしょう|どうだ|どうです/u;
const suggests =
  /[？?]|いかが|どう(?:です|でしょう|だ|や|。|$)|ましょ|でしょうか|とか(?:。|$)|あたり|なら|でいい|いいです|(?:で|に)(?:。|$|お願い|ね)/u;
/** A day of every week is the rhythm of meetings, no day to meet on. */
const everyWeek = /(?:隔週|毎週|各週|毎月)の?\s*$/u;
/** Sentences of so many turns from that of the day on may name the time. */
const reach = 3;
/** No more sentences than these are looked through on either side: keeps long turns bounded. */
const mostAround = 12;
/** Odds say no more beyond these. */
const [leastOdds, mostOdds] = [-4, 3];

/** Every day after that of the meeting that somebody names and does not rule out. */
export function daysNamed(
  talk: Talk,
  oddsOf: (utterance: Utterance) => number,
  ruled: string | undefined,
): readonly DayNamed[] {
  const { utterances, calendar } = talk;
  const lastTurn = utterances.at(-1)?.turn ?? 0;
  return utterances.flatMap((by) => {
    const raw = rawOf(by);
    const plain = halfWidth(raw);
    return findDates(raw, calendar).flatMap(({ date, rule, text: words, index }) => {
      const rest = plain.slice(index + words.length);
      if (date === undefined || !calendar || date <= calendar.day || !exact.test(rule ?? '')) return [];
      if (isRuledOut(rest) || everyWeek.test(plain.slice(0, index))) return [];
      const before = turnBefore(by, talk);
      return [
        {
          date,
          rule: rule ?? '',
          words,
          by,
          traits: {
            odds: within(oddsOf(by)),
            before: within(most(before.map(oddsOf))),
            occasion: flag([...before, by].some(({ said }) => occasion.test(said))),
            suggests: flag(suggests.test(by.said)),
            timed: flag(from(by, talk).some(isTimed)),
            late: lastTurn === 0 ? 0 : by.turn / lastTurn,
            ruled: flag(ruled === date),
          },
        },
      ];
    });
  });
}

export function rawOf({ spans }: Utterance): string {
  return spans.map(({ text }) => text).join('');
}

/** What is said before it in the same turn and in the one before. */
function turnBefore(by: Utterance, { utterances }: Talk): readonly Utterance[] {
  const before: Utterance[] = [];
  for (let at = by.position - 1; at >= 0; at--) {
    const u = utterances[at];
    if (!u || by.turn - u.turn > 1 || before.length >= mostAround) break;
    before.push(u);
  }
  return before;
}

/** The sentence and those after it in which its time may be named. */
export function from(by: Utterance, { utterances }: Talk): readonly Utterance[] {
  const after: Utterance[] = [];
  for (let at = by.position; at < utterances.length; at++) {
    const u = utterances[at];
    if (!u || u.turn - by.turn >= reach || after.length > mostAround) break;
    after.push(u);
  }
  return after;
}

function isTimed(u: Utterance): boolean {
  return findTimes(rawOf(u)).length > 0 || sameTime.test(u.said);
}

/** At the time of the present meeting. */
export const sameTime = /(?:同じ|おんなじ|この|今日と同じ|いつもの)(?:お?時間|時刻|頃|ころ|くらいの時間)|同時刻|定刻/u;

function most(odds: readonly number[]): number {
  return odds.reduce((best, one) => Math.max(best, one), leastOdds);
}

function within(odds: number): number {
  return Math.min(mostOdds, Math.max(leastOdds, odds));
}

function flag(said: boolean): number {
  return said ? 1 : 0;
}
