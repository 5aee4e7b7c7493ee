import { jointIn } from '../clause/joint.ts';
import { hasMainClause } from '../clause/main-clause.ts';
import { readWords } from '../clause/read-words.ts';
import { countWords } from '../split.ts';

/** What stands before what was said: it has a verb of its own. */
const reporting =
  /^(?:[^,.;:?]{3,60}? (?:said|added|reported|explained|pointed out|thought|objected|answered) that )?/u;
/** Of a condition the main clause is still to come, and in what was reported "that" may go on. */
const isLed =
  /^(?:(?:and|but|so),? )?(?:if|when|once|unless|while|as|because|since|after|before|until|although|though|even|whatever|whenever|where|in|on|at|for|with|by|from|to|of|than|per)\b/i;
const leastWords = 3;
const mostStops = 3;

/** Two clauses with but a comma between them, as people speak, as they are written: "It is clunky; it knows the award." */
export function withoutSplices(text: string): string {
  return text
    .split(/(?<=[.?!]) (?=\p{Lu})/u)
    .map((one) => parted(one, mostStops))
    .join(' ');
}

function parted(sentence: string, stops: number): string {
  if (stops === 0 || sentence.endsWith('?')) return sentence;
  const said = sentence.slice(reporting.exec(sentence)?.[0].length ?? 0);
  const words = readWords(said);
  const joint = isLed.test(said) ? undefined : jointIn(words);
  if (!joint?.hasComma) return sentence;
  let at = 0;
  for (const { text } of words.slice(0, joint.at)) at = said.indexOf(text, at) + text.length;
  const [head, rest] = [said.slice(0, at - 1), said.slice(at).trimStart()];
  if (said.charAt(at - 1) !== ',' || !isWhole(head) || !isWhole(rest.replace(/,.*$/, ''))) return sentence;
  return `${sentence.slice(0, sentence.length - said.length)}${head}; ${parted(rest, stops - 1)}`;
}

function isWhole(clause: string): boolean {
  return countWords(clause) >= leastWords && hasMainClause(clause) && !goesOn.test(clause);
}

/** "Reading only would be", "the way they have done it", "they have to run, but" */
const goesOn = /\b(?:is|are|was|were|be|and|but|or|so)$|^the way\b/i;
