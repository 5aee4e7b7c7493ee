/** What a role is told by: English by words and pairs of words, Japanese by runs of two to four characters. */
export function partsOfRole(role: string, code: 'en' | 'ja'): readonly string[] {
  const plain = role.normalize('NFKC').toLowerCase().slice(0, longestRole);
  const words = plain.match(/\p{L}+/gu) ?? [];
  const parts =
    code === 'en' ? words.flatMap((word, i) => [word, `${words[i - 1] ?? '^'} ${word}`]) : words.flatMap(runs);
  return [...new Set(parts)];
}

/** Characters; a role is no story. */
const longestRole = 80;

function runs(word: string): readonly string[] {
  if (/^[a-z]+$/.test(word)) return [word];
  return [2, 3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  );
}
