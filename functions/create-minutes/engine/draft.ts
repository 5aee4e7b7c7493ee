import type { Due } from '../minutes/action.ts';
import type { Amount, Competitor, Concession } from '../minutes/facts.ts';
import type { FrameworkStatus } from '../minutes/framework.ts';
import type { Person } from './people.ts';
import type { Span } from './sentence.ts';

/** What an engine claims, with the words it rests on. Nothing of it is in the minutes before the checker has seen it. */
export interface DraftItem {
  readonly text: string;
  readonly spans: readonly Span[];
  /** What is printed once the text is borne out: the same with what is computed from it, such as a day. */
  readonly shown?: string;
  /** Log-odds that people would have listed it; undefined where nothing learnt says so. */
  readonly odds?: number;
}

interface DraftDecision extends DraftItem {
  /** A day to meet on, told here because nobody knows the day of the meeting, so that no date of it can be computed. */
  readonly isAppointment?: boolean;
  /** The words of an offer that was turned down. */
  readonly declines?: readonly Span[];
}

export interface DraftAction extends DraftItem {
  readonly owner: Person | undefined;
  readonly due: Due | undefined;
}

export interface DraftQuestion extends DraftItem {
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

/** A fact as the engine claims it: undefined where the answer has null. */
type Drafted<Fact extends { readonly evidence: unknown }> = DraftItem & {
  readonly [Field in Exclude<keyof Fact, 'evidence' | 'text'>]:
    | Exclude<Fact[Field], null>
    | (null extends Fact[Field] ? undefined : never);
};

export type DraftAmount = Drafted<Amount>;
export type DraftCompetitor = Drafted<Competitor>;
export type DraftConcession = Drafted<Concession>;

/** `text` is what was said about the slot; empty when nothing was. */
export interface DraftSlot extends DraftItem {
  readonly slot: string;
  readonly status: FrameworkStatus;
  readonly nextQuestion: string | undefined;
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
  readonly decisions: readonly DraftDecision[];
  readonly actionItems: readonly DraftAction[];
  readonly openQuestions: readonly DraftQuestion[];
  readonly objections: readonly DraftObjection[];
  readonly nextMeeting: DraftMeeting | undefined;
  /** True where the lists hold what people would likeliest have noted, told by no more than how it was talked of. */
  readonly areGuessed?: boolean;
  readonly amounts: readonly DraftAmount[];
  readonly competitors: readonly DraftCompetitor[];
  readonly concessions: readonly DraftConcession[];
  /** Undefined when no framework was asked for. */
  readonly framework: readonly DraftSlot[] | undefined;
  /** Positions of turns that say nothing. */
  readonly backChannels: readonly number[];
  readonly empty: readonly number[];
}

/** What people do with what they say: settle, promise, ask, resist, arrange to meet. */
export type Acts = Pick<
  Draft,
  'decisions' | 'actionItems' | 'openQuestions' | 'objections' | 'nextMeeting' | 'areGuessed'
>;

/** What was named: figures, other suppliers, what was given up. */
export type Facts = Pick<Draft, 'amounts' | 'competitors' | 'concessions'>;
