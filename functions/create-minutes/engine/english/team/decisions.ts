import { type Cue, weighCues } from '../../cue.ts';
import type { Sentence } from '../../sentence.ts';
import { mainPoint } from '../clean/afterthought.ts';
import { readsWhole } from '../grammar.ts';
import { expandContractions } from '../wording/contractions.ts';
import type { Parties } from '../wording/pronouns.ts';
import { isClause } from '../quality.ts';
import { stateEnglish } from '../wording/report.ts';
import { countWords } from '../split.ts';

const act =
  '(?:go(?:ing)? (?:with|for|ahead|to (?:use|have|do|make|be|go|keep|put|include|start))|use|using|have|do|keep|start|stick|leave|make|put|take|run|drop|include|skip|stay|say|add|set|call it|limit|focus)';
const weShall = "we(?:['’]ll| will| are going to|['’]re going to|['’]re gonna| are gonna)";
const cues: readonly Cue[] = [
  [/\bwe(?:['’]ve| have| had)? (?:all )?(?:decided|agreed|settled|chosen|concluded)\b/i, 3],
  [/\b(?:that|it|this)(?:['’]s| is| was) (?:decided|settled|agreed|final|a deal|our decision)\b/i, 3],
  [
    /\b(?:the|our) (?:final )?decision (?:is|was)\b|\b(?:decided|agreed) (?:to|that|on|not)\b|\bin the end,? we\b/i,
    2.5,
  ],
  [new RegExp(`\\blet['’]?s (?:just |not |all |both |definitely |say we )?${act}`, 'i'), 2],
  [
    new RegExp(
      `\\b${weShall} (?:just |not |probably |also |definitely )?(?:${act}|need|be (?:using|having|doing|going))`,
      'i',
    ),
    1.8,
  ],
  [/\bshall we (?:do|start|meet|say|go|have|make|use)\b/i, 1.8],
  [/\b(?:so|then|okay),? (?:it|that|the \w+|we)(?:['’]s| is|['’]re| are) (?:gonna|going to) (?:be|have|use)\b/i, 1.6],
  [
    /\b(?:works|fine|good|okay) (?:for|with|by) (?:me|us)\b|\bworks[.!]?\s*$|\bagreed\b|\bis fine\b|\bput (?:those|that|it|this) .*\bin writing\b/i,
    1.2,
  ],
  [
    /\bwe(?:['’]re| are) (?:going|gonna go|agreed|set|not going|not gonna)\b|\bwe (?:do not|don['’]t) (?:need|want|have to)\b|\bwe can (?:just )?(?:drop|skip|forget|leave out|do without)\b/i,
    1,
  ],
  [
    /\bkeep(?:ing)? (?:it |them )?(?:at|with|on)\b|\binstead of\b|\bwe(?:['’]ll| will) (?:just )?(?:meet|start|begin)\b/i,
    0.8,
  ],
  [
    /\b(?:if|unless|whether|would|could|might|maybe|perhaps|probably|i think|i guess|wonder|suggest|propose|possibly|or)\b/i,
    -0.8,
  ],
  [
    /\b(?:last (?:week|month|year|time|quarter|meeting)|yesterday|used to|they (?:decided|agreed)|let['’]?s (?:see|say|hear|look|go on|move on|start with|take a look|do that (?:later|next)|wait))\b/i,
    -2,
  ],
  [
    /\b(?:(?:make|take|need|making|come to|some) (?:some |a |the |our )?(?:more |final )?decisions?|(?:have|need) to (?:decide|look|think|discuss|talk)|(?:not|n['’]t|still|yet) (?:yet )?decided|take a (?:look|break)|next (?:slide|topic|item|point)|(?:go|going) (?:back|over|through|around|home)|lunch|coffee)\b/i,
    -2,
  ],
];
const noStatement =
  /^(?:and |so |but |yeah,? |well,? )*(?:if|when|(?:is|are|do|does|did|can|could|would|should|will) (?:we|they|you|i|it|that|there))\b/i;
/** A question within a sentence, however it ends. */
const asksWithin = /\b(?:what|how|why|where) (?:do|does|did|is|are|can|should|would) (?:you|we|they|I)\b/i;
/** Agreement to what somebody else has said, which is the matter. */
const acceptance =
  /^(?:that|it|this|which|\w+day(?: at [\w ]+)?|either|both)(?:['’]s| is| would be| sounds| will)? (?:works?|fine|good|great|perfect|okay|ok|agreed)\b/i;
/** "Let us go with the bus", "no need for a bus" need no subject. */
const proposes =
  /^(?:(?:I (?:think|guess|suppose|would say)(?: that)?|so|then|maybe|perhaps|just),? )*(?:let us|shall we|no need (?:for|to)) (?=\p{L})/iu;
/** "Inside the box we use foam": where or for what stands before the clause. */
const lead =
  /^(?:\p{L}+ )?(?:with|in|on|for|at|inside|concerning|regarding) [^,.;:]{3,50}?,? (?:really )?(?=(?:this|that|we|I|it|they|there) (?:is|are|was|were|have|has|can|could|should|will|would|need|use|do|want|must)\b)/iu;
const mostWords = 35;

/** How far the wording speaks for a settled choice: over 1 it is announced or proposed in so many words. */
export function decisionCues({ raw }: Sentence): number {
  return weighCues(raw, cues);
}

/** The choice as minutes have it; undefined where the sentence is none that can stand alone. */
export function decisionText({ text, terms }: Sentence, parties: Parties): string | undefined {
  const words = countWords(text);
  if (
    acceptance.test(text) ||
    asksWithin.test(text) ||
    terms.length === 0 ||
    words < 3 ||
    words > mostWords ||
    noStatement.test(text)
  )
    return undefined;
  const said = mainPoint(expandContractions(text));
  if (!readsWhole(said) || !tellsChoice(said)) return undefined;
  const stated = stateEnglish(said, parties);
  return countWords(stated) < 2 ? undefined : stated;
}

function tellsChoice(said: string): boolean {
  return proposes.test(said) || isClause(said) || isClause(said.replace(lead, ''));
}
