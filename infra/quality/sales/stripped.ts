import * as z from 'zod';
import type { SalesCase } from './gold.ts';

const told = z.looseObject({ participants: z.array(z.looseObject({ side: z.string().nullish() })).default([]) });

/** What a request does not say about the people. */
export interface Unsaid {
  readonly sides: boolean;
  /** Speakers are then known by their labels alone. */
  readonly people: boolean;
}

/** The same meeting, sent by somebody who says less. */
export function stripped(asked: SalesCase, unsaid: Unsaid): SalesCase {
  if (!unsaid.sides && !unsaid.people) return asked;
  const { participants, ...rest } = told.parse(asked.request);
  const known = unsaid.people ? [] : participants.map(({ side: _, ...person }) => person);
  return { ...asked, request: { ...rest, participants: known } };
}
