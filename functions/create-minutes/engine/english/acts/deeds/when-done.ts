/** What is done again and again is no promise. */
export const often =
  /\b(?:always|usually|every|often|normally|never|at the moment|currently|these days|nights|mornings)\b/i;
/** Done by then. */
export const dated = /\b(?:by|before|until|no later than|within)\b/i;
/** On a day to come. */
export const comingDay = /\b(?:tomorrow|today|tonight|\w+day|next week)\b/i;
