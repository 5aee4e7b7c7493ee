import { zonedClock } from '../../calendar/zoned.ts';
import { addDays } from '../../calendar/day.ts';

const zones: readonly (readonly [RegExp, string])[] = [
  [/日本|東京|JST/u, 'Asia/Tokyo'],
  [/ニューヨーク|東部|東海岸|EST|EDT/u, 'America/New_York'],
  [/ロサンゼルス|サンフランシスコ|シアトル|西海岸|太平洋|PST|PDT|カリフォルニア/u, 'America/Los_Angeles'],
  [/中部時間|シカゴ|CST|CDT/u, 'America/Chicago'],
  [/ロンドン|イギリス|英国|GMT|BST/u, 'Europe/London'],
  [
    /ドイツ|ベルリン|パリ|フランス|中央ヨーロッパ|欧州|CET|CEST|ミラノ|イタリア|アムステルダム|オランダ|スイス/u,
    'Europe/Berlin',
  ],
  [/シンガポール|SGT/u, 'Asia/Singapore'],
  [/香港/u, 'Asia/Hong_Kong'],
  [/上海|北京|中国時間/u, 'Asia/Shanghai'],
  [/台湾|台北/u, 'Asia/Taipei'],
  [/韓国|ソウル/u, 'Asia/Seoul'],
  [/バンコク|タイ時間|ベトナム|ハノイ|ホーチミン/u, 'Asia/Bangkok'],
  [/インド時間|デリー|ムンバイ|IST/u, 'Asia/Kolkata'],
  [/シドニー|オーストラリア/u, 'Australia/Sydney'],
  [/ハワイ/u, 'Pacific/Honolulu'],
  [/UTC|世界標準時/u, 'UTC'],
];
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
  const zone = place && zones.find(([names]) => names.test(place))?.[1];
  if (!zone || timeZone === undefined || zone === timeZone) return { date, minutes };
  const [hour = 0, minute = 0] = zonedClock(date, Math.floor(minutes / 60), minutes % 60, zone, timeZone)
    .split(':')
    .map(Number);
  const there = 60 * hour + minute;
  const days = there - minutes > 720 ? -1 : minutes - there > 720 ? 1 : 0;
  return { date: days === 0 ? date : addDays(date, days), minutes: there };
}
