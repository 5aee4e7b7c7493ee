import { halfWidth, numberOf, numeral } from '../../dates/width.ts';
import { clocksOf } from '../../dates/zone.ts';
import type { ClosedHour } from './half-day.ts';
import type { Heard } from './heard.ts';

/** 「日本だと1時間先になる」「こちらのほうが二時間遅れてます」 */
const difference = new RegExp(
  `(?<place>[\\p{sc=Han}\\p{sc=Katakana}ー]{2,8}|こちら|こっち|うち|そちら|そっち)(?:(?:の)?(?:ほう|方)が|だと|やと|では?|は|が)、?(?:ちょうど|だいたい|もう)?(?<hours>${numeral})時間(?<half>半)?(?:ほど|くらい|ぐらい)?(?:だけ)?(?<way>先|進ん|早|前に進|遅|後ろ|後に)`,
  'u',
);
const mostAway = 14;

/** By how many minutes their clocks are ahead of those of the meeting, where the talk tells it but no place they are at. */
export function aheadIn(stretch: readonly Heard[], timeZone: string | undefined): number | undefined {
  for (const { by, side } of stretch) {
    const { place = '', hours = '', half, way = '' } = difference.exec(halfWidth(by.said))?.groups ?? {};
    if (place === '' || numberOf(hours) > mostAway) continue;
    const owner = place.endsWith('現地') ? 'theirs' : ownerOf(clocksOf(`${place}の`, ''), side, timeZone);
    if (owner === undefined) continue;
    const isAhead = /^(?:先|進|早|前)/u.test(way);
    const minutes = numberOf(hours) * 60 + (half ? 30 : 0);
    return (owner === 'ours') === isAhead ? -minutes : minutes;
  }
  return undefined;
}

/** The clocks of the meeting are those of its zone, and of the selling side. */
function ownerOf(
  clocks: ClosedHour['clocks'],
  side: Heard['side'],
  timeZone: string | undefined,
): 'ours' | 'theirs' | undefined {
  if (typeof clocks === 'object') return clocks.zone === timeZone ? 'ours' : 'theirs';
  if (clocks === undefined || side === undefined) return undefined;
  return (clocks === 'speaker') === (side === 'internal') ? 'ours' : 'theirs';
}
