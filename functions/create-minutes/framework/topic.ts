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

/** How a topic is told in so many words. */
export interface Plain {
  readonly says?: (text: string) => boolean;
  /** A short answer that says it only after such a question of the seller. */
  readonly replies?: (question: string, answer: string) => boolean;
  /** A question that is after something else: the day of a training, not when it is to start. */
  readonly misses?: (question: string) => boolean;
  /** Touches it where nothing else does. */
  readonly hints?: (text: string) => boolean;
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
  /** Where a customer may say it so that nothing outweighs it. */
  readonly plain?: Partial<Readonly<Record<TopicName, Plain>>>;
  /** A piece of a sentence, or an aside, that nobody quotes where there is better. */
  readonly scrap?: RegExp;
}
