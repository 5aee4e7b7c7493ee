import type { Remark } from '../../../facts/talk.ts';
import type { Person } from '../../people.ts';
import type { Lexicon } from './lexicon.ts';

/** Words at the edge of the neighbours that are looked at: an answer tells in its first, a question in its last words. */
const edge = 3;
/** Words from which a remark is of the next length. */
const lengths = [2, 4, 7, 12, 20, 32];

/** Takes a feature: up to three words, and the frame that says where they stand or who says them; most have an empty one. */
export type TellFeature = (frame: string, first: string, second?: string, third?: string) => void;

/**
 * Tells what the linear model can see of each remark: runs of one to three words and of their classes, the shorter ones also
 * with the side that says them, the edges of the neighbours, and the length. What stands in a remark twice is told twice.
 * Features are told in parts, for most are none that anybody knows.
 */
export function tellFeatures(
  remarks: readonly Remark[],
  people: readonly Person[],
  { words, namesOf, classOf }: Lexicon,
  tellOf: (remark: number) => TellFeature,
): void {
  const names = namesOf(people);
  const all = remarks.map(({ text }) => words(text, names));
  const classed = all.map((own) => own.map(classOf));
  for (const [i, { side = 'external', speaker }] of remarks.entries()) {
    const tell = tellOf(i);
    const [said, meant] = [all, classed].map((each) => ['^', ...(each[i] ?? []), '$']);
    tellRuns(said ?? [], [], `${side}: `, tell);
    tellRuns(meant ?? [], said ?? [], `${side}: `, tell);
    const same = (at: number) => (remarks[at]?.speaker === speaker ? 'own' : 'other');
    for (const word of (classed[i - 1] ?? []).slice(-edge)) tell(`before ${same(i - 1)}: `, word);
    for (const word of (classed[i + 1] ?? []).slice(0, edge)) tell(`after ${same(i + 1)}: `, word);
    tell('length: ', `${lengths.filter((length) => (all[i]?.length ?? 0) >= length).length}`);
    tell('side: ', side);
  }
}

/** @param told words in step with these, whose runs have been told: where both are the same there is nothing to add */
function tellRuns(words: readonly string[], told: readonly string[], side: string, tell: TellFeature): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const [word = '', next = '', third] = [words[i], words[i + 1], words[i + 2]];
    const isNew = word !== told[i];
    const areNew = isNew || next !== told[i + 1];
    if (i > 0 && isNew) {
      tell('', word);
      tell(side, word);
    }
    if (areNew) {
      tell('', word, next);
      tell(side, word, next);
    }
    if (third !== undefined && (areNew || third !== told[i + 2])) tell('', word, next, third);
  }
}

/** How a feature is called where it is stored. */
export function nameOfFeature(...[frame, ...words]: Parameters<TellFeature>): string {
  return frame + words.join(' ');
}

/** The parts of a feature that is called so. */
export function partsOfFeature(name: string): { readonly frame: string; readonly words: readonly string[] } {
  const frame = /^(?:\S+ )?\S+: /.exec(name)?.[0] ?? '';
  return { frame, words: name.slice(frame.length).split(' ') };
}
