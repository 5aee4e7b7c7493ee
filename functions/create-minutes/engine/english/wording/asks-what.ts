import { saysWhat } from './stands-alone.ts';

/** "What is the rate limit on that?" */
const pointsBack = /\b(?:that|this|those|these|them)\?$/i;

/** Whether those who were not there know what a question is about. */
export function asksWhat(question: string): boolean {
  return !pointsBack.test(question) && saysWhat(question);
}
