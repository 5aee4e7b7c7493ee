import { type Likeliest, likeliestBy } from '../../../likeliest.ts';
import type { CandidateThing } from './weighable.ts';
import asked from './weights/asked-en.json' with { type: 'json' };
import stored from './weights/en.json' with { type: 'json' };

/** Of the things that tasks were said to mean where one was named so surely, people named the same in 3 of 4. */
const leastShare = 0.4;

/** The thing that is most likely meant, in its likeliest wording, with the share of the odds that all its wordings have; undefined where that is too little. */
export function likeliestThing(candidates: readonly CandidateThing[]): Likeliest<CandidateThing> | undefined {
  return likeliestBy(candidates, stored, leastShare);
}

/** Of the questions that were told from such a share on, three in four share words with what people wrote. */
const leastOfQuestions = 0.5;

/** The question that somebody is most likely asked or rung up about; undefined where none is likely enough. */
export function likeliestQuestion(candidates: readonly CandidateThing[]): CandidateThing | undefined {
  return likeliestBy(candidates, asked, leastOfQuestions)?.one;
}
