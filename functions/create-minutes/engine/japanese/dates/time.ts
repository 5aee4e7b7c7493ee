import { halfWidth, numberOf } from './width.ts';

const clock =
  /(?<half>午前|午後|早朝|朝|夕方|夜|晩|お昼|昼|am|pm)?の?(?<hour>[0-9]{1,2}|[一二三四五六七八九十]{1,3})(?:時(?:(?<thirty>半)|(?<minute>[0-9]{1,2}|[一二三四五六七八九十]{1,3})分)?(?!間)|:(?<digits>[0-5][0-9]))|(?<word>正午|午後一番?|午後イチ|昼一番?|昼イチ)/giu;

export interface ClockTime {
  readonly index: number;
  readonly text: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** Times of day in a text. An hour up to six without 午前 or 午後 is one of the afternoon, as business has it. */
export function findTimes(text: string): readonly ClockTime[] {
  return [...halfWidth(text).matchAll(clock)].flatMap((match) => {
    const { half = '', hour, thirty, minute, digits, word } = match.groups ?? {};
    const minutes = word
      ? word === '正午'
        ? 720
        : 780
      : 60 * hourOf(numberOf(hour ?? ''), half) + (thirty ? 30 : numberOf(minute ?? digits ?? '0'));
    return minutes >= 0 && minutes < 1440 ? [{ index: match.index, text: match[0], minutes }] : [];
  });
}

function hourOf(said: number, half: string): number {
  if (/午前|朝|am/iu.test(half)) return said % 12 === 0 && said === 12 ? 0 : said;
  if (said < 12 && (/午後|夕方|夜|晩|pm/iu.test(half) || (said >= 1 && said <= 6))) return said + 12;
  return /昼/u.test(half) && said < 4 ? said + 12 : said;
}

export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
