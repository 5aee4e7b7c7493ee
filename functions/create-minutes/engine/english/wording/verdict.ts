import { isNounPhrase } from '../clause/main-clause.ts';

const verdict =
  /^(.{3,60}?) (?:is|are|would be|will be|sounds) (?:(?:also|all|quite|perfectly|totally|still) )?(?:good|grand|fine|ok|okay|acceptable|workable|doable|perfect|great|ideal|agreed|alright|all right)(?: (?:for|with|by) (?:them|the (?:customer|vendor)|everybody|\p{Lu}\p{L}+))?$/u;

/** "First week of September is good": what is taken is what was settled. Undefined where a text says no such thing of a thing. */
export function takenIn(said: string): string | undefined {
  const taken = verdict.exec(said)?.[1];
  return taken !== undefined && isNounPhrase(taken) ? taken : undefined;
}
