import { addDays } from '../../../calendar/day.ts';
import type { Calendar } from '../../dates/mention.ts';
import { numberOf, numeral } from '../../dates/width.ts';
import type { Anchor } from './bare-days.ts';
import { isTaken } from './slots.ts';
import type { DayVote } from './votes.ts';

/** 「翌日」「そのまた次の日」「一日うしろに」「一週間ずらして」「前の日にしましょう」: a day told by how far it is from the one named before. */
const step = new RegExp(
  `(?<of>の)?(?:その)?(?<further>また|さらに|もう)?、?(?:(?<next>翌日|(?<![\\p{L}\\p{N}]次|度の)次の日|明くる日)(?![曜程取時付])|(?<afterNext>翌々日)|(?<before>前の?日)(?=に(?:し[てまよ]|ずら|変え|でき))|(?<count>${numeral})(?<unit>日|週間)(?:だけ|ほど)?(?:、|ぶん|分)?(?:(?<later>後ろ|うしろ|あと(?=に(?:し|ずら))|ずらし?て?|先に延ばし?|延ばし?て?|遅らせ?)|(?<earlier>早め|前倒し?|前に(?=し|ずら))))`,
  'u',
);
/** Turns after a day in which another is told by it. */
const anchorTurns = 4;
const mostAfter = 60;

/** Undefined where it is told by something else (「納品の翌日」), or the day itself stands beside it (「翌日の金曜」). */
export function steppedDay(
  plain: string,
  place: Pick<DayVote, 'at' | 'turn'>,
  votes: readonly DayVote[],
  { day }: Calendar,
  anchor: Anchor | undefined,
): DayVote | undefined {
  const { 0: words = '', index = 0, groups = {} } = step.exec(plain) ?? {};
  const before = votes.findLast((vote) => vote.index < index);
  const isOfDay = before !== undefined && before.index + before.words.length === index;
  if (
    words === '' ||
    (groups.of !== undefined && !isOfDay) ||
    votes.some((vote) => vote.index + vote.words.length > index)
  )
    return undefined;
  const from = before ?? (anchor && place.turn - anchor.turn <= anchorTurns ? anchor : undefined);
  const stepped = daysIn(groups);
  // 「では次の日で」 says again what was just said so
  const isSaidAgain = from?.stepped === stepped && groups.further === undefined;
  const date = from && (isSaidAgain ? from.date : addDays(from.date, stepped));
  if (date === undefined || date <= day) return undefined;
  const rest = plain.slice(index + words.length, index + words.length + mostAfter);
  return { ...place, date, rule: 'days', words, index, open: undefined, barred: isTaken(rest), stepped };
}

function daysIn(groups: Readonly<Record<string, string | undefined>>): number {
  const { next, afterNext, before, count = '', unit, earlier } = groups;
  if (next !== undefined) return 1;
  if (afterNext !== undefined) return 2;
  if (before !== undefined) return -1;
  return numberOf(count) * (unit === '週間' ? 7 : 1) * (earlier === undefined ? 1 : -1);
}
