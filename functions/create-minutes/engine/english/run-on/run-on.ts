import { late } from '#shared/runtime/late.ts';
import { splitEnglish } from '../split.ts';
import { gapFeatures, plainWord } from './gap-features.ts';
import learned from './weights/gaps.json' with { type: 'json' };

/** Somebody writes where sentences end if there is an end for so many words. */
const wordsToAnEnd = 40;
/** Fewer words tell nothing. */
const leastWords = 60;
/** Log-odds from which a sentence ends; four in five such ends of talks left out are right, and half of all are found. */
export const leastOdds = -0.5;
/** A sentence that breaks off here goes on in the speaker's next turn. */
const dangling = /\b(?:and|but|or|the|an?|of|with|because|if|i|my|our|your|from|um|uh)\s*$/i;
const weights = late((): ReadonlyMap<string, number> => new Map(Object.entries(learned.weights)));

/** Whether a talk has come from a recogniser that writes no full stops, or as good as none. */
export function isRunOn(texts: readonly string[]): boolean {
  let words = 0;
  let ends = 0;
  for (const text of texts) {
    words += text.match(/\S+/g)?.length ?? 0;
    ends += text.match(/[.?!](?=["')\]]*(?:\s|$))/g)?.length ?? 0;
  }
  return words >= leastWords && ends * wordsToAnEnd < words;
}

/** Sentences of a turn without full stops, by what was learnt of the words that they end and begin with. */
export function splitRunOn(text: string): readonly string[] {
  const said = [...text.matchAll(/\S+\s*/g)];
  const words = said.map(([word]) => plainWord(word.trim()));
  const pieces: string[] = [];
  let from = 0;
  for (const at of words.keys()) {
    if (at + 1 < words.length && (goesOn(words, at) || oddsOfEnd(words, at, from) < leastOdds)) continue;
    const start = from === 0 ? 0 : (said[from]?.index ?? 0);
    pieces.push(text.slice(start, at + 1 < words.length ? said[at + 1]?.index : undefined));
    from = at + 1;
  }
  return pieces.flatMap(splitEnglish);
}

/** "It was eight hundred and now it's eleven fifty" */
function goesOn(words: readonly string[], at: number): boolean {
  return words[at] === 'now' && words[at - 1] === 'and';
}

export function breaksOff(piece: string): boolean {
  return dangling.test(piece);
}

function oddsOfEnd(words: readonly string[], at: number, from: number): number {
  return gapFeatures(words, at, from).reduce((sum, name) => sum + (weights().get(name) ?? 0), learned.bias);
}
