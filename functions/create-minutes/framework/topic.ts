/** A point that salespeople have to find out about, whatever the framework calls it. */
export type TopicName =
  | 'budget'
  | 'authority'
  | 'need'
  | 'timeline'
  | 'metrics'
  | 'criteria'
  | 'process'
  | 'paper'
  | 'champion'
  | 'competition'
  | 'situation';

/** How a topic shows in what is said. */
export interface Topic {
  /** The customer's own words that settle it. */
  readonly confirms: (text: string) => boolean;
  /** Words that touch it. */
  readonly touches: RegExp;
  /** A question of the seller about it. */
  readonly asks: RegExp;
  /** An answer to such a question that settles it. */
  readonly answers: (text: string) => boolean;
  /** The customer taking what the seller has just named settles it. */
  readonly taken?: RegExp;
  /** Words that touch it only where nothing else does. */
  readonly faintly?: RegExp;
}

/** The topics of a language, and how its speakers avoid an answer. */
export interface Topics {
  readonly topics: Readonly<Record<TopicName, Topic>>;
  readonly evades: RegExp;
  readonly accepts: RegExp;
  /** A nod without conviction. */
  readonly lukewarm: RegExp;
  readonly question: RegExp;
  /** Only takes up what was said before: "that's what I'm afraid of". */
  readonly leans: RegExp;
}
