import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { daysOf } from './days.ts';
import type { Heard } from './heard.ts';
import { daysSpokenOf, hourTraitsOf, stretchOf } from './hour-traits.ts';
import { type Hour, hoursOf } from './hours.ts';
import { type Placed, placesOf, type Traits, traitsOf } from './traits.ts';

/** Something to choose, with what stands around it. */
export interface Weighable<Kind> {
  readonly one: Kind;
  readonly traits: Traits;
}

/** A day, with the hours that may be its. */
export interface WeighableDay extends Weighable<Placed> {
  readonly hours: readonly Weighable<Hour>[];
}

/** The days of a talk, each with what speaks for and against it and its hours. */
export function weighableDays(
  heard: readonly Heard[],
  meeting: Meeting,
  ruled: Acts['nextMeeting'],
): readonly WeighableDay[] {
  const places = placesOf(daysOf(heard, meeting.day ?? ''));
  const spokenOf = daysSpokenOf(places, heard.length);
  const days = places.map((one, i): WeighableDay => {
    const from = one.first.remark.index;
    const earlier = heard.slice(Math.max(0, from - mostEarlier), from);
    const hours = hoursOf(stretchOf(one, heard), one.date, meeting, earlier);
    const time = ruled?.date === one.date ? ruled.time : undefined;
    return {
      one,
      traits: traitsOf(one, places.slice(Math.max(0, i - mostBeside), i + mostBeside + 1), heard, meeting, ruled?.date),
      hours: hours.map((hour) => ({ one: hour, traits: hourTraitsOf(hour, hours, one, heard, spokenOf, time) })),
    };
  });
  return withLeads(days);
}

/** The odds of the likeliest hour are a trait of the day; nobody knows one where none is named. */
export function withHour(traits: Traits, odds = noHour): Traits {
  return { ...traits, hourOdds: odds };
}

/** Days before and after one that may be its rivals: the work per day stays bounded. */
const mostBeside = 10;
const noHour = -8;
/** Remarks before the day is named in which its hour may stand. */
const mostEarlier = 4;

export function rowOf(traits: Traits): Float64Array {
  return Float64Array.from(Object.values(traits));
}

/** Traits in which a day is told by how far it is ahead of the others. */
const compared = [
  'odds',
  'mentions',
  'accepted',
  'hourPlaces',
  'hours',
  'within: inviting',
  'next: confirms',
  'named: inviting',
] as const;

function withLeads(days: readonly WeighableDay[]): readonly WeighableDay[] {
  const ranked = compared.map((trait) =>
    days.map(({ traits }) => traits[trait] ?? 0).sort((one, other) => other - one),
  );
  return days.map(({ traits, ...day }) => ({
    ...day,
    traits: {
      ...traits,
      ...Object.fromEntries(
        compared.map((trait, i) => {
          const [most = 0, second = 0] = ranked[i] ?? [];
          const own = traits[trait] ?? 0;
          return [`lead: ${trait}`, own - (own === most ? second : most)];
        }),
      ),
    },
  }));
}
