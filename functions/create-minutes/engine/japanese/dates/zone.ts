import { japaneseZones } from '../../calendar/zone-names.ts';
import { addDays } from '../../calendar/day.ts';
import { zonedClock, zonedDayShift } from '../../calendar/zoned.ts';

export interface ZonedTime {
  readonly date: string;
  readonly minutes: number;
}

/** Whose clocks show an hour: those of a zone, of who speaks, of who is spoken to; undefined when it is not said. */
export type Clocks = { readonly zone: string } | 'speaker' | 'listener' | undefined;

const joints =
  /(?:時間|タイム)?(?:側|サイド|組|チーム|本社|支社|支店|オフィス)?(?:の?時間)?(?:で(?:申し(?:上げ)?ますと|言(?:うと|いますと|えば))|では?|だと|は|の)?[、,\s]*(?:(?:(?:[0-9一二三四五六七八九十]{1,3}月の?)?[0-9一二三四五六七八九十]{1,3}日|[月火水木金土日]曜日?)[の、]?){0,3}(?:(?:早朝|午前|午後|朝|夕方|夜|晩|昼)の?)?$/u;
const mostBefore = 36;
const speaker = /(?:こちら|こっち|当方|うち|弊社|我々|私たち|わたしたち)$/u;
const listener = /(?:そちら|そっち|あちら|あっち|御社|貴社|先方|向こう)(?:さま|様|さん)?$/u;
const afterwards =
  /^(?:から|に|で|スタート|開始)?[、,(\s]*(?:えーと?、?)?(?<place>[\p{sc=Han}\p{sc=Katakana}ーA-Z]{2,10}|こちら|こっち|そちら|そっち)の?時間/u;

/** Whose clocks are meant, by the words before and after the hour: 日本時間の午後3時, 10時、ロンドン時間で, そちらの9時. */
export function clocksOf(wordsBefore: string, wordsAfter: string): Clocks {
  const place = wordsBefore.slice(-mostBefore).replace(joints, '');
  return clocksAt(place) ?? clocksAt(afterwards.exec(wordsAfter)?.groups?.place ?? '');
}

function clocksAt(place: string): Clocks {
  if (place === '') return undefined;
  if (speaker.test(place)) return 'speaker';
  if (listener.test(place)) return 'listener';
  const zone = japaneseZones.find(([name]) => place.endsWith(name.replace(/時間$/u, '')))?.[1];
  return zone === undefined ? undefined : { zone };
}

/** Places by which one knows where somebody is: of names that are words besides only those before 時間 or の. */
export function zonesIn(plain: string): readonly string[] {
  return japaneseZones.flatMap(([name, zone]) => {
    const at = plain.indexOf(name);
    return at < 0 ||
      (name.length < 3 &&
        !/^(?:は|の|側|時間|だと|から|です|って|で)/u.test(plain.slice(at + name.length, at + name.length + 4)))
      ? []
      : [zone];
  });
}

/** A time of day on the clocks of one zone, in that of the meeting, where it may be another day. */
export function fromZone({ date, minutes }: ZonedTime, zone: string, timeZone: string | undefined): ZonedTime {
  if (timeZone === undefined || zone === timeZone) return { date, minutes };
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const [hourHere = 0, minuteHere = 0] = zonedClock(date, hour, minute, zone, timeZone).split(':').map(Number);
  const days = zonedDayShift(date, hour, minute, zone, timeZone);
  return { date: days === 0 ? date : addDays(date, days), minutes: 60 * hourHere + minuteHere };
}
