import { cleanEnglish } from '../../clean/clean.ts';
import { sentence } from '../../wording/report.ts';

const rulesOut =
  /^(?:(?:right|agreed|okay|ok|so|yes|yeah|then|great|perfect|good|alright)\W+)*no (?!\W)(?!no |we |i |it |that )(.+)/i;

/** "Okay, no second module": as a sentence that keeps its no, which cleaning takes for an answer; undefined where nothing is ruled out so. */
export function withoutThing(said: string): string | undefined {
  const thing = rulesOut.exec(said)?.[1];
  return thing === undefined ? undefined : sentence(`No ${cleanEnglish(thing)}`);
}
