import type { Due } from '../minutes/action.ts';
import type { Person } from './people.ts';
import type { Span } from './sentence.ts';

/** What an engine claims, with the words it rests on. Nothing of it is in the minutes before the checker has seen it. */
export interface DraftItem {
  readonly text: string;
  readonly spans: readonly Span[];
}

export interface DraftAction extends DraftItem {
  readonly owner: Person | undefined;
  readonly due: Due | undefined;
}

interface DraftQuestion extends DraftItem {
  readonly askedBy: string | undefined;
}

interface DraftObjection extends DraftItem {
  readonly raisedBy: string | undefined;
  readonly response: string | undefined;
}

/** `text` is the day and the time as written. */
interface DraftMeeting extends DraftItem {
  readonly date: string | undefined;
  readonly time: string | undefined;
  readonly rule: string | undefined;
}

interface DraftTopic {
  readonly title: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly points: readonly DraftItem[];
}

export interface Draft {
  readonly summary: readonly DraftItem[];
  readonly topics: readonly DraftTopic[];
  readonly decisions: readonly DraftItem[];
  readonly actionItems: readonly DraftAction[];
  readonly openQuestions: readonly DraftQuestion[];
  readonly objections: readonly DraftObjection[];
  readonly nextMeeting: DraftMeeting | undefined;
  /** Positions of turns that say nothing. */
  readonly backChannels: readonly number[];
  readonly empty: readonly number[];
}

/** What people do with what they say: settle, promise, ask, resist, arrange to meet. */
export type Acts = Pick<Draft, 'decisions' | 'actionItems' | 'openQuestions' | 'objections' | 'nextMeeting'>;
