import { likelihood, storedOdds } from '../../feature-odds.ts';
import type { Judgement } from '../../judgement.ts';
import { readability } from '../reads-well.ts';
import { lineFeatures } from './line-features.ts';
import learnedForm from './weights/form.json' with { type: 'json' };
import learnedMatter from './weights/matter.json' with { type: 'json' };

const form = storedOdds(learnedForm);
const matter = storedOdds(learnedMatter);
/** How far the rules move the log-odds; they see what no three characters show. Chosen on lines that were left out of the fit. */
const ofRules = 1.5;

/** What is less likely to read well is not told at all; what the rules call broken has to be likelier. */
const [leastReadable, leastAgainstRules] = [0.15, 0.6] as const;

/** @param spoken the same line with the words of talk, which tell how it reads though it is told in others */
export function judgeLine(line: string, spoken = line): Judgement {
  const features = lineFeatures(line);
  const ruled = readability(spoken);
  const readable = likelihood(form(features) + ofRules * (ruled - 1));
  return {
    readable: readable < (ruled === 0 ? leastAgainstRules : leastReadable) ? 0 : readable,
    matter: likelihood(matter(features)),
  };
}
