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

/** Whether what stands beside a name is a role and no company: every word of it (Japanese: every two characters) is one of roles. */
export function isRole(beside: string, known: ReadonlyMap<string, unknown>, code: 'en' | 'ja'): boolean {
  return partsOfRole(beside, code)
    .filter((part) => (code === 'en' ? !/ /.test(part) && part.length > 3 : part.length < 3))
    .every((part) => known.has(part) || labels.test(part));
}

/** Sides, and how somebody takes part. */
const labels =
  /^(?:seller|vendor|supplier|customer|client|prospect|buyer|guest|host|remote|absent|online|phone|video|they|them|she|he|her|him)$/;
