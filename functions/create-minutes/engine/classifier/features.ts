import type { Remark } from '../../facts/talk.ts';
import type { Person } from '../people.ts';
import type { Lexicon } from './lexicon.ts';

/** Words at the edge of the neighbours that are looked at: an answer tells in its first, a question in its last words. */
const edge = 3;
/** Words from which a remark is of the next length. */
const lengths = [2, 4, 7, 12, 20, 32];

/**
 * Tells what the linear model can see of each remark: runs of one to three words and of their classes, the shorter ones also
 * with the side that says them, the edges of the neighbours, and the length. Every feature of a remark once.
 * @param isKnown of words that stand in no feature of the model no run need be made
 */
export function tellFeatures(
  remarks: readonly Remark[],
  people: readonly Person[],
  { words, namesOf, classOf }: Lexicon,
  tell: (remark: number, feature: string) => void,
  isKnown: (word: string) => boolean = () => true,
): void {
  const names = namesOf(people);
  const all = remarks.map(({ text }) => words(text, names));
  const classed = all.map((own) => own.map(classOf));
  for (const [i, { side, speaker }] of remarks.entries()) {
    const own = new Set<string>();
    tellRuns(all[i] ?? [], side ?? 'external', own, isKnown);
    tellRuns(classed[i] ?? [], side ?? 'external', own, isKnown);
    const same = (at: number) => (remarks[at]?.speaker === speaker ? 'own' : 'other');
    for (const word of (classed[i - 1] ?? []).slice(-edge)) own.add(`before ${same(i - 1)}: ${word}`);
    for (const word of (classed[i + 1] ?? []).slice(0, edge)) own.add(`after ${same(i + 1)}: ${word}`);
    own.add(`length: ${lengths.filter((length) => (all[i]?.length ?? 0) >= length).length}`);
    own.add(`side: ${side ?? 'external'}`);
    for (const feature of own) tell(i, feature);
  }
}

function tellRuns(words: readonly string[], side: string, own: Set<string>, isKnown: (word: string) => boolean): void {
  const framed = ['^', ...words, '$'].map((word) => (isKnown(word) ? word : undefined));
  for (let i = 0; i + 1 < framed.length; i++) {
    const [word, next, third] = [framed[i], framed[i + 1], framed[i + 2]];
    if (word === undefined) continue;
    if (i > 0) own.add(word).add(`${side}: ${word}`);
    if (next === undefined) continue;
    own.add(`${word} ${next}`).add(`${side}: ${word} ${next}`);
    if (third !== undefined) own.add(`${word} ${next} ${third}`);
  }
}

/** The words a feature is made of. */
export function wordsOfFeature(feature: string): readonly string[] {
  return feature.replace(/^\S+(?: \S+)?: /, '').split(' ');
}
