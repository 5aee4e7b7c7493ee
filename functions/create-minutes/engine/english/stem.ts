import { readOnce } from '../read-once.ts';

/**
 * A light stem: plural, -ing, -ed and -ly off. Enough to bring the forms of a word together without a table of exceptions. Asked
 * for every word of a meeting several times, so it looks at the ends of the word before it matches anything.
 */
export const englishStem = readOnce(stemOf);

function stemOf(word: string): string {
  if (word.length <= 3 || !'sgdye'.includes(word.at(-1) ?? ' ') || /\d/.test(word)) return word;
  const whole = word.endsWith('s') ? singular(word) : word;
  const cut = withoutSuffix(whole);
  const stem = cut.length >= 3 && /[aeiouy]/.test(cut) ? withoutDoubled(cut) : whole;
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
}

function withoutSuffix(word: string): string {
  if (word.endsWith('ing')) return word.slice(0, -3);
  return word.endsWith('ed') || word.endsWith('ly') ? word.slice(0, -2) : word;
}

/** "stopped" is "stop", and "call" remains. */
function withoutDoubled(word: string): string {
  return word.at(-1) === word.at(-2) && !'aeiouslz'.includes(word.at(-1) ?? 'a') ? word.slice(0, -1) : word;
}
