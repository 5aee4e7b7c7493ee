import { isArrangement } from './choice-phrases.ts';
import type { Clause } from '../clause.ts';
import { phraseSet } from '../phrase-set.ts';
import { isWeak } from '../weak.ts';

const wordings = phraseSet(`
  (i|we) (are|am) (giving|appointing|naming|assigning|allocating|freeing|dedicating|committing|releasing|doubling|halving|closing|opening|choosing|picking|limiting|restricting|pausing|stopping|ending|terminating|retiring|replacing|standardising|standardizing)
  (is|are) going to be (your|our|the) (contact|named|lead|sponsor|first|main|project)
  (will|shall) be (your|our) (contact|named|sponsor|point|project|main|first)
  (i|we) (are|am) (going to|) (renewing|dropping|taking|buying|moving everything|extending|signing|switching|keeping the|staying with|cancelling|canceling|leaving out|skipping|rolling out|upgrading|ordering|moving ahead|moving forward|going ahead)
  (i|we) (are|am) going to (renew|drop|buy|extend|sign with|switch|keep|stay|pull the trigger|roll out|upgrade|order|do the|have the|get the)
  (i|we) will (be|) (renewing|extending|staying with|buying|switching|keeping|signing)
  (i|we) will (renew|extend|stay with|buy|switch|drop|sign for|have the|do the|order)
  (i|we) will sign
  (i|we) (have|) (made up (our|my) (mind|minds)|signed off on|gone with|gone for)
  (i|we) would (like to|) (go ahead|move ahead|move forward|proceed|get going) with
  (i|we) would like to (order|buy|renew|extend|sign|place)
  (happy|glad|pleased) to (confirm|proceed|go ahead|sign|move ahead|extend|renew)
  (my|our) (husband|wife|partner|boss|team|board|brother) and (i|me|we) (decided|agreed|chose|picked|settled)
  (the|our|my) (board|committee|boss|management|owners|trustees|steering group|steering committee|partners) (said yes|has said yes|have said yes|agreed to|has agreed|have agreed|has approved|have approved|have signed off|has signed off|approved)
  the answer is yes
  (you|you have) (have|got|) the (job|order|contract|business|deal|go ahead|green light)
  (you|you have) (have|got|) (my|our) (go ahead|green light|signature|order|word|approval|blessing)
  (gets|get|has|have) (the|a) green light
  consider the (order|deal|contract|job) (placed|done|signed|yours)
  (contract|order|job|business|lot) goes to
  you are (our|the) (supplier|vendor|partner|provider|one)
  final (answer|decision)
  you are in
  (voted|vote) (for|in favour|yes|unanimously)
  pull the trigger
  pulling the trigger
  (put|stick|book|sign|pencil) (us|me|the team) (down|in|up|on)
  (count|deal) (us|me) in
  (i|we) (are|am) (on board|sold|all in) 
  it is a (yes|go) (from|for|on)
  the decision (is|was|has)
  (no|without) pilot
`);
const open =
  /\b(?:if|whether|when|once|as soon as|unless|would have to|might|maybe|probably|perhaps|almost|nearly|until|already|last|ago|yet|anyway|sure|nobody|slowly)\b/i;

/** "We're renewing", "you've got the job", "put us down for forty": the customer tells what it does. */
export function announces(clause: Clause): boolean {
  const { words, asks, hypothetical, said } = clause;
  const certain = !asks && !hypothetical && !open.test(said) && !isWeak(words);
  return certain && wordings(words) !== undefined && !isArrangement(clause);
}
