const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const marks = /[-‐‑–—―]/g;

/** Case, width, thousands separators, hyphens and runs of blanks do not tell texts apart. */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[‘’`]/g, "'").replace(marks, ' ');
  return plain
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The share of the keywords a text holds, each given as `one|or another`; 0 where one that begins with `!` is absent. */
export function shareOf(text: string, keywords: readonly string[]): number {
  const folded = fold(text);
  const held = keywords.filter((keyword) => holds(folded, keyword));
  const needed = keywords.filter((keyword) => keyword.startsWith('!'));
  return needed.every((keyword) => held.includes(keyword)) ? held.length / Math.max(1, keywords.length) : 0;
}

/** Whether a text holds one of the alternatives of every keyword. */
export function holdsAll(text: string, keywords: readonly string[]): boolean {
  const folded = fold(text);
  return keywords.every((keyword) => holds(folded, keyword));
}

function holds(folded: string, keyword: string): boolean {
  const alternatives = keyword.replace(/^!/, '').split('|');
  return alternatives.some((word) => holdsWord(folded, fold(word)));
}

function holdsWord(folded: string, word: string): boolean {
  if (word === '') return false;
  if (japanese.test(word)) return unspaced(folded).includes(unspaced(word));
  return patternOf(word).test(folded);
}

const unspaced = (text: string) => text.replaceAll(' ', '');

const patterns = new Map<string, RegExp>();

/** Keywords come back for every item of a meeting; their patterns are made once. */
function patternOf(word: string): RegExp {
  const known = patterns.get(word) ?? new RegExp(sourceOf(word));
  patterns.set(word, known);
  return known;
}

/** Words match from their start (`seat` finds seats), those of up to three letters whole, figures as whole numbers. */
function sourceOf(word: string): string {
  const start = /^[a-z0-9]/.test(word) ? '(?<![a-z0-9])' : '';
  const body = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', ' ?');
  if (/\d$/.test(word)) return `${start}${body}(?!\\d|\\.\\d)`;
  return word.length <= 3 ? `${start}${body}(?:'?s)?(?![a-z])` : start + body;
}
