/** What the words of a meeting are counted from. */
export interface Calendar {
  /** Local day of the meeting, YYYY-MM-DD. */
  readonly day: string;
  /** The month the fiscal year begins with, 1 to 12. */
  readonly fiscalStart: number;
}

/** A day that is spoken of. */
export interface DateMention {
  readonly index: number;
  readonly text: string;
  /** Undefined when the words leave the day open. */
  readonly date: string | undefined;
  readonly rule: string | undefined;
}

/** What one kind of wording means: the day, undefined when it is left open. */
export interface DateRule {
  readonly name: string;
  /** Sticky; its groups are what `day` reads. */
  readonly says: RegExp;
  readonly day: (groups: Readonly<Record<string, string | undefined>>, calendar: Calendar) => string | undefined;
}
