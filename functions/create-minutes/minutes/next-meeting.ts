import type { Evidence } from './item.ts';

/** When both sides meet again, as they agreed before they parted. */
export interface NextMeeting {
  readonly asWritten: string;
  /** Calendar day in the meeting's time zone; null when it is not known on which day this meeting was. */
  readonly date: string | null;
  /** HH:MM on a clock of 24 hours in the meeting's time zone, whatever zone it was said in; null when no time was agreed. */
  readonly time: string | null;
  /** The zone of `date` and `time`, as the request gives it. */
  readonly timeZone: string | null;
  /** Which rule read the day, null with it. */
  readonly rule: string | null;
  readonly evidence: readonly Evidence[];
}
