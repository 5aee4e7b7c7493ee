/** Log-odds below which no day is better than this one. */
export const bias = -2.5;

/** What each trait adds to the log-odds of a day's being that of a task; chosen on labelled talks, in steps one can read. */
export const weights = {
  // how plainly it is meant as a day by which to do a thing
  until: 5,
  on: 4.5,
  relative: 4,
  moment: 4,
  nextTime: 3.5,
  // where it stands, seen from the sentences of the task
  own: 0,
  after: -0.5,
  before: -1.5,
  asked: -2,
  answer: -1.2,
  /** For each sentence or turn in between; for four turns and more from the sentence that tells most of the task. */
  far: -0.4,
  away: -1,
  /** It stands in the sentence that tells most of the task; in a clause that tells of it. */
  main: 0.3,
  deed: 0.3,
  /** Another clause beside it is the one that tells of the task. */
  elsewhere: -1,
  taken: -3.3,
  takenBack: -1.8,
  goesOn: -1,
  meeting: -1,
  // what its clause says
  delivers: 0.5,
  youHave: 0.8,
  bare: 0.7,
  wordy: -1,
  event: -0.8,
  /** And is not the sentence that tells most of the task. */
  eventBeside: -2,
  /** Beside that sentence somebody takes leave, tells what he does besides, or what was. */
  partingBeside: -4,
  pastBeside: -2,
  books: -2,
  past: -2.2,
  supposed: -1.3,
  aside: -1,
  besides: -1,
  coarse: -1.5,
  waits: -0.6,
  // who says it, and to what
  ruled: 0.5,
  owner: 0.5,
  /** Who is not to do it says what he will do. */
  othersWill: -0.6,
  both: 0.3,
  reply: 1.5,
  asksWhen: 1,
  corrects: 0.4,
  /** In place of the day of the task; and named by both. */
  moved: 1.5,
  agreed: 1,
  countered: -1.5,
  denied: -3.3,
  // what the sentence sounds like to the classifier, in quarters of log-odds
  action: 1,
  timeline: -0.6,
} as const;

export type Trait = keyof typeof weights;

/** What speaks for and against a day; what is absent is 0. */
export type Traits = Readonly<Partial<Record<Trait, number>>>;

export function scoreOf(traits: Traits): number {
  return (Object.keys(weights) as Trait[]).reduce((sum, trait) => sum + weights[trait] * (traits[trait] ?? 0), bias);
}
