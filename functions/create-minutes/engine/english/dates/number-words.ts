const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const vague: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2 };

/** A number as said, up to 59, with the count of words it takes: "two", "a couple of", "twenty five", "14". */
export function readNumber(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const word = words[at] ?? '';
  if (/^\d{1,3}$/.test(word)) return { value: Number(word), length: 1 };
  if (word === 'a' && words[at + 1] === 'couple') return { value: 2, length: words[at + 2] === 'of' ? 3 : 2 };
  if (vague[word] !== undefined) return { value: vague[word], length: 1 };
  const parts = word.split('-');
  const ten = tens.indexOf(parts[0] ?? '');
  if (ten >= 2) {
    const inWord = parts[1] === undefined ? -1 : small.indexOf(parts[1]);
    if (inWord > 0) return { value: ten * 10 + inWord, length: 1 };
    const next = small.indexOf(words[at + 1] ?? '');
    return next > 0 && next < 10 ? { value: ten * 10 + next, length: 2 } : { value: ten * 10, length: 1 };
  }
  const value = small.indexOf(word);
  return value >= 0 ? { value, length: 1 } : undefined;
}

/** A day of a month as said: "14th", "fourteenth", "twenty ninth", "twenty-ninth". */
export function readOrdinal(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const word = words[at] ?? '';
  const figures = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (figures !== undefined) return ofMonth(Number(figures), 1);
  const single = ordinals.indexOf(word);
  if (single > 0) return { value: single, length: 1 };
  if (word === 'thirtieth') return { value: 30, length: 1 };
  const [ten = '', unit] = word.includes('-') ? word.split('-') : [word, words[at + 1]];
  const base = tens.indexOf(ten) * 10;
  const last = ordinals.indexOf(unit ?? '');
  return base >= 20 && last > 0 && last < 10 ? ofMonth(base + last, word.includes('-') ? 1 : 2) : undefined;
}

function ofMonth(value: number, length: number): { value: number; length: number } | undefined {
  return value >= 1 && value <= 31 ? { value, length } : undefined;
}
