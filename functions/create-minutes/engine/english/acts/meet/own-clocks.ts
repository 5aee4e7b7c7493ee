import type { Remark } from '../../../../facts/talk.ts';
import { englishZones, englishZonesBeforeTime } from '../../../calendar/zone-names.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Meeting } from '../../../meeting.ts';
import { clockIn } from '../../dates/clock.ts';
import { expandContractions } from '../../wording/contractions.ts';

/** Clocks that are not those of the meeting: of a zone, or so many minutes ahead of them. */
export interface OtherClocks {
  readonly zone?: string | undefined;
  readonly ahead?: number | undefined;
}

/** "Here in Daejeon", "good morning from a very icy Chicago" */
const hereIn =
  /\bhere in ((?:\p{L}+ ?){1,2})|\b(?:hello|hi|hey|greetings|morning|afternoon|evening|day)(?:,? (?:all|everyone|everybody|both|again))? from (?:(?:a|the|very|rather|really|\p{Ll}+y|warm|hot|cold|wet|grey|gray) ){0,4}((?:\p{L}+ ?){1,2})/iu;
/** "It's half eleven over here", "here it's already four", told while the meeting begins. */
const hourHere =
  /\b(?:it is|it has gone|that is) (?:(?:only|just|already|about|now|still|past) ){0,2}[^.?!,]{3,28}?\b(?:here|where (?:i am|we are)|(?:at|on) (?:my|our) (?:end|side))\b|\bhere (?:in \p{L}+ )?(?:it is|it has gone) (?:(?:only|just|already|about|now|still) ){0,2}[^.?!,]{3,28}/iu;
/** Turns at the beginning in which people tell what time it is. */
const mostTurns = 8;
/** Two clocks that show the same but for the minutes it took to say so. */
const sameMinutes = 40;
const quarters = 15;

/** Who is elsewhere by his own words: on what clocks each lives, as far as they tell it; empty clocks are those of the meeting. */
export function ownClocks(
  remarks: readonly Remark[],
  meeting: Pick<Meeting, 'people' | 'time' | 'timeZone'>,
): ReadonlyMap<string, OtherClocks> {
  const known = new Map<string, OtherClocks>();
  for (const remark of remarks) {
    if (turnOf(remark) > mostTurns) break;
    const { speaker } = remark;
    const said = expandContractions(remark.text);
    for (const [name, zone] of placedByName(said, meeting.people)) known.set(name, zoned(zone, meeting.timeZone));
    if (speaker === undefined || known.has(speaker)) continue;
    const [, here, from] = hereIn.exec(said) ?? [];
    const zone = zoneOf(here ?? from ?? '');
    const ahead = zone === undefined ? aheadBy(said, meeting.time) : undefined;
    if (zone !== undefined) known.set(speaker, zoned(zone, meeting.timeZone));
    else if (ahead !== undefined) known.set(speaker, ahead === 0 ? {} : { ahead });
  }
  return known;
}

function zoned(zone: string, home: string | undefined): OtherClocks {
  return zone === home ? {} : { zone };
}

/** Of names of two words the last one stands in the table. */
function zoneOf(place: string): string | undefined {
  const words = place.trim().toLowerCase().split(' ');
  return words
    .toReversed()
    .map((word) => englishZones.get(word) ?? englishZonesBeforeTime.get(word))
    .find((zone) => zone !== undefined);
}

/** "And Nkechi has only just had her lunch in Boston." */
function placedByName(said: string, people: Meeting['people']): readonly (readonly [string, string])[] {
  return people.flatMap(({ speaker, name }) => {
    const [first = ''] = (name ?? speaker ?? '').split(' ');
    const at = first.length > 2 ? said.indexOf(`${first} `) : -1;
    if (at < 0 || speaker === undefined) return [];
    const place = /^[^.?!,]{3,50}? in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(said.slice(at + first.length))?.[1];
    const zone = zoneOf(place ?? '');
    return zone === undefined ? [] : [[speaker, zone] as const];
  });
}

/** How far the clock that is told is ahead of the one on which the meeting began. */
function aheadBy(said: string, time: string | undefined): number | undefined {
  const told = hourHere.exec(said)?.[0];
  const clock = told === undefined || time === undefined ? undefined : clockIn(told);
  if (!clock || time === undefined) return undefined;
  const ahead = clock.hour * 60 + clock.minute - (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const other = /[ap]\.?m\b|morning|afternoon|evening|noon|night|\b(?:1[3-9]|2[0-3])[:.h]/i.test(told ?? '')
    ? ahead
    : nearest(ahead);
  return Math.abs(other) <= sameMinutes ? 0 : Math.round(other / quarters) * quarters;
}

/** Of an hour on a dial of twelve the one that is less far away. */
function nearest(ahead: number): number {
  return Math.abs(ahead) > 360 && Math.abs(ahead) < 720 + 360 ? ahead - Math.sign(ahead) * 720 : ahead;
}

const amIn =
  /\b(?:I|we|\p{L}+ and I) (?:am|are|will be) (?:(?:both|all|still|now|then|over|out) ){0,2}(?:in|on|at) ((?:\p{L}+ ?){1,2})/iu;

/** "I'm in Denver, so noon for me", "I'm on Eastern": the zone of who says so. */
export function zoneAt(said: string): string | undefined {
  return zoneOf(amIn.exec(said)?.[1] ?? '');
}
