import type { Person } from '#functions/create-minutes/engine/people.ts';
import type { LearnedSides } from '#functions/create-minutes/engine/sides/learned.ts';
import { withSides } from '#functions/create-minutes/engine/sides/with-sides.ts';
import type { SidedMeeting } from './meetings.ts';

/** What is known of the people: all but the sides, names and the title, or not even these. */
export const knowledge = ['roles', 'names', 'numbers'] as const;
export type Knowledge = (typeof knowledge)[number];

export interface SidesTold {
  readonly right: number;
  readonly wrong: number;
  readonly none: number;
  /** Meetings in which anybody got a side. */
  readonly meetings: number;
}

/** How the sides of those who speak are told where the request does not give them; where there are none, any is wrong. */
export function tellSides(meetings: readonly SidedMeeting[], known: Knowledge, learned: LearnedSides): SidesTold {
  const told = meetings.map((meeting) => tellIn(meeting, known, learned));
  const count = (is: (one: Told) => boolean) => told.flat().filter(is).length;
  return {
    right: count(({ truth, side }) => side !== undefined && side === truth),
    wrong: count(({ truth, side }) => side !== undefined && side !== truth),
    none: count(({ side }) => side === undefined),
    meetings: told.filter((some) => some.some(({ side }) => side !== undefined)).length,
  };
}

interface Told {
  readonly truth: Person['side'];
  readonly side: Person['side'];
}

function tellIn(
  { people, sentences, title = '', code, sale }: SidedMeeting,
  known: Knowledge,
  learned: LearnedSides,
): readonly Told[] {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  const asked = (known === 'roles' ? people : present).map((person) =>
    strippedOf(person, known, present.indexOf(person)),
  );
  const talked = { sentences, title: known === 'numbers' ? '' : title, code };
  const sided = withSides(asked, talked, learned);
  const truths = new Map(people.map((person) => [person.speaker, person.side]));
  return sided.flatMap(({ speaker, side }) => {
    const truth = truths.get(speaker);
    return speaker === undefined || (sale && truth === undefined) ? [] : [{ truth, side }];
  });
}

function strippedOf(person: Person, known: Knowledge, number: number): Person {
  const bare = { ...person, side: undefined };
  if (known === 'roles') return bare;
  const nameless = { ...bare, role: undefined, email: undefined };
  return known === 'names'
    ? nameless
    : { ...nameless, name: `Speaker ${number + 1}`, names: [`speaker ${number + 1}`] };
}
