import { wordSet } from '../../../../word-set.ts';
import type { Clause } from '../clause.ts';
import { phraseSet } from '../phrase-set.ts';

/** With these begins what somebody orders to be so; what is to be sent or written is a task. */
const orders =
  wordSet(`kill drop scrap bin cut remove skip ditch axe lose leave keep start begin use make cap limit lock hold freeze
fix split move switch extend renew cancel include deliver stay stick merge swap replace choose pick run roll raise lower round halve
double order buy charge bill pay take add reduce shorten exclude stop retain go call postpone shift reserve upgrade downgrade`);
/** Ahead of an order, a choice or a sum. */
const leads =
  wordSet(`right then so well okay ok fine yes yeah yep no nope look and but just please actually alright good perfect great
lovely all now agreed deal aye sure again brilliant super excellent grand fair enough correct`);
const heres = wordSet('it from with by off up on there over here out a');

/** A clause without the noises it begins with. */
export function plainOf(words: readonly string[]): readonly string[] {
  let at = 0;
  while (at < words.length && leads.has(words[at] ?? '')) at++;
  return words[at] === 'let' && words[at + 1] === 'us' ? words.slice(at + 2) : words.slice(at);
}

/** "Drop the second module", "put us down for forty", "give us the blue one". */
export function isOrder({ words, asks, hypothetical, said }: Clause): boolean {
  const [first = '', second = '', third = ''] = plainOf(words);
  if (asks || hypothetical || /\b(?:by|before) (?:\w+day|tomorrow|tonight|noon|the \d)/i.test(said)) return false;
  if (/^(?:put|stick|book|sign|count|pencil|have|give|sell|get)$/.test(first) && /^(?:us|me)$/.test(second))
    return third !== '' && !/^(?:back|a|an|some|your|to|know)$/.test(third);
  if (first === 'put') return !/^(?:it|that|this|yourself|on)$/.test(second) && third !== '';
  if (first === 'take' && /^(?:care|a|your|my|it|notes?|us|me)$/.test(second)) return false;
  if (first === 'call' || first === 'go' || first === 'hold')
    return first === 'go' ? /^(?:with|for|straight)$/.test(second) : second === 'it';
  if (/^(?:move|start|begin|run)$/.test(first) && (second === '' || second === 'on')) return false;
  return orders.has(first) && second !== '' && !(first === 'leave' && heres.has(second) && third === 'with');
}

/** What a customer wants, in so many words, or rules out. */
const wants = phraseSet(`
  (i|we) (would|) (rather|prefer)
  (i|we) (want|insist) (the|it|that|to stay|to keep|on)
  (i|we) will (have|take|like|keep|stay|stick|go|accept|sign|pay) (the|that|an|two|three|four|one|with|for|at|on)
  has to be
  from now on
  stays
  is (enough|plenty|all we need)
  (is|are) (much|far|a lot|way) better
  do not (need|want) the
  (am|are) not (taking|having|buying|paying|doing)
  (nothing else|nothing more|and no more)
  that is what (we|i) want
  (will|would) be the
  (requests|orders|changes|questions|everything) (goes|go) through
`);
const bare =
  /^(?:\S+,? ){0,2}?no (?!idea|clue|problem|worries|one|wonder|doubt|news|way|need|question|rush|pressure|matter|more|i|we|it|that|this|you|not|no)\p{L}+/iu;

/** Needs somebody to repeat it: much is wanted and not settled. */
export function isWish({ words, asks, hypothetical, said }: Clause): boolean {
  if (asks || hypothetical) return false;
  return wants(words) !== undefined || bare.test(said) || (words.length <= 4 && words.includes('only'));
}
