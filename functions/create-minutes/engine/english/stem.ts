/** A light stem: plural, -ing, -ed and -ly off. Enough to bring the forms of a word together without a table of exceptions. */
export function englishStem(word: string): string {
  if (word.length <= 3 || !/[sgdye]$/.test(word) || /\d/.test(word)) return word;
  let stem = word;
  if (word.endsWith('s'))
    stem = word
      .replace(/ies$/, 'y')
      .replace(/(ss|sh|ch|x|z)es$/, '$1')
      .replace(/([^su])s$/, '$1');
  const cut = /[gdy]$/.test(stem) ? stem.replace(/(?:ing|ed|ly)$/, '') : stem;
  if (cut.length >= 3 && /[aeiouy]/.test(cut)) stem = cut.replace(/([^aeiouslz])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
