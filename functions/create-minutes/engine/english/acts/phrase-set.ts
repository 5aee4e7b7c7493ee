/** Where a phrase was found: positions of words, the end not included. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** Words that may stand anywhere within a phrase without changing what it does. */
const skipped = new Set(
  'just also really actually definitely probably then still totally absolutely certainly gladly happily quickly maybe perhaps please simply literally honestly personally uh um er like basically kindly now only even'.split(
    ' ',
  ),
);

/**
 * Phrases, one a line; `(a|b) c` stands for both wordings, `(a|) c` for one that may be left out. Looked up by their
 * first words, so that the cost of a search grows with the text and not with the number of phrases.
 */
export function phraseSet(lines: string): (words: readonly string[], from?: number) => Found | undefined {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const line of lines.split('\n').map((one) => one.trim())) {
    for (const phrase of line ? expand(line) : []) {
      const words = phrase.split(' ').filter(Boolean);
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
    }
  }
  return (words, from = 0) => {
    for (let start = from; start < words.length; start++) {
      for (const phrase of byFirst.get(words[start] ?? '') ?? []) {
        const end = endOf(phrase, words, start);
        if (end !== undefined) return { start, end };
      }
    }
    return undefined;
  };
}

function endOf(phrase: readonly string[], words: readonly string[], start: number): number | undefined {
  let at = start;
  for (const wanted of phrase) {
    while (words[at] !== wanted && at > start && skipped.has(words[at] ?? '')) at++;
    if (words[at] !== wanted) return undefined;
    at++;
  }
  return at;
}

function expand(line: string): readonly string[] {
  const group = /\(([^()]*)\)/.exec(line);
  if (!group) return [line.replace(/\s+/g, ' ').trim()];
  const [whole, inner = ''] = group;
  return inner.split('|').flatMap((choice) => expand(line.replace(whole, choice)));
}
