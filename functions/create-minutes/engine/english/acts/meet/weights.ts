/** Log-odds below which both sides meet on no day that is named. */
const bias = -3.9;

/** What each trait adds to the log-odds of a day's being that of the next meeting; chosen on labelled talks, in steps one can read. */
const weights = {
  /** Log-odds of the classifier: of the likeliest remark that names the day, of what is said before it, of its being a task. */
  odds: 0.85,
  oddsBefore: 0.3,
  taskOdds: -0.3,
  hour: 2.2,
  bothSides: 2.1,
  taken: 0.9,
  /** Answered by a no or by a doubt. */
  open: -4.5,
  again: 1.2,
  occasion: 0.2,
  /** Nobody speaks of meeting. */
  unsaid: -1,
  exact: 0.5,
  /** The share of the talk that is over. */
  late: 2.3,
  ruled: 1.4,
  task: -2,
  launch: -1.5,
  errand: -4.2,
  engaged: -1,
  span: -0.9,
  barred: -3.5,
} as const;

type Trait = keyof typeof weights;

/** What speaks for and against a day's being that of the next meeting. */
export type Traits = Readonly<Record<Trait, number>>;

export function scoreOf(traits: Traits): number {
  return (Object.keys(weights) as Trait[]).reduce((sum, trait) => sum + weights[trait] * traits[trait], bias);
}
