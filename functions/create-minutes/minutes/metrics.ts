/** How much of the talk is somebody's. Shares are 0 to 1; null where the transcript has no times. */
export interface TalkShare {
  readonly talkSeconds: number | null;
  /** Of all speech; silence is left out. */
  readonly shareOfSpeech: number | null;
  /** Of the whole meeting, silence included; with overlaps the shares add up to more than 1. */
  readonly shareOfMeeting: number | null;
  /** Of the words (English) or characters (Japanese); known without times too. */
  readonly shareOfText: number;
  readonly questions: number;
}

export interface SpeakerMetrics extends TalkShare {
  readonly name: string;
  readonly side: 'internal' | 'external' | null;
  readonly turns: number;
  /** Words a minute in English, characters a minute in Japanese, of the own talk time. */
  readonly pace: number | null;
}

export interface Stretch {
  readonly seconds: number;
  readonly name: string;
  readonly turnIds: readonly [first: string, last: string];
}

/** A figure held against what is recommended for it. */
export interface Assessment {
  readonly metric: string;
  readonly value: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly verdict: 'within' | 'below' | 'above';
  /** Where the bounds come from. */
  readonly source: string;
}

export interface Metrics {
  readonly durationSeconds: number | null;
  readonly speakers: readonly SpeakerMetrics[];
  readonly internal: TalkShare | null;
  readonly external: TalkShare | null;
  /** The longest run of one speaker; a short "mm-hmm" of somebody else does not end it, and is not counted in. */
  readonly longestMonologue: Stretch | null;
  /** The same for the customer's side. */
  readonly longestCustomerStory: Stretch | null;
  /** Changes of speaker a minute. */
  readonly interactivity: number | null;
  /** Seconds from the end of the customer's words to the seller's next; one who interrupts waits 0. */
  readonly patience: { readonly mean: number; readonly median: number; readonly count: number } | null;
  readonly silence: { readonly seconds: number; readonly share: number; readonly longest: number } | null;
  readonly textUnit: 'words' | 'characters';
  /** Why a figure is null, by its name. */
  readonly unknown: Readonly<Record<string, string>>;
  readonly assessments: readonly Assessment[];
}
