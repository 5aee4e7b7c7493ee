import type { Turn } from '../transcript/turn.ts';
import type { Person } from './people.ts';
import type { Sentence } from './sentence.ts';
import type { TermWeights } from './terms.ts';

/** A meeting as the engine has read it. */
export interface Meeting {
  readonly turns: readonly Turn[];
  readonly people: readonly Person[];
  readonly sentences: readonly Sentence[];
  readonly weights: TermWeights;
  /** The weight of the heaviest term. */
  readonly heaviest: number;
  /** Local calendar day of the meeting, YYYY-MM-DD; undefined when it is not known. */
  readonly day: string | undefined;
  /** HH:MM at which it began there; undefined when it is not known. */
  readonly time: string | undefined;
  readonly timeZone: string | undefined;
}
