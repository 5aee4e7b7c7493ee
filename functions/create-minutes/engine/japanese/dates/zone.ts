import { japaneseZones } from '../../calendar/zone-names.ts';
import { zonedClock } from '../../calendar/zoned.ts';
import { addDays } from '../../calendar/day.ts';

const said = /([\p{sc=Han}\p{sc=Katakana}A-Z]{2,10})(?:時間|の|側)?(?:の)?(?:で)?[、\s]?(?:午前|午後|朝|夕方|夜)?の?$/u;

export interface ZonedTime {
  readonly date: string;
  readonly minutes: number;
}

/** A time of day whose words name another zone, in that of the meeting. */
export function inMeetingZone(
  { date, minutes }: ZonedTime,
  wordsBefore: string,
  timeZone: string | undefined,
): ZonedTime {
  const place = said.exec(wordsBefore)?.[1];
  const zone = place && japaneseZones.find(([name]) => place.includes(name))?.[1];
  if (!zone || timeZone === undefined || zone === timeZone) return { date, minutes };
  const [hour = 0, minute = 0] = zonedClock(date, Math.floor(minutes / 60), minutes % 60, zone, timeZone)
    .split(':')
    .map(Number);
  const there = 60 * hour + minute;
  const days = there - minutes > 720 ? -1 : minutes - there > 720 ? 1 : 0;
  return { date: days === 0 ? date : addDays(date, days), minutes: there };
}
