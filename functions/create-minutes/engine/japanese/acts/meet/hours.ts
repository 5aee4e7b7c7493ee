import { findTimes } from '../../dates/time.ts';
import { halfWidth } from '../../dates/width.ts';
import { type Clocks, clocksOf } from '../../dates/zone.ts';
import type { Utterance } from '../utterances.ts';

/** A time of day that is named, by the clock of whoever it is. */
export interface Hour {
  readonly minutes: number;
  readonly words: string;
  /** Where in its utterance. */
  readonly index: number;
  /** True when neither the half of the day nor an hour after noon is said. */
  readonly open: boolean;
  readonly clocks: Clocks;
  /** Something else is then, or it does not suit. */
  readonly refused: boolean;
}

const half = /午前|午後|朝|夕|夜|晩|昼|正午|am|pm/iu;
const late = /^(?:1[3-9]|2[0-3]|十[三四五六七八九]|二十)/u;
/** From then on the speaker has something else to do, or it is about another matter. */
const taken =
  /^(?:から|に)[^。]{0,14}(?:会議(?!室)|打ち?合わ?せ|予定|別件|用事|迎え|出|面接|研修|来客|閉ま)|^(?:まで|以降は|前は|過ぎは|閉|始まりですよね|出社|退社)/u;
const asTopic =
  /^(?:から)?(?:は|だと|だったら|じゃ|では|って|が)、?(?<rest>(?:(?![0-9一二三四五六七八九十]{1,3}時(?!間))[^。…])*)/u;
const suits =
  /^(?:[？?]|$|\s)|いかが|どう|大丈夫|OK|オッケー|(?:い|行)け(?!な|ま?せん)|空い|空き|可能|問題|助か|いい|よい|良い|お願い|ちょうど|ご都合|平気|ぴったり|構い|結構|間に合/u;

/** More times than these in one sentence arrange nothing. */
const mostHours = 12;
const [mostBefore, mostAfter] = [36, 60];

/** The times of day an utterance names. */
export function hoursIn({ spans }: Utterance): readonly Hour[] {
  const raw = spans.map(({ text }) => text).join('');
  const times = findTimes(raw).slice(-mostHours);
  if (times.length === 0) return [];
  const plain = halfWidth(raw);
  return times.map(({ index, text: words, minutes }) => {
    const rest = plain.slice(index + words.length, index + words.length + mostAfter);
    return {
      minutes,
      words,
      index,
      open: !half.test(words) && !late.test(halfWidth(words)),
      clocks: clocksOf(plain.slice(Math.max(0, index - mostBefore), index), rest),
      refused: isRefused(rest),
    };
  });
}

function isRefused(rest: string): boolean {
  if (taken.test(rest)) return true;
  const { rest: said } = asTopic.exec(rest)?.groups ?? {};
  return said !== undefined && !suits.test(said);
}
