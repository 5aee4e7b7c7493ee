import { weekdayLetters } from '../../dates/weekday-letters.ts';
import type { Due } from '../../../../minutes/action.ts';
import { addDays } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { addBusinessDays } from '../../dates/arithmetic.ts';
import { numberOf, numeral } from '../../dates/width.ts';

interface Relative {
  readonly says: RegExp;
  /** True when it counts from what another does first, whatever day the words themselves seem to name. */
  readonly onceThere?: boolean;
  readonly day: (anchor: string, groups: Readonly<Record<string, string | undefined>>) => string;
}

/** What follows on what another does first: いただきましたら, 届き次第, 受け取ってから. */
const onceThere =
  '(?:いただ|頂|戴|もら|貰|届|届き|受け取|受領|お預か|預か|揃|そろ|着|出|終わ|固ま|決ま|来|確定)[^。]{0,8}?(?:たら|[けえ]れば|ば(?=、)|ますと|次第|しだい|てから|[いっ]て(?![おいるき])|[てた](?:後|あと)|後)';

const begins = new RegExp(`^[^、。]{0,12}?${onceThere}`, 'u');

/** Told to be done once something else has come: the days before it are those of that. */
export function waitsForAnother(text: string): boolean {
  return begins.test(text);
}

/** Days that are counted from another day which was named, or by which something else is done. */
const relatives: readonly Relative[] = [
  {
    says: new RegExp(
      `${onceThere}[^。]{0,16}?(?<![月/0-9〇一二三四五六七八九十])(?<count>${numeral})(?<unit>営業日|日(?:間|(?=で|以内|ほど|程度|くらい|ぐらい|後|あれば|いただ|頂|くださ|下さ|もら))|週間|時間)(?!前)`,
      'u',
    ),
    onceThere: true,
    day: (anchor, { count = '', unit = '' }) => counted(anchor, numberOf(count), unit),
  },
  {
    says: /(?:(?<![たる])その日|同日|即日|当日)(?:の?うち|中|じゅう|の(?:午後|夕方|夜|晩))?/u,
    day: (anchor) => anchor,
  },
  {
    says: /その週の?(?<weekday>[月火水木金土日])曜日?(?:の(?:午前|午後|朝|夕方))?(?:中|いっぱい)?(?:までに?|には?)?/u,
    day: (anchor, { weekday = '' }) => weekdayOfWeek(anchor, weekdayLetters.indexOf(weekday), 0),
  },
  {
    says: /(?:その|の)?(?:翌週|次の週|あくる週)の?(?<weekday>[月火水木金土日])曜日?(?:の(?:午前|午後|朝|夕方))?(?:中|いっぱい)?(?:までに?|には?)?/u,
    day: (anchor, { weekday = '' }) => weekdayOfWeek(anchor, weekdayLetters.indexOf(weekday), 1),
  },
  {
    says: /その(?:翌週|次の週|あくる週)(?:の?(?:うち|中|末|いっぱい))?(?:までに?|には?)?/u,
    day: (anchor) => weekdayOfWeek(anchor, 5, 1),
  },
  {
    says: /その週(?:の?(?:うち|中|内|末|いっぱい)|末)(?:までに?|には?)?/u,
    day: (anchor) => weekdayOfWeek(anchor, 5, 0),
  },
  { says: /(?:それ|そこ|その日|その時|そのとき)まで(?:に|には)?/u, day: (anchor) => anchor },
  { says: /翌営業日/u, day: (anchor) => addBusinessDays(anchor, 1) },
  { says: /(?<![たる])(?:その)?(?:翌日|翌朝|次の日|あくる日)/u, day: (anchor) => addDays(anchor, 1) },
  { says: /(?<![たる])(?:その)?(?:前日|前の日|前の晩)/u, day: (anchor) => addDays(anchor, -1) },
  {
    says: new RegExp(`(?:その|の)(?<count>${numeral})(?<unit>日|週間)前`, 'u'),
    day: (anchor, { count = '', unit = '' }) => counted(anchor, -numberOf(count), unit),
  },
];

function counted(anchor: string, count: number, unit: string): string {
  if (unit === '営業日') return addBusinessDays(anchor, count);
  if (unit === '時間') return addDays(anchor, Math.floor(count / 24));
  return addDays(anchor, count * (unit === '週間' ? 7 : 1));
}

interface Counted {
  readonly index: number;
  readonly onceThere: boolean;
  readonly due: (anchor: string) => Due;
}

/** Where a text counts from a day that it does not name itself, or names before; undefined when it counts from none. */
export function readRelative(text: string): Counted | undefined {
  for (const { says, day, onceThere: first = false } of relatives) {
    const match = says.exec(text);
    if (!match) continue;
    const { index, groups = {} } = match;
    return {
      index,
      onceThere: first,
      due: (anchor) => ({ asWritten: match[0], date: day(anchor, groups), rule: 'relativeDay' }),
    };
  }
  return undefined;
}
