/**
 * The stemmer of M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980, in the form in which ROUGE-1.5.5
 * applies it: in step 4 -ment, -ent and -ion are tried after the other suffixes. Words of up to three letters stay.
 */
export function porterStem(word: string): string {
  if (word.length <= 3) return word;
  const known = memory.get(word);
  if (known !== undefined) return known;
  const stem = step5(step4(step3(step2(step1c(step1b(step1a(word)))))));
  if (memory.size < memorySize) memory.set(word, stem);
  return stem;
}

const memorySize = 100_000;
const memory = new Map<string, string>();

function isVowel(word: string, at: number): boolean {
  const letter = word[at] ?? '';
  return 'aeiou'.includes(letter) || (letter === 'y' && at > 0 && !isVowel(word, at - 1));
}

/** How often a vowel is followed by a consonant: the paper's m. */
function measure(stem: string): number {
  let count = 0;
  for (let i = 1; i < stem.length; i++) if (isVowel(stem, i - 1) && !isVowel(stem, i)) count++;
  return count;
}

function hasVowel(stem: string): boolean {
  for (let i = 0; i < stem.length; i++) if (isVowel(stem, i)) return true;
  return false;
}

function endsDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && !isVowel(word, last);
}

/** Consonant, vowel, consonant other than w, x, y: the paper's *o. */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  return (
    last >= 2 && !isVowel(word, last) && isVowel(word, last - 1) && !isVowel(word, last - 2) && !/[wxy]$/.test(word)
  );
}

function step1a(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function step1b(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ed|ing)$/, '');
  if (stem === word || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function step1c(word: string): string {
  return word.endsWith('y') && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

const pairs = (table: string) => table.split(' ').map((entry) => entry.split(':') as [suffix: string, other: string]);
const longestFirst = (table: [string, string][]) => table.sort(([a], [b]) => b.length - a.length);

const second = longestFirst(
  pairs(
    'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ' +
      'ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
  ),
);
const third = longestFirst(pairs('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:'));
const fourth = longestFirst(
  'al ance ence er ic able ible ant ement ou ism ate iti ous ive ize'.split(' ').map((suffix) => [suffix, '']),
);

/** Replaces the longest suffix of the table that fits, when what is left is long enough. */
function replaced(word: string, table: readonly [string, string][], above: number): string {
  const [suffix, other] = table.find(([end]) => word.endsWith(end)) ?? [];
  if (suffix === undefined) return word;
  const stem = word.slice(0, -suffix.length);
  return measure(stem) > above ? stem + other : word;
}

function step2(word: string): string {
  return replaced(word, second, 0);
}

function step3(word: string): string {
  return replaced(word, third, 0);
}

function step4(word: string): string {
  const ment = replaced(replaced(word, fourth, 1), [['ment', '']], 1);
  if (ment.endsWith('ent')) return replaced(ment, [['ent', '']], 1);
  return /[st]ion$/.test(ment) ? replaced(ment, [['ion', '']], 1) : ment;
}

function step5(word: string): string {
  const stem = word.slice(0, -1);
  const bare = word.endsWith('e') && (measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem))) ? stem : word;
  return bare.endsWith('ll') && measure(bare) > 1 ? bare.slice(0, -1) : bare;
}
