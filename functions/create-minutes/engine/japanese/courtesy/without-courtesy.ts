import { plainly } from './begins.ts';
import { withoutLifting } from './lifted.ts';
import { liftedNouns } from './nouns.ts';
import { withoutServing } from './serving.ts';
import { liftedVerbs, received } from './verbs.ts';

/** What was said, without words that lift the listener or lower the speaker: お使いいただける is 使ってもらえる. */
export function withoutCourtesy(text: string): string {
  const plain = withoutLifting(plainly(withoutServing(text), liftedVerbs));
  return plainly(plain, [...received, ...liftedNouns]);
}
