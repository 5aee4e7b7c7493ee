const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Words since the last sentence began, and to the end of the turn, from which it counts as longer. */
const lengths = [1, 2, 3, 5, 8, 12, 18, 26];

/** A word as the model of gaps knows it: small letters without punctuation; one figure is as good as another. */
export function plainWord(word: string): string {
  return /\p{N}/u.test(word) ? '#' : word.toLowerCase().replaceAll('’', "'").replace(edges, '');
}

/**
 * What tells whether a sentence ends between two words: the words on either side, and how long it has gone on.
 * @param at position of the word before the gap
 * @param from position of the first word of the sentence
 */
export function gapFeatures(words: readonly string[], at: number, from: number): readonly string[] {
  const [before, last, next, second, third] = [-1, 0, 1, 2, 3].map((step) => words[at + step] ?? '');
  return [
    `${last} |`,
    `${before} ${last} |`,
    `| ${next}`,
    `| ${next} ${second}`,
    `| ${next} ${second} ${third}`,
    `${last} | ${next}`,
    `${before} ${last} | ${next}`,
    `${last} | ${next} ${second}`,
    `since ${grade(at - from + 1)}`,
    `left ${grade(words.length - at - 1)}`,
  ];
}

function grade(count: number): number {
  return lengths.filter((length) => count >= length).length;
}
