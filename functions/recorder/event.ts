import type { JsonObject } from '#shared/http/handler.ts';

export interface Turn {
  readonly speaker?: string | undefined;
  readonly text: string;
  /** Seconds from the start, or a clock reading. */
  readonly start?: number | string | undefined;
  readonly end?: number | string | undefined;
}

/** What create-minutes takes as a transcript: a text, a vendor's JSON, or turns. */
export type Transcript = string | JsonObject | { readonly turns: readonly Turn[] };

export interface Participant {
  readonly id?: string | undefined;
  readonly name: string;
  readonly email?: string | undefined;
  readonly side?: 'internal' | 'external' | undefined;
  /** What else the transcript calls them. */
  readonly aliases?: readonly string[] | undefined;
}

export interface Meeting {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly language?: string | undefined;
}

/** A recorded call, as every vendor's events come out. */
export interface RecordedCall {
  readonly meeting: Meeting;
  readonly participants: readonly Participant[];
  /** Undefined where the vendor's adapter has to fetch it. */
  readonly transcript?: Transcript | undefined;
  /** Further fields of a create-minutes request, from senders that speak its language. */
  readonly request?: JsonObject | undefined;
}

/** What had to be fetched for an event: what was said, and what the vendor tells of the meeting nowhere else. */
export interface Fetched {
  readonly transcript: Transcript;
  readonly meeting?: Pick<Meeting, 'title' | 'startedAt'> | undefined;
  readonly participants?: readonly Participant[] | undefined;
}

/** One thing that happened, in no vendor's words. */
export interface RecorderEvent {
  /** The vendor's name for what happened. */
  readonly type: string;
  /** Tells this event from every other one of its source; undefined where only its content does. */
  readonly id: string | undefined;
  /** Events of one subject outdate each other by time; absent where there is no order. */
  readonly order?: { readonly subject: string; readonly occurredAt: Date } | undefined;
  /** `ignored` has the reason why there is nothing to do. */
  readonly call: RecordedCall | { readonly ignored: string };
}
